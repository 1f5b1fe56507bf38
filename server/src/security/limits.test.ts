// How often anybody may do what costs others something: what each call is counted by, and that the count refuses. What is
// counted by the address that somebody typed is tested beside each feature (docs/security.md, line 15).
import type { Endpoint } from '@evenlight/contract/endpoint';
import { expect, test } from 'vitest';
import { openTestHouse } from '../testing/open-test-house.ts';
import { allEndpoints } from './endpoints.ts';

// A tenth of what is allowed in the open, so that every count is soon full.
const FACTOR = 0.1;
const house = await openTestHouse({ env: { RATE_LIMIT_FACTOR: String(FACTOR) }, withSampleData: true });
const generous = await openTestHouse({ env: { RATE_LIMIT_FACTOR: '1000' }, sharing: house });
const { addressOf } = await allEndpoints(generous);

type Counted = 'network' | 'person';

const counted: Record<string, readonly Counted[]> = {
  // Nobody is signed in yet, or somebody acts as another: the network, and the address that was typed.
  'POST /users': ['network'],
  'POST /login': ['network'],
  'POST /login/verify': ['network'],
  'POST /login/link': ['network'],
  'POST /login/passkey/options': ['network'],
  'POST /login/passkey': ['network'],
  // Visitors write: the network, the address they leave, and the memorial or everybody together.
  'POST /memorials/:memorialId/guestbook': ['network'],
  'POST /guestbook': ['network'],
  'POST /memorials/:memorialId/guest-photo': ['network'],
  'POST /memorials/:memorialId/events/:eventId/rsvps': ['network'],
  'POST /memorials/:memorialId/reports': ['network'],
  'POST /memorials/ask': ['network'],
  'POST /contact': ['network'],
  'POST /custom-requests': ['network'],
  'POST /schedule-consultation': ['network'],
  'POST /support/consultations': ['network'],
  // Members.
  'POST /step-up/verify': ['network'],
  'POST /memorials/:memorialId/invite': ['network', 'person'],
  'POST /family-invitations': ['network', 'person'],
  'POST /support/sessions': ['network', 'person'],
  // By person alone: a message that is refused is not judged, and nobody in danger is to be refused for their neighbours.
  'POST /support/sessions/:sessionId/messages': ['person'],
  'POST /support/sessions/:sessionId/messages/:messageId/reply': ['person'],
  'POST /documents/upload': ['network', 'person'],
  'POST /memorials/:memorialId/upload-photo': ['network', 'person'],
  'POST /shared-documents': ['network', 'person'],
  'POST /generate-timeline': ['network', 'person'],
  'POST /create-payment-intent': ['network', 'person'],
};

const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`;
const served = new Map(house.world.served.map((endpoint) => [nameOf(endpoint), endpoint]));
const pairs = Object.entries(counted).flatMap(([name, by]) => by.map((per) => [name, per] as const));

let networks = 0;
function anotherNetwork(): string {
  networks += 1;
  return `10.${(networks >> 16) & 255}.${(networks >> 8) & 255}.${networks & 255}`;
}

async function someMembers(count: number): Promise<string[]> {
  const members = await Promise.all(Array.from({ length: count }, () => house.aMember()));
  return members.map(({ person: { cookie } }) => `${cookie.name}=${cookie.value}`);
}

/** Nothing good is sent: what is counted is the asking. */
async function ask(endpoint: Endpoint, from: { network: string; cookie: string | undefined }): Promise<number> {
  const answer = await house.app.inject({
    method: endpoint.method,
    url: addressOf(endpoint),
    remoteAddress: from.network,
    payload: '{}',
    headers: {
      host: 'localhost:3000',
      origin: 'http://localhost:3000',
      'content-type': 'application/json',
      ...(from.cookie ? { cookie: from.cookie } : {}),
    },
  });
  if (answer.statusCode === 429) expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
  return answer.statusCode;
}

test.each(pairs)('%s is refused to one %s after so many times, and to no other', async (name, per) => {
  const endpoint = served.get(name) ?? expect.fail(`${name} is not served`);
  const fewest = (of: Counted) =>
    Math.min(...(endpoint.limits ?? []).filter((limit) => limit.per === of).map(({ times }) => times * FACTOR));
  const allowed = fewest(per);
  expect(allowed).toBeLessThanOrEqual(300);
  const network = anotherNetwork();
  const isForVisitors = endpoint.access === 'anyone' && fewest('person') === Number.POSITIVE_INFINITY;
  const eachAsks = Math.min(allowed, fewest('person'));
  const people = await someMembers(per === 'person' ? 1 : Math.ceil((allowed + 1) / eachAsks));
  const asker = (turn: number) => ({
    network: per === 'person' ? anotherNetwork() : network,
    cookie: isForVisitors ? undefined : (people[Math.floor(turn / eachAsks)] ?? people[0]),
  });
  for (let turn = 0; turn < allowed; turn += 1) expect(await ask(endpoint, asker(turn)), `turn ${turn}`).not.toBe(429);
  expect(await ask(endpoint, asker(allowed))).toBe(429);
  const [somebodyElse] = await someMembers(1);
  expect(await ask(endpoint, { network: anotherNetwork(), cookie: somebodyElse })).not.toBe(429);
});

test('whatever a visitor may change is counted, unless a role on a memorial is needed for it', () => {
  const uncounted = house.world.served.filter(
    ({ method, access, limits = [] }) => method !== 'GET' && access === 'anyone' && limits.length === 0,
  );
  expect(uncounted.map(nameOf).sort()).toEqual(needNone);
});

/** Each of them turns away whoever has no role on that memorial; the one besides ends the asker's own session. */
const needNone = [
  'DELETE /memorials/:memorialId/collaborators/:collaboratorId',
  'DELETE /memorials/:memorialId/edit-sessions',
  'DELETE /memorials/:memorialId/events/:eventId',
  'DELETE /memorials/:memorialId/events/:eventId/guests/:rsvpId',
  'DELETE /memorials/:memorialId/guestbook/:entryId',
  'DELETE /memorials/:memorialId/succession',
  'POST /logout',
  'POST /memorials/:memorialId/access-requests/:requestId',
  'POST /memorials/:memorialId/contributions/:contributionId/approve',
  'POST /memorials/:memorialId/contributions/:contributionId/reject',
  'POST /memorials/:memorialId/edit-sessions',
  'POST /memorials/:memorialId/hand-over',
  'POST /memorials/:memorialId/succession',
  'PUT /memorials/:memorialId/collaborators/:collaboratorId',
  'PUT /memorials/:memorialId/guestbook/:entryId/reply',
  'PUT /memorials/:memorialId/guestbook/:entryId/state',
  'PUT /memorials/:memorialId/keepers',
];
