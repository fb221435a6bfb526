import { beforeEach, expect, inject, it } from 'vitest';
import type { Page } from 'playwright-core';
import { api, expectSound, leave, picture, offer, received, SCREENS, spoken, url, visit, withBrowser } from './browser';
import { document as finished } from './stand-in';

withBrowser();
const map = finished('treasure');

beforeEach(async ({ skip }) => {
  const { games } = await api<{ games: { id: string }[] }>('GET', '/games');
  skip(!games.some((game) => game.id === 'treasure'), 'This server knows no treasure game.');
});

async function setTable(page: Page, together = false) {
  if (together) await page.getByLabel(/hidden answers/).check();
  await page.getByRole('button', { name: 'Set the table' }).click();
  await page.getByRole('region', { name: 'Secret hints' }).waitFor();
}
const square = (page: Page, name: string) => page.locator(`[data-square="${name}"]`);

it.each(SCREENS)('passes the device, asks and digs at $width px, $scheme', async ({ width, scheme }) => {
  const visitor = await visit(`#/puzzle/${await offer(map)}`, { width, scheme });
  const { page } = visitor;
  await setTable(page);
  // No hint is on the page or the wire before its player asks for it.
  const hints = map.clues.map((clue) => clue.says);
  for (const hint of hints) expect((await received(visitor)).some((one) => one.body.includes(hint))).toBe(false);
  await page.getByRole('button', { name: 'I am player 1: show my hints' }).click();
  await page.locator('.hint').first().waitFor();
  expect(await page.locator('.cross').count()).toBeGreaterThan(0);
  await expectSound(page);
  await picture(page, `treasure-${width}-${scheme}`);
  await page.getByRole('button', { name: 'Hide my hints' }).click();
  expect(await page.locator('.hint').count()).toBe(0);
  expect(await page.locator('.cross').count()).toBe(0);
  await square(page, 'A1').click();
  await page.getByRole('button', { name: 'Ask player 2' }).click();
  await page.getByText(/player 1 asked player 2 about A1: (yes|no)/).first().waitFor();
  await page.getByRole('button', { name: 'I am player 2: show my hints' }).waitFor();
  await square(page, 'C1').click();
  await page.getByRole('button', { name: 'Dig here' }).click();
  await page.getByText(/player 2 dug at C1/).first().waitFor();
  expect(await page.locator('.log').textContent()).toMatch(/1 (yes|no), 2 (yes|no)/);
  await expectSound(page);
  await leave(visitor);
});

it('hides the single answers when that was asked for', async () => {
  const visitor = await visit(`#/puzzle/${await offer(map)}`);
  const { page } = visitor;
  await setTable(page, true);
  await square(page, 'A1').click();
  await page.getByRole('button', { name: 'Dig here' }).click();
  await page.getByText(/dug at A1: (not all agree|all agree|the treasure)/).first().waitFor();
  expect(await page.locator('.log').textContent()).not.toMatch(/1 (yes|no)/);
  await leave(visitor);
});

it('gives each player a link of their own, and the map is used with the keyboard', async () => {
  const visitor = await visit(`#/puzzle/${await offer(map)}`);
  const { page } = visitor;
  await setTable(page);
  await page.getByText('Everybody on a device of their own').click();
  const link = (await page.locator('details li a').nth(1).textContent())!;
  const other = await visit(link.slice(url().length + 1));
  await other.page.getByRole('heading', { name: /player 2/ }).first().waitFor();
  await square(other.page, 'A1').focus();
  await other.page.keyboard.press('ArrowRight');
  await other.page.keyboard.press('ArrowDown');
  await other.page.keyboard.press('Enter');
  await other.page.getByRole('heading', { name: 'B2' }).waitFor();
  await other.page.getByRole('button', { name: 'Ask player 1' }).click();
  await page.getByText('player 2 asked player 1 about B2').first().waitFor({ timeout: 15_000 });
  await leave(other);
  await leave(visitor);
});

it('is played to the end with the keyboard alone, by what each may know, and nobody hears another\'s hint', async () => {
  const visitor = await visit(`#/puzzle/${await offer(map)}`, { reduced: true });
  const { page } = visitor;
  await setTable(page);
  await page.getByText('Everybody on a device of their own').click();
  const link = (await page.locator('details li a').nth(1).textContent())!;
  const second = await visit(link.slice(url().length + 1));
  await second.page.getByRole('button', { name: 'I am player 2: show my hints' }).waitFor();

  // All that hold hints look at them in turn, and put together what is left; the device is passed on by moves.
  const names = await page.locator('[data-square]').evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset.square!));
  let left = new Set(names);
  const players = map.players!;
  for (let player = 1; player <= players; player++) {
    await page.getByRole('button', { name: `I am player ${player}: show my hints` }).press('Enter');
    await page.locator('.hint').first().waitFor();
    const shut = await page.locator('[data-square]:has(.cross)').evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset.square!));
    left = new Set([...left].filter((name) => !shut.includes(name)));
    const told = (await received(visitor)).map((one) => one.body).join('');
    for (const clue of map.clues) expect(told.includes(clue.says), `${clue.for}`).toBe(Number(clue.for) <= player);
    await page.getByRole('button', { name: 'Hide my hints' }).press('Enter');
    if (player < players) {
      await go([...left][0]!);
      await page.getByRole('button', { name: `Ask player ${player + 1}` }).press('Enter');
      await page.getByRole('button', { name: `I am player ${player + 1}: show my hints` }).waitFor();
    }
  }
  if (inject('real')) expect([...left]).toEqual([map.treasure]);
  const before = visitor.traffic.length;
  await go(map.treasure!);
  await page.getByRole('button', { name: 'Dig here' }).press('Enter');
  await page.getByRole('heading', { name: `The treasure is found at ${map.treasure}!` }).waitFor();
  await expect.poll(() => spoken(page)).toMatch(/the treasure!/);
  for (const { body, path } of (await received(visitor)).slice(0, before)) {
    if (path.startsWith('/api/')) expect(body, path).not.toMatch(/"(treasure|answer|deal|seed|hash|proof)":/);
  }
  // The other device hears that it is over, and has heard no hint of anybody.
  await second.page.getByRole('heading', { name: /The treasure is found/ }).waitFor({ timeout: 20_000 });
  const heard = (await received(second)).map((one) => one.body).join('');
  for (const clue of map.clues) expect(heard).not.toContain(clue.says);
  await expectSound(page);
  await picture(page, 'treasure-end-1280-light');
  await leave(second);
  await leave(visitor);

  /** Goes to a square by arrows and chooses it. */
  async function go(name: string) {
    const at = async () => page.evaluate(() => (document.activeElement as HTMLElement).dataset.square ?? '');
    await page.locator('[data-square][tabindex="0"]').focus();
    for (let i = 0; i < 40 && (await at()) !== name; i++) {
      const here = await at();
      const key = here.charCodeAt(0) !== name.charCodeAt(0) ? (here.charCodeAt(0) < name.charCodeAt(0) ? 'ArrowRight' : 'ArrowLeft') : Number(here.slice(1)) < Number(name.slice(1)) ? 'ArrowDown' : 'ArrowUp';
      await page.keyboard.press(key);
    }
    expect(await at()).toBe(name);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name, exact: true }).waitFor();
  }
});
