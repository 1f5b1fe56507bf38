import { randomUUID } from 'node:crypto';
import {
  addDecider,
  changeDecider,
  DECIDERS_MAX,
  type Deciding,
  getDeciding,
  removeDecider,
  setDirections,
  whoDecides,
} from '@evenlight/contract/deciding';
import type { Sent } from '@evenlight/contract/endpoint';
import { DeciderId, type PlanId } from '@evenlight/contract/ids';
import { archivePlan, duplicatePlan } from '@evenlight/contract/plans';
import { expect, test } from 'vitest';
import { openAnyHouse } from '../../../testing/open-any-house.ts';
import { aPlan } from '../../../testing/plans.ts';

const house = await openAnyHouse();
type Member = Awaited<ReturnType<typeof house.aMember>>;
type Person = Partial<Sent<typeof addDecider>['body']>;

const rosasPlan = async (member: Member) => (await aPlan(member, { personName: 'Rosa Delgado' })).id;
const add = (member: Member, planId: PlanId, person: Person = {}) =>
  member(addDecider, {
    params: { planId },
    body: { name: 'Ana', standing: 'children', idempotencyKey: randomUUID(), ...person },
  });
const read = (member: Member, planId: PlanId) => member(getDeciding, { params: { planId } });
const lastOf = ({ people }: Deciding) => people.at(-1)?.id ?? DeciderId.parse(randomUUID());
const told = ({ people }: Deciding) => people.map(({ name, standing, answer, note }) => [name, standing, answer, note]);

test('a plan begins with nothing known and nobody on the list', async () => {
  const member = await house.aMember();
  const planId = await rosasPlan(member);
  expect(await read(member, planId)).toEqual({ planId, personName: 'Rosa Delgado', directions: 'unknown', people: [] });
});

test('a family writes down its people and what they said, and finds it so again', async () => {
  const member = await house.aMember();
  const planId = await rosasPlan(member);
  await member(setDirections, { params: { planId }, body: { directions: 'none' } });
  await add(member, planId, { name: '  Ana  ' });
  const both = await add(member, planId, { name: 'Luis', answer: 'asked', note: 'By phone,\non Sunday' });
  const answered = await member(changeDecider, {
    params: { planId, deciderId: lastOf(both) },
    body: { answer: 'agreed' },
  });
  expect(told(answered)).toEqual([
    ['Ana', 'children', 'not-asked', ''],
    ['Luis', 'children', 'agreed', 'By phone,\non Sunday'],
  ]);
  const after = await read(member, planId);
  expect(after).toEqual(answered);
  expect(after.directions).toBe('none');
  expect(whoDecides(after)).toMatchObject({ state: 'waiting', standing: 'children' });
  const left = await member(removeDecider, { params: { planId, deciderId: lastOf(after) } });
  expect(told(left)).toEqual([['Ana', 'children', 'not-asked', '']]);
});

test('a person sent twice is on the list once, and taken off the list twice is missing', async () => {
  const member = await house.aMember();
  const [planId, idempotencyKey] = [await rosasPlan(member), randomUUID()];
  const both = await Promise.all([add(member, planId, { idempotencyKey }), add(member, planId, { idempotencyKey })]);
  expect(both.map(({ people }) => people.length)).toEqual([1, 1]);
  const [added] = both;
  if (!added) throw new Error('nobody was added');
  const params = { planId, deciderId: lastOf(added) };
  expect((await member(removeDecider, { params })).people).toEqual([]);
  const missing = { status: 404, code: 'decider.not_found' };
  await expect(member(removeDecider, { params })).rejects.toMatchObject(missing);
  await expect(member(changeDecider, { params, body: { note: 'Hello' } })).rejects.toMatchObject(missing);
});

test('answers given at the same moment are all kept', async () => {
  const member = await house.aMember();
  const planId = await rosasPlan(member);
  for (const name of ['Ana', 'Luis', 'Eva']) await add(member, planId, { name });
  const { people } = await read(member, planId);
  await Promise.all(
    people.map(({ id: deciderId }) =>
      member(changeDecider, { params: { planId, deciderId }, body: { answer: 'agreed' } }),
    ),
  );
  expect((await read(member, planId)).people.map(({ answer }) => answer)).toEqual(['agreed', 'agreed', 'agreed']);
});

test('a list holds forty people, and a person sent again still counts as there', async () => {
  const member = await house.aMember();
  const planId = await rosasPlan(member);
  const keys = Array.from({ length: DECIDERS_MAX + 3 }, () => randomUUID());
  const sent = await Promise.allSettled(keys.map((idempotencyKey) => add(member, planId, { idempotencyKey })));
  expect(sent.filter(({ status }) => status === 'fulfilled')).toHaveLength(DECIDERS_MAX);
  await expect(add(member, planId)).rejects.toMatchObject({ status: 409, code: 'decider.too_many' });
  const there = keys.find((_, place) => sent[place]?.status === 'fulfilled') ?? expect.fail();
  expect((await add(member, planId, { idempotencyKey: there })).people).toHaveLength(DECIDERS_MAX);
});

test('what cannot be a name, an answer or a note is refused by its field', async () => {
  const member = await house.aMember();
  const planId = await rosasPlan(member);
  const { people } = await add(member, planId);
  const deciderId = people[0]?.id ?? '';
  for (const [wrong, field] of [
    [{ name: ' ' }, 'name'],
    [{ name: 'A\nB' }, 'name'],
    [{ name: '\u202eanA' }, 'name'],
    [{ name: 'x'.repeat(1000) }, 'name'],
    [{ name: { first: 'Ana' } }, 'name'],
    [{ standing: 'cousin' }, 'standing'],
    [{ answer: 'maybe' }, 'answer'],
    [{ note: 'x'.repeat(501) }, 'note'],
    [{ note: 'Nothing\u0000here' }, 'note'],
  ] as const) {
    const whole = { name: 'Ana', standing: 'children', idempotencyKey: randomUUID(), ...wrong };
    const base = `/api/funeral-plans/${planId}/deciding/people`;
    const headers = { 'content-type': 'application/json' };
    for (const [method, path, body] of [
      ['POST', base, whole],
      ['PATCH', `${base}/${deciderId}`, wrong],
    ] as const) {
      const answer = await member.raw(method, path, { headers, body: JSON.stringify(body) });
      expect([answer.status, Object.keys(JSON.parse(answer.text).fields ?? {})], answer.text).toEqual([400, [field]]);
    }
  }
  expect(await read(member, planId)).toMatchObject({ people });
});

test('a name that looks like a program is kept as it is written', async () => {
  const member = await house.aMember();
  const planId = await rosasPlan(member);
  const name = `<script>alert(1)</script>'; drop table plans; --`;
  expect((await add(member, planId, { name, note: name })).people[0]).toMatchObject({ name, note: name });
});

test('a stranger finds no plan, and a visitor is asked to sign in', async () => {
  const [member, stranger, visitor] = [await house.aMember(), await house.aMember(), house.aVisitor()];
  const [planId, foreign] = [await rosasPlan(member), await rosasPlan(stranger)];
  const deciderId = lastOf(await add(member, planId));
  const refusedTo = async (somebody: typeof visitor, refusal: object) => {
    const params = { planId, deciderId };
    const me = { name: 'Me', standing: 'spouse', idempotencyKey: randomUUID() } as const;
    await expect(somebody(getDeciding, { params })).rejects.toMatchObject(refusal);
    await expect(somebody(setDirections, { params, body: { directions: 'found' } })).rejects.toMatchObject(refusal);
    await expect(somebody(addDecider, { params, body: me })).rejects.toMatchObject(refusal);
    await expect(somebody(changeDecider, { params, body: { answer: 'objected' } })).rejects.toMatchObject(refusal);
    await expect(somebody(removeDecider, { params })).rejects.toMatchObject(refusal);
  };
  await refusedTo(stranger, { status: 404, code: 'plan.not_found' });
  await refusedTo(visitor, { status: 401, code: 'session.required' });
  const across = { params: { planId: foreign, deciderId }, body: { answer: 'objected' } } as const;
  const missing = { status: 404, code: 'decider.not_found' };
  await expect(stranger(changeDecider, across)).rejects.toMatchObject(missing);
  await expect(stranger(removeDecider, across)).rejects.toMatchObject(missing);
  expect(told(await read(member, planId))).toEqual([['Ana', 'children', 'not-asked', '']]);
});

test('a copy of a plan begins with nobody, and a plan that was put away keeps its record', async () => {
  const member = await house.aMember();
  const planId = await rosasPlan(member);
  await add(member, planId);
  const copy = await member(duplicatePlan, { params: { planId }, body: { saveKey: randomUUID() } });
  expect((await read(member, copy.id)).people).toEqual([]);
  await member(archivePlan, { params: { planId } });
  expect((await read(member, planId)).people).toHaveLength(1);
});
