// Every door of the house, with an address that has something behind it: the calls of the contract, the few answers
// beside them, and the pages.
import { randomUUID } from 'node:crypto';
import { API_PREFIX, type Endpoint } from '@evenlight/contract/endpoint';
import { sql } from 'drizzle-orm';
import { personalData } from '../personal-data.ts';
import { loadBuiltPages } from '../platform/http/pages.ts';
import type { TestHouse } from '../testing/open-test-house.ts';
import { household } from './fuzz/household.ts';

/** What is not of the contract; a test reads the code for any that is missing here. */
export const otherDoors = [
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
  '/nowhere/at/all',
  '/api/nowhere',
];

export async function allDoors(house: TestHouse) {
  const { owner, ids, cookies } = await household(house);
  const known: Record<string, string | number> = {
    ...{ ...ids, slug: 'grief-in-the-first-days', language: 'en', kind: 'venues', date: '2031-01-02', key: 'nobody' },
    ...{ faithTradition: 'secular', email: owner.person.email, width: 640, code: 'nobody', token: 'nobody' },
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

/** Counted and noted whoever asks, and nothing that anybody keeps there. */
const mayMove = ['public.audit_entries', 'public.rate_limits', 'public.sessions'];

/** What lies in every table, as one word for each. */
export async function whatLies({ world }: TestHouse): Promise<Record<string, string>> {
  const found: Record<string, string> = {};
  for (const { name } of personalData.flatMap(({ tables }) => tables)) {
    if (mayMove.includes(name)) continue;
    const table = sql.join(
      name.split('.').map((part) => sql.identifier(part)),
      sql.raw('.'),
    );
    const { rows } = await world.db.execute<{ state: string }>(
      sql`select count(*) || ' ' || coalesce(md5(string_agg(t::text, ' ' order by t::text)), '') as state from ${table} as t`,
    );
    found[name] = rows[0]?.state ?? '';
  }
  return found;
}
