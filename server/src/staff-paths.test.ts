// What our team works with does not exist for anybody else: every call and every page under /staff answers a visitor and
// a member exactly as an address that was never there. The list is made from what the server serves, and each path has a
// line here.
import { randomUUID } from 'node:crypto';
import { sendCustomRequest } from '@evenlight/contract/concierge';
import { API_PREFIX, type Endpoint } from '@evenlight/contract/endpoint';
import { furtherLanguages } from '@evenlight/contract/languages';
import { listKeptResources } from '@evenlight/contract/resources';
import { expect, test } from 'vitest';
import { loadBuiltPages } from './platform/http/pages.ts';
import { openTestHouse } from './testing/open-test-house.ts';
import { aPlan } from './testing/plans.ts';
import { queueOf } from './testing/queue-lines.ts';

const house = await openTestHouse({ env: { RATE_LIMIT_FACTOR: '100' }, withSampleData: true });

/** What somebody of our team might send; null where there is nothing to send. */
const calls: Record<string, object | null> = {
  'POST /staff/plans/:planId/schedule/block': { serviceDate: '2031-01-01', serviceTime: null },
  'DELETE /staff/plans/:planId/schedule': null,
  'GET /staff/plans/:planId': null,
  'POST /staff/plans/:planId/status': { from: 'draft', to: 'active', version: 1 },
  'POST /staff/adjustments/:adjustmentId/decide': { state: 'confirmed' },
  'POST /staff/payments/:paymentId/refunds': { cents: 100, reason: 'Paid twice', idempotencyKey: randomUUID() },
  'POST /staff/refund-requests/:requestId/decline': { words: 'The florist has delivered already.' },
  'POST /staff/documents/:documentId/decide': { state: 'accepted' },
  'GET /staff/memorial-reports': null,
  'GET /staff/memorial-reports/:reportId': null,
  'POST /staff/memorial-reports/:reportId': { decision: 'leave' },
  'GET /staff/crisis-alerts': null,
  'GET /staff/crisis-alerts/:alertId': null,
  'POST /staff/crisis-alerts/:alertId/state': { state: 'taken' },
  'GET /staff/group-requests': null,
  'GET /staff/group-requests/:requestId': null,
  'POST /staff/group-requests/:requestId/decide': { decision: 'confirm' },
  'GET /staff/opening': null,
  'POST /staff/opening/confirm-prices': null,
  'GET /staff/queue': null,
  'POST /staff/queue/search': { search: 'Okafor' },
  'GET /staff/queue/:promiseId': null,
  'POST /staff/queue/:promiseId/take': { from: null },
  'POST /staff/queue/:promiseId/release': null,
  'POST /staff/queue/:promiseId/hand-over': { to: randomUUID() },
  'POST /staff/queue/:promiseId/notes': { kind: 'note', text: 'Called twice.', idempotencyKey: randomUUID() },
  'POST /staff/queue/:promiseId/letters': { subject: 'Your plan', text: 'We called.', idempotencyKey: randomUUID() },
  'POST /staff/queue/:promiseId/keep': {},
  'GET /staff/team': null,
  'GET /staff/kept-promises': null,
  'GET /staff/consultation-hours': null,
  'PUT /staff/consultation-hours/week': { week: [], version: '' },
  'PUT /staff/consultation-hours/days/:date': { stretches: [], version: null },
  'DELETE /staff/consultation-hours/days/:date': null,
  'GET /staff/consultations': null,
  'POST /staff/consultations/:consultationId/move': { version: 1, date: '2031-01-02', time: '10:00' },
  'POST /staff/consultations/:consultationId/cancel': { version: 1 },
  'GET /staff/translations/:language': null,
  'GET /staff/manage/:kind': null,
  'GET /staff/manage/:kind/rows/:rowId': null,
  'PUT /staff/manage/:kind/rows/:rowId/draft': { cells: {}, seen: null, mark: '' },
  'POST /staff/manage/:kind/rows/:rowId/discard': { seen: randomUUID() },
  'POST /staff/manage/:kind/rows/:rowId/publish': { seen: randomUUID() },
  'POST /staff/manage/:kind/preview': { rowId: randomUUID(), cells: {} },
  'GET /staff/manage/:kind/file': null,
  'POST /staff/manage/:kind/file/try': { content: '' },
  'POST /staff/manage/:kind/file/put': { content: '', mark: '' },
  'GET /staff/resources': null,
  'GET /staff/resources/:slug/:language/history': null,
  'POST /staff/resources/preview': { slug: 'a-text', language: 'en', draft: {} },
  'PUT /staff/resources/:slug/:language/draft': { draft: {}, version: 0 },
  'POST /staff/resources/:slug/:language/publish': { version: 1 },
  'POST /staff/resources/:slug/:language/withdraw': { version: 1 },
};

const ada = await house.aMember();
const plan = await aPlan(ada, { faithTradition: 'jewish' });
const colleague = await house.aMember({ isStaff: true });
const [text] = await colleague(listKeptResources, {});
const custom = { tradition: 'Shinto', name: 'Ada Okafor', email: ada.person.email, idempotencyKey: randomUUID() };
await ada(sendCustomRequest, { body: custom });
const [line] = await queueOf(colleague);

/** Where our team finds something; it is about the member who asks, and even they do not see it. */
const pages: Record<string, string> = {
  '/staff': '/staff',
  '/staff/queue/:promiseId': `/staff/queue/${line?.id}`,
  '/staff/promises-kept': '/staff/promises-kept',
  '/staff/consultations': '/staff/consultations',
  '/staff/manage': '/staff/manage',
  '/staff/manage/:kind': '/staff/manage/venues',
  '/staff/manage/translations/:language': `/staff/manage/translations/${furtherLanguages[0]}`,
  '/staff/manage/:kind/file': '/staff/manage/venues/file',
  '/staff/manage/:kind/new': '/staff/manage/venues/new',
  '/staff/manage/:kind/rows/:rowId': '/staff/manage/packages/rows/jewish-basic',
  '/staff/resources': '/staff/resources',
  '/staff/resources/new': '/staff/resources/new',
  '/staff/resources/:slug/:language': `/staff/resources/${text?.slug}/${text?.language}`,
  '/staff/plans/:planId': `/staff/plans/${plan.id}`,
};

const WHAT_TO_DO =
  "Give it a line in server/src/staff-paths.test.ts; if it is not for our team alone, it does not belong under /staff, nor have the access 'staff'.";

const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`;
const served = house.world.served.filter(({ access, path }) => access === 'staff' || /^\/staff(\/|$)/.test(path));

const build = await loadBuiltPages(house.world.config.webBuildDir);
const servedPages = Object.values(build.routes).flatMap((route) => {
  const path = `/${route?.path ?? ''}`;
  return /^\/staff(\/|$)/.test(path) ? [path] : [];
});

test('every path of our team has a line here, and every line a path', () => {
  const missing = [...served.map(nameOf), ...servedPages].filter((name) => !(name in calls) && !(name in pages));
  expect(missing, `Nobody has thought of ${missing.join(', ')}. ${WHAT_TO_DO}`).toEqual([]);
  const gone = Object.keys(calls).filter((name) => !served.some((endpoint) => nameOf(endpoint) === name));
  expect(servedPages).toContain('/staff');
  expect(gone, `${gone.join(', ')}: there is no such path any more, so its line can go.`).toEqual([]);
});

test('whatever is under /staff says that it is for our team alone', () => {
  expect(served.filter(({ access }) => access !== 'staff').map(nameOf)).toEqual([]);
});

type Asked = {
  method: Endpoint['method'] | 'HEAD' | 'OPTIONS';
  url: string;
  body?: string;
  headers?: Record<string, string>;
};

async function ask({ method, url, body, headers = {} }: Asked, cookie: string | undefined) {
  const answer = await house.app.inject({
    method,
    url,
    headers: {
      host: 'localhost:3000',
      origin: 'http://localhost:3000',
      ...(cookie ? { cookie } : {}),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body === undefined ? {} : { payload: body }),
  });
  const { date: _, 'x-request-id': __, ...kept } = answer.headers;
  // No answer to HEAD carries a body over the network, whatever was written.
  const said = method === 'HEAD' ? '' : answer.body.replace(/"requestId":"[^"]*"/, '');
  return { status: answer.statusCode, headers: kept, body: said };
}

const cookieOf = ({ person: { cookie } }: Awaited<ReturnType<typeof house.aMember>>) =>
  `${cookie.name}=${cookie.value}`;
const member = cookieOf(ada);
const staff = cookieOf(colleague);
const outsiders = {
  'a visitor': undefined,
  'a member': member,
  'somebody with an old cookie': member.replace(/=.*/, `=${'x'.repeat(43)}`),
};

const NOWHERE = `${API_PREFIX}/staff/nowhere`;
const addressOf = (path: string, id: string = randomUUID()) => path.replace(/:\w+/g, id);

const hostileIds = [
  '0',
  'null',
  "' or 1=1 --",
  '<script>',
  '../../users',
  '\u0000',
  '🕯️',
  'x'.repeat(299),
  '%',
  '__proto__',
];
const hostileBodies = [
  '',
  'null',
  '[]',
  '"text"',
  '{',
  '{"__proto__":{"isStaff":true}}',
  `{"idempotencyKey":"${'x'.repeat(9_000)}"}`,
];
const oddHeaders = [
  { 'content-type': 'text/plain' },
  { 'content-type': 'application/xml' },
  { origin: 'https://elsewhere.example' },
  { 'x-user-role': 'staff', 'x-forwarded-for': '127.0.0.1' },
];

const nothings = new Map<string, ReturnType<typeof ask>>();
/** The same way of asking, for an address that was never there. */
function askForNothing({ url: _, ...way }: Asked, cookie: string | undefined) {
  const key = JSON.stringify([way, cookie]);
  const answer = nothings.get(key) ?? ask({ ...way, url: NOWHERE }, cookie);
  nothings.set(key, answer);
  return answer;
}

function waysToAsk({ method, path }: Endpoint): Asked[] {
  const url = `${API_PREFIX}${addressOf(path)}`;
  const sent = calls[`${method} ${path}`];
  const body = sent ? { body: JSON.stringify(sent) } : {};
  const takesBody = method !== 'GET';
  return [
    { method, url, ...body },
    ...hostileIds.map((id) => ({
      method,
      ...body,
      url: `${API_PREFIX}${addressOf(path, encodeURIComponent(id))}`,
    })),
    { method, url: `${url}?userId=1&userId=2&__proto__[isStaff]=1` },
    ...(takesBody ? hostileBodies.map((hostile) => ({ method, url, body: hostile })) : []),
    ...(takesBody ? oddHeaders.map((headers) => ({ method, url, body: '{}', headers })) : []),
    ...(method === 'GET' ? [{ method: 'HEAD' as const, url }] : []),
    { method: 'OPTIONS', url },
  ];
}

test.each(served.map((endpoint) => [nameOf(endpoint), endpoint] as const))(
  '%s is not there for anybody but our team',
  async (_, endpoint) => {
    for (const way of waysToAsk(endpoint)) {
      for (const [who, cookie] of Object.entries(outsiders)) {
        const nothing = await askForNothing(way, cookie);
        expect(await ask(way, cookie), `${who}: ${JSON.stringify(way).slice(0, 200)}`).toEqual(nothing);
      }
    }
    // Beside the refusals: for our team the path is there. Some say of an id that was made up what they say to strangers;
    // those have something to say about a body that is none.
    const [plain] = waysToAsk(endpoint);
    if (!plain) throw new Error('nothing was asked');
    const answers = [await ask(plain, staff), await ask({ ...plain, ...(plain.body ? { body: '[]' } : {}) }, staff)];
    expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
    expect(answers.filter(({ body }) => !body.includes('"path.not_found"'))).not.toEqual([]);
  },
);

/** What a person reads, without what is drawn again each time. */
async function pageAt(url: string, cookie: string | undefined) {
  const { statusCode, body, headers } = await house.app.inject({
    url,
    headers: { host: 'localhost:3000', ...(cookie ? { cookie } : {}) },
  });
  const text = body
    .replace(/<(script|style)\b.*?<\/\1>/gs, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ');
  const { 'cache-control': caching, 'x-robots-tag': robots, location } = headers;
  return { statusCode, text, caching, robots, location };
}

test.each(servedPages)('the page %s is not there for anybody but our team', async (path) => {
  const url = pages[path] ?? addressOf(path);
  for (const [who, cookie] of Object.entries(outsiders)) {
    const nothing = await pageAt('/staff/nowhere/at/all', cookie);
    expect(nothing.statusCode).toBe(404);
    expect(await pageAt(url, cookie), who).toEqual(nothing);
  }
  expect((await pageAt(url, staff)).text).not.toEqual((await pageAt('/staff/nowhere/at/all', staff)).text);
});
