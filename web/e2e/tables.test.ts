import { expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { expectSound, leave, offer, picture, received, SCREENS, spoken, url, visit, withBrowser } from './browser';
import { expectNoSecrets } from './secrets';
import { document as finished } from './stand-in';

withBrowser();
const small = finished('small');
const ball = finished('whodunit');
const OTHERS_MOVE = { timeout: 20_000 };
const cell = (page: Page, name: string) => page.locator(`[role=gridcell][data-name="${name}"]`);
const word = (value: string) => (value === 'suspect' ? 'Suspect' : 'Innocent');
const atTable = (page: Page) => page.getByRole('region', { name: 'At the table' });
async function setTable(page: Page, seats: string) {
  await page.getByLabel('How many players?').selectOption(seats);
  await page.getByRole('button', { name: 'Set the table' }).click();
  await atTable(page).waitFor();
}
async function seatLink(page: Page, number: number): Promise<string> {
  await page.getByText('Everybody on a device of their own').click();
  const link = (await page.locator('details li a').nth(number - 1).textContent())!;
  return link.slice(url().length + 1);
}

it('plays suspects together on two devices to the end: claims are for all, hints and marks for one', async () => {
  const visitor = await visit(`#/puzzle/${await offer(small)}`);
  const { page } = visitor;
  await page.getByRole('link', { name: 'Together' }).click();
  await setTable(page, '2');
  const other = await visit(await seatLink(page, 2));
  await cell(other.page, small.trace![0]!.name).waitFor();
  const [first, second, ...rest] = small.trace!;
  const last = rest.at(-1)!;

  // A pencil mark stays with whoever made it, over a reload as well.
  await cell(page, last.name).click();
  await page.getByRole('button', { name: /Pencil, tags, note/ }).click();
  await page.getByRole('button', { name: '✎ suspect' }).click();
  await expect.poll(() => cell(page, last.name).textContent()).toMatch(/pencilled suspect/);
  // A refused claim counts for all and is explained to whoever made it.
  await page.getByRole('region', { name: `${last.name}, chosen` }).getByRole('button', { name: word(last.is), exact: true }).click();
  await page.getByRole('button', { name: 'Show me why not' }).click();
  await page.getByRole('region', { name: 'Refused claim' }).locator('table').nth(1).waitFor();

  await cell(page, first!.name).click();
  await page.getByRole('button', { name: word(first!.is), exact: true }).click();
  await cell(page, first!.name).locator(`.card.${first!.is}`).waitFor();
  await cell(other.page, first!.name).locator(`.card.${first!.is}`).waitFor(OTHERS_MOVE);
  expect(await cell(other.page, last.name).textContent()).not.toMatch(/pencilled/);
  expect(await spoken(other.page)).toMatch(new RegExp(`player 1: ${first!.name} is .* yes`));
  await atTable(other.page).getByText(/not accepted/).waitFor();
  expect(await other.page.getByText('1 mistake', { exact: true }).count()).toBe(1);

  await other.page.getByRole('button', { name: 'Hint', exact: true }).click();
  await other.page.getByRole('button', { name: 'Tell me what follows' }).click();
  await other.page.getByRole('button', { name: 'Mark it' }).click();
  await atTable(page).getByText('player 2 took a hint').first().waitFor(OTHERS_MOVE);
  expect(await page.getByRole('region', { name: 'Hint', exact: true }).count()).toBe(0);

  await page.reload();
  await cell(page, second!.name).waitFor();
  expect(await cell(page, last.name).textContent()).toMatch(/pencilled suspect/);
  await expectSound(page);
  for (const step of small.trace!) {
    if (await cell(page, step.name).locator('.card.unknown').count()) {
      await cell(page, step.name).click();
      await page.getByRole('button', { name: word(step.is), exact: true }).click();
      await cell(page, step.name).locator(`.card.${step.is}`).waitFor();
    }
  }
  await page.getByRole('heading', { name: 'Solved!' }).waitFor();
  await page.getByText('The way to the answer, step by step').click();
  await other.page.getByRole('heading', { name: 'Solved!' }).waitFor(OTHERS_MOVE);
  expectNoSecrets(await received(other), small, await knownByOthers(visitor.traffic));
  await leave(other);
  await leave(visitor);
});

/** What somebody else found out may be known, too. */
async function knownByOthers(traffic: { path: string; sent: string }[]): Promise<string[]> {
  return traffic.filter((one) => one.path.endsWith('/claims')).map((one) => (JSON.parse(one.sent) as { name: string }).name);
}

it('passes the device round in suspects, and each has marks of their own', async () => {
  const visitor = await visit(`#/puzzle/${await offer(small)}/together`, { width: 360 });
  const { page } = visitor;
  await setTable(page, '3');
  const [first, second] = small.trace!;
  await page.getByText('Player 1 has the device.').waitFor();
  await cell(page, second!.name).click();
  await page.getByRole('button', { name: /Pencil, tags, note/ }).click();
  await page.getByRole('button', { name: 'teal' }).click();
  await cell(page, first!.name).click();
  await page.getByRole('button', { name: word(first!.is), exact: true }).click();
  await cell(page, first!.name).locator(`.card.${first!.is}`).waitFor();
  await page.getByRole('button', { name: 'Pass it on to player 2' }).click();
  await page.getByText('Player 2 has the device.', { exact: true }).waitFor();
  expect(await cell(page, first!.name).locator(`.card.${first!.is}`).count()).toBe(1);
  expect(await cell(page, second!.name).textContent()).not.toMatch(/teal/);
  await expectSound(page);
  await picture(page, 'table-suspects-360-light');
  await page.getByRole('button', { name: 'Player 1', exact: true }).click();
  await expect.poll(() => cell(page, second!.name).textContent()).toMatch(/teal/);
  await leave(visitor);
});

it('joins by the code alone, compares and accuses together in whodunit', async () => {
  const visitor = await visit(`#/puzzle/${await offer(ball)}/together`);
  const { page } = visitor;
  await setTable(page, '2');
  const code = page.url().split('/').at(-1)!;
  const guest = await visit('');
  await guest.page.getByLabel(/code of a table/).fill(code.toLowerCase());
  await guest.page.getByRole('button', { name: 'Join' }).click();
  await guest.page.getByText('2 of 2 seats are free.').waitFor();
  await guest.page.getByLabel('Your name').fill('Ann');
  await expectSound(guest.page);
  await page.getByRole('button', { name: 'Player 2', exact: true }).click();
  await page.getByText('Player 2 has the device.', { exact: true }).waitFor();
  await guest.page.getByRole('button', { name: 'Sit down' }).click();
  // Whoever set the table keeps the first seat, and is offered no longer the one that is gone.
  await guest.page.getByRole('heading', { name: /Ann/ }).first().waitFor();
  await expect.poll(() => page.getByRole('group', { name: 'Who has the device' }).getByRole('button').count(), OTHERS_MOVE).toBe(1);
  await page.getByText('Player 1 has the device.', { exact: true }).waitFor();
  const person = (one: Page, name: string) => one.locator(`li.person[data-name="${name}"]`);
  await person(guest.page, 'Anders').getByRole('button', { name: 'Compare' }).click();
  await person(guest.page, 'Inga').getByRole('button', { name: 'Compare' }).click();
  await guest.page.getByRole('region', { name: 'Comparison' }).waitFor();
  const liar = Object.entries(ball.answer!).find(([, value]) => value === 'liar')![0];
  const honest = Object.entries(ball.answer!).find(([, value]) => value === 'honest')![0];
  await accuse(guest.page, honest);
  await guest.page.getByRole('region', { name: 'Refused claim' }).waitFor();
  await accuse(guest.page, liar);
  // The stand-in accepts it only where its trace says so.
  if (await guest.page.getByRole('heading', { name: 'Solved!' }).waitFor({ timeout: 10_000 }).then(() => true, () => false)) {
    await page.getByRole('heading', { name: 'Solved!' }).waitFor(OTHERS_MOVE);
    await atTable(page).getByText(`Ann: ${liar} did it – ✓ yes`).waitFor();
    await expectSound(page);
  }
  await leave(guest);
  await leave(visitor);

  async function accuse(one: Page, name: string) {
    await person(one, name).getByRole('button', { name: 'Accuse' }).click();
    await one.getByRole('button', { name: `Yes, ${name} did it` }).click();
  }
});

it.each(SCREENS)('shows a table of suspects and the way to it at $width px, $scheme', async ({ width, scheme }) => {
  const visitor = await visit(`#/puzzle/${await offer(small)}/together`, { width, scheme });
  const { page } = visitor;
  await page.getByLabel('How many players?').waitFor();
  await expectSound(page);
  await picture(page, `together-${width}-${scheme}`);
  await setTable(page, '4');
  await page.getByText('Everybody on a device of their own').click();
  await expectSound(page);
  await picture(page, `table-${width}-${scheme}`);
  await leave(visitor);
});
