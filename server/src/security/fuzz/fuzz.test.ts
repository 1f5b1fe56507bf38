// Thousands of requests made by lot from the contract, the same again for the same FUZZ_SEED: nothing breaks, nobody
// changes what is not theirs, and no answer says what the contract does not.
import { randomInt } from 'node:crypto';
import type { Endpoint } from '@evenlight/contract/endpoint';
import { confirmPrices } from '@evenlight/contract/opening';
import type { ProblemBody } from '@evenlight/contract/problems';
import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { problemsOf } from '../../platform/http/openapi.ts';
import { openTestHouse } from '../../testing/open-test-house.ts';
import { bystander } from './bystander.ts';
import { household } from './household.ts';
import { type KnownIds, knownIds, ownNamesOf } from './known-ids.ts';
import { type Drawn, requestsTo, written } from './requests.ts';

vi.setConfig({ testTimeout: 600_000 });

// Each run draws others. `npm run test:all` draws five times as many.
const REQUESTS = process.env.TEST_ALL ? 20_000 : 1_000;
/** What a family has made is there for the requests of the next rounds. */
const ROUNDS_OF_A_FAMILY = 8;
const seed = Number(process.env.FUZZ_SEED ?? randomInt(2 ** 31));

const house = await openTestHouse({ env: { RATE_LIMIT_FACTOR: '1000000' }, withSampleData: true });

/** What ends something comes after everything that uses it. */
const isEnd = ({ method }: Endpoint) => Number(method === 'DELETE');
const endpoints = house.world.served.toSorted((one, other) => isEnd(one) - isEnd(other));
/** What ends somebody's stay is asked for at the end of it. */
const farewells = ['/logout', '/sessions', '/sessions/:sessionId', '/users/:userId/deletion'];
const ownNames = ownNamesOf(endpoints);

/** `/shared-tasks/:taskId/move` answers with what lies below /shared-tasks. */
function ownNameOf({ path }: Endpoint): string | undefined {
  for (let below: string = path; below; below = below.slice(0, below.lastIndexOf('/')))
    if (ownNames.has(below)) return ownNames.get(below);
  return undefined;
}

type Sending = { endpoint: Endpoint; request: Drawn; ids: KnownIds; cookie: string | undefined };

async function send({ endpoint, request, ids, cookie }: Sending) {
  const { headers, ...rest } = written(endpoint, request, ids);
  const answer = await house.app.inject({
    ...rest,
    headers: { host: 'localhost:3000', origin: 'http://localhost:3000', ...(cookie ? { cookie } : {}), ...headers },
  });
  const said = `${request.manner} ${rest.method} ${rest.url} as ${request.actor} ${rest.payload?.slice(0, 600) ?? ''}`;
  return { answer, said };
}

/** What is wrong with an answer, in words; nothing if all is well. */
function faultIn(endpoint: Endpoint, answer: Awaited<ReturnType<typeof send>>['answer']): string | undefined {
  const { statusCode, headers, body } = answer;
  if (statusCode >= 500) return `answered ${statusCode}: ${body.slice(0, 300)}`;
  if (statusCode === 204 || statusCode === 304) return body === '' ? undefined : 'said something in an empty answer';
  if (statusCode < 400 && endpoint.produces) return undefined;
  if (headers['content-type'] !== 'application/json; charset=utf-8') return `is ${headers['content-type']}`;
  if (statusCode >= 400) {
    const { code }: ProblemBody = JSON.parse(body);
    return problemsOf(endpoint).includes(code) ? undefined : `answered ${code}, which it does not declare`;
  }
  if (statusCode !== (endpoint.status ?? 200)) return `answered ${statusCode}`;
  const read = endpoint.returns?.safeParse(JSON.parse(body));
  return read?.success === false ? `answered outside the contract: ${read.error.message.slice(0, 300)}` : undefined;
}

/** As many for each endpoint as there may be rounds, drawn once: the seed alone decides. */
function drawAll() {
  const rounds = Math.ceil(REQUESTS / (endpoints.length - farewells.length)) + 1;
  return endpoints.map((endpoint, at) => ({
    endpoint,
    requests: fc.sample(requestsTo(endpoint), { seed: (seed + at) | 0, numRuns: rounds }),
  }));
}

function tally() {
  const counts: Record<string, number> = {};
  const served = new Set<Endpoint>();
  /** The first of each endpoint; the others are mostly the same. */
  const faults = new Map<Endpoint, string>();
  return {
    faults,
    get sent() {
      return Object.values(counts).reduce((sum, count) => sum + count, 0);
    },
    note(endpoint: Endpoint, { answer, said }: Awaited<ReturnType<typeof send>>) {
      const fault = faultIn(endpoint, answer);
      if (fault && !faults.has(endpoint)) faults.set(endpoint, `${said} ${fault}`);
      const kind = `${Math.floor(answer.statusCode / 100)}xx`;
      counts[kind] = (counts[kind] ?? 0) + 1;
      if (answer.statusCode < 300) served.add(endpoint);
    },
    tell() {
      const kinds = Object.entries(counts).map(([kind, count]) => `${kind} ${count}`);
      return `${kinds.sort().join(', ')}; ${served.size} of ${endpoints.length} endpoints answered with success`;
    },
  };
}

test(`${REQUESTS} requests by lot break nothing and change nothing of others (FUZZ_SEED=${seed})`, async () => {
  // Our team may confirm prices at any moment, which changes plans that were told example prices. Hers was told real ones.
  const team = await house.aMember({ isStaff: true });
  await team(confirmPrices, {});
  const bea = await bystander(house);
  const drawn = drawAll();
  const heard = tally();
  let family = await household(house);
  let ids = knownIds(family.ids);

  for (let round = 0; heard.sent < REQUESTS; round += 1) {
    const isFarewell = round % ROUNDS_OF_A_FAMILY === ROUNDS_OF_A_FAMILY - 1;
    for (const { endpoint, requests } of drawn) {
      const request = requests[round];
      if (!request || heard.sent === REQUESTS || (farewells.includes(endpoint.path) && !isFarewell)) continue;
      // Our team may do what it does to everybody's; only those who may not are let loose on others.
      const isAimed = request.isAimedAtOthers && request.actor !== 'staff';
      const cookie = family.cookies[request.actor];
      const heardOf = await send({ endpoint, request, ids: isAimed ? bea.ids : ids, cookie });
      heard.note(endpoint, heardOf);
      const { statusCode, body } = heardOf.answer;
      if (statusCode < 300 && !isAimed && request.actor === 'owner' && !endpoint.produces && body)
        ids.learn(JSON.parse(body), ownNameOf(endpoint));
    }
    if (!isFarewell) continue;
    family = await household(house);
    ids = knownIds(family.ids);
  }

  process.stdout.write(
    `fuzz: FUZZ_SEED=${seed}, ${heard.sent} requests, ${heard.tell()}, ${heard.faults.size} faults\n`,
  );
  expect([...heard.faults.values()], `with FUZZ_SEED=${seed}`).toEqual([]);
  expect(await bea.whatChanged(), `with FUZZ_SEED=${seed}`).toEqual([]);
});
