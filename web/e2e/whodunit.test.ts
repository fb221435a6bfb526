import { expect, inject, it } from 'vitest';
import type { Page } from 'playwright-core';
import { expectSound, leave, offer, picture, received, SCREENS, spoken, tabTo, visit, withBrowser } from './browser';
import { expectNoSecrets } from './secrets';
import { document as finished } from './stand-in';

withBrowser();
const ball = finished('whodunit');
const evening = finished('evening');
const liarOf = (document: typeof ball) => Object.entries(document.answer!).find(([, value]) => value === 'liar')![0];
const person = (page: Page, name: string) => page.locator(`li.person[data-name="${name}"]`);

it.each(SCREENS)('shows lines, compares speakers and keeps marks at $width px, $scheme', async ({ width, scheme }) => {
  const visitor = await visit(`#/puzzle/${await offer(ball)}`, { width, scheme });
  const { page } = visitor;
  await person(page, 'Inga').waitFor();
  expect(await page.locator('.lines .clue').count()).toBe(ball.clues.length);
  await person(page, 'Anders').getByRole('button', { name: 'Compare' }).click();
  await person(page, 'Inga').getByRole('button', { name: 'Compare' }).click();
  const comparison = page.getByRole('region', { name: 'Comparison' });
  await comparison.waitFor();
  expect(await comparison.textContent()).toMatch(/What Anders and Inga say can/);
  await person(page, 'Carlos').getByRole('button', { name: 'cleared' }).click();
  await person(page, 'Carlos').locator('.mark').waitFor();
  await page.getByLabel('Henrik, where').selectOption('ferry');
  await page.getByLabel('Henrik wore').selectOption('black');
  await expect.poll(() => page.getByLabel('Henrik wore').inputValue()).toBe('black');
  await expectSound(page);
  await picture(page, `whodunit-${width}-${scheme}`);
  await page.reload();
  await person(page, 'Carlos').locator('.mark').waitFor();
  expect(await page.getByLabel('Henrik, where').inputValue()).toBe('ferry');
  expect(await page.getByLabel('Henrik wore').inputValue()).toBe('black');
  await leave(visitor);
});

it.each(SCREENS)('draws people by times and compares by time at $width px, $scheme', async ({ width, scheme }) => {
  const visitor = await visit(`#/puzzle/${await offer(evening)}`, { width, scheme });
  const { page } = visitor;
  const slots = evening.board.slots as string[];
  const people = (evening.board.people as { name: string }[]).map((one) => one.name);
  const notebook = page.getByRole('table', { name: /Who was where/ });
  await notebook.waitFor();
  expect(await notebook.locator('tbody tr').count()).toBe(people.length);
  expect(await notebook.locator('select').count()).toBe(people.length * (slots.length + 1));
  // Whatever is said of somebody at a time stands in the cell of both.
  for (const clue of evening.clues) {
    const time = slots.find((slot) => clue.says.startsWith(`At ${slot},`));
    const named = people.find((name) => clue.says.includes(name));
    if (!time || !named) continue;
    const line = notebook.locator('tr', { hasText: named }).locator(`td[data-column="At ${time}"] li`, { hasText: `${clue.by}:` });
    expect(await line.count(), `${named} ${time}`).toBeGreaterThan(0);
  }
  await page.getByLabel(`${people[1]}, at ${slots[1]}`).selectOption({ index: 2 });
  await expect.poll(() => page.getByLabel(`${people[1]}, at ${slots[1]}`).inputValue()).not.toBe('');
  const speakers = [...new Set(evening.clues.filter((clue) => slots.some((slot) => clue.says.includes(slot))).map((clue) => clue.by!))].slice(0, 2);
  for (const name of speakers) await person(page, name).getByRole('button', { name: 'Compare' }).click();
  const comparison = page.getByRole('region', { name: 'Comparison' });
  await comparison.waitFor();
  expect(await comparison.getByRole('heading', { name: /^At / }).count()).toBeGreaterThan(0);
  await expectSound(page);
  await picture(page, `whodunit-times-${width}-${scheme}`);
  await leave(visitor);
});

it('is played to the end by hints alone, and nothing secret is sent before', async () => {
  const visitor = await visit(`#/puzzle/${await offer(ball)}`);
  const { page } = visitor;
  for (let turn = 0; turn < 9 && !(await page.getByRole('heading', { name: 'Solved!' }).count()); turn++) {
    const hint = page.getByRole('region', { name: 'Hint', exact: true });
    await page.getByRole('button', { name: 'Hint', exact: true }).click();
    await hint.getByRole('button', { name: 'Tell me what follows' }).click();
    await hint.getByRole('button', { name: 'Mark it' }).click();
    await hint.waitFor({ state: 'detached' });
  }
  await page.getByRole('heading', { name: 'Solved!' }).waitFor();
  expect(await page.getByLabel('Your result as text').textContent()).toContain('💡');
  expectNoSecrets(await received(visitor), ball);
  await expectSound(page);
  await picture(page, 'whodunit-end-1280-light');
  await leave(visitor);
});

it('takes the accusation that follows, refuses another, and nothing secret is sent before', async () => {
  const visitor = await visit(`#/puzzle/${await offer(ball)}`, { width: 360 });
  const { page } = visitor;
  const honest = Object.keys(ball.answer!).find((name) => name !== liarOf(ball))!;
  await accuse(honest);
  await page.getByRole('region', { name: 'Refused claim' }).waitFor();
  expect(await page.getByText('1 mistake', { exact: true }).count()).toBe(1);
  await accuse(liarOf(ball));
  if (inject('real')) {
    await page.getByRole('heading', { name: 'Solved!' }).waitFor();
    expectNoSecrets(await received(visitor), ball);
    expect(await page.getByLabel('Your result as text').textContent()).toMatch(/1 mistake · no hints/);
    await page.getByText('The way to the answer, step by step').click();
    expect(await page.locator('details ol li').count()).toBeGreaterThan(0);
    await expectSound(page);
    await picture(page, 'whodunit-end-360-light');
  }
  await leave(visitor);

  async function accuse(name: string) {
    await person(page, name).getByRole('button', { name: 'Accuse' }).click();
    await page.getByRole('button', { name: `Yes, ${name} did it` }).click();
  }
});

it('is played with the keyboard alone, and everything is read out', async () => {
  const visitor = await visit(`#/puzzle/${await offer(ball)}`, { reduced: true });
  const { page } = visitor;
  const liar = liarOf(ball);
  await person(page, liar).waitFor();
  // A word of a line: its entry is read out, too.
  await tabTo(page, '.word');
  await page.keyboard.press('Enter');
  await page.locator('.entry strong').first().waitFor();
  await tabTo(page, '[data-name="Anders"] .acts button');
  await page.keyboard.press('Space');
  await tabTo(page, '[data-name="Inga"] .acts button');
  await page.keyboard.press('Space');
  await expect.poll(() => spoken(page)).toMatch(/What Anders and Inga say/);
  await page.reload();
  await person(page, liar).waitFor();
  await tabTo(page, `[data-name="${liar}"] .accuse`);
  await page.keyboard.press('Enter');
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe(`Yes, ${liar} did it`);
  await page.keyboard.press('Enter');
  if (inject('real')) {
    await page.getByRole('heading', { name: 'Solved!' }).waitFor();
    await expect.poll(() => spoken(page)).toMatch(/Solved/);
    // What comes now is where the eye and the voice are.
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Solved!');
  }
  await leave(visitor);
});
