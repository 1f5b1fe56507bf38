// One client that calls the API again and again over one open connection, and how long each answer takes.
import { Agent, type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';
import type { Asked } from '../tools/asking.ts';
import { headerOf } from '../tools/bench-house.ts';
import { elementOf } from '../tools/element-of.ts';
import type { GrowingHouse } from './growing-house.ts';
import { firstPlanOf, idOf, measuredUser, measuredUsersAt } from './measures.ts';
import type { Question, QuestionPerson } from './questions.ts';

const PEOPLE = 40;

export type Caller = {
  /** The answer, and how long it took; `question` may ask several things one after the other. */
  ask: (question: Question, options?: { isWriting?: boolean }) => Promise<{ ms: number; body: string }>;
  close: () => void;
};

/** Signs people in: some who read, and others who write, so that what is read stays as long as it was. */
export async function openCaller(house: GrowingHouse, size: number): Promise<Caller> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const everybody = await Promise.all(Array.from({ length: PEOPLE }, () => aPerson(house, size)));
  const readers = everybody.filter((_, at) => at % 2 === 0);
  const writers = everybody.filter((_, at) => at % 2 === 1);
  let turn = 0;
  return {
    async ask(question, { isWriting = false } = {}) {
      turn += 1;
      const people = isWriting ? writers : readers;
      const asked = question({ size, chance, turn, person: elementOf(people, chance(people.length)) });
      const started = performance.now();
      let body = '';
      for (const one of [asked].flat()) body = await send(agent, house.address, one);
      return { ms: performance.now() - started, body };
    },
    close: () => agent.destroy(),
  };
}

export async function aPerson(house: GrowingHouse, size: number): Promise<QuestionPerson> {
  const user = measuredUser(1 + chance(measuredUsersAt(size)));
  return { id: idOf('user', user), planId: firstPlanOf(user), cookie: headerOf(await house.signIn(user)) };
}

export function chance(below: number): number {
  return Math.floor(Math.random() * below);
}

async function send(agent: Agent, address: string, { method, path, headers, body }: Asked): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  const sent = body === undefined ? '' : JSON.stringify(body);
  const ofBody = sent
    ? { 'content-type': 'application/json', 'content-length': Buffer.byteLength(sent), origin: address }
    : {};
  request(new URL(path, address), { method, agent, headers: { ...headers, ...ofBody } }, resolve)
    .on('error', reject)
    .end(sent);
  const answer = await promise;
  const said = await text(answer);
  if (answer.statusCode === undefined || answer.statusCode >= 300)
    throw new Error(`${method} ${path} answered ${answer.statusCode}: ${said.slice(0, 300)}`);
  return said;
}
