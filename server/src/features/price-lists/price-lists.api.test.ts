// Prices of other funeral homes: written down line by line by whoever may edit the plan, and nothing of it is lost or guessed.
import { randomUUID } from 'node:crypto';
import { duplicatePlan } from '@evenlight/contract/plans';
import { PRICE_LISTS_MAX } from '@evenlight/contract/price-lists';
import { getPlanStatement } from '@evenlight/contract/statements';
import { expect, test } from 'vitest';
import { openAnyHouse } from '../../testing/open-any-house.ts';
import { aPlan } from '../../testing/plans.ts';
import { aListNumber, namedHome, readPriceLists, writePriceList } from '../../testing/price-lists.ts';

const house = await openAnyHouse();

const changed = { status: 409, code: 'price_list.changed_meanwhile' };
const transfer = (cents: number) => [
  {
    line: 'transfer' as const,
    said: { is: 'price' as const, lowCents: cents, highCents: cents, unit: 'whole' as const },
  },
];

test('a family writes down what it was told, and finds it so again beside our own price', async () => {
  const member = await house.aMember();
  const { id: planId } = await aPlan(member, { way: 'burial' });
  const told = {
    phone: '(415) 555-0142',
    askedOn: '2026-11-19',
    spokenWith: 'Mr. Hale',
    prices: [...transfer(39_550), { line: 'embalming' as const, said: { is: 'not-offered' as const } }],
    otherRows: ['Flower van $150'],
    note: 'Call back on Monday.',
  };
  const listId = aListNumber();
  const after = await writePriceList(member, planId, listId, told);
  expect(after.lists).toEqual([{ id: listId, version: 1, words: { ...namedHome, ...told } }]);
  expect(after.statement).toEqual(await member(getPlanStatement, { params: { planId } }));
  expect(await readPriceLists(member, planId)).toEqual(after);
});

test('two devices cannot overwrite each other, and the same once more is nothing new', async () => {
  const member = await house.aMember();
  const { id: planId } = await aPlan(member);
  const listId = aListNumber();
  const say = (cents: number, version = 0) =>
    writePriceList(member, planId, listId, { prices: transfer(cents) }, version);
  const both = await Promise.allSettled([say(39_500), say(41_000)]);
  expect(both.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []))).toMatchObject([changed]);
  const kept = (await readPriceLists(member, planId)).lists[0]?.words.prices;
  const again = await writePriceList(member, planId, listId, kept ? { prices: kept } : null);
  expect(again.lists).toMatchObject([{ version: 1 }]);
  await expect(say(50_000)).rejects.toMatchObject(changed);
  await expect(writePriceList(member, planId, listId, null)).rejects.toMatchObject(changed);
  expect((await writePriceList(member, planId, listId, null, 1)).lists).toEqual([]);
  expect((await writePriceList(member, planId, listId, null, 1)).lists).toEqual([]);
});

test('a plan holds as many lists as can be compared, also when two more come at once', async () => {
  const member = await house.aMember();
  const { id: planId } = await aPlan(member);
  for (let count = 1; count < PRICE_LISTS_MAX; count += 1) await writePriceList(member, planId, aListNumber(), {});
  const last = await Promise.allSettled([
    writePriceList(member, planId, aListNumber(), { home: 'A' }),
    writePriceList(member, planId, aListNumber(), { home: 'B' }),
  ]);
  expect(last.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []))).toMatchObject([
    { status: 409, code: 'price_list.too_many' },
  ]);
  expect((await readPriceLists(member, planId)).lists).toHaveLength(PRICE_LISTS_MAX);
});

test('a copy of the plan has its lists, and each goes its own way', async () => {
  const member = await house.aMember();
  const { id: planId } = await aPlan(member);
  const listId = aListNumber();
  await writePriceList(member, planId, listId, { prices: transfer(39_500) });
  const copy = await member(duplicatePlan, { params: { planId }, body: {} });
  expect((await readPriceLists(member, copy.id)).lists).toMatchObject([
    { id: listId, version: 1, words: { home: namedHome.home } },
  ]);
  await writePriceList(member, copy.id, listId, null, 1);
  expect((await readPriceLists(member, planId)).lists).toHaveLength(1);
});

test('what cannot be written is refused by its field, and what looks dangerous is only text', async () => {
  const member = await house.aMember();
  const { id: planId } = await aPlan(member);
  const put = async (said: object, listId: string = randomUUID()) => {
    const headers = { 'content-type': 'application/json' };
    const body = JSON.stringify({ version: 0, words: { ...namedHome, ...said } });
    const answer = await member.raw('PUT', `/api/funeral-plans/${planId}/price-lists/${listId}`, { headers, body });
    return [answer.status, Object.keys(JSON.parse(answer.text).fields ?? {})[0]];
  };
  const price = (said: object) => ({ prices: [{ line: 'transfer', said }] });
  const range = { is: 'price', lowCents: 200, highCents: 100, unit: 'whole' };
  expect(await put({ home: '' })).toEqual([400, 'words.home']);
  expect(await put({ home: 'A\nB' })).toEqual([400, 'words.home']);
  expect(await put({ phone: 'call me' })).toEqual([400, 'words.phone']);
  expect((await put(price(range)))[0]).toBe(400);
  expect((await put(price({ ...range, highCents: 1e12 })))[0]).toBe(400);
  expect((await put(price({ ...range, lowCents: 1.5 })))[0]).toBe(400);
  expect((await put(price({ ...range, highCents: 300, unit: 'moon' })))[0]).toBe(400);
  expect((await put({ prices: [...transfer(1), ...transfer(2)] }))[0]).toBe(400);
  expect((await put({ prices: [{ line: 'gold', said: { is: 'included' } }] }))[0]).toBe(400);
  expect((await put({ otherRows: Array(301).fill('x') }))[0]).toBe(400);
  expect((await put({}, "'; drop table plans; --"))[0]).not.toBe(200);
  const home = `<script>alert(1)</script>'; drop table plans; --`;
  expect((await writePriceList(member, planId, aListNumber(), { home })).lists).toMatchObject([{ words: { home } }]);
});

test('to a stranger the price lists of a plan are not there', async () => {
  const [member, stranger] = [await house.aMember(), await house.aMember()];
  const { id: planId } = await aPlan(member);
  const gone = { status: 404, code: 'plan.not_found' };
  await expect(readPriceLists(stranger, planId)).rejects.toMatchObject(gone);
  await expect(writePriceList(stranger, planId, aListNumber(), {})).rejects.toMatchObject(gone);
});
