import { expect, inject, it } from 'vitest';
import { api, expectSound, leave, offer, picture, SCREENS, today, visit, withBrowser } from './browser';
import { document as finished } from './stand-in';

withBrowser();

it.each(SCREENS)('today, archive, making and rules are sound at $width px, $scheme', async ({ width, scheme }) => {
  const visitor = await visit('', { width, scheme });
  const { page } = visitor;
  for (const [path, ready, name] of [
    ['#/', '.card', 'home'],
    ['#/archive', 'section .card', 'archive'],
    ['#/make', '#set-size', 'make'],
    ['#/rules', 'h2', 'rules'],
    ['#/nowhere', 'h1', 'nowhere'],
  ] as const) {
    await page.evaluate((to) => (location.hash = to), path);
    await page.locator(ready).first().waitFor();
    await expectSound(page);
    await picture(page, `${name}-${width}-${scheme}`);
  }
  await leave(visitor);
});

it('shows the puzzles of today and keeps the own result on the device', async () => {
  const visitor = await visit('');
  const { page } = visitor;
  const { puzzles } = await api<{ puzzles: unknown[] }>('GET', '/daily');
  expect(puzzles.length).toBeGreaterThanOrEqual(5);
  await expect.poll(() => page.locator('.card').count()).toBe(puzzles.length);
  await page.getByRole('link', { name: /Suspects 3 × 3/ }).click();
  for (;;) {
    await page.getByRole('button', { name: 'Hint', exact: true }).click();
    await page.getByRole('button', { name: 'Tell me what follows' }).click();
    await page.getByRole('button', { name: 'Mark it' }).click();
    await page.getByRole('button', { name: 'Mark it' }).waitFor({ state: 'detached' });
    if (await page.getByRole('heading', { name: 'Solved!' }).count()) break;
  }
  await page.getByRole('link', { name: 'Archive' }).click();
  await page.locator('.card.done').first().waitFor();
  expect(await page.locator('.card.done').first().textContent()).toMatch(/✓ \d+:\d\d.*💡/);
  expect(await page.locator('dl').textContent()).toMatch(/Solved\s*1/);
  if (!inject('real')) {
    await page.getByRole('button', { name: 'Older days' }).click();
    await expect.poll(() => page.locator('section').count()).toBe(6);
  }
  await leave(visitor);
});

it('says in a sentence why tomorrow cannot be played', async () => {
  const tomorrow = new Date(Date.parse(await today()) + 86_400_000).toISOString().slice(0, 10);
  const visitor = await visit(`#/daily/${tomorrow}/suspects-4x4`);
  await visitor.page.getByRole('alert').waitFor();
  expect((await visitor.page.getByRole('alert').textContent())!.length).toBeGreaterThan(10);
  await leave(visitor);
});

it('makes a puzzle to order and opens it', async () => {
  const visitor = await visit('#/make');
  const { page } = visitor;
  await page.locator('#set-size').selectOption('3x3');
  await page.locator('#difficulty').selectOption('easy');
  await page.locator('#mode').selectOption('reveal');
  await page.getByLabel('Seed').fill('HUNT');
  await page.getByRole('button', { name: 'Make it' }).click();
  await page.getByRole('heading', { name: 'Your puzzle is ready' }).waitFor({ timeout: 60_000 });
  await expectSound(page);
  await page.getByRole('link', { name: 'Play it' }).click();
  await expect.poll(() => page.locator('[role=gridcell]').count()).toBe(9);
  await leave(visitor);
});

it.each([
  { game: 'whodunit', set: ['slots', '2'], ready: 'li.person' },
  { game: 'treasure', set: ['players', '3'], ready: 'svg.map-paper' },
])('makes a puzzle of $game to order, with progress by events, and opens it', async ({ game, set: [name, value], ready }) => {
  if (!inject('real')) return;
  const visitor = await visit('#/make');
  const { page } = visitor;
  await page.locator('#set-size').waitFor();
  await page.locator('#game').selectOption(game);
  await page.locator(`#set-${name}`).selectOption(value!);
  await page.locator('#difficulty').selectOption('');
  await page.getByLabel('Seed').fill('MADE');
  await page.getByRole('button', { name: 'Make it' }).click();
  await page.getByRole('region', { name: 'Progress' }).waitFor();
  await page.getByRole('heading', { name: 'Your puzzle is ready' }).waitFor({ timeout: 60_000 });
  expect(visitor.traffic.some((one) => one.path.endsWith('/events'))).toBe(true);
  await page.getByRole('link', { name: 'Play it' }).click();
  await page.locator(ready).first().waitFor();
  await leave(visitor);
});

it('opens every puzzle of today', async () => {
  const { date, puzzles } = await api<{ date: string; puzzles: { slot: string; game: string }[] }>('GET', '/daily');
  const visitor = await visit('');
  const { page } = visitor;
  for (const { slot, game } of puzzles) {
    await page.evaluate((to) => (location.hash = to), `#/daily/${date}/${slot}`);
    await page.locator({ suspects: '[role=gridcell]', whodunit: 'li.person', treasure: 'svg.map-paper' }[game]!).first().waitFor({ timeout: 60_000 });
  }
  await leave(visitor);
});

it('prints what is seen, and for a table all cards, as PDF', async () => {
  if (!inject('real')) return;
  const visitor = await visit(`#/puzzle/${await offer(finished('small'))}`);
  const { page } = visitor;
  await expectPaper(page.getByRole('link', { name: 'Print' }));
  await page.evaluate((to) => (location.hash = to), `#/puzzle/${await offer(finished('treasure'))}`);
  await expectPaper(page.getByRole('link', { name: 'Print the map' }));
  await page.getByRole('button', { name: 'Set the table' }).click();
  await page.getByText('Everybody on a device of their own').click();
  await expectPaper(page.getByRole('link', { name: 'Print everything but the answer' }));
  await leave(visitor);

  async function expectPaper(link: ReturnType<typeof page.getByRole>) {
    const paper = await fetch(new URL((await link.getAttribute('href'))!, page.url()));
    expect(paper.headers.get('content-type')).toBe('application/pdf');
    expect(Buffer.from(await paper.arrayBuffer()).subarray(0, 5).toString()).toBe('%PDF-');
  }
});

it('checks a document that is pasted, and one that is uploaded', async () => {
  const visitor = await visit('#/make');
  const { page } = visitor;
  await page.getByRole('button', { name: 'Put in an example' }).click();
  await page.getByRole('button', { name: 'Check it' }).click();
  await page.getByRole('heading', { name: /not what it should be/ }).waitFor({ timeout: 60_000 });
  expect((await page.locator('.job pre').textContent())!.length).toBeGreaterThan(10);
  await picture(page, 'make-checked-1280-light');
  const document = JSON.stringify(finished('small'));
  await page.getByLabel('Or a file').setInputFiles({ name: 'small.json', mimeType: 'application/json', buffer: Buffer.from(document) });
  await expect.poll(() => page.getByLabel('Document', { exact: true }).inputValue()).toBe(document);
  await page.getByRole('button', { name: 'Check it' }).click();
  await page.getByRole('heading', { name: 'The puzzle is sound' }).waitFor({ timeout: 60_000 });
  await page.getByLabel('Document', { exact: true }).fill('no: document');
  await page.getByRole('button', { name: 'Check it' }).click();
  await page.getByRole('alert').waitFor();
  await leave(visitor);
});

it('gives up only after asking twice, and then shows the answer', async () => {
  const small = finished('small');
  const visitor = await visit(`#/puzzle/${await offer(small)}`);
  const { page } = visitor;
  await page.getByRole('button', { name: 'Give up' }).click();
  await page.getByRole('button', { name: 'No, go on' }).click();
  await page.getByRole('button', { name: 'Give up' }).click();
  await page.getByRole('button', { name: 'Yes, show the answer' }).click();
  await page.getByRole('heading', { name: 'Given up' }).waitFor();
  const suspects = Object.values(small.answer!).filter((value) => value === 'suspect').length;
  expect(await page.locator('.answer td.suspect').count()).toBe(suspects);
  await leave(visitor);
});
