// Requests to one endpoint by lot: as they should be, nearly so, and hostile.
import { API_PREFIX, type Endpoint } from '@evenlight/contract/endpoint';
import fc from 'fast-check';
import { arbitraryOf } from './arbitrary-of.ts';
import { anythingAtAll, brokenBodies, nearly, oddHeaders } from './hostile.ts';
import { filledIn, type KnownIds } from './known-ids.ts';

const actors = ['owner', 'stranger', 'visitor', 'staff'] as const;
export type Actor = (typeof actors)[number];
type Manner = 'valid' | 'nearly' | 'hostile';

export type Drawn = {
  actor: Actor;
  manner: Manner;
  /** Names what belongs to somebody who has nothing to do with any of this. */
  isAimedAtOthers: boolean;
  params: unknown;
  query: unknown;
  body: unknown;
  rawBody: string | undefined;
  headers: Record<string, string>;
};

export function requestsTo(endpoint: Endpoint): fc.Arbitrary<Drawn> {
  return fc.oneof(
    { weight: 4, arbitrary: drawn(endpoint, 'valid') },
    { weight: 3, arbitrary: drawn(endpoint, 'nearly') },
    { weight: 2, arbitrary: drawn(endpoint, 'hostile') },
  );
}

function drawn(endpoint: Endpoint, manner: Manner): fc.Arbitrary<Drawn> {
  const part = (name: 'params' | 'query' | 'body') => {
    const schema = endpoint[name];
    const good = schema ? arbitraryOf(schema) : fc.constant(undefined);
    if (manner === 'valid') return good;
    if (manner === 'nearly') return schema ? fc.oneof(good, nearly(good)) : good;
    return name === 'body' ? anythingAtAll : schema ? nearly(good) : good;
  };
  const isHostile = manner === 'hostile';
  return fc.record({
    actor: fc.oneof({ weight: 4, arbitrary: fc.constant('owner' as const) }, fc.constantFrom(...actors)),
    manner: fc.constant(manner),
    isAimedAtOthers: fc.integer({ min: 0, max: 4 }).map((n) => n === 0),
    params: part('params'),
    query: part('query'),
    body: part('body'),
    rawBody: isHostile ? fc.option(fc.constantFrom(...brokenBodies), { nil: undefined }) : fc.constant(undefined),
    headers: isHostile ? fc.oneof(fc.constant({}), fc.constantFrom(...oddHeaders)) : fc.constant({}),
  });
}

export function written(endpoint: Endpoint, { params, query, body, rawBody, headers }: Drawn, ids: KnownIds) {
  const given = asRecord(filledIn(params, ids));
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => segment(given[name] ?? 'x'));
  const hasBody = endpoint.method !== 'GET' && (endpoint.body !== undefined || rawBody !== undefined);
  const json = rawBody ?? JSON.stringify(filledIn(body, ids)) ?? '';
  return {
    method: endpoint.method,
    url: `${API_PREFIX}${path}${search(filledIn(query, ids))}`,
    headers: { ...(hasBody ? { 'content-type': 'application/json' } : {}), ...headers },
    ...(hasBody ? { payload: json } : {}),
  };
}

/** Longer ones are not looked at by the router at all. */
function segment(value: unknown): string {
  return encodeURIComponent(text(value).slice(0, 250).toWellFormed()) || '%20';
}

/** Arrays as repeated names, as forms send them. */
function search(query: unknown): string {
  const words = new URLSearchParams();
  for (const [name, value] of Object.entries(asRecord(query)))
    for (const one of Array.isArray(value) ? value.slice(0, 5) : [value])
      if (one !== undefined) words.append(name, text(one).slice(0, 2_000));
  return words.size > 0 ? `?${words}` : '';
}

function text(value: unknown): string {
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

function asRecord(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}
