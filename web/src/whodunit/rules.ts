import type { Affair } from './glossary';

const list = (words: string[]) => (words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`);

function lying(liars: string): string {
  if (liars === 'exactly 1') return 'Exactly one of them did it, and may lie or tell the truth. Everybody else tells the truth.';
  if (liars === 'any') return 'Any number of them may be liars: whoever is honest says nothing but the truth, and nothing that a liar says is true.';
  const fewest = liars.startsWith('at most') ? '; the fewest that will do are meant' : '';
  return `${liars.charAt(0).toUpperCase()}${liars.slice(1)} of them are liars${fewest}. A liar may lie or tell the truth. Everybody else tells the truth.`;
}

/** What everybody is told before the first line: who may lie, and where, when and in what one could be. */
export function rules(affair: Affair): string[] {
  const { places, colours, slots, adjoining, bystanders, liars } = affair;
  const lines = [
    lying(liars),
    `Places: ${places.map((place) => place.name).join(', ')}. Everybody wore one colour all evening: ${colours.join(', ')}.`,
  ];
  if (slots.length > 0) {
    const map = adjoining.map((pair) => pair.join(' – ')).join(', ');
    lines.push(`Times: ${slots.join(', ')}. From one to the next, one stays or goes ${map ? `to an adjoining place: ${map}` : 'anywhere'}.`);
    lines.push('Without a time, a line speaks of every time; what somebody saw, of some time.');
  }
  if (bystanders.length > 0) lines.push(`${list(bystanders)} ${bystanders.length === 1 ? 'is a bystander' : 'are bystanders'}: nothing depends on what they say.`);
  return lines;
}
