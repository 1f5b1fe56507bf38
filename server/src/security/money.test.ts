// Money is whole cents: every amount that a call takes is asked for with amounts that are none.

import { expect, test } from 'vitest';
import { z } from 'zod';
import { openTestHouse } from '../testing/open-test-house.ts';

type Shape = {
  type?: string;
  const?: unknown;
  properties?: Record<string, Shape>;
  items?: Shape;
  anyOf?: Shape[];
  oneOf?: Shape[];
  allOf?: Shape[];
};
/** A field, a place in a list, or the words beside it that tell which of several shapes it is. */
type Step = string | number | Record<string, unknown>;
type Amount = { call: string; body: z.ZodType; path: Step[] };

const house = await openTestHouse();
const MONEY = /cents|amount|price|cost|budget|fee|deposit|total/i;

/** Where in a body there is money, by its name. */
function amountsIn(shape: Shape, path: Step[] = []): Step[][] {
  const { anyOf = [], oneOf = [], allOf = [] } = shape;
  const inside = [...anyOf, ...allOf].flatMap((one) => amountsIn(one, path));
  const ofKinds = oneOf.flatMap((one) => amountsIn(one, [...path, wordsOfKind(one)]));
  const items = shape.items ? amountsIn(shape.items, [...path, 0]) : [];
  const fields = Object.entries(shape.properties ?? {}).flatMap(([name, one]) => {
    const isMoney = MONEY.test(name) && !one.items && /number|integer/.test(JSON.stringify(one));
    return isMoney ? [[...path, name]] : amountsIn(one, [...path, name]);
  });
  return [...inside, ...ofKinds, ...items, ...fields];
}

function wordsOfKind({ properties = {} }: Shape): Record<string, unknown> {
  const said = Object.entries(properties).filter(([, one]) => one.const !== undefined);
  return Object.fromEntries(said.map(([name, one]) => [name, one.const]));
}

const inWords = (path: readonly Step[]) => path.filter((step) => typeof step !== 'object').join('.');

const amounts: Amount[] = house.world.served.flatMap(({ method, path, body }) => {
  if (!body) return [];
  const shape = z.toJSONSchema(body, { io: 'input', unrepresentable: 'any', reused: 'inline' }) as Shape;
  const found = new Map(amountsIn(shape).map((where) => [inWords(where), where]));
  return [...found.values()].map((where) => ({ call: `${method} ${path}`, body, path: where }));
});

const hasFault = ({ body, path }: Amount, value: unknown) => {
  const sent = path.reduceRight<unknown>((inner, step) => {
    if (typeof step === 'object') return Object.assign({}, step, inner);
    return typeof step === 'number' ? [inner] : { [step]: inner };
  }, value);
  const { error } = body.safeParse(sent);
  return error?.issues.some((issue) => issue.path.join('.').startsWith(inWords(path))) === true;
};

test('the calls that take an amount are these', () => {
  expect(amounts.map(({ call, path }) => `${call} ${inWords(path)}`).sort()).toEqual(known);
});

const known = [
  'POST /create-payment-intent amount',
  'POST /family-decisions/:decisionId/apply agreedCents',
  'POST /funeral-plans budget',
  'POST /funeral-plans/:planId/adjustments amount',
  'POST /funeral-plans/:planId/shares shares.0.cents',
  'POST /payment-shares/pay amount',
  'POST /plan-versions details.budget',
  'POST /plan-versions/restore agreedCents',
  'POST /quote-requests budget',
  'POST /staff/payments/:paymentId/refunds cents',
  'POST /vendor-replies/answer lines.0.cents',
  'POST /vendors/:vendorId/inquiries budget',
  'PUT /funeral-plans/:planId budget',
  'PUT /funeral-plans/:planId/costs words.highCents',
  'PUT /funeral-plans/:planId/costs words.lowCents',
  'PUT /funeral-plans/:planId/price-lists/:listId words.prices.0.said.highCents',
  'PUT /funeral-plans/:planId/price-lists/:listId words.prices.0.said.lowCents',
  'PUT /planning-draft draft.budget',
];

test.each([
  ['no number', Number.NaN],
  ['more than any number', Number.POSITIVE_INFINITY],
  ['half a cent', 100.5],
  ['too large to be counted exactly', 2 ** 53],
  ['more than any card can have', 10 ** 15],
  ['far less than nothing', -(10 ** 15)],
  ['a number in words', '100'],
  ['a number with a space', ' 100'],
  ['a list', [100]],
  ['an object', { valueOf: 100 }],
  ['yes', true],
])('%s is no amount, wherever one is asked for', (_, value) => {
  expect(
    amounts.filter((amount) => !hasFault(amount, value)).map(({ call, path }) => `${call} ${inWords(path)}`),
  ).toEqual([]);
});

test('a plain amount is one', () => {
  expect(
    amounts.filter((amount) => hasFault(amount, 10_000)).map(({ call, path }) => `${call} ${inWords(path)}`),
  ).toEqual([]);
});

test('less than nothing is only asked for as an adjustment', () => {
  const below = amounts.filter((amount) => !hasFault(amount, -100)).map(({ call }) => call);
  expect(below).toEqual(['POST /funeral-plans/:planId/adjustments']);
});

test('what overflows on the way in is refused as a body', async () => {
  const member = await house.aMember();
  for (const amount of ['1e309', '-1e309', '1e400', '9007199254740993', '0x10', 'NaN', 'Infinity', '١٠٠']) {
    const answer = await member.raw('POST', '/api/create-payment-intent', {
      headers: { 'content-type': 'application/json' },
      body: `{"planId":"0198c0de-0000-7000-8000-000000000000","type":"deposit","amount":${amount}}`,
    });
    expect([amount, answer.status]).toEqual([amount, 400]);
  }
});
