import { beforeEach, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { api, expectSound, leave, picture, offer, SCREENS, url, visit, withBrowser } from './browser';
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
  for (const hint of hints) expect(visitor.traffic.some((one) => one.body.includes(hint))).toBe(false);
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
