// One client that calls the API again and again over one open connection, and how long each answer takes.
import { Agent, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { firstPlanOf, idOf, measuredUser, measuredUsersAt } from './measures.mjs';

const PEOPLE = 40;

/** Signs people in: some who read, and others who write, so that what is read stays as long as it was. */
export async function openCaller(house, size) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const everybody = await Promise.all(Array.from({ length: PEOPLE }, () => aPerson(house, size)));
  const readers = everybody.filter((_, at) => at % 2 === 0);
  const writers = everybody.filter((_, at) => at % 2 === 1);
  let turn = 0;
  return {
    /** The answer, and how long it took; `question` may ask several things one after the other. */
    async ask(question, { isWriting = false } = {}) {
      turn += 1;
      const people = isWriting ? writers : readers;
      const asked = question({ size, chance, turn, person: people[chance(people.length)] });
      const started = performance.now();
      let body = '';
      for (const one of Array.isArray(asked) ? asked : [asked]) body = await send(agent, house.address, one);
      return { ms: performance.now() - started, body };
    },
    close: () => agent.destroy(),
  };
}

export async function aPerson(house, size) {
  const user = measuredUser(1 + chance(measuredUsersAt(size)));
  const { name, value } = await house.signIn(user);
  return { id: idOf('user', user), planId: firstPlanOf(user), cookie: `${name}=${value}` };
}

export function chance(below) {
  return Math.floor(Math.random() * below);
}

async function send(agent, address, { method, path, headers, body }) {
  const { promise, resolve, reject } = Promise.withResolvers();
  const sent = body && JSON.stringify(body);
  const ofBody = sent
    ? { 'content-type': 'application/json', 'content-length': Buffer.byteLength(sent), origin: address }
    : {};
  request(new URL(path, address), { method, agent, headers: { ...headers, ...ofBody } }, resolve)
    .on('error', reject)
    .end(sent);
  const answer = await promise;
  const said = await text(answer);
  if (answer.statusCode >= 300)
    throw new Error(`${method} ${path} answered ${answer.statusCode}: ${said.slice(0, 300)}`);
  return said;
}
