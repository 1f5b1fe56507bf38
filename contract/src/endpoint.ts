// One endpoint, declared once: it checks input, types the client, strips the answer and drives the tests.

import type { ProblemCode } from './problems.ts';
import type { z } from './zod.ts';

export const API_PREFIX = '/api';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** How often one caller may ask. Kept in the database, so it holds across processes. */
export type RateLimit = {
  /** What is counted: one network, one signed-in person, or everyone together. */
  per: 'network' | 'person' | 'everyone';
  times: number;
  seconds: number;
  /** Counted together with the other endpoints that say the same word. */
  across?: string;
};

export type Endpoint = {
  method: Method;
  /** Below /api, with `:name` for each param. */
  path: `/${string}`;
  /** One sentence for the API page. */
  summary: string;
  status?: 200 | 201 | 202;
  params?: z.ZodType;
  query?: z.ZodType;
  body?: z.ZodType;
  /** For the few bodies that are longer than a form. */
  bodyMaxBytes?: number;
  /** Left out when there is nothing to say: the answer is then 204. */
  returns?: z.ZodType;
  /** The media type of an answer that is a file; the handler writes it itself. */
  produces?: string;
  problems?: readonly ProblemCode[];
  limits?: readonly RateLimit[];
} & (
  | {
      /** Who may call it at all; what they may touch is decided in the handler. */
      access: 'anyone';
      /** Public reads may be kept by browsers and proxies this long; without it nothing is kept. */
      cacheSeconds?: number;
    }
  | {
      access: 'member' | 'staff';
      cacheSeconds?: never;
      /** What a visitor is told, where 'sign in' alone would not say why. */
      visitorProblem?: ProblemCode;
    }
);

export function endpoint<const E extends Endpoint>(definition: E): E {
  return definition;
}

type Part<E, K extends string, Side extends 'input' | 'output'> = K extends keyof E
  ? E[K] extends z.ZodType
    ? { [P in K]: Side extends 'input' ? z.input<E[K]> : z.output<E[K]> }
    : object
  : object;

type Parts<E, Side extends 'input' | 'output'> = Part<E, 'params', Side> &
  Part<E, 'query', Side> &
  Part<E, 'body', Side>;

/** What a caller sends. */
export type Sent<E extends Endpoint> = Parts<E, 'input'>;
/** What a handler receives, after the schemas have read it. */
export type Received<E extends Endpoint> = Parts<E, 'output'>;
/** What a handler hands back, before the schema strips it. */
export type Answer<E extends Endpoint> = E['returns'] extends z.ZodType ? z.input<E['returns']> : undefined;
/** What the caller gets. */
export type Returned<E extends Endpoint> = E['returns'] extends z.ZodType ? z.output<E['returns']> : undefined;

/** The parts of what is sent, for code that does not know which endpoint it carries. */
type LooseParts = { params?: Record<string, unknown>; query?: Record<string, unknown>; body?: unknown };

/** Fills `:name` segments and the query; every value is encoded, so an id can never climb out of its segment. */
export function pathOf(endpoint: Endpoint, sent: object): string {
  const { params = {}, query = {} }: LooseParts = sent;
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined) search.append(name, String(value));
  }
  return `${API_PREFIX}${path}${search.size > 0 ? `?${search}` : ''}`;
}

export function bodyOf(sent: object): unknown {
  const { body }: LooseParts = sent;
  return body;
}
