// A server that is only its contract: it answers what a test told it to, and lets nothing through that the endpoints'
// schemas would not, in either direction.
import type { Answer, Endpoint, Received, Returned, Sent } from '@evenlight/contract/endpoint';
import { API_PREFIX, bodyOf, pathOf } from '@evenlight/contract/endpoint';
import { sentences } from '@evenlight/contract/problem-sentences';
import { type commonProblems, type ProblemBody, problems } from '@evenlight/contract/problems';
import { data, matchPath } from 'react-router';

type Declared<E> = (E extends { problems: readonly (infer Code)[] } ? Code : never) | (typeof commonProblems)[number];
type Replying<E extends Endpoint> = (asked: Received<E>) => Answer<E> | Promise<Answer<E>>;
type Loose = { params?: object; query?: object; body?: unknown };
type Rule = { endpoint: Endpoint; reply: (received: never) => unknown };

export type FakeServer = ReturnType<typeof fakeServer>;

export function fakeServer() {
  const rules: Rule[] = [];
  const heard: { endpoint: Endpoint; received: Loose }[] = [];
  const faults: string[] = [];
  const fault = (sentence: string) => new Error(faults[faults.push(sentence) - 1]);

  async function answer(method: string, address: string, body?: unknown): Promise<Response> {
    const { pathname, searchParams } = new URL(address, 'http://localhost');
    const rule = rules.findLast(({ endpoint }) => endpoint.method === method && paramsIn(endpoint, pathname));
    if (!rule) throw fault(`nobody answers ${method} ${address}`);
    const { endpoint, reply } = rule;
    const sent = { params: paramsIn(endpoint, pathname), query: Object.fromEntries(searchParams), body };
    const received: Loose = {};
    for (const part of ['params', 'query', 'body'] as const) {
      const read = endpoint[part]?.safeParse(sent[part]);
      if (read?.error) throw fault(`${method} ${address} was sent a wrong ${part}: ${read.error.message}`);
      if (read) received[part] = read.data as object;
    }
    heard.push({ endpoint, received });
    const said = await reply(received as never);
    if (said instanceof Response) return said;
    if (!endpoint.returns) return new Response(null, { status: 204 });
    const shaped = endpoint.returns.safeParse(said);
    if (shaped.error) throw fault(`${method} ${address} does not answer so: ${shaped.error.message}`);
    return Response.json(shaped.data, { status: endpoint.status ?? 200 });
  }

  const server = {
    faults,
    /** The last word counts, so that a test can say what is different from the usual. */
    answers<E extends Endpoint>(endpoint: E, reply: Answer<E> | Replying<E>) {
      rules.push({ endpoint, reply: typeof reply === 'function' ? (reply as Rule['reply']) : () => reply });
      return server;
    },
    /** Only what the endpoint declares. */
    refuses<E extends Endpoint>(endpoint: E, code: Declared<E>, more?: Partial<ProblemBody>) {
      const body = { error: sentences[code as ProblemBody['code']], code, requestId: 'test', ...more } as ProblemBody;
      rules.push({ endpoint, reply: () => Response.json(body, { status: problems[body.code] }) });
      return server;
    },
    /** False: nothing comes through any more. */
    isReachable: true,
    /** Everything that was asked of an endpoint, as its handler would have received it. */
    heard: <E extends Endpoint>(endpoint: E) =>
      heard.filter((one) => one.endpoint === endpoint).map(({ received }) => received as Received<E>),
    async fetch(address: string | URL | Request, { method = 'GET', body }: RequestInit = {}) {
      // An answer within the same breath would hide that the screen was waiting for it.
      await new Promise((resolve) => setTimeout(resolve, 1));
      if (!server.isReachable) throw new TypeError('Failed to fetch');
      return answer(method, String(address), body ? JSON.parse(String(body)) : undefined);
    },
    /** As a page's loader calls it. */
    async api<E extends Endpoint>(endpoint: E, sent: Sent<E>): Promise<Returned<E>> {
      const said = await answer(endpoint.method, pathOf(endpoint, sent), bodyOf(sent));
      const body = said.status === 204 ? undefined : await said.json();
      if (!said.ok) throw data(body, { status: said.status });
      return body as Returned<E>;
    },
  };
  return server;
}

const paramsIn = ({ path }: Endpoint, pathname: string) => matchPath(`${API_PREFIX}${path}`, pathname)?.params;
