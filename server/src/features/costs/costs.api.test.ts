// What others charge: written down line by line by whoever may edit the plan, and nothing of it is lost or guessed.
import { randomUUID } from 'node:crypto';
import { getCosts, saveCost } from '@evenlight/contract/costs';
import { type CostLineId, type CostWords, nothingSaid, OWN_COSTS_MAX } from '@evenlight/contract/costs/cost-lines';
import { costTotals } from '@evenlight/contract/costs/totals';
import type { PlanId } from '@evenlight/contract/ids';
import { duplicatePlan } from '@evenlight/contract/plans';
import { saveRestingPlace } from '@evenlight/contract/resting-places';
import { getPlanStatement } from '@evenlight/contract/statements';
import { expect, test } from 'vitest';
import { openAnyHouse } from '../../testing/open-any-house.ts';
import { aPlan } from '../../testing/plans.ts';

const house = await openAnyHouse();
type Member = Awaited<ReturnType<typeof house.aMember>>;

const read = (member: Member, planId: PlanId) => member(getCosts, { params: { planId } });
const save = (member: Member, planId: PlanId, line: CostLineId, words: Partial<CostWords> | null, version = 0) =>
  member(saveCost, {
    params: { planId },
    body: { line, words: words && { ...nothingSaid, ...words }, version },
  });
const exactly = (cents: number) => ({ lowCents: cents, highCents: cents });
const lineIn = ({ lines }: Awaited<ReturnType<typeof read>>, id: CostLineId) => lines.find((line) => line.id === id);
const changed = { status: 409, code: 'costs.changed_meanwhile' };

test('a new plan shows our price as its statement does, and what others charge as still open', async () => {
  const member = await house.aMember();
  const { id: planId } = await aPlan(member, { way: 'burial', budget: 1_200_000 });
  const costs = await read(member, planId);
  expect(costs.statement).toEqual(await member(getPlanStatement, { params: { planId } }));
  expect(costs).toMatchObject({ mayEdit: true, budgetCents: 1_200_000, isSecured: false, unplaced: [] });
  expect(costs.money).toEqual({ paidCents: 0, promisedCents: 0, balanceCents: 350_000, shares: [] });
  expect(lineIn(costs, 'plot')).toMatchObject({ state: 'unknown', figure: null, version: 0, said: null });
  expect(lineIn(costs, 'permit')).toMatchObject({ state: 'not-needed', because: 'package' });
  const { unknownCount, exactCents } = costTotals(costs.statement.totalCents, costs.lines);
  expect(unknownCount).toBeGreaterThan(5);
  expect(exactCents).toBe(350_000);
});

test('a family writes what it was told of the grave, and finds it so again', async () => {
  const member = await house.aMember();
  const { id: planId } = await aPlan(member, { way: 'burial' });
  const words = {
    state: 'quoted',
    lowCents: 900_000,
    highCents: 1_150_050,
    payer: 'Uncle Joe',
    paperWords: 'Letter of May 3',
  } as const;
  const after = await save(member, planId, 'plot', words);
  expect(lineIn(after, 'plot')).toMatchObject({
    state: 'quoted',
    figure: { lowCents: 900_000, highCents: 1_150_050 },
    source: 'family',
    version: 1,
    said: { ...nothingSaid, ...words },
  });
  expect(await read(member, planId)).toEqual(after);
});

test('two devices cannot overwrite each other in a line, and other lines are not in the way', async () => {
  const member = await house.aMember();
  const { id: planId } = await aPlan(member, { way: 'burial' });
  const say = (cents: number, version = 0) =>
    save(member, planId, 'food', { state: 'estimate', ...exactly(cents) }, version);
  const both = await Promise.allSettled([say(30_000), say(40_000)]);
  const refused = both.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
  expect(refused).toMatchObject([changed]);
  const kept = lineIn(await read(member, planId), 'food')?.figure?.lowCents ?? 0;
  // The same once more, after its answer was lost.
  expect(lineIn(await say(kept), 'food')).toMatchObject({ version: 1, figure: exactly(kept) });
  await expect(say(50_000)).rejects.toMatchObject(changed);
  expect(lineIn(await save(member, planId, 'hall', { state: 'not-needed' }), 'hall')).toMatchObject({ version: 1 });
});

test('a family adds lines of its own and takes them away, up to as many as a page can hold', async () => {
  const member = await house.aMember();
  const { id: planId } = await aPlan(member);
  const line = randomUUID();
  const doves = { name: 'Doves', state: 'agreed', ...exactly(22_500) } as const;
  expect(lineIn(await save(member, planId, line, doves), line)).toMatchObject({ state: 'agreed', version: 1 });
  // Two requests for taking it away are one.
  await save(member, planId, line, null, 1);
  expect(lineIn(await save(member, planId, line, null, 1), line)).toBeUndefined();
  for (let count = 0; count < OWN_COSTS_MAX; count += 1) await save(member, planId, randomUUID(), { name: `${count}` });
  await expect(save(member, planId, randomUUID(), doves)).rejects.toMatchObject({
    status: 409,
    code: 'costs.too_many',
  });
  expect(lineIn(await save(member, planId, 'food', { state: 'paid', ...exactly(100) }), 'food')?.state).toBe('paid');
});

test('what the resting place makes needless is not asked for', async () => {
  const member = await house.aMember();
  const { id: planId } = await aPlan(member, { way: 'burial' });
  const words = { cemetery: 'owned', cemeteryName: 'Gan Shalom' } as const;
  await member(saveRestingPlace, { params: { planId }, body: { words, version: 0 } });
  expect(lineIn(await read(member, planId), 'plot')).toMatchObject({ state: 'not-needed', because: 'resting-place' });
});

test('a copy of the plan has the figures, and what was paid for the first one is only agreed in it', async () => {
  const member = await house.aMember();
  const { id: planId } = await aPlan(member);
  await save(member, planId, 'obituary', { state: 'paid', ...exactly(25_000), payer: 'Ana' });
  const copy = await member(duplicatePlan, { params: { planId }, body: {} });
  expect(lineIn(await read(member, copy.id), 'obituary')).toMatchObject({
    state: 'agreed',
    figure: exactly(25_000),
    said: { payer: 'Ana' },
    version: 1,
  });
  await save(member, copy.id, 'obituary', null, 1);
  expect(lineIn(await read(member, planId), 'obituary')?.state).toBe('paid');
});

test('what cannot be written is refused by its field', async () => {
  const member = await house.aMember();
  const { id: planId } = await aPlan(member);
  const put = async (body: object) => {
    const headers = { 'content-type': 'application/json' };
    const answer = await member.raw('PUT', `/api/funeral-plans/${planId}/costs`, {
      headers,
      body: JSON.stringify(body),
    });
    return [answer.status, Object.keys(JSON.parse(answer.text).fields ?? {})[0]];
  };
  const said = (words: object, line = 'food') => put({ line, version: 0, words: { ...nothingSaid, ...words } });
  expect(await said({ state: 'estimate' })).toEqual([400, 'words.lowCents']);
  expect(await said({ state: 'estimate', lowCents: 200, highCents: 100 })).toEqual([400, 'words.highCents']);
  expect(await said({ state: 'paid', lowCents: 100, highCents: 200 })).toEqual([400, 'words.highCents']);
  expect(await said({ state: 'estimate', lowCents: 1.5, highCents: 1.5 })).toEqual([400, 'words.lowCents']);
  expect(await said({ state: 'estimate', ...exactly(1e12) })).toEqual([400, 'words.lowCents']);
  expect(await said({ state: 'free' })).toEqual([400, 'words.state']);
  expect(await said({ payer: 'A\nB' })).toEqual([400, 'words.payer']);
  expect(await said({ payer: '\u202eA' })).toEqual([400, 'words.payer']);
  expect(await said({ paper: 'a-napkin' })).toEqual([400, 'words.paper']);
  expect(await said({ count: 0 })).toEqual([400, 'words.count']);
  expect(await said({}, randomUUID())).toEqual([400, 'words.name']);
  expect(await said({}, "'; drop table plans; --")).toEqual([400, 'line']);
  const payer = `<script>alert(1)</script>'; drop table plans; --`;
  expect(lineIn(await save(member, planId, 'food', { payer }), 'food')?.said?.payer).toBe(payer);
});

test('to a stranger the costs of a plan are not there', async () => {
  const [member, stranger] = [await house.aMember(), await house.aMember()];
  const { id: planId } = await aPlan(member);
  const gone = { status: 404, code: 'plan.not_found' };
  await expect(read(stranger, planId)).rejects.toMatchObject(gone);
  await expect(save(stranger, planId, 'food', { state: 'not-needed' })).rejects.toMatchObject(gone);
});
