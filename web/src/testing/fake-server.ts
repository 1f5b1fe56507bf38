// A server that is only its contract: it answers what a test told it to, and lets nothing through that the endpoints'
// schemas would not, in either direction.
import type { Answer, Endpoint, Received, Returned, Sent } from '@evenlight/contract/endpoint';
import { bodyOf, pathOf } from '@evenlight/contract/endpoint';
import { type commonProblems, type ProblemBody, problems } from '@evenlight/contract/problems';
import { data } from 'react-router';
import { createFakeNews } from './fake-news';
import { createRules, type Rule } from './fake-rules';
import { FakeUpload } from './fake-upload';

type Declared<E> = (E extends { problems: readonly (infer Code)[] } ? Code : never) | (typeof commonProblems)[number];
/** What came as JSON: a key without a value is not there. */
type FromJson<Part> = { [Name in keyof Part]: Exclude<Part[Name], undefined> };
type Asked<E extends Endpoint> = { [Part in keyof Received<E>]: FromJson<Received<E>[Part]> };
type Replying<E extends Endpoint> = (asked: Asked<E>) => Answer<E> | Promise<Answer<E>>;

export type FakeServer = ReturnType<typeof fakeServer>;

export function fakeServer() {
  const { rules, heard, forms, faults, answer } = createRules();
  const news = createFakeNews();
  const uploads = new Set<FakeUpload>();

  const server = {
    faults,
    ...news,
    /** The last word counts, so that a test can say what is different from the usual. */
    answers<E extends Endpoint>(endpoint: E, reply: Answer<E> | Replying<E>) {
      rules.push({ endpoint, reply: typeof reply === 'function' ? (reply as Rule['reply']) : () => reply });
      return server;
    },
    /** Only what the endpoint declares; at once, or when the test says so. */
    refuses<E extends Endpoint>(endpoint: E, code: Declared<E>, more?: Partial<ProblemBody>, when?: Promise<void>) {
      const body = { error: code, code, requestId: 'test', ...more } as ProblemBody;
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
