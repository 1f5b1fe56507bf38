// Where somebody will rest: written down once for each plan, by whoever may edit it, and nothing of it is lost.
import { randomUUID } from 'node:crypto';
import type { Sent } from '@evenlight/contract/endpoint';
import { type PlanId, VendorId } from '@evenlight/contract/ids';
import { duplicatePlan, updatePlan } from '@evenlight/contract/plans';
import { askAboutGrave, getRestingPlace, nothingYet, saveRestingPlace } from '@evenlight/contract/resting-places';
import { searchVendors } from '@evenlight/contract/vendors/vendor';
import { expect, test } from 'vitest';
import { openAnyHouse } from '../../testing/open-any-house.ts';
import { aPlan } from '../../testing/plans.ts';

const house = await openAnyHouse();
type Member = Awaited<ReturnType<typeof house.aMember>>;
type Words = Sent<typeof saveRestingPlace>['body']['words'];

const read = (member: Member, planId: PlanId) => member(getRestingPlace, { params: { planId } });
const save = (member: Member, planId: PlanId, version: number, words: Words) =>
  member(saveRestingPlace, { params: { planId }, body: { words, version } });
const ask = (member: Member, planId: PlanId, cemeteryId: VendorId, idempotencyKey: string = randomUUID()) =>
  member(askAboutGrave, { params: { planId }, body: { cemeteryId, idempotencyKey } });

async function aCemetery(member: Member): Promise<{ id: VendorId; name: string; location: string }> {
  const { vendors } = await member(searchVendors, { query: { category: 'cemetery' } });
  return vendors[0] ?? expect.fail('the sample data has no cemetery');
}

test('a plan begins with nothing known, for the person it is for', async () => {
  const member = await house.aMember();
  const { id: planId } = await aPlan(member, { personName: 'Rosa Delgado', calledName: 'Abuela', way: 'burial' });
  expect(await read(member, planId)).toMatchObject({
    planId,
    personName: 'Rosa Delgado',
    calledName: 'Abuela',
    way: 'burial',
    mayEdit: true,
    version: 0,
    words: nothingYet,
    listed: null,
    inquiries: [],
  });
});

test('a family writes down the plot it owns, piece by piece, and finds it so again', async () => {
  const member = await house.aMember();
  const { id: planId } = await aPlan(member, { faithTradition: 'jewish' });
  const words = {
    cemetery: 'owned',
    cemeteryName: '  Gan Shalom  ',
    cemeteryTown: 'Colma',
    ownershipPaper: 'at-hand',
  } as const;
  await save(member, planId, 0, words);
  const after = await save(member, planId, 1, { plot: 'Section 4, row 2', rightHolder: 'David Levi' });
  expect(after).toMatchObject({
    version: 2,
    words: { ...nothingYet, ...words, cemeteryName: 'Gan Shalom', plot: 'Section 4, row 2', rightHolder: 'David Levi' },
  });
  expect(await read(member, planId)).toEqual(after);
});

test('two devices cannot overwrite each other, and the same save sent twice is one', async () => {
  const member = await house.aMember();
  const { id: planId } = await aPlan(member);
  const both = await Promise.allSettled(['Row 1', 'Row 2'].map((plot) => save(member, planId, 0, { plot })));
  const refused = both.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
  expect(refused).toMatchObject([{ status: 409, code: 'resting_place.changed_meanwhile' }]);
  const { plot } = (await read(member, planId)).words;
  expect(await save(member, planId, 0, { plot })).toMatchObject({ version: 1, words: { plot } });
  await expect(save(member, planId, 0, { note: 'Late' })).rejects.toMatchObject({ status: 409 });
  expect((await read(member, planId)).words.note).toBe('');
});

test('what was written for one way stays while another is chosen', async () => {
  const member = await house.aMember();
  const { id: planId } = await aPlan(member, { faithTradition: 'hindu' });
  const ashes = { ashes: 'abroad', country: 'India', carrier: 'Ravi' } as const;
  await save(member, planId, 0, ashes);
  await member(updatePlan, { params: { planId }, body: { way: 'burial', wayAgreed: 'family' } });
  const meanwhile = await save(member, planId, 1, { cemetery: 'owned', plot: '12' });
  expect(meanwhile).toMatchObject({ way: 'burial', words: { ashes: 'abroad', country: 'India' } });
  await member(updatePlan, { params: { planId }, body: { way: 'cremation' } });
  expect(await read(member, planId)).toMatchObject({ way: 'cremation', words: { country: 'India', plot: '12' } });
});

test('what law does not allow is kept as it was written', async () => {
  const member = await house.aMember();
  const { id: planId } = await aPlan(member, { faithTradition: 'hindu' });
  const words = { ashes: 'land', landKind: 'water', landPlace: 'Russian River' } as const;
  expect(await save(member, planId, 0, words)).toMatchObject({ words });
  await save(member, planId, 1, { ashes: 'sea', seaFrom: 'pier' });
  expect((await read(member, planId)).words).toMatchObject({ seaFrom: 'pier', landPlace: 'Russian River' });
});

test('a task is seen to for its own place, once', async () => {
  const member = await house.aMember();
  const { id: planId } = await aPlan(member, { faithTradition: 'hindu' });
  const parts = (['home', 'sea'] as const).map((place) => ({ place, where: '', keeper: '' }));
  const done = ['sea:opened', 'home:permit', 'home:permit'] as const;
  const kept = await save(member, planId, 0, { ashes: 'divided', parts, done: [...done] });
  expect(kept.words.done).toEqual(['home:permit', 'sea:opened']);
});

test('a cemetery of the directory is told by its name, and no other trade is one', async () => {
  const member = await house.aMember();
  const { id: planId } = await aPlan(member);
  const { id: cemeteryId, name, location: town } = await aCemetery(member);
  const chosen = await save(member, planId, 0, { cemetery: 'listed', cemeteryId });
  expect(chosen.listed).toEqual({ id: cemeteryId, name, town, isStillListed: true });
  const { vendors } = await member(searchVendors, { query: { category: 'music' } });
  for (const wrong of [vendors[0]?.id ?? '', VendorId.parse(randomUUID())]) {
    const refusal = { status: 404, code: 'vendor.not_found' };
    await expect(save(member, planId, 1, { cemeteryId: VendorId.parse(wrong) })).rejects.toMatchObject(refusal);
    await expect(ask(member, planId, VendorId.parse(wrong))).rejects.toMatchObject(refusal);
  }
  const kept = await save(member, planId, 1, { cemetery: 'owned', cemeteryName: 'Saint Ann' });
  expect(kept.listed?.name).toBe(name);
});

test('what cannot be written is refused by its field', async () => {
  const member = await house.aMember();
  const { id: planId } = await aPlan(member);
  for (const words of [
    { plot: 'x'.repeat(161) },
    { plot: 'A\nB' },
    { plot: '\u202eA' },
    { cemetery: 'mine' },
    { ashes: 'moon' },
    { done: ['everything'] },
    { done: ['home:airline'] },
    { parts: Array.from({ length: 13 }, () => ({ place: 'home', where: '', keeper: '' })) },
    { note: 'Nothing\u0000here' },
    { keeper: { name: 'Ana' } },
    { cemeteryId: "'; drop table plans; --" },
  ]) {
    const body = JSON.stringify({ words, version: 0 });
    const headers = { 'content-type': 'application/json' };
    const answer = await member.raw('PUT', `/api/funeral-plans/${planId}/resting-place`, { headers, body });
    expect([answer.status, Object.keys(JSON.parse(answer.text).fields ?? {})[0]], answer.text).toEqual([
      400,
      expect.stringContaining(Object.keys(words)[0] ?? ''),
    ]);
  }
  const note = `<script>alert(1)</script>'; drop table plans; --`;
  expect((await save(member, planId, 0, { note })).words.note).toBe(note);
});

test('a stranger finds no plan, and a visitor is asked to sign in', async () => {
  const [member, stranger, visitor] = [await house.aMember(), await house.aMember(), house.aVisitor()];
  const { id: planId } = await aPlan(member);
  const { id: cemeteryId } = await aCemetery(member);
  const params = { planId };
  for (const [somebody, refusal] of [
    [stranger, { status: 404, code: 'plan.not_found' }],
    [visitor, { status: 401, code: 'session.required' }],
  ] as const) {
    await expect(somebody(getRestingPlace, { params })).rejects.toMatchObject(refusal);
    const saving = somebody(saveRestingPlace, { params, body: { words: { plot: '1' }, version: 0 } });
    await expect(saving).rejects.toMatchObject(refusal);
    const asking = somebody(askAboutGrave, { params, body: { cemeteryId, idempotencyKey: randomUUID() } });
    await expect(asking).rejects.toMatchObject(refusal);
  }
  expect(await read(member, planId)).toMatchObject({ version: 0, inquiries: [] });
});

test('a copy of a plan holds what was written, and each goes its own way', async () => {
  const member = await house.aMember();
  const { id: planId } = await aPlan(member);
  await save(member, planId, 0, { plot: 'Row 1' });
  const copy = await member(duplicatePlan, { params: { planId }, body: { saveKey: randomUUID() } });
  expect(await save(member, copy.id, 1, { plot: 'Row 2' })).toMatchObject({ version: 2 });
  expect((await read(member, planId)).words.plot).toBe('Row 1');
});
