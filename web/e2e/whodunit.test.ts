import { expect, it } from 'vitest';
import { expectSound, leave, offer, picture, SCREENS, visit, withBrowser } from './browser';
import { document as finished } from './stand-in';

withBrowser();
const ball = finished('whodunit');

it.each(SCREENS)('shows lines, compares speakers and keeps marks at $width px, $scheme', async ({ width, scheme }) => {
  const visitor = await visit(`#/puzzle/${await offer(ball)}`, { width, scheme });
  const { page } = visitor;
  const person = (name: string) => page.locator(`li.person[data-name="${name}"]`);
  await person('Inga').waitFor();
  expect(await page.locator('.lines .clue').count()).toBe(ball.clues.length);
  await person('Anders').getByRole('button', { name: 'Compare' }).click();
  await person('Inga').getByRole('button', { name: 'Compare' }).click();
  await page.locator('.result').waitFor();
  expect(await page.locator('.result').textContent()).toMatch(/What Anders and Inga say can/);
  await person('Carlos').getByRole('button', { name: 'cleared' }).click();
  await person('Carlos').locator('.mark').waitFor();
  await expectSound(page);
  await picture(page, `whodunit-${width}-${scheme}`);
  await page.reload();
  await person('Carlos').locator('.mark').waitFor();
  await leave(visitor);
});

it('takes an accusation that follows, and refuses one that does not', async () => {
  const visitor = await visit(`#/puzzle/${await offer(ball)}`);
  const { page } = visitor;
  const person = (name: string) => page.locator(`li.person[data-name="${name}"]`);
  await person('Anders').getByRole('button', { name: 'Accuse' }).click();
  await page.getByRole('button', { name: 'Yes, Anders did it' }).click();
  await page.getByRole('region', { name: 'Refused claim' }).waitFor();
  for (let turn = 0; turn < 6 && !(await page.getByRole('heading', { name: 'Solved!' }).count()); turn++) {
    await page.getByRole('button', { name: 'Hint', exact: true }).click();
    await page.getByRole('button', { name: 'Tell me what follows' }).click();
    await page.getByRole('button', { name: 'Mark it' }).click();
    await page.getByRole('button', { name: 'Mark it' }).waitFor({ state: 'detached' });
  }
  await page.getByRole('heading', { name: 'Solved!' }).waitFor();
  await expectSound(page);
  await leave(visitor);
});
