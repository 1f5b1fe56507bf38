// Families who go on while processes are restarted: pages, the API, forms, live updates. Everything that fails is noted with
// its cause, and everything that was acknowledged is looked for in the end.
import { randomUUID } from 'node:crypto';
import type { Agent } from 'node:https';
import { setTimeout as pause } from 'node:timers/promises';
import { getSession } from '@evenlight/contract/accounts';
import { getOpeningHours } from '@evenlight/contract/desk';
import { NEWS_STREAM_PATH } from '@evenlight/contract/news';
import { keepMemory, listMemories, Memory } from '@evenlight/contract/self-care/memories';
import type { Person } from '../testing/people.ts';
import { askOver, listenOver } from './ask-over.ts';

const FAMILIES = 8;
const LISTENERS = 3;
// Far below the 1,000 that one person may keep.
const MEMORIES_EACH = 300;
// As somebody who reads, or a quick script. More would measure how busy the machine is, and nothing else.
const REST_MS = 30;
const LISTENS_MS = 4_000;

type Options = { agent: Agent; port: number; aMember: () => Promise<Person> };

export type SteadyLoad = {
  /** By method, and streams that were opened. */
  asked: Record<string, number>;
  total: () => number;
  failures: string[];
  stop: () => Promise<void>;
  /** What was kept by whom, as they were told, and as it is. */
  compare: () => Promise<{ told: string[]; kept: string[] }>;
};

type Answer = { status: number; text?: string };

/** Counts what was asked, and keeps the cause of whatever failed. */
function openNotes() {
  const asked: Record<string, number> = {};
  const failures: string[] = [];

  async function note<A extends Answer>(method: string, what: string, ask: () => Promise<A>): Promise<A | undefined> {
    asked[method] = (asked[method] ?? 0) + 1;
    const at = new Date().toISOString();
    try {
      const answer = await ask();
      if (answer.status >= 200 && answer.status < 400) return answer;
      failures.push(`${at} ${method} ${what}: ${answer.status} ${answer.text?.slice(0, 200) ?? ''}`);
    } catch (error) {
      failures.push(`${at} ${method} ${what}: ${error instanceof Error ? error.message : error}`);
    }
    return undefined;
  }
  return { asked, failures, note };
}

type Writer = { cookie: string; told: string[] };
type Ask = (method: string, path: string, cookie?: string, body?: unknown) => Promise<{ text: string } | undefined>;

const CHANGED = 'By the lake.';
const line = ({ title, words }: { title: string; words: string }) => `${title}: ${words}`;

async function writeAMemory(ask: Ask, { cookie, told }: Writer) {
  const memories = `/api${keepMemory.path}`;
  const words = { title: `Memory ${randomUUID()}`, words: 'By the sea.' };
  const made = await ask('POST', memories, cookie, { ...words, idempotencyKey: randomUUID() });
  if (!made) return;
  const { id, version } = Memory.parse(JSON.parse(made.text));
  const changed = { ...words, words: CHANGED };
  if (await ask('PUT', `${memories}/${id}`, cookie, { ...changed, version })) told.push(line(changed));
}

export function startLoad({ agent, port, aMember }: Options): SteadyLoad {
  const { asked, failures, note } = openNotes();
  const people: Writer[] = [];
  let isOver = false;
  const ask: Ask = (method, path, cookie, body) =>
    note(method, path, () => askOver(agent, { port, method, path, cookie, body }));

  async function aPerson() {
    const { cookie } = await aMember();
    const person: Writer = { cookie: `${cookie.name}=${cookie.value}`, told: [] };
    people.push(person);
    return person;
  }

  async function family() {
    let person = await aPerson();
    const steps = [
      () => ask('GET', '/'),
      () => writeAMemory(ask, person),
      () => ask('GET', '/dashboard', person.cookie),
      () => writeAMemory(ask, person),
      () => ask('GET', `/api${getOpeningHours.path}`),
      () => ask('GET', `/api${getSession.path}`, person.cookie),
    ];
    while (!isOver) {
      for (const step of steps) {
        await step();
        await pause(REST_MS);
      }
      if (person.told.length >= MEMORIES_EACH) person = await aPerson();
    }
  }

  async function listener() {
    const stream = { port, method: 'GET', path: NEWS_STREAM_PATH };
    while (!isOver) await note('stream', NEWS_STREAM_PATH, () => listenOver(agent, stream, LISTENS_MS));
  }

  const everybody = Promise.all([
    ...Array.from({ length: FAMILIES }, family),
    ...Array.from({ length: LISTENERS }, listener),
  ]);

  return {
    asked,
    failures,
    total: () => Object.values(asked).reduce((sum, each) => sum + each, 0),
    async stop() {
      isOver = true;
      await everybody;
    },
    async compare() {
      const kept: string[] = [];
      for (const { cookie } of people) {
        const { text } = await askOver(agent, { port, method: 'GET', path: `/api${listMemories.path}`, cookie });
        kept.push(...Memory.array().parse(JSON.parse(text)).map(line));
      }
      return { told: people.flatMap(({ told }) => told).sort(), kept: kept.sort() };
    },
  };
}
