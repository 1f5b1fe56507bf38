// What a test told the fake server to answer. Nothing passes that an endpoint's schemas would not let through, in either
// direction.
import { API_PREFIX, type Endpoint } from '@evenlight/contract/endpoint';
import { matchPath } from 'react-router';

type Loose = { params?: object; query?: object; body?: unknown };
export type Rule = { endpoint: Endpoint; reply: (received: never) => unknown };

export function createRules() {
  const rules: Rule[] = [];
  const heard: { endpoint: Endpoint; received: Loose }[] = [];
  const forms: { endpoint: Endpoint; form: FormData }[] = [];
  const faults: string[] = [];
  const fault = (sentence: string) => new Error(faults[faults.push(sentence) - 1]);

  async function answer(method: string, address: string, body?: unknown): Promise<Response> {
    const { pathname, searchParams } = new URL(address, 'http://localhost');
    const rule = ruleFor(rules, method, pathname);
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

  return { rules, heard, forms, faults, answer };
}

/** The last word counts, among the rules with the fewest params: '/vendors/saved' is no vendor, as a real router knows. */
function ruleFor(rules: readonly Rule[], method: string, pathname: string): Rule | undefined {
  const fitting = rules.filter(({ endpoint }) => endpoint.method === method && paramsIn(endpoint, pathname));
  const fewest = Math.min(...fitting.map(({ endpoint }) => paramCount(endpoint)));
  return fitting.findLast(({ endpoint }) => paramCount(endpoint) === fewest);
}

const paramCount = ({ path }: Endpoint) => path.split(':').length;
const paramsIn = ({ path }: Endpoint, pathname: string) => matchPath(`${API_PREFIX}${path}`, pathname)?.params;
