// Who may do what: every endpoint that is served, by everybody there is, from one matrix. Refusals first, all of them, and
// nothing may have changed by them; then the same requests by those who may.
import type { Endpoint } from '@evenlight/contract/endpoint';
import { expect, test } from 'vitest';
import { openTestHouse } from '../../testing/open-test-house.ts';
import { digestOf } from '../tables-of-people.ts';
import { type Answer, aboutNothing, aboutOthers, ask, sentTo } from './ask.ts';
import type { Entry, Sent } from './entry.ts';
import { FAMILY_PHONE, household } from './household.ts';
import { controlsOf, matrix, nameOf, refusalOf, refusedAt } from './matrix.ts';
import type { Role } from './roles.ts';

const house = await openTestHouse({ withSampleData: true, env: { RATE_LIMIT_FACTOR: '1000000' } });
const family = await household(house, 0);
const others = await household(house, 1);
const people = { ...family.people, stranger: others.people.owner, visitor: undefined };

const byName = new Map(house.world.served.map((endpoint) => [nameOf(endpoint), endpoint]));
type Line = { name: string; endpoint: Endpoint; entry: Entry };
const lines: Line[] = Object.entries(matrix).flatMap(([name, entry]) => {
  const endpoint = byName.get(name);
  return endpoint ? [{ name, endpoint, entry }] : [];
});

/** Somebody of the family may know that it is there. */
const isTooLow = ({ status, body }: Answer) => status === 403 && /role_too_low|owner_only/.test(body);

/** Those who would try out ids; the others hear the same 404. */
const probing: readonly Role[] = ['visitor', 'stranger', 'staff', 'page-viewer'];

const digest = () => digestOf(house, { isClockworkLeftOut: true });

const as = (endpoint: Endpoint, sent: Sent, role: Role) => ask(house, endpoint, sent, people[role]);

test('every endpoint has an entry, and every entry an endpoint', () => {
  const missing = [...byName.keys()].filter((name) => !(name in matrix));
  const what =
    'Say who may in the room it belongs to under server/src/security/matrix/entries; docs/access.md says how.';
  expect(missing, `Nobody has said who may: ${missing.join(', ')}. ${what}`).toEqual([]);
  const gone = Object.keys(matrix).filter((name) => !byName.has(name));
  expect(gone, `${gone.join(', ')}: there is no such endpoint any more, so its entry can go.`).toEqual([]);
});

test('whoever may not is refused, hears nothing of what is there, and changes nothing', async () => {
  const asked: (Line & { sent: Sent })[] = [];
  for (const line of lines) asked.push({ ...line, sent: await sentTo(line.endpoint, line.entry, family) });
  const before = await digest();
  const faults: string[] = [];
  for (const { name, endpoint, entry, sent } of asked) {
    const nothing = aboutNothing(sent, family);
    for (const role of refusedAt(entry)) {
      const wanted = refusalOf(endpoint, entry, role);
      const answer = await as(endpoint, sent, role);
      if (answer.status !== wanted)
        faults.push(`${name} by ${role}: ${wanted} wanted, ${answer.status} ${answer.body}`);
      if (wanted === 401 || entry.isLetter || isTooLow(answer) || !probing.includes(role)) continue;
      const missing = await as(endpoint, nothing, role);
      if (JSON.stringify(missing) !== JSON.stringify(answer))
        faults.push(
          `${name} by ${role}: ${answer.status} ${answer.body}, but of nothing ${missing.status} ${missing.body}`,
        );
    }
  }
  expect(faults).toEqual([]);
  expect(await digest()).toEqual(before);
});

test('a secret that nobody was given opens nothing, whoever shows it', async () => {
  const faults: string[] = [];
  for (const { name, endpoint, entry } of lines.filter(({ entry }) => entry.may === 'holder')) {
    const nothing = aboutNothing(await sentTo(endpoint, entry, family), family);
    for (const role of ['visitor', 'stranger', 'owner'] as const) {
      const { status, body } = await as(endpoint, nothing, role);
      if (status !== 404) faults.push(`${name} by ${role}: ${status} ${body}`);
    }
  }
  expect(faults).toEqual([]);
});

/** Where a path names two things, the second is to belong to the first. */
function mixed(endpoint: Endpoint, sent: Sent): Sent | undefined {
  const names = [...endpoint.path.matchAll(/:(\w+Id)\b/g)].map(([, name = '']) => name);
  const last = names.at(-1);
  if (names.length < 2 || !last) return undefined;
  const theirs = aboutOthers(sent, family, others).params?.[last] ?? '';
  // Some are named alike in every plan; then there is nothing to mix.
  return theirs === sent.params?.[last] ? undefined : { ...sent, params: { ...sent.params, [last]: theirs } };
}

test('what belongs to another family’s cannot be reached through one’s own', async () => {
  const asked: (Line & { sent: Sent })[] = [];
  for (const line of lines) {
    const sent = mixed(line.endpoint, await sentTo(line.endpoint, line.entry, family));
    if (sent && Array.isArray(line.entry.may)) asked.push({ ...line, sent });
  }
  const before = await digest();
  const faults: string[] = [];
  for (const { name, endpoint, entry, sent } of asked) {
    const { status, body } = await as(endpoint, sent, controlsOf(endpoint, entry)[0] ?? 'owner');
    if (status !== (entry.ofOthers ?? 404)) faults.push(`${name}: ${status} ${body}`);
  }
  expect(asked.length).toBeGreaterThan(20);
  expect(faults).toEqual([]);
  expect(await digest()).toEqual(before);
});

const addresses = Object.values(family.people).map(({ person }) => person.email);

/** Strangers read nobody's address; a number is read by its owner and by our team, who call. */
function contactsIn(body: string, role: Role): string[] {
  const seen = role === 'visitor' || role === 'stranger' ? addresses.filter((address) => body.includes(address)) : [];
  const numbers = role === 'owner' || role === 'staff' ? [] : (body.match(FAMILY_PHONE) ?? []);
  return [...seen, ...numbers];
}

const leaks: string[] = [];
let answers = 0;

test('whoever may, can', async () => {
  const faults: string[] = [];
  for (const { name, endpoint, entry } of lines) {
    if (entry.control) {
      const status = await entry.control(family);
      if (status < 200 || status > 299) faults.push(`${name}: ${status}`);
      continue;
    }
    for (const role of controlsOf(endpoint, entry)) {
      const { status, body } = await as(endpoint, await sentTo(endpoint, entry, family), role);
      if (status < 200 || status > 299) faults.push(`${name} by ${role}: ${status} ${body}`);
      answers += 1;
      leaks.push(...contactsIn(body, role).map((contact) => `${name} tells ${role} of ${contact}`));
    }
  }
  expect(faults).toEqual([]);
});

test('in all those answers strangers read nobody’s address, and nobody else’s number is read by anybody', () => {
  expect(answers).toBeGreaterThan(lines.length);
  expect(leaks).toEqual([]);
});
