// A typed client for tests: calls an endpoint as somebody, and fails on any problem the endpoint did not declare.
import { bodyOf, type Endpoint, pathOf, type Returned, type Sent } from '@evenlight/contract/endpoint';
import type { Language } from '@evenlight/contract/languages';
import type { ProblemBody } from '@evenlight/contract/problems';
import { problemsOf } from '../platform/http/openapi.ts';

export type RawAnswer = { status: number; headers: Record<string, string | string[] | undefined>; text: string };
/** Files go as they are. */
type RawBody = string | Buffer<ArrayBuffer>;
type RawRequest = { method: string; path: string; headers: Record<string, string>; body?: RawBody };
/** Through Fastify's `inject`, or over the network to a running address. */
export type Transport = (request: RawRequest) => Promise<RawAnswer>;

/** What a refused call rejects with. */
export class Refused extends Error {
  override name = 'Refused';
  readonly status: number;
  readonly code: string;
  readonly success: ProblemBody['success'];
  readonly fields: Record<string, string> | undefined;
  readonly day: ProblemBody['day'];
  readonly amount: ProblemBody['amount'];
  readonly slots: ProblemBody['slots'];
  readonly headers: RawAnswer['headers'];
  constructor(answer: RawAnswer, problem: ProblemBody) {
    super(`${answer.status} ${problem.code}: ${problem.error}`);
    this.status = answer.status;
    this.code = problem.code;
    this.success = problem.success;
    this.fields = problem.fields;
    this.day = problem.day;
    this.amount = problem.amount;
    this.slots = problem.slots;
    this.headers = answer.headers;
  }
}

export type Caller = (<E extends Endpoint>(endpoint: E, sent: Sent<E>) => Promise<Returned<E>>) & {
  /** For what no typed call can say: hostile bodies, odd headers, headers of the answer. */
  raw: (
    method: string,
    path: string,
    options?: { headers?: Record<string, string>; body?: RawBody },
  ) => Promise<RawAnswer>;
};

export function callerWith(transport: Transport, headers: Record<string, string> = {}): Caller {
  const raw: Caller['raw'] = (method, path, options = {}) =>
    transport({ method, path, ...options, headers: { ...headers, ...options.headers } });

  async function call<E extends Endpoint>(endpoint: E, sent: Sent<E>): Promise<Returned<E>> {
    const body = bodyOf(sent);
    const json =
      body === undefined ? {} : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } };
    const answer = await raw(endpoint.method, pathOf(endpoint, sent), json);
    if (answer.status < 400) return parseAnswer(endpoint, answer.text) as Returned<E>;
    const problem: ProblemBody = JSON.parse(answer.text);
    if (!problemsOf(endpoint).includes(problem.code)) {
      throw new Error(`${endpoint.method} ${endpoint.path} answered ${problem.code}, which it does not declare`);
    }
    throw new Refused(answer, problem);
  }
  return Object.assign(call, { raw });
}

/** The same caller, whose browser asks for a language. */
export function reading(language: Language, caller: Caller): Caller {
  const transport: Transport = ({ method, path, ...options }) => caller.raw(method, path, options);
  return callerWith(transport, { 'accept-language': language });
}

export type Browser = Caller & { cookies: Map<string, string> };

/** A caller that keeps the cookies it is given, as a browser does. */
export function browserWith(transport: Transport): Browser {
  const cookies = new Map<string, string>();
  const withCookies: Transport = async (request) => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await transport({ ...request, headers: { ...(cookie ? { cookie } : {}), ...request.headers } });
    for (const set of [answer.headers['set-cookie'] ?? []].flat()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? [];
      if (/max-age=0/i.test(set)) cookies.delete(name);
      else cookies.set(name, value);
    }
    return answer;
  };
  return Object.assign(callerWith(withCookies), { cookies });
}

/** To a server that runs as a process of its own. */
export function overHttp(address: string): Transport {
  return async ({ method, path, headers, body }) => {
    const answer = await fetch(`${address}${path}`, { method, headers, ...(body === undefined ? {} : { body }) });
    return {
      status: answer.status,
      headers: { ...Object.fromEntries(answer.headers), 'set-cookie': answer.headers.getSetCookie() },
      text: await answer.text(),
    };
  };
}

function parseAnswer(endpoint: Endpoint, text: string): unknown {
  return endpoint.returns ? endpoint.returns.parse(JSON.parse(text)) : undefined;
}
