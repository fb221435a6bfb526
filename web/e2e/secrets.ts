import { expect } from 'vitest';
import type { Traffic } from './browser';
import type { Document } from './stand-in';

interface Fact {
  name: string;
  value: string;
}
type Json = null | string | number | boolean | Json[] | { [key: string]: Json };

const isMap = (json: Json): json is { [key: string]: Json } => typeof json === 'object' && json !== null && !Array.isArray(json);

function walk(json: Json, visit: (map: { [key: string]: Json }) => void) {
  if (Array.isArray(json)) json.forEach((item) => walk(item, visit));
  else if (isMap(json)) {
    visit(json);
    Object.values(json).forEach((item) => walk(item, visit));
  }
}

/** The session in an answer: itself, beside a reply, or as everybody at a table sees it. */
function sessionIn(json: Json): { state?: string } {
  if (!isMap(json)) return {};
  const table = isMap(json.table ?? null) ? (json.table as { [key: string]: Json }) : json;
  return (isMap(table.session ?? null) ? table.session : table) as { state?: string };
}

const SECRET_FIELDS = ['answer', 'trace', 'seed', 'hash', 'proof', 'solution'];

/**
 * Searches everything that was received, in order, for what a player could not know at that time: values of people who
 * are not known yet, clues that were not heard yet, and fields that only finished games have. What the player asked for
 * (a hint's conclusion, two witnesses) does not count. At a table, others find things out as well.
 */
export function expectNoSecrets(traffic: Traffic[], document: Document, byOthers: string[] = []) {
  const answer = document.answer!;
  const known = new Set([...Object.keys(document.givens ?? {}), ...byOthers]);
  const reveal = document.mode === 'reveal';
  const clues = document.clues.filter((clue) => reveal && clue.by);
  let ended = false;
  let searched = 0;
  for (const { path, body, sent } of traffic) {
    if (!path.startsWith('/api/')) {
      for (const clue of clues) expect(body).not.toContain(clue.says);
      continue;
    }
    const json = JSON.parse(body || 'null') as Json;
    const reply = isMap(json) && isMap(json.reply ?? null) ? (json.reply as unknown as { kind: string; conclusion?: Fact }) : undefined;
    if (reply?.kind === 'forced') known.add((JSON.parse(sent) as Fact).name);
    const session = sessionIn(json);
    ended ||= session.state === 'solved' || session.state === 'given-up';
    if (ended) break;
    searched++;
    if (path.endsWith('/witnesses')) continue;
    const asked = path.endsWith('/hints') && isMap(json) ? (json.hint as unknown as { about?: string[] }).about : [];
    walk(json, (map) => {
      for (const field of SECRET_FIELDS) expect(Object.keys(map), `${field} in ${path}`).not.toContain(field);
      const value = typeof map.name === 'string' && typeof map.value === 'string' ? { name: map.name, value: map.value } : undefined;
      if (value && !asked?.includes(value.name) && !known.has(value.name)) expect(`${value.name} = ${answer[value.name]}`, path).not.toBe(`${value.name} = ${value.value}`);
      const told = Object.keys(answer).filter((name) => !known.has(name) && map[name] === answer[name]);
      expect(told, path).toEqual([]);
    });
    for (const clue of clues) if (!known.has(clue.by!)) expect(body, `the clue of ${clue.by} in ${path}`).not.toContain(clue.says);
  }
  expect(ended, 'the game was played to its end').toBe(true);
  expect(searched).toBeGreaterThan(1);
}
