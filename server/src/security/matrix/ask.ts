// Asks the server as somebody, and makes of one request the same about something else.
import { randomBytes, randomUUID } from 'node:crypto';
import { API_PREFIX, type Endpoint } from '@evenlight/contract/endpoint';
import type { Member } from '../../testing/lived-in/place.ts';
import type { TestHouse } from '../../testing/open-test-house.ts';
import { multipartBody, UPLOAD_TYPE } from '../../testing/uploads.ts';
import type { Entry, Sent } from './entry.ts';
import type { Household } from './household.ts';

export type Answer = { status: number; body: string };
type Ids = Record<string, string | number | null>;

/** With the params that the household has under the names of the path. */
export async function sentTo({ path }: Endpoint, { send }: Entry, on: Household): Promise<Sent> {
  const sent = (await send?.(on)) ?? {};
  const ids: Ids = on.ids;
  const known = [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => [name, ids[name]]);
  return { ...sent, params: { ...Object.fromEntries(known), ...sent.params } };
}

export async function ask(
  house: TestHouse,
  { method, path }: Endpoint,
  { params = {}, query = {}, body, upload }: Sent,
  member: Member | undefined,
): Promise<Answer> {
  const said = Object.entries(query).filter(([, value]) => value !== undefined);
  const search = new URLSearchParams(Object.fromEntries(said.map(([name, value]) => [name, String(value)])));
  const place = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
  const answer = await house.app.inject({
    method,
    url: `${API_PREFIX}${place}${search.size > 0 ? `?${search}` : ''}`,
    headers: {
      host: 'localhost:3000',
      origin: 'http://localhost:3000',
      ...(member ? { cookie: `${member.person.cookie.name}=${member.person.cookie.value}` } : {}),
      ...(upload ? { 'content-type': UPLOAD_TYPE } : body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(upload ? { payload: multipartBody(upload) } : body === undefined ? {} : { payload: JSON.stringify(body) }),
  });
  const { statusCode: status, body: text } = answer;
  // Refusals are compared with each other, and each has a number of its own.
  return { status, body: status < 400 ? text : text.replace(/"requestId":"[^"]*"/, '') };
}

/** What everybody can look up is the same for all. */
const open = ['venueId', 'vendorId', 'supportGroupId', 'timelineEventId'];
const secrets = ['token', 'clientSecret'];
/** Memorials are numbered. */
const NO_MEMORIAL = 2 ** 31 - 1;

/** The same request about what was never there. */
export function aboutNothing(sent: Sent, { ids }: Household): Sent {
  return about(sent, ids, (value) => (typeof value === 'number' ? NO_MEMORIAL : madeUp(value)));
}

/** The same request about what another family has. */
export function aboutOthers(sent: Sent, { ids }: Household, others: Household): Sent {
  const own: Ids = ids;
  const theirs: Ids = others.ids;
  const names = new Map(Object.entries(own).map(([name, value]) => [value, name]));
  return about(sent, ids, (value) => theirs[names.get(value) ?? ''] ?? value);
}

function madeUp(value: string): string {
  if (/^[\w-]{36}$/.test(value) && value.split('-').length === 5) return randomUUID();
  if (value.startsWith('own:')) return `own:${randomUUID()}`;
  return randomBytes(value.length).toString('base64url').slice(0, value.length);
}

function about(sent: Sent, ids: Ids, other: (value: string | number) => string | number): Sent {
  const known = new Set(Object.entries(ids).flatMap(([name, value]) => (open.includes(name) ? [] : [value])));
  const made = new Map<string | number, string | number>();
  const replaced = (value: string | number) => {
    const found = made.get(value) ?? other(value);
    made.set(value, found);
    return found;
  };
  const walk = (value: unknown, name: string): unknown => {
    if (typeof value === 'string') return known.has(value) || secrets.includes(name) ? replaced(value) : value;
    if (typeof value === 'number') return name === 'memorialId' ? replaced(value) : value;
    if (Array.isArray(value)) return value.map((one) => walk(one, name));
    if (typeof value !== 'object' || value === null || Buffer.isBuffer(value)) return value;
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, walk(one, key)]));
  };
  return walk(sent, '') as Sent;
}
