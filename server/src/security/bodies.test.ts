// What a body may say, over every call of the contract: nothing beside its own fields, and each in its own shape.
import { randomUUID } from 'node:crypto';
import { API_PREFIX, type Endpoint } from '@evenlight/contract/endpoint';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { openTestHouse } from '../testing/open-test-house.ts';
import { arbitraryOf } from './fuzz/arbitrary-of.ts';
import { filledIn, knownIds } from './fuzz/known-ids.ts';

const house = await openTestHouse({ env: { RATE_LIMIT_FACTOR: '1000000' } });
const staff = await house.aMember({ isStaff: true });
const withBody = house.world.served.filter(({ body }) => body);
const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`;

/** What somebody sends along who would like to be more than they are, or to pay less. */
const wished = {
  id: randomUUID(),
  userId: randomUUID(),
  ownerId: randomUUID(),
  role: 'staff',
  isStaff: true,
  isVerified: true,
  status: 'paid',
  state: 'approved',
  isPublic: true,
  createdAt: '2001-01-01T00:00:00Z',
  slug: 'mine',
  price: 1,
  total: 1,
  amount: 1,
  cents: 1,
  deletesAt: null,
  provenAt: '2099-01-01T00:00:00Z',
};

/** Calls that have such a field of their own, because deciding about it is what they are for, and their handler asks who may. */
const declared: Record<string, readonly string[]> = {
  // Our team decides.
  'POST /staff/adjustments/:adjustmentId/decide': ['state'],
  'POST /staff/crisis-alerts/:alertId/state': ['state'],
  'POST /staff/documents/:documentId/decide': ['state'],
  'POST /staff/payments/:paymentId/refunds': ['cents'],
  'POST /staff/resources/preview': ['slug'],
  // Asked for, and confirmed by our team before it counts.
  'POST /funeral-plans/:planId/adjustments': ['amount'],
  // What was shown, to be compared with what the server has: another sum is refused.
  'POST /create-payment-intent': ['amount', 'userId'],
  'POST /payment-shares/pay': ['amount'],
  // Whoever names somebody else is refused.
  'POST /funeral-plans': ['userId'],
  'PUT /funeral-plans/:planId': ['userId'],
  'POST /support/sessions': ['userId'],
  // The role of others, by those who may give it.
  'PUT /memorials/:memorialId/collaborators/:collaboratorId': ['role'],
  'POST /memorials/:memorialId/invite': ['role'],
  'PATCH /family-members/:memberId': ['role'],
  'POST /family-invitations/:invitationId/approve': ['role'],
  'POST /family-invitations': ['role'],
  // A keeper’s own page, gathering and guestbook.
  'POST /memorials': ['isPublic'],
  'PUT /memorials/:memorialId': ['isPublic'],
  'POST /memorials/:memorialId/events': ['isPublic'],
  'PUT /memorials/:memorialId/events/:eventId': ['isPublic'],
  'PUT /memorials/:memorialId/guestbook/:entryId/state': ['state'],
  // One’s own answer, and a task of one’s own family.
  'POST /handoffs/answer': ['state'],
  'POST /memorials/:memorialId/events/:eventId/rsvps': ['status'],
  'POST /rsvps/change': ['status'],
  // How far somebody is with asking; whoever may edit the plan says so.
  'PATCH /funeral-plans/:planId/help-to-pay/:program': ['state'],
  'PATCH /shared-tasks/:taskId': ['status'],
};

type Shape = {
  type?: string;
  properties?: Record<string, Shape>;
  anyOf?: Shape[];
  oneOf?: Shape[];
  allOf?: Shape[];
};

/** The fields of the outermost object, whichever of several it may be. */
function fieldsOf(schema: z.ZodType): Map<string, Shape> {
  const fields = new Map<string, Shape>();
  const walk = ({ properties = {}, anyOf = [], oneOf = [], allOf = [] }: Shape) => {
    for (const [name, shape] of Object.entries(properties)) fields.set(name, shape);
    for (const part of [...anyOf, ...oneOf, ...allOf]) walk(part);
  };
  walk(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Shape);
  return fields;
}

/** What cannot be read is left out here, rather than keeping somebody from what they came for. */
const forgiving: Record<string, string> = {
  'GET /memorials/page/:address': 'tab',
  'POST /schedule-consultation': 'timeZone',
};

const isOneOfSeveral = (schema: z.ZodType) =>
  !('properties' in z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }));

test('a field that could make somebody more than they are is in a body only where it was thought about', () => {
  const found = Object.fromEntries(
    withBody.flatMap((endpoint) => {
      const names = endpoint.body ? [...fieldsOf(endpoint.body).keys()].filter((name) => name in wished) : [];
      return names.length > 0 ? [[nameOf(endpoint), names.sort()]] : [];
    }),
  );
  const expected = withBody.map(nameOf).filter((name) => declared[name]);
  expect(found).toEqual(Object.fromEntries(expected.map((name) => [name, declared[name]?.toSorted()])));
});

test('whatever else is sent along with a body, of any call, is dropped or refused', () => {
  const ids = knownIds();
  const untried: string[] = [];
  for (const endpoint of withBody) {
    const { body: schema } = endpoint;
    if (!schema) continue;
    const drawn = fc.sample(arbitraryOf(schema), { seed: 15, numRuns: 300 }).map((one) => filledIn(one, ids));
    const good = drawn.find((one) => typeof one === 'object' && one !== null && schema.safeParse(one).success);
    if (good === undefined) {
      untried.push(nameOf(endpoint));
      continue;
    }
    const own = fieldsOf(schema);
    const extras = Object.fromEntries(Object.entries(wished).filter(([name]) => !own.has(name)));
    const read = schema.safeParse({ ...good, ...extras });
    if (!read.success) expect(read.error.issues.map(({ code }) => code)).toEqual(['unrecognized_keys']);
    else for (const name of Object.keys(extras)) expect(read.data, nameOf(endpoint)).not.toHaveProperty(name);
  }
  // What no lot finds: they have rules between fields, and tests of their own.
  expect(untried.length, untried.join(', ')).toBeLessThanOrEqual(6);
});

/** An address that its params would take. */
function addressOf({ path, params }: Endpoint): string {
  const [drawn] = params ? fc.sample(arbitraryOf(params), { seed: 15, numRuns: 1 }) : [{}];
  const given = filledIn(drawn, knownIds()) as Record<string, unknown>;
  return API_PREFIX + path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(given[name] ?? 'x')));
}

const send = (method: string, url: string, body: string) =>
  staff.raw(method, url, { headers: { 'content-type': 'application/json' }, body });

test('a list or an object where words belong is refused by its field, at every call', async () => {
  let tried = 0;
  for (const endpoint of withBody) {
    if (!endpoint.body || endpoint.path === '/logout') continue;
    const words = [...fieldsOf(endpoint.body)].filter(([, { type }]) => type === 'string').map(([name]) => name);
    for (const wrong of [['a', 'b'], { toString: 'a' }, { $ne: '' }]) {
      const body = Object.fromEntries(words.map((name) => [name, wrong]));
      if (words.length === 0) continue;
      tried += 1;
      const { status, text } = await send(endpoint.method, addressOf(endpoint), JSON.stringify(body));
      expect([400, 404, 403, 410], `${nameOf(endpoint)} ${text}`).toContain(status);
      if (status !== 400) continue;
      const { fields = {} } = JSON.parse(text) as { fields?: Record<string, string> };
      const named = Object.keys(fields);
      // Where a body is one of several, the field that says which of them is the one that is named.
      if (isOneOfSeveral(endpoint.body)) expect(named.length, nameOf(endpoint)).toBeGreaterThan(0);
      else for (const name of words) if (forgiving[nameOf(endpoint)] !== name) expect(named).toContain(name);
    }
  }
  expect(tried).toBeGreaterThan(200);
});

test('__proto__ and constructor are refused at every call, and change nothing for others', async () => {
  for (const endpoint of withBody)
    for (const body of ['{"__proto__":{"isStaff":true}}', '{"constructor":{"prototype":{"isStaff":true}}}']) {
      const { status, text } = await send(endpoint.method, addressOf(endpoint), body);
      if (status >= 300) expect(status, `${nameOf(endpoint)} ${text}`).toBeLessThan(500);
    }
  expect(({} as { isStaff?: boolean }).isStaff).toBeUndefined();
  const broken = await send('POST', '/api/login', '{"email":"a@example.org","__proto__":{"isStaff":true}}');
  expect([broken.status, JSON.parse(broken.text).code]).toEqual([400, 'request.invalid']);
  const next = await house.aMember();
  expect((await next.raw('GET', '/api/staff/queue')).status).toBe(404);
});

test('a name that stands twice in an address is refused where one answer is asked for', async () => {
  let tried = 0;
  for (const endpoint of house.world.served) {
    if (!endpoint.query || endpoint.method !== 'GET') continue;
    for (const [name, { type }] of fieldsOf(endpoint.query)) {
      if (type !== 'string' || forgiving[nameOf(endpoint)] === name) continue;
      tried += 1;
      const { status, text } = await staff.raw('GET', `${addressOf(endpoint)}?${name}=a&${name}=b`);
      expect(status, `${nameOf(endpoint)} ${name} ${text}`).toBe(400);
    }
  }
  expect(tried).toBeGreaterThan(10);
});
