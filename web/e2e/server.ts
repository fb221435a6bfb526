import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { standIn } from './stand-in';

declare module 'vitest' {
  export interface ProvidedContext {
    url: string;
    real: boolean;
  }
}

const freePort = () =>
  new Promise<number>((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => resolve(port));
    });
  });

async function start(jar: string): Promise<{ url: string; stop: () => Promise<void> }> {
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), 'cluewright-'));
  const java = process.env.JAVA_HOME ? join(process.env.JAVA_HOME, 'bin/java') : 'java';
  const server: ChildProcess = spawn(java, ['-Xmx512m', '-jar', jar, 'serve', '--port', String(port), '--data', folder, '--days-ahead', '0', '--requests-per-minute', '1000000'], {
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const url = `http://127.0.0.1:${port}`;
  const until = Date.now() + 60_000;
  for (;;) {
    if (server.exitCode !== null) throw new Error(`The server ended with code ${server.exitCode} before it answered.`);
    if (await fetch(`${url}/health`).then((answer) => answer.ok, () => false)) break;
    if (Date.now() > until) throw new Error('The server did not answer within 60 s.');
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  const stop = () =>
    new Promise<void>((resolve) => {
      server.once('exit', () => {
        rmSync(folder, { recursive: true, force: true });
        resolve();
      });
      server.kill('SIGTERM');
    });
  return { url, stop };
}

export default async function setup(project: TestProject) {
  const jar = process.env.CLUEWRIGHT_JAR;
  const { url, stop } = jar ? await start(jar) : await standIn();
  project.provide('url', url);
  project.provide('real', Boolean(jar));
  return stop;
}
