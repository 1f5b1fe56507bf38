// A server that is only its contract: it answers what a test told it to, and lets nothing through that the endpoints'
// schemas would not, in either direction.
import type { Answer, Endpoint, Received, Returned, Sent } from '@evenlight/contract/endpoint';
import { API_PREFIX, bodyOf, pathOf } from '@evenlight/contract/endpoint';
import type { NewsKind } from '@evenlight/contract/news';
import { sentences } from '@evenlight/contract/problem-sentences';
import { type commonProblems, type ProblemBody, problems } from '@evenlight/contract/problems';
import { data, matchPath } from 'react-router';
import { FakeUpload } from './fake-upload';

type Declared<E> = (E extends { problems: readonly (infer Code)[] } ? Code : never) | (typeof commonProblems)[number];
/** What came as JSON: a key without a value is not there. */
type FromJson<Part> = { [Name in keyof Part]: Exclude<Part[Name], undefined> };
type Asked<E extends Endpoint> = { [Part in keyof Received<E>]: FromJson<Received<E>[Part]> };
type Replying<E extends Endpoint> = (asked: Asked<E>) => Answer<E> | Promise<Answer<E>>;
type Loose = { params?: object; query?: object; body?: unknown };
type Rule = { endpoint: Endpoint; reply: (received: never) => unknown };

export type FakeServer = ReturnType<typeof fakeServer>;

export function fakeServer() {
  const rules: Rule[] = [];
  const heard: { endpoint: Endpoint; received: Loose }[] = [];
  const faults: string[] = [];
  const lines = new Set<NewsLine>();
  const uploads = new Set<FakeUpload>();
  const forms: { endpoint: Endpoint; form: FormData }[] = [];
  const fault = (sentence: string) => new Error(faults[faults.push(sentence) - 1]);

  async function answer(method: string, address: string, body?: unknown): Promise<Response> {
    const { pathname, searchParams } = new URL(address, 'http://localhost');
    const fitting = rules.filter(({ endpoint }) => endpoint.method === method && paramsIn(endpoint, pathname));
    // '/vendors/saved' is no vendor, as a real router knows.
    const fewest = Math.min(...fitting.map(({ endpoint }) => paramCount(endpoint)));
    const rule = fitting.findLast(({ endpoint }) => paramCount(endpoint) === fewest);
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
    if (body instanceof FormData) forms.push({ endpoint, form: body });
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
    /** Only what the endpoint declares; at once, or when the test says so. */
    refuses<E extends Endpoint>(endpoint: E, code: Declared<E>, more?: Partial<ProblemBody>, when?: Promise<void>) {
      const body = { error: sentences[code as ProblemBody['code']], code, requestId: 'test', ...more } as ProblemBody;
      const refuse = () => Response.json(body, { status: problems[body.code] });
      rules.push({ endpoint, reply: () => (when ? when.then(refuse) : refuse()) });
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
    /** The fields and files that were uploaded to an endpoint. */
    formsSentTo: (endpoint: Endpoint) =>
      forms.filter((one) => one.endpoint === endpoint).map(({ form }) => Object.fromEntries(form)),
    /** What the browser uploads by, in place of its own. A reply that throws is an answer that was lost. */
    XMLHttpRequest: class extends FakeUpload {
      constructor() {
        super(uploads, async (method, address, form) => {
          await new Promise((resolve) => setTimeout(resolve, 1));
          if (!server.isReachable) throw new TypeError('Failed to fetch');
          return answer(method, address, form);
        });
      }
    },
    /** So much of every upload that is under way has been sent. */
    hasTaken(percent: number) {
      for (const { upload } of uploads) upload.onprogress?.({ loaded: percent, total: 100 });
    },
    /** What the browser hears news by, in place of its own. */
    EventSource: class extends NewsLine {
      constructor() {
        super(lines);
      }
    },
    /** Something has happened elsewhere: every screen that listens is told. */
    tells(kind: NewsKind, subject = '') {
      const data = JSON.stringify({ id: '1', kind, subject });
      for (const line of lines) line.onmessage?.({ data });
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

const paramCount = ({ path }: Endpoint) => path.split(':').length;
const paramsIn = ({ path }: Endpoint, pathname: string) => matchPath(`${API_PREFIX}${path}`, pathname)?.params;

/** A line that stays open: nothing comes through it but what a test tells. */
class NewsLine {
  static readonly CLOSED = 2;
  readonly readyState = 1;
  readonly #lines: Set<NewsLine>;
  onmessage?: (event: { data: string }) => void;
  constructor(lines: Set<NewsLine>) {
    this.#lines = lines;
    lines.add(this);
  }
  close() {
    this.#lines.delete(this);
  }
}
