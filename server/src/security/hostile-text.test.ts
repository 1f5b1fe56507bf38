// Whatever people type comes back as the text it is: markup is put into every field of every call that takes it, and then
// every page, mail, paper and card is read for markup that has come alive.
import { randomUUID } from 'node:crypto';
import type { Endpoint } from '@evenlight/contract/endpoint';
import { sendFamilyMessage } from '@evenlight/contract/families/messages';
import { createSharedTask } from '@evenlight/contract/families/tasks';
import { FamilyGroupId, PlanId, SupportSessionId } from '@evenlight/contract/ids';
import { addEvent } from '@evenlight/contract/memorials/events';
import { signGuestbook } from '@evenlight/contract/memorials/guestbook';
import { createMemorial } from '@evenlight/contract/memorials/memorial';
import { updatePlan } from '@evenlight/contract/plans';
import { updateUser } from '@evenlight/contract/profiles';
import { sendSupportMessage } from '@evenlight/contract/support/chat';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { z } from 'zod';
import { loadBuiltPages } from '../platform/http/pages.ts';
import { judgePdf } from '../platform/uploads/pdf/judge-pdf.ts';
import { openTestHouse } from '../testing/open-test-house.ts';
import { arbitraryOf } from './fuzz/arbitrary-of.ts';
import { household } from './fuzz/household.ts';
import { filledIn, knownIds, ownNamesOf } from './fuzz/known-ids.ts';

const MARK = 'zqx7';
/** The first that a field has room for. */
const hostile = [
  `${MARK}"'><img src=x onerror=alert(1)><script>alert(2)</script>{{7*7}}\${7*7}</textarea></title></style>`,
  `${MARK}"><img src=x onerror=alert(1)>`,
  `${MARK}<script>alert(2)</script>`,
  `${MARK}<b>`,
];
const alive = /<img src=x|<script>alert|<\/textarea><\/title>|zqx7<b>|zqx7"'?>/;

const house = await openTestHouse({ env: { RATE_LIMIT_FACTOR: '1000000' }, withSampleData: true });
const { ids: first, cookies, owner } = await household(house);
const ids = knownIds(first);
const { served, config } = house.world;
const ownNames = ownNamesOf(served);

type Json = Record<string, unknown>;

/** Every text in it that may be anything is made hostile; what the schema then refuses stays as it was. */
function poisoned(schema: z.ZodType, good: unknown): unknown {
  const isGood = (body: unknown) => schema.safeParse(body).success;
  if (!isGood(good)) return good;
  let body = good;
  for (const path of textsIn(good)) {
    const bad = hostile.map((text) => changed(body, path, text)).find(isGood);
    if (bad !== undefined) body = bad;
  }
  return body;
}

function textsIn(value: unknown, path: string[] = []): string[][] {
  if (typeof value === 'string') return [path];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, one]) => textsIn(one, [...path, name]));
}

function changed(value: unknown, [name, ...rest]: string[], text: string): unknown {
  if (name === undefined) return text;
  if (Array.isArray(value)) return value.map((one, at) => (String(at) === name ? changed(one, rest, text) : one));
  return { ...(value as Json), [name]: changed((value as Json)[name], rest, text) };
}

const fill = (path: string) =>
  path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(ids.find({ name, pick: 9 }))));

function ownNameOf({ path }: Endpoint): string | undefined {
  for (let below: string = path; below; below = below.slice(0, below.lastIndexOf('/')))
    if (ownNames.has(below)) return ownNames.get(below);
  return undefined;
}

function ask(url: string, cookie: string | undefined, sent: { method?: string; payload?: string } = {}) {
  return house.app.inject({
    method: 'GET' as const,
    url,
    ...(sent as object),
    headers: {
      host: 'localhost:3000',
      origin: 'http://localhost:3000',
      ...(sent.payload === undefined ? {} : { 'content-type': 'application/json' }),
      ...(cookie ? { cookie } : {}),
    },
  });
}

/** What ends things, or signs out, would leave nothing to look at. */
const ends = ({ method, path }: Endpoint) =>
  method === 'DELETE' ||
  /logout|sessions$|deletion|archive|withdraw|cancel|reject|hand-over|new-link|state$/.test(path);

/** One of each that people write most. */
const planted = await plant();
async function plant() {
  const [long = '', short = '', , tiny = ''] = hostile;
  const { groupId, planId, sessionId } = first;
  const body = { fullName: short, biography: long, isPublic: true, isListed: true, isCollaborative: true };
  const memorial = await owner(createMemorial, { body });
  const params = { memorialId: memorial.id };
  await house.aVisitor()(signGuestbook, { params, body: { authorName: tiny, message: long } });
  await owner(addEvent, {
    params,
    body: { title: short, description: long, location: short, eventDate: '2031-01-01T10:00:00Z' },
  });
  const task = { groupId: FamilyGroupId.parse(groupId), title: short, description: long, idempotencyKey: randomUUID() };
  await owner(createSharedTask, { body: task });
  await owner(sendFamilyMessage, { body: { groupId: task.groupId, content: long, idempotencyKey: randomUUID() } });
  await owner(updatePlan, { params: { planId: PlanId.parse(planId) }, body: { title: short } });
  await owner(sendSupportMessage, {
    params: { sessionId: SupportSessionId.parse(sessionId) },
    body: { content: long },
  });
  const person = await owner(updateUser, { params: { userId: owner.person.id }, body: { firstName: tiny } });
  ids.learn({ memorialId: memorial.id }, undefined);
  return { memorial, person };
}

const ROUNDS = 6;
const taken = new Set<string>();
for (let round = 0; round < ROUNDS; round += 1)
  for (const [at, endpoint] of served.entries()) {
    const { method, path, body: schema } = endpoint;
    if (method === 'GET' || !schema || ends(endpoint)) continue;
    const [drawn] = fc.sample(arbitraryOf(schema), { seed: 1 + at + round * 1_000, numRuns: 1 });
    const body = poisoned(schema, withPublicPages(filledIn(drawn, ids)));
    const payload = JSON.stringify(body);
    for (const cookie of [cookies.owner, cookies.staff]) {
      const answer = await ask(`/api${fill(path)}`, cookie, { method, payload });
      if (answer.statusCode >= 500) expect.fail(`${method} ${path} answered ${answer.statusCode} to ${payload}`);
      if (answer.statusCode >= 300) continue;
      if (payload.includes(MARK)) taken.add(`${method} ${path}`);
      if (answer.body && !endpoint.produces) ids.learn(answer.json(), ownNameOf(endpoint));
      break;
    }
  }

/** A page that strangers may open is the one to look at. */
function withPublicPages(body: unknown): unknown {
  return typeof body === 'object' && body !== null && 'fullName' in body
    ? { ...body, isPublic: true, privacy: 'public', isListed: true }
    : body;
}

test('name, biography, guestbook, chat, task, message and plan take it, and many other things besides', async () => {
  const text = hostile[0] ?? '';
  const { memorial, person } = planted;
  expect([memorial.fullName, memorial.biography, person.firstName]).toEqual([hostile[1], text, hostile[3]]);
  expect(taken.size, [...taken].join('\n')).toBeGreaterThan(25);
});

test('the page that is shared says it as text, in its title, its card and its data for search engines', async () => {
  const { body } = await ask(`/memorial/${encodeURIComponent(planted.memorial.address ?? '')}`, undefined);
  expect(body).toMatch(/<meta property="og:title" content="zqx7&quot;&gt;&lt;img/);
  expect(body).toMatch(/<title>zqx7&quot;&gt;&lt;img|<title>zqx7"&gt;&lt;img/);
  const [, data = '{}'] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(body) ?? [];
  expect(JSON.parse(data)).toMatchObject({ mainEntity: { name: planted.memorial.fullName } });
  expect(body.split('<script type="application/ld+json">')[1]?.split('</script>')[0]).not.toContain('<');
  expect(body).not.toMatch(alive);
});

test('no page lets any of it act, whoever looks', async () => {
  const build = await loadBuiltPages(config.webBuildDir);
  const paths = Object.values(build.routes).flatMap((route) =>
    route?.path === undefined || route.path === '*' ? [] : [route.path],
  );
  const pages = ['', ...paths].flatMap((path) =>
    Array.from(
      { length: path.includes(':') ? 4 : 1 },
      (_, pick) =>
        `/${path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(ids.find({ name: name === 'key' ? 'memorialId' : name, pick: 9 + 8 * pick }))))}`,
    ),
  );
  const withIt = new Set<string>();
  for (const url of new Set(pages))
    for (const cookie of [cookies.visitor, cookies.owner, cookies.staff]) {
      const { body, statusCode } = await ask(url, cookie);
      expect([url, statusCode < 500, alive.exec(body)?.[0]]).toEqual([url, true, undefined]);
      if (body.includes(MARK)) withIt.add(url.replace(/[0-9a-f-]{36}|\d+/g, '…'));
    }
  expect(withIt.size, [...withIt].join('\n')).toBeGreaterThan(8);
});

test('no answer of the API can be taken for a page, and no paper holds anything that acts', async () => {
  const { memorial } = planted;
  const poster = await ask(`/api/memorials/${memorial.id}/poster`, undefined);
  const parts = encodeURIComponent(hostile[0] ?? '');
  const order = await ask(`/api/memorials/${memorial.id}/order-of-service?parts=${parts}`, cookies.owner);
  const statement = await ask(`/api/funeral-plans/${first.planId}/statement.pdf`, cookies.owner);
  for (const { headers, rawPayload } of [poster, order, statement])
    expect([headers['content-type'], judgePdf(rawPayload)]).toEqual(['application/pdf', null]);
  for (const endpoint of served.filter(({ method }) => method === 'GET'))
    for (const cookie of [cookies.visitor, cookies.owner, cookies.staff]) {
      const { headers, body, rawPayload } = await ask(`/api${fill(endpoint.path)}`, cookie);
      const type = String(headers['content-type'] ?? '');
      expect([endpoint.path, type.includes('html'), headers['x-content-type-options']]).toEqual([
        endpoint.path,
        false,
        'nosniff',
      ]);
      if (type.includes('svg')) expect(body).not.toMatch(alive);
      if (type !== 'application/pdf') continue;
      expect([endpoint.path, judgePdf(rawPayload)]).toEqual([endpoint.path, null]);
    }
});

test('no mail lets any of it act, nor has a header or a recipient more by it', async () => {
  const hasAll = async () => (await house.mails()).filter(({ text }) => text.includes(MARK)).length;
  expect(await house.settled(hasAll)).toBeGreaterThan(4);
  for (const mail of await house.mails()) {
    expect([mail.name, alive.exec(mail.html ?? '')?.[0]]).toEqual([mail.name, undefined]);
    expect(mail.subject).not.toMatch(/[\r\n]/);
  }
});
