// Every endpoint of the server, with an address that has something behind it: the calls of the contract, the few answers
// beside them, and the pages.
import { randomUUID } from 'node:crypto';
import { API_PREFIX, type Endpoint } from '@evenlight/contract/endpoint';
import { loadBuiltPages } from '../platform/http/pages.ts';
import type { TestHouse } from '../testing/open-test-house.ts';
import { household } from './fuzz/household.ts';

/** What is not of the contract; a test reads the code for any that is missing here. */
export const otherPaths = [
  '/healthz',
  '/readyz',
  '/robots.txt',
  '/sitemap.xml',
  '/manifest.webmanifest',
  '/cards/en/about.png',
  '/cards/memorial/nobody.png',
  '/power-of-attorney-form.pdf',
  '/api/openapi.json',
  '/api/docs',
  '/calendar/nobody.ics',
  '/api/family-notices/stop/nobody',
  '/dev/mailbox',
  '/dev/mailbox/nobody',
  '/dev/mailbox/nobody/body',
  '/icons/icon.svg',
  '/favicon.ico',
  '/support-worker.js',
  '/nowhere/at/all',
  '/api/nowhere',
];

export async function allEndpoints(house: TestHouse) {
  const { owner, ids, cookies } = await household(house);
  const known: Record<string, string | number> = {
    ...ids,
    slug: 'grief-in-the-first-days',
    language: 'en',
    kind: 'venues',
    date: '2031-01-02',
    key: 'nobody',
    faithTradition: 'secular',
    email: owner.person.email,
    width: 640,
    code: 'nobody',
    token: 'nobody',
  };
  const fill = (path: string) =>
    path.replace(/:(\w+)\??/g, (_, name: string) => encodeURIComponent(String(known[name] ?? randomUUID())));
  const build = await loadBuiltPages(house.world.config.webBuildDir);
  const pages = Object.values(build.routes).flatMap((route) =>
    route?.path === undefined || route.path === '*' ? [] : [`/${fill(route.path)}`],
  );
  return {
    cookies,
    addressOf: ({ path }: Endpoint) => `${API_PREFIX}${fill(path)}`,
    calls: house.world.served,
    pages: ['/', ...pages, `/memorial/${ids.memorialId}`],
  };
}
