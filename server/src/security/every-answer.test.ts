// What holds for every answer, whoever asks for what: asked of every call, every page and the few things beside them, in
// a house that is open over https.
import { globSync, readFileSync } from 'node:fs';
import type { LightMyRequestResponse } from 'fastify';
import { expect, test } from 'vitest';
import { openTestHouse } from '../testing/open-test-house.ts';
import { allEndpoints, otherPaths } from './endpoints.ts';
import { digestOf } from './tables-of-people.ts';

const ORIGIN = 'https://evenlight.example';
const house = await openTestHouse({ env: { ORIGIN, RATE_LIMIT_FACTOR: '1000000' }, withSampleData: true });
const { addressOf, calls, cookies, pages } = await allEndpoints(house);

const reads = [...calls.filter(({ method }) => method === 'GET').map(addressOf), ...pages, ...otherPaths];

type Asking = { method?: string; cookie?: string | undefined; headers?: Record<string, string>; payload?: string };

function ask(url: string, { method = 'GET', cookie, headers = {}, payload }: Asking = {}) {
  return house.app.inject({
    method: method as 'GET',
    url,
    headers: { host: 'evenlight.example', ...(cookie ? { cookie } : {}), ...headers },
    ...(payload === undefined ? {} : { payload }),
  });
}

/** In continuous integration everybody asks for everything; else they share it, the owner, who is refused the least, half. */
const isShared = Boolean(process.env.TEST_CORE);
const asksFor = { owner: [0, 1], visitor: [2], staff: [3], head: [1] };
const partOf = (who: keyof typeof asksFor) =>
  isShared ? reads.filter((_, at) => asksFor[who].includes(at % 4)) : reads;

type Heard = { url: string; who: string; answer: LightMyRequestResponse };

/** Everything that can be read, from another site. */
async function readAll(who: keyof typeof asksFor, method: 'GET' | 'HEAD', cookie: string | undefined) {
  const heard: Heard[] = [];
  const headers = { origin: 'https://evil.example', 'access-control-request-method': 'POST' };
  for (const url of partOf(who)) heard.push({ url, who, answer: await ask(url, { method, cookie, headers }) });
  return heard;
}

/** Once for all questions. */
let sweeping: ReturnType<typeof sweep> | undefined;
const swept = () => (sweeping ??= sweep());
async function sweep() {
  const before = await digestOf(house);
  const heard = [
    ...(await readAll('owner', 'GET', cookies.owner)),
    ...(await readAll('visitor', 'GET', cookies.visitor)),
    ...(await readAll('staff', 'GET', cookies.staff)),
  ];
  await readAll('head', 'HEAD', cookies.owner);
  return { heard, before, after: await digestOf(house) };
}

async function faultsOfAll(faultsIn: (answer: LightMyRequestResponse, url: string) => string[]) {
  const { heard } = await swept();
  return heard.flatMap(({ url, who, answer }) => faultsIn(answer, url).map((fault) => `${url} as ${who}: ${fault}`));
}

const lacking = (headers: LightMyRequestResponse['headers'], wanted: Record<string, RegExp>) =>
  Object.entries(wanted)
    .filter(([name, pattern]) => !pattern.test(String(headers[name] ?? '')))
    .map(([name]) => `${name} is ${headers[name]}`);

test('every answer says that nothing may be guessed, framed, embedded, told to others or loaded without TLS', async () => {
  const wanted = {
    'x-content-type-options': /^nosniff$/,
    'x-frame-options': /^DENY$/,
    'referrer-policy': /^strict-origin$/,
    'strict-transport-security': /^max-age=(3153[6-9]\d{3}|[4-9]\d{7}); includeSubDomains$/,
    'cross-origin-opener-policy': /^same-origin$/,
    'cross-origin-embedder-policy': /^require-corp$/,
    'permissions-policy': /camera=\(\).*geolocation=\(\).*microphone=\(\)/,
    'content-security-policy': /default-src 'none'.*frame-ancestors 'none'/,
    'x-request-id': /^[0-9a-f-]{36}$/,
  };
  const faults = await faultsOfAll(({ headers }, url) =>
    lacking(headers, {
      ...wanted,
      // Cards are what other sites show of a link that somebody shared there.
      'cross-origin-resource-policy': url.startsWith('/cards/en/') ? /^cross-origin$/ : /^same-origin$/,
    }),
  );
  expect(faults).toEqual([]);
});

test('no answer allows a script or a style that is written into the page, or anything by evaluation', async () => {
  const faults = await faultsOfAll(({ headers, body, statusCode }) => {
    const policy = String(headers['content-security-policy']);
    const said = /unsafe-|\*|http:|stripe/.test(policy) ? [policy] : [];
    if (!headers['content-type']?.toString().startsWith('text/html') || !body.includes('<script')) return said;
    const [, nonce] = /script-src 'self'(?: 'nonce-([^']+)')?;/.exec(policy) ?? [];
    const inline = [...body.matchAll(/<script(?![^>]*\bsrc=)([^>]*)>/g)].map(([, attributes = '']) => attributes);
    const strange = inline.filter(
      (attributes) =>
        !attributes.includes('type="application/ld+json"') && !(nonce && attributes.includes(`nonce="${nonce}"`)),
    );
    const handlers = body
      .replace(/<script[\s\S]*?<\/script>/g, '')
      .match(/<[a-z][^>]*\s(on[a-z]+=|href="javascript:)/gi);
    const missing = ["object-src 'none'", "base-uri 'none'", "form-action 'self'"].filter(
      (rule) => !policy.includes(rule),
    );
    return [
      ...said,
      ...(statusCode < 400 ? missing : []),
      ...strange.map((attributes) => `<script${attributes}> without a nonce`),
      ...(handlers ?? []),
    ];
  });
  expect(faults).toEqual([]);
});

test('every answer names what it is, and in which letters it is written', async () => {
  const faults = await faultsOfAll(({ headers, body, statusCode }) => {
    const type = String(headers['content-type'] ?? '');
    if (body === '' || [204, 304].includes(statusCode)) return [];
    if (/^(image|font|application)\/(png|webp|avif|pdf|zip|x-icon|vnd\.microsoft\.icon|svg\+xml)$/.test(type))
      return [];
    return /^(application\/((manifest\+)?json|javascript)|text\/[a-z-]+|application\/xml|image\/svg\+xml); charset=utf-8$/.test(
      type,
    )
      ? []
      : [`is ${type || 'nothing'}`];
  });
  expect(faults).toEqual([]);
});

test('no foreign site is told that it may read an answer, on any path and by any method', async () => {
  const faultsIn = ({ headers }: LightMyRequestResponse) =>
    Object.keys(headers).filter((name) => name.startsWith('access-control-'));
  expect(await faultsOfAll(faultsIn)).toEqual([]);
  const headers = {
    origin: 'https://evil.example',
    'access-control-request-method': 'POST',
    'access-control-request-headers': 'content-type',
    'access-control-request-private-network': 'true',
  };
  for (const url of [...calls.map(addressOf), ...pages, ...otherPaths]) {
    const answer = await ask(url, { method: 'OPTIONS', cookie: cookies.owner, headers });
    expect([url, faultsIn(answer), answer.statusCode]).toEqual([url, [], 404]);
  }
});

test('looking changes nothing: GET and HEAD of every path leave every table as it was', async () => {
  const { before, after } = await swept();
  expect(after).toEqual(before);
});

test('nothing that can be read breaks, and most of it is there for its owner', async () => {
  const { heard } = await swept();
  expect(heard.filter(({ answer }) => answer.statusCode >= 500).map(({ url }) => url)).toEqual([]);
  const found = heard.filter(({ who, answer }) => who === 'owner' && answer.statusCode < 400);
  // What is asked for by an id that this family does not have is not there, and proves nothing here.
  expect(found.length).toBeGreaterThan(partOf('owner').length / 2);
});

const changes = calls.filter(({ method }) => method !== 'GET');
const foreign: Record<string, Record<string, string>> = {
  'a foreign origin': { origin: 'https://evil.example' },
  'a foreign origin of our name': { origin: 'https://evenlight.example.evil.example' },
  'ours without TLS': { origin: 'http://evenlight.example' },
  'an origin that is hidden': { origin: 'null' },
  'a foreign site': { 'sec-fetch-site': 'cross-site' },
  'a sister site': { 'sec-fetch-site': 'same-site' },
  'our origin from a foreign site': { origin: ORIGIN, 'sec-fetch-site': 'cross-site' },
  'an upload without any origin': { 'content-type': 'multipart/form-data; boundary=x' },
  'a form without any origin': { 'content-type': 'application/x-www-form-urlencoded' },
  'plain text without any origin': { 'content-type': 'text/plain' },
};

test.each(Object.entries(foreign))('no call that changes something is heard from %s', async (_, headers) => {
  const before = await digestOf(house);
  for (const call of changes) {
    const answer = await ask(addressOf(call), {
      method: call.method,
      cookie: cookies.owner,
      payload: '{}',
      headers: { 'content-type': 'application/json', ...headers },
    });
    expect([call.method, call.path, answer.statusCode, answer.json().code]).toEqual([
      call.method,
      call.path,
      403,
      'request.foreign_origin',
    ]);
  }
  expect(await digestOf(house)).toEqual(before);
});

test('the very same calls are heard from our own pages', async () => {
  for (const call of changes) {
    const headers = { 'content-type': 'application/json', origin: ORIGIN, 'sec-fetch-site': 'same-origin' };
    const answer = await ask(addressOf(call), { method: call.method, headers, payload: '{}' });
    expect([call.path, answer.body.includes('request.foreign_origin')]).toEqual([call.path, false]);
  }
});

test('no page takes a form from elsewhere', async () => {
  const before = await digestOf(house);
  for (const url of pages)
    for (const headers of Object.values(foreign)) {
      const form = { 'content-type': 'application/x-www-form-urlencoded', ...headers };
      const answer = await ask(url, { method: 'POST', cookie: cookies.owner, headers: form, payload: 'a=b' });
      expect([url, answer.statusCode]).toEqual([url, 403]);
    }
  expect(await digestOf(house)).toEqual(before);
});

test('a method that a path does not have is not found, in JSON', async () => {
  const fits = (method: string, address: string) =>
    calls.some((call) => call.method === method && patternOf(call.path).test(address));
  for (const address of new Set(calls.map(addressOf)))
    for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'].filter((method) => !fits(method, address))) {
      const sent = { headers: { origin: ORIGIN, 'content-type': 'application/json' }, payload: '{}' };
      const answer = await ask(address, { method, cookie: cookies.owner, ...(method === 'GET' ? {} : sent) });
      expect([method, address, answer.statusCode]).toEqual([method, address, 404]);
      expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
      expect(answer.json().code).toBe('path.not_found');
    }
});

function patternOf(path: string): RegExp {
  return new RegExp(`^/api${path.replace(/:\w+/g, '[^/]+')}$`);
}

test('every endpoint that is not in the contract is known here', () => {
  const root = `${import.meta.dirname}/..`;
  const files = globSync('**/*.ts', { cwd: root, exclude: ['**/*.test.ts', 'testing/**'] });
  const made = files.flatMap((file) => {
    const code = readFileSync(`${root}/${file}`, 'utf8');
    return [...code.matchAll(/\bapp\.(get|post|put|patch|delete|head|options|all|route)(<[^(]*>)?\(/g)].map(
      ([, method]) => `${file} ${method}`,
    );
  });
  expect(made.sort()).toEqual(knownPaths);
});

const knownPaths = [
  'all-routes.ts all',
  'features/documents/power-of-attorney/form-routes.ts get',
  'features/families/notices/notice-routes.ts get',
  'features/families/notices/notice-routes.ts post',
  'features/memorials/page/card-routes.ts get',
  'features/payments/notice-routes.ts post',
  'features/timelines/calendar/calendar-routes.ts get',
  'platform/cards/card-routes.ts get',
  'platform/http/api-docs.ts get',
  'platform/http/api-docs.ts get',
  'platform/http/crawler-routes.ts get',
  'platform/http/crawler-routes.ts get',
  'platform/http/crawler-routes.ts get',
  'platform/http/health.ts get',
  'platform/http/health.ts get',
  'platform/http/live-routes.ts get',
  'platform/http/pages.ts route',
  'platform/http/serve.ts route',
  'platform/http/static-assets.ts route',
  'platform/mail/mailbox-routes.ts get',
  'platform/mail/mailbox-routes.ts get',
  'platform/mail/mailbox-routes.ts get',
];
