import { expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { expectNarrow, expectSound, leave, offer, picture, received, SCREENS, spoken, today, url, visit, withBrowser } from './browser';
import { expectNoSecrets } from './secrets';
import type { Mode } from '../src/lib/api/types';
import { document as finished, type Document } from './stand-in';

withBrowser();

const hunt = finished('suspects');
const small = finished('small');
const cell = (page: Page, name: string) => page.locator(`[role=gridcell][data-name="${name}"]`);
const claim = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const word = (value: string) => (value === 'suspect' ? 'Suspect' : 'Innocent');
const known = (page: Page) => page.locator('[role=gridcell] .card.suspect, [role=gridcell] .card.innocent').count();
async function solved(page: Page) {
  await page.getByRole('heading', { name: 'Solved!' }).waitFor();
}

/** The same puzzle with all clues from the start, or with clues that are heard one by one. */
const inMode = (document: Document, mode: Mode): Document => {
  const { hash: _, ...rest } = document as Document & { hash?: string };
  return { ...rest, mode };
};
const MODES: Mode[] = ['open', 'reveal'];

it.each(MODES)('is played to the end by hints alone, and nothing secret is sent before: %s', async (mode) => {
  const puzzle = inMode(small, mode);
  const visitor = await visit(`#/puzzle/${await offer(puzzle)}`);
  const { page } = visitor;
  await cell(page, small.trace![0]!.name).waitFor();
  for (let turn = 0; turn < small.trace!.length; turn++) {
    const before = await known(page);
    await page.getByRole('button', { name: 'Hint', exact: true }).click();
    const hint = page.getByRole('region', { name: 'Hint' });
    await hint.getByText(/Look at/).first().waitFor();
    await hint.getByRole('button', { name: 'Tell me what follows' }).click();
    await hint.getByRole('button', { name: 'Mark it' }).click();
    await expect.poll(() => known(page)).toBe(before + 1);
  }
  await solved(page);
  expect(await page.getByLabel('Your result as text').textContent()).toContain('💡');
  expect(await page.getByText('0 mistakes', { exact: true }).count()).toBe(1);
  expectNoSecrets(await received(visitor), puzzle);
  await leave(visitor);
});

it.each(MODES)('is played to the end by the claims that the deducer gives, by tapping, on a phone: %s', async (mode) => {
  const puzzle = inMode(hunt, mode);
  const visitor = await visit(`#/puzzle/${await offer(puzzle)}`, { width: 360 });
  const { page } = visitor;
  for (const step of hunt.trace!) {
    await cell(page, step.name).click();
    await claim(page, word(step.is)).click();
    await cell(page, step.name).locator(`.card.${step.is}`).waitFor();
  }
  await solved(page);
  const text = await page.getByLabel('Your result as text').textContent();
  expect(text).toMatch(/no mistakes · no hints/);
  expect(text!.match(/🔵/gu)).toHaveLength(hunt.trace!.length);
  expectNoSecrets(await received(visitor), puzzle);
  // Only now: the answer's explanation and graph.
  await page.getByText('The way to the answer, step by step').click();
  expect(await page.locator('details ol li').count()).toBeGreaterThanOrEqual(hunt.trace!.length);
  await page.getByText('What follows from what').click();
  const node = page.locator('svg [role=button]').last();
  await node.press('Enter');
  expect(await page.locator('.told').textContent()).not.toBe('');
  await page.getByRole('button', { name: 'Copy my result' }).click();
  await page.getByRole('button', { name: 'Copied' }).waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(text);
  await expectSound(page);
  await picture(page, `suspects-end-${mode}-360-light`);
  await leave(visitor);
});

it('is played with the keyboard alone', async () => {
  const visitor = await visit(`#/puzzle/${await offer(small)}`, { reduced: true });
  const { page } = visitor;
  const people = (small.board.people as { name: string }[]).map((person) => person.name);
  await cell(page, people[0]!).waitFor();
  for (let i = 0; i < 60 && (await page.evaluate(() => document.activeElement?.getAttribute('role'))) !== 'gridcell'; i++) await page.keyboard.press('Tab');
  let at = 0;
  const columns = Number(small.board.columns);
  for (const step of small.trace!) {
    const to = people.indexOf(step.name);
    const rows = Math.floor(to / columns) - Math.floor(at / columns);
    const across = (to % columns) - (at % columns);
    for (let i = 0; i < Math.abs(rows); i++) await page.keyboard.press(rows > 0 ? 'ArrowDown' : 'ArrowUp');
    for (let i = 0; i < Math.abs(across); i++) await page.keyboard.press(across > 0 ? 'ArrowRight' : 'ArrowLeft');
    at = to;
    expect(await page.evaluate(() => (document.activeElement as HTMLElement).dataset.name)).toBe(step.name);
    await page.keyboard.press(step.is === 'suspect' ? 's' : 'i');
    await cell(page, step.name).locator(`.card.${step.is}`).waitFor();
  }
  await solved(page);
  await expect.poll(() => spoken(page)).toMatch(/Solved/);
  await leave(visitor);
});

it('refuses a claim neutrally, and shows two boards to those who ask', async () => {
  const visitor = await visit(`#/puzzle/${await offer(hunt)}`);
  const { page } = visitor;
  const last = hunt.trace!.at(-1)!;
  await cell(page, last.name).click();
  await claim(page, word(last.is)).click();
  const box = page.getByRole('region', { name: 'Refused claim' });
  await box.getByText('That does not follow from what you can see.').waitFor();
  expect(await page.getByText('1 mistake', { exact: true }).count()).toBe(1);
  expect(await box.locator('table').count()).toBe(0);
  await box.getByRole('button', { name: 'Show me why not' }).click();
  await box.locator('table').nth(1).waitFor();
  const values = await box.locator('table').evaluateAll((tables, name) => tables.map((table) => [...table.querySelectorAll('td')].find((td) => td.textContent!.includes(name))!.className), last.name);
  expect(values[0]).not.toBe(values[1]);
  await expectSound(page);
  await picture(page, 'suspects-refused-1280-light');
  await leave(visitor);
});

it('keeps pencil marks, tags, dimmed clues, notes and the time over a reload, and takes moves back', async () => {
  const visitor = await visit(`#/puzzle/${await offer(hunt)}`);
  const { page } = visitor;
  const [first, second] = hunt.trace!;
  await cell(page, first!.name).click();
  await claim(page, word(first!.is)).click();
  await cell(page, first!.name).locator(`.card.${first!.is}`).waitFor();
  await cell(page, second!.name).click();
  await page.getByRole('button', { name: /Pencil, tags, note/ }).click();
  await page.getByRole('button', { name: '✎ suspect' }).click();
  await page.getByRole('button', { name: 'teal' }).click();
  await page.getByLabel('Note').fill('left of them?');
  await page.getByLabel('Note').press('Enter');
  await expect.poll(() => cell(page, second!.name).textContent()).toMatch(/pencilled suspect; teal tag; note: left of them\?/);
  const holder = hunt.clues.find((clue) => clue.by && (hunt.givens?.[clue.by] || clue.by === first!.name))!.by!;
  await cell(page, holder).click();
  const dim = page.getByRole('button', { name: /Dim clue/ });
  if (await dim.count()) {
    await dim.first().click();
    await cell(page, holder).locator('.says.used').waitFor();
  }
  await page.waitForTimeout(1200); // so that there is some time to be kept
  await page.reload();
  await cell(page, second!.name).waitFor();
  expect(await page.getByRole('timer').textContent()).not.toBe('0:00');
  expect(await cell(page, first!.name).locator(`.card.${first!.is}`).count()).toBe(1);
  expect(await cell(page, second!.name).textContent()).toMatch(/pencilled suspect; teal tag; note: left of them\?/);
  expect(await cell(page, holder).locator('.says.used').count()).toBe(1);
  const undo = page.getByRole('button', { name: 'Undo' });
  for (let moves = 0; moves < 9 && (await undo.isEnabled()); moves++) {
    const taken = page.waitForResponse((response) => response.url().endsWith('/undo'));
    await undo.click();
    await taken;
    await expect.poll(() => spoken(page)).toMatch(/Taken back/);
  }
  await cell(page, first!.name).locator('.card.unknown').waitFor();
  await leave(visitor);
});

it('stops the time while the page is hidden', async () => {
  const visitor = await visit(`#/puzzle/${await offer(small)}`);
  const { page } = visitor;
  const time = async () => (await page.getByRole('timer').textContent())!;
  await expect.poll(time, { timeout: 10_000 }).not.toBe('0:00');
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await page.waitForTimeout(700); // the last tick before it stopped
  const stopped = await time();
  await page.waitForTimeout(1800);
  expect(await time()).toBe(stopped);
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'visible', configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await expect.poll(time, { timeout: 20_000 }).not.toBe(stopped);
  await leave(visitor);
});

it('shares exactly this state with somebody else, who plays on from it', async () => {
  const visitor = await visit(`#/puzzle/${await offer(small)}`);
  const { page } = visitor;
  const [first, second] = small.trace!;
  await cell(page, first!.name).click();
  await claim(page, word(first!.is)).click();
  await cell(page, first!.name).locator(`.card.${first!.is}`).waitFor();
  await page.getByRole('button', { name: 'Share this state' }).click();
  const link = await page.locator('#link').inputValue();
  const other = await visit(link.slice(url().length + 1));
  await other.page.getByText(`${small.trace!.length - 1} left to find`).waitFor();
  await expectSound(other.page);
  await other.page.getByRole('link', { name: 'Play on from here' }).click();
  await cell(other.page, first!.name).locator(`.card.${first!.is}`).waitFor();
  await cell(other.page, second!.name).click();
  await claim(other.page, word(second!.is)).click();
  await cell(other.page, second!.name).locator(`.card.${second!.is}`).waitFor();
  expect(await cell(page, second!.name).locator('.card.unknown').count()).toBe(1);
  await leave(other);
  await leave(visitor);
});

it.each(SCREENS)('is sound and fits at $width px, $scheme', async ({ width, scheme }) => {
  const visitor = await visit(`#/daily/${await today()}/suspects-4x5`, { width, scheme });
  const { page } = visitor;
  await page.locator('[role=gridcell]').first().waitFor();
  await expectSound(page);
  await page.getByRole('button', { name: 'Hint', exact: true }).click();
  await page.getByRole('button', { name: 'Tell me what follows' }).click();
  await page.getByRole('button', { name: 'Mark it' }).click();
  await page.locator('.card.suspect, .card.innocent').nth(1).waitFor();
  const speaker = page.locator('[role=gridcell]:has(.says)').first();
  await speaker.click();
  await page.locator('.word').first().click();
  await page.locator('.entry strong').waitFor();
  await expectSound(page);
  await picture(page, `suspects-${width}-${scheme}`);
  await leave(visitor);
});

it('fits on 320 px with the widest daily board', async () => {
  const visitor = await visit(`#/daily/${await today()}/suspects-5x5`, { width: 320 });
  const { page } = visitor;
  await page.locator('[role=gridcell]').first().click();
  await expectNarrow(page);
  await picture(page, 'suspects-320');
  await leave(visitor);
});
