import { beforeAll, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { api, expectNarrow, expectSound, leave, offer, picture, tabTo, today, visit, withBrowser } from './browser';
import { document as finished } from './stand-in';

withBrowser();

/** Every screen of the page: where it is, and what is to be seen once it is there. */
interface Screen {
  name: string;
  path: () => string;
  ready: string;
  act?: (page: Page) => Promise<void>;
}
const ids: Record<string, string> = {};
let date = '';
let share = '';
let code = '';
beforeAll(async () => {
  for (const name of ['small', 'wide', 'whodunit', 'evening', 'treasure', 'wild']) ids[name] = await offer(finished(name));
  date = await today();
  const { id } = await api<{ id: string }>('POST', '/sessions', { puzzle: ids.wide });
  share = (await api<{ share: string }>('POST', `/sessions/${id}/shares`, {})).share;
  code = (await api<{ code: string }>('POST', '/tables', { puzzle: ids.treasure })).code;
});

const giveUp = async (page: Page) => {
  await page.getByRole('button', { name: 'Give up' }).click();
  await page.getByRole('button', { name: 'Yes, show the answer' }).click();
  await page.getByRole('heading', { name: 'Given up' }).waitFor();
  for (const summary of await page.locator('.ending summary').all()) await summary.click();
};
const choose = (game: string) => async (page: Page) => {
  await page.locator('#game').selectOption(game);
  await page.getByText('More settings').click();
};
const look = async (page: Page) => {
  await page.getByRole('button', { name: 'Set the table' }).click();
  await page.getByRole('button', { name: 'I am player 1: show my hints' }).click();
  await page.locator('.hint .word').first().click();
  await page.getByText('What the signs mean').click();
};
const SCREENS: Screen[] = [
  { name: 'today', path: () => '#/', ready: '.card' },
  { name: 'a day', path: () => `#/daily/${date}`, ready: '.card' },
  { name: 'archive', path: () => '#/archive', ready: 'section .card' },
  { name: 'make-suspects', path: () => '#/make', ready: '#set-size', act: choose('suspects') },
  { name: 'make-whodunit', path: () => '#/make', ready: '#set-size', act: choose('whodunit') },
  { name: 'make-treasure', path: () => '#/make', ready: '#set-size', act: choose('treasure') },
  { name: 'rules', path: () => '#/rules', ready: 'h2' },
  { name: 'nowhere', path: () => '#/nowhere', ready: 'h1' },
  { name: 'no-such-puzzle', path: () => '#/puzzle/AAAAAAAAAAAA', ready: '[role=alert]' },
  { name: 'suspects-end', path: () => `#/puzzle/${ids.small}`, ready: '[role=gridcell]', act: giveUp },
  {
    name: 'suspects-10x10',
    path: () => `#/puzzle/${ids.wide}`,
    ready: '[role=gridcell]',
    act: async (page) => {
      await page.locator('[role=gridcell]').nth(44).click();
      await page.getByRole('button', { name: /Pencil, tags, note/ }).click();
    },
  },
  { name: 'suspects-10x10-shared', path: () => `#/state/${share}`, ready: 'table' },
  { name: 'whodunit-end', path: () => `#/puzzle/${ids.whodunit}`, ready: 'li.person', act: giveUp },
  { name: 'whodunit-6x5x4', path: () => `#/puzzle/${ids.evening}`, ready: 'li.person' },
  { name: 'treasure', path: () => `#/puzzle/${ids.treasure}`, ready: 'svg.map-paper', act: look },
  { name: 'treasure-wild', path: () => `#/puzzle/${ids.wild}`, ready: 'svg.map-paper', act: look },
  { name: 'together', path: () => `#/puzzle/${ids.wide}/together`, ready: '#seats' },
  { name: 'take-a-seat', path: () => `#/table/${code}`, ready: '#player' },
  { name: 'no-such-table', path: () => '#/table/NOSUCH', ready: '[role=alert]' },
  { name: 'no-such-seat', path: () => '#/seat/AAAAAAAAAAAAAAAAAAAAAA', ready: '[role=alert]' },
];

it.each(SCREENS)('$name is sound, and nothing is cut off, at 320 px light and at 1280 px dark', async ({ name, path, ready, act }) => {
  const visitor = await visit(path(), { width: 320, reduced: true });
  const { page } = visitor;
  await page.locator(ready).first().waitFor();
  await act?.(page);
  await expectSound(page);
  await picture(page, `screen-${name}-320-light`);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.setViewportSize({ width: 1280, height: 900 });
  await expectSound(page);
  await picture(page, `screen-${name}-1280-dark`);
  await leave(visitor);
});

// A hundredth of a millisecond on every element once stood here: a change of the colour scheme then went through
// thousands of transitions, and for a moment light words stood on light paper.
it('stands still where reduced motion is asked for', async () => {
  for (const reduced of [true, false]) {
    const visitor = await visit('', { reduced });
    await visitor.page.locator('.card').first().waitFor();
    const longest = await visitor.page.evaluate(() =>
      Math.max(...[...document.querySelectorAll('*')].flatMap((element) => {
        const { transitionDuration, animationDuration } = getComputedStyle(element);
        return [transitionDuration, animationDuration].flatMap((durations) => durations.split(',').map((one) => parseFloat(one) * (one.includes('ms') ? 1 : 1000)));
      })),
    );
    if (reduced) expect(longest).toBe(0);
    else expect(longest).toBeGreaterThan(50);
    await leave(visitor);
  }
});

it('tells everything by shape as well as by colour', async () => {
  const visitor = await visit(`#/puzzle/${ids.small}`);
  const { page } = visitor;
  await page.locator('[role=gridcell]').first().waitFor();
  await giveUp(page);
  const shapes = await page.locator('.answer td').evaluateAll((cells) => cells.map((one) => `${one.classList.contains('suspect') ? 'suspect' : 'innocent'} ${getComputedStyle(one).borderTopStyle} ${one.querySelector('svg > :first-child')?.tagName}`));
  expect([...new Set(shapes)].sort()).toEqual(['innocent solid circle', 'suspect dashed path']);
  await page.goto(page.url().replace(/#.*/, `#/puzzle/${ids.wide}`));
  await page.locator('[role=gridcell]').nth(99).waitFor();
  await page.locator('[role=gridcell]').first().click();
  await page.getByRole('button', { name: /Pencil, tags, note/ }).click();
  const tags = await page.locator('.tags .swatch').evaluateAll((all) => all.map((one) => getComputedStyle(one).clipPath));
  expect(new Set(tags).size).toBe(4);
  await page.goto(page.url().replace(/#.*/, `#/puzzle/${ids.wild}`));
  await page.locator('.map-paper .sign').first().waitFor();
  const signs = await page.locator('.map-paper [data-square]').evaluateAll((squares) =>
    squares.map((square) => `${square.querySelector('.ground')?.getAttribute('class')?.split(' ')[1]}|${square.querySelector('.sign')?.getAttribute('d')}`),
  );
  const kinds = [...new Set(signs)];
  expect(new Set(kinds.map((one) => one.split('|')[0])).size).toBe(kinds.length);
  expect(new Set(kinds.map((one) => one.split('|')[1])).size).toBe(kinds.length);
  await leave(visitor);
});

it('is found its way through with the keyboard alone: skip, make, open, join', async () => {
  const visitor = await visit('#/make', { reduced: true });
  const { page } = visitor;
  await page.locator('#set-size').waitFor();
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Skip to the content');
  await page.keyboard.press('Enter');
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('main');
  await tabTo(page, '#set-size');
  await page.keyboard.press('3');
  await tabTo(page, '#seed');
  await page.keyboard.type('KEYS');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Your puzzle is ready' }).waitFor({ timeout: 60_000 });
  await tabTo(page, 'a[href*="#/puzzle/"]');
  await page.keyboard.press('Enter');
  await page.locator('[role=gridcell]').first().waitFor();
  await expectNarrow(page);
  await page.goto(page.url().replace(/#.*/, '#/'));
  await tabTo(page, '#code');
  await page.keyboard.type(code.toLowerCase());
  await page.keyboard.press('Enter');
  await page.getByText('Take a seat').waitFor();
  await leave(visitor);
});
