// Where the page is: the part of the address after the hash, such as #/daily/2026-11-30/suspects-4x5.

const read = () => location.hash.replace(/^#\/?/, '').split('/').filter(Boolean).map(decodeURIComponent);

class Place {
  parts = $state<string[]>(read());

  constructor() {
    window.addEventListener('hashchange', () => {
      this.parts = read();
      window.scrollTo(0, 0);
    });
  }
}

export const place = new Place();
export const go = (...parts: string[]) => {
  location.hash = `/${parts.map(encodeURIComponent).join('/')}`;
};
export const to = (...parts: string[]) => `#/${parts.map(encodeURIComponent).join('/')}`;
export const here = (...parts: string[]) => `${location.origin}${location.pathname}${to(...parts)}`;
