import { mkdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { chromium, type Browser, type Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject } from 'vitest';

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const pictures = process.env.PICTURES ?? join(import.meta.dirname, '../target/pictures');
mkdirSync(pictures, { recursive: true });

/** Everything that went over the wire on one page. */
export interface Traffic {
  path: string;
  method: string;
  sent: string;
  body: string;
}
export interface Visitor {
  page: Page;
  traffic: Traffic[];
  bodies: Promise<void>[];
  faults: string[];
}
export type Scheme = 'light' | 'dark';

let browser: Browser;
export const url = () => inject('url');

/** A browser for a test file. Every page that was opened must have been free of faults when it is closed. */
export function withBrowser() {
  beforeAll(async () => {
    browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args: ['--no-sandbox', '--disable-dev-shm-usage'] });
  });
  afterAll(async () => {
    await browser?.close();
  });
}

export async function visit(path: string, options: { width?: number; scheme?: Scheme; reduced?: boolean; storage?: Awaited<ReturnType<ReturnType<Page['context']>['storageState']>> } = {}): Promise<Visitor> {
  const { width = 1280, scheme = 'light' } = options;
  const context = await browser.newContext({
    viewport: { width, height: width < 500 ? 780 : 900 },
    colorScheme: scheme,
    reducedMotion: options.reduced ? 'reduce' : 'no-preference',
    locale: 'en-GB',
    permissions: ['clipboard-read', 'clipboard-write'],
    ...(options.storage ? { storageState: options.storage } : {}),
  });
  const page = await context.newPage();
  const traffic: Traffic[] = [];
  const bodies: Promise<void>[] = [];
  const faults: string[] = [];
  page.on('console', (message) => {
    // Chromium reports every answer of 4xx as an error of its own; the page says it in words.
    if (['error', 'warning'].includes(message.type()) && !message.text().startsWith('Failed to load resource')) faults.push(message.text());
  });
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('request', (request) => {
    if (!request.url().startsWith(url()) && !request.url().startsWith('data:')) faults.push(`fetched from elsewhere: ${request.url()}`);
  });
  page.on('response', (response) => {
    const entry: Traffic = { path: new URL(response.url()).pathname, method: response.request().method(), sent: response.request().postData() ?? '', body: '' };
    traffic.push(entry);
    const read = response.text().then(
      (body) => {
        entry.body = body;
      },
      () => {},
    );
    // A stream of events has no end to wait for.
    if (!entry.path.endsWith('/events')) bodies.push(read);
  });
  await page.goto(`${url()}/${path}`);
  return { page, traffic, bodies, faults };
}

/**
 * What went over the wire so far, with every answer read to its end. An answer is on the page before its text is here; a
 * test that looked at once found it empty, now and then, and searched nothing.
 */
export async function received(visitor: Visitor): Promise<Traffic[]> {
  await Promise.all(visitor.bodies);
  return visitor.traffic;
}

/** Nothing may have gone wrong on the page: no error, no warning, no refused script or style, nothing fetched from elsewhere. */
export async function leave(visitor: Visitor) {
  expect(visitor.faults).toEqual([]);
  await visitor.page.context().close();
}

/** No accessibility fault that axe knows of, and nothing wider than the screen. */
export async function expectSound(page: Page) {
  // By the debugger's door: the page's own policy would refuse a script from outside.
  await page.evaluate(axeSource);
  const found = await page.evaluate(async () => {
    const axe = (window as unknown as { axe: { run: (where: Document, options: object) => Promise<{ violations: { id: string; nodes: { target: unknown; failureSummary?: string }[] }[] }> } }).axe;
    const { violations } = await axe.run(document, { resultTypes: ['violations'], rules: { 'target-size': { enabled: true } } });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => `${String(node.target)} ${node.failureSummary ?? ''}`).join(' | ')}`);
  });
  expect(found).toEqual([]);
  await expectNarrow(page);
}

/** Nothing makes the page scroll sideways, and nothing that can be seen is cut off at its side. */
export async function expectNarrow(page: Page) {
  expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBeLessThanOrEqual(0);
  const cut = await page.evaluate(() =>
    [...document.querySelectorAll('main *')].filter((element) => {
      const { left, right, width, height } = element.getBoundingClientRect();
      const unseen = width <= 1 || height <= 1 || element.closest('.hidden, .skip');
      return !unseen && (right > document.documentElement.clientWidth + 1 || left < -1);
    }).map((element) => `${element.tagName}.${element.getAttribute('class') ?? ''} ${(element.textContent ?? '').slice(0, 40)}`),
  );
  expect(cut).toEqual([]);
}

/** What a screen reader reads out by itself. */
export const spoken = (page: Page) => page.locator('[role=status]').last().textContent();

/** Goes on with the tabulator key until what is focused passes. */
export async function tabTo(page: Page, selector: string, most = 120) {
  for (let i = 0; i < most; i++) {
    await page.keyboard.press('Tab');
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector)) return;
  }
  throw new Error(`The tabulator key never got to ${selector}.`);
}

export const picture = (page: Page, name: string) => page.screenshot({ path: join(pictures, `${name}.png`), fullPage: true });

export const SCREENS: { width: number; scheme: Scheme }[] = [
  { width: 360, scheme: 'light' },
  { width: 360, scheme: 'dark' },
  { width: 1280, scheme: 'light' },
  { width: 1280, scheme: 'dark' },
];

/** Speaks to the server as any program could. */
export async function api<A>(method: string, path: string, body?: unknown, type = 'application/json'): Promise<A> {
  const response = await fetch(`${url()}/api/v1${path}`, {
    method,
    headers: { 'Content-Type': type },
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  const answer = (await response.json()) as A;
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${JSON.stringify(answer)}`);
  return answer;
}

/** Gives the server a document to check, and returns the id of the puzzle. */
export async function offer(document: unknown): Promise<string> {
  interface Job {
    id: string;
    state: string;
    puzzle?: string;
  }
  let job = await api<Job>('POST', '/checks', document);
  const until = Date.now() + 60_000;
  while (job.state === 'queued' || job.state === 'running') {
    if (Date.now() > until) throw new Error('The check takes too long.');
    await new Promise((resolve) => setTimeout(resolve, 150));
    job = await api<Job>('GET', `/jobs/${job.id}`);
  }
  if (!job.puzzle) throw new Error(`The document is not sound: ${JSON.stringify(job)}`);
  return job.puzzle;
}

export const today = async () => (await api<{ date: string }>('GET', '/daily')).date;
