// A house of its own to be scanned: the real server behind TLS, with sample data, a family's belongings and a colleague.
import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync } from 'node:fs';
import { request } from 'node:http';
import { createServer } from 'node:https';
import { join } from 'node:path';
import { createFamilyGroup } from '../../contract/src/families/group.ts';
import { createMemorial } from '../../contract/src/memorials/memorial.ts';
import { createPlan } from '../../contract/src/plans.ts';
import { listVendors } from '../../contract/src/vendors/vendor.ts';
import { z } from '../../contract/src/zod.ts';
import { openRunningHouse } from '../../server/src/testing/open-running-house.ts';
import { freePort, startServerProcess } from '../../server/src/testing/server-process.ts';
import { callerWith, overHttp } from '../../server/src/testing/test-client.ts';

/**
 * Who looks, and where to begin.
 * @typedef {{ cookie?: string, addresses: string[] }} Scanned
 * @typedef {Awaited<ReturnType<typeof openRunningHouse>>} RunningHouse
 */

const PAGES = [
  '/',
  '/about',
  '/services',
  '/venue-selection',
  '/vendor-marketplace',
  '/vendor-compare',
  '/support',
  '/contact',
  '/consultation',
  '/signup',
  '/login',
  '/planning',
  '/planning-wizard',
  '/first-days',
  '/help-with',
  '/timeline',
  '/memorial-builder',
  '/support/safety',
  '/privacy',
  '/preferences',
  '/who-decides',
  '/rsvp',
  '/pay',
];
const MEMBER_PAGES = [
  '/dashboard',
  '/profile',
  '/plans',
  '/payment',
  '/family-collaboration',
  '/vendor-inquiries',
  '/statement',
];
const TEAM_PAGES = [
  '/staff',
  '/staff/manage',
  '/staff/manage/venues',
  '/staff/consultations',
  '/staff/promises-kept',
  '/staff/resources',
  '/staff/resources/new',
];

/** @param {string} dataDir */
export async function openScannedHouse(dataDir) {
  mkdirSync(dataDir, { recursive: true, mode: 0o711 });
  const port = await freePort();
  const address = `https://localhost:${port}`;
  // Limits would answer the scanner in place of what it looks for.
  const env = { DATA_DIR: dataDir, ORIGIN: address, TRUSTED_PROXY: '127.0.0.1', RATE_LIMIT_FACTOR: '1000000' };
  /** @type {(() => Promise<unknown>)[]} */
  const opened = [];
  // The last that was opened is the first to close; one that cannot be closed must not keep the others open.
  const close = async () => {
    for (const end of opened.splice(0).reverse())
      await end().catch((error) => process.stderr.write(`${error.stack}\n`));
  };
  try {
    const server = await startServerProcess(env);
    opened.push(() => server.end('SIGTERM'));
    const proxy = await openTlsProxy({ dataDir, port, server });
    opened.push(proxy.close);
    const runningHouse = await openRunningHouse(env);
    opened.push(runningHouse.close);
    const family = await aFamily({ server, address, runningHouse });
    const calls = await callsWithQuestions(server.address, family.known);
    const team = cookieOf(await runningHouse.aMember({ isStaff: true }));
    /** @type {Record<string, Scanned>} */
    const people = {
      visitor: { addresses: [...PAGES, family.page, ...calls] },
      member: { cookie: family.cookie, addresses: [...PAGES, ...MEMBER_PAGES, ...family.pages, ...calls] },
      colleague: { cookie: team, addresses: [...TEAM_PAGES, ...calls] },
    };
    return { address, people, requests: proxy.requests, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** @param {import('../../server/src/testing/people.ts').Person} person */
const cookieOf = ({ cookie }) => `${cookie.name}=${cookie.value}`;

/**
 * What ends TLS, as a proxy does in production.
 * @param {{ dataDir: string, port: number, server: { address: string } }} house
 */
async function openTlsProxy({ dataDir, port, server }) {
  const key = join(dataDir, 'proxy.key');
  const cert = join(dataDir, 'proxy.crt');
  const subject = ['-subj', '/CN=localhost', '-days', '1', '-keyout', key, '-out', cert];
  execFileSync('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', ...subject], { stdio: 'ignore' });
  let requests = 0;
  const proxy = createServer({ key: readFileSync(key), cert: readFileSync(cert) }, (asked, answer) => {
    requests += 1;
    const { method = 'GET', url, headers } = asked;
    const forwarded = { ...headers, 'x-forwarded-for': '203.0.113.7', 'x-forwarded-proto': 'https' };
    const onward = request(`${server.address}${url}`, { method, headers: forwarded }, (answered) => {
      answer.writeHead(answered.statusCode ?? 502, answered.headers);
      answered.pipe(answer);
    });
    onward.on('error', () => answer.destroy());
    asked.pipe(onward);
  });
  await once(proxy.listen(port, '127.0.0.1'), 'listening');
  const close = async () => {
    proxy.close();
    proxy.closeAllConnections();
  };
  return { requests: () => requests, close };
}

const Parameter = z.object({
  name: z.string(),
  in: z.string(),
  schema: z.object({ enum: z.array(z.unknown()).optional() }).optional(),
});
/** For members alone, or pointing at what is not there: with them a call would answer before it has looked at the rest. */
const LEFT_OUT = ['saved', 'before', 'after', 'venueId', 'addons', 'declined'];

const ApiDescription = z.object({
  paths: z.record(z.string(), z.object({ get: z.object({ parameters: z.array(Parameter).default([]) }).optional() })),
});

/**
 * Every call that reads by a question in its address, with something in each part of it.
 * @param {string} origin
 * @param {Record<string, string>} known
 */
async function callsWithQuestions(origin, known) {
  const { paths } = ApiDescription.parse(await (await fetch(`${origin}/api/openapi.json`)).json());
  return Object.entries(paths).flatMap(([path, { get }]) => {
    const asked = (get?.parameters ?? []).filter((part) => part.in === 'query' && !LEFT_OUT.includes(part.name));
    if (asked.length === 0 || path.includes('{')) return [];
    /** @param {z.infer<typeof Parameter>} part */
    const answerTo = ({ name, schema }) => String(known[name] ?? schema?.enum?.[0] ?? '1');
    const question = new URLSearchParams(Object.fromEntries(asked.map((part) => [part.name, answerTo(part)])));
    return [`${path.startsWith('/api') ? '' : '/api'}${path}?${question}`];
  });
}

/**
 * Somebody with a plan, a family and two memorials, one of them for everybody.
 * @param {{ server: { address: string }, address: string, runningHouse: RunningHouse }} house
 */
async function aFamily({ server, address, runningHouse }) {
  const member = await runningHouse.aMember();
  const cookie = cookieOf(member);
  const call = callerWith(overHttp(server.address), { cookie, origin: address, 'x-forwarded-proto': 'https' });
  const plan = await call(createPlan, { body: { faithTradition: 'secular', packageTier: 'basic' } });
  const group = await call(createFamilyGroup, { body: { planId: plan.id, name: 'The Raos' } });
  const kept = await call(createMemorial, { body: { fullName: 'Leela Rao', isPublic: false } });
  const shared = await call(createMemorial, { body: { fullName: 'Arun Rao', isPublic: true, isListed: true } });
  const pages = [`/plan-workflow/${plan.id}`, `/plans/${plan.id}/statement`, `/memorial/${kept.id}`];
  const [vendor] = await call(listVendors, { query: {} });
  if (!vendor) throw new Error('The sample data has no vendor.');
  const ids = { userId: member.id, planId: plan.id, groupId: group.id, ids: vendor.id };
  const known = { ...ids, date: '2091-01-05', serviceDate: '2091-01-05', language: 'en' };
  return { cookie, pages, known, page: `/memorial/${shared.id}` };
}
