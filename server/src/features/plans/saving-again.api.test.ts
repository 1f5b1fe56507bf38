// Saving the same request twice, on a bad line, from two devices, with a changed mind.
import { randomUUID } from 'node:crypto';
import { getPlanningDraft, keepPlanningDraft, type PlanningDraft } from '@evenlight/contract/drafts';
import { archivePlan, createPlan, duplicatePlan, listPlans, selectVenue, updatePlan } from '@evenlight/contract/plans';
import { listVenues } from '@evenlight/contract/venues';
import { expect, test } from 'vitest';
import { openAnyHouse } from '../../testing/open-any-house.ts';

const house = await openAnyHouse();
const simple = { faithTradition: 'secular', packageTier: 'basic' } as const;
const [hall, garden] = await house.aVisitor()(listVenues, { query: { faithTradition: 'secular' } });
if (!hall || !garden) throw new Error('there are no venues');

const aDraft = (options: Partial<PlanningDraft> = {}): PlanningDraft => ({
  id: randomUUID(),
  planIntent: null,
  personName: '',
  calledName: '',
  relation: '',
  way: null,
  wayAgreed: null,
  faithTradition: 'secular',
  branch: '',
  packageTradition: null,
  packageTier: 'basic',
  declinedLines: [],
  chosenLines: [],
  venueId: null,
  serviceDate: null,
  addons: [],
  budget: null,
  ...options,
});

test('one add-on in two spellings is charged once', async () => {
  const ada = await house.aMember();
  const addons = ["Ta'ziyah Hospitality", 'Ta’ziyah Hospitality', ' Live Streaming '].map((name) => ({ name }));
  const plan = await ada(createPlan, { body: { faithTradition: 'muslim', packageTier: 'basic', addons } });
  expect(plan).toMatchObject({ estimatedCost: '4350' });
});

test('saved again without its venue, the plan has none any more, and an untitled one goes by its new package', async () => {
  const ada = await house.aMember();
  const saveKey = randomUUID();
  const first = await ada(createPlan, { body: { ...simple, saveKey, venueId: hall.id } });
  expect(first).toMatchObject({ title: 'Simple Tribute', venueName: hall.name });
  const again = await ada(createPlan, { body: { ...simple, packageTier: 'premium', saveKey, venueId: null } });
  expect(again).toMatchObject({ id: first.id, title: 'Celebration of Life', venueName: null, totalCost: '5500' });
});

test('a save key of an archived plan brings it back from the archive', async () => {
  const ada = await house.aMember();
  const saveKey = randomUUID();
  const { id: planId } = await ada(createPlan, { body: { ...simple, saveKey } });
  await ada(archivePlan, { params: { planId } });
  expect(await ada(createPlan, { body: { ...simple, saveKey } })).toMatchObject({ id: planId, archivedAt: null });
});

test('an archived plan holds no date, whatever is changed about it', async () => {
  const ada = await house.aMember();
  const { id: planId } = await ada(createPlan, { body: { ...simple, venueId: hall.id, serviceDate: '2091-02-03' } });
  await ada(archivePlan, { params: { planId } });
  expect(await ada(updatePlan, { params: { planId }, body: { serviceDate: '2091-02-04' } })).toMatchObject({
    heldUntil: null,
  });
});

test('saving takes away its own draft, and not one that was begun meanwhile', async () => {
  const ada = await house.aMember();
  const other = aDraft();
  await ada(keepPlanningDraft, { body: { draft: other, revision: 0 } });
  await ada(createPlan, { body: { ...simple, saveKey: randomUUID() } });
  await ada(createPlan, { body: simple });
  expect(await ada(getPlanningDraft, {})).toMatchObject({ draft: other });
});

test('any key a caller thinks of works, and a copy is never taken for a saved plan', async () => {
  const ada = await house.aMember();
  const headers = { 'content-type': 'application/json', 'idempotency-key': 'order #1' };
  const saved = await Promise.all(
    [1, 2].map(() => ada.raw('POST', '/api/funeral-plans', { headers, body: JSON.stringify(simple) })),
  );
  const [first] = saved.map(({ text }) => JSON.parse(text).id);
  expect(new Set(saved.map(({ text }) => JSON.parse(text).id)).size).toBe(1);
  const saveKey = randomUUID();
  const jewish = await ada(createPlan, { body: { faithTradition: 'jewish', packageTier: 'basic', saveKey } });
  const copy = await ada(duplicatePlan, { params: { planId: first }, body: { saveKey } });
  expect(copy.id).not.toBe(jewish.id);
  expect(copy.faithTradition).toBe('secular');
});

test('an id in capital letters is the same id, and the price that was told for the venue stands', async () => {
  const ada = await house.aMember();
  const plan = await ada(createPlan, { body: { ...simple, venueId: hall.id } });
  const venueId = hall.id.toUpperCase() as typeof hall.id;
  await ada(selectVenue, { body: { planId: plan.id, venueId } });
  const [same] = await ada(listPlans, { params: { userId: ada.person.id } });
  expect(same).toMatchObject({ version: 1, venueCost: plan.venueCost });
});

test('the title can be changed although somebody else has the day by now', async () => {
  const ada = await house.aMember();
  const { id: planId } = await ada(createPlan, { body: { ...simple, serviceDate: '2091-03-04' } });
  const ben = await house.aMember();
  await ben(createPlan, { body: { ...simple, venueId: garden.id, serviceDate: '2091-03-04' } });
  const changed = await ada(updatePlan, { params: { planId }, body: { title: 'For Joan', serviceDate: '2091-03-04' } });
  expect(changed.title).toBe('For Joan');
});

test.each([
  ['GET', '/api/venues?search=a%00b', 'search'],
  ['GET', '/api/venues/search?search=a%00b', 'search'],
  ['GET', '/api/venues?date=0000-01-01', 'date'],
  ['GET', `/api/venues/${hall.id}?date=0000-01-01`, 'date'],
  ['GET', `/api/venues/${hall.id}/alternatives?date=9999-12-31`, 'date'],
  ['GET', `/api/venues/${hall.id}/alternatives?date=0001-01-01`, 'date'],
])('%s %s is refused by name', async (method, path, field) => {
  const { status, text } = await house.aVisitor().raw(method, path);
  expect([status, Object.keys(JSON.parse(text).fields)]).toEqual([400, [field]]);
});

test('days, numbers and letters that no database can hold are refused, not broken on', async () => {
  const ada = await house.aMember();
  const { id } = await ada(createPlan, { body: simple });
  const headers = { 'content-type': 'application/json' };
  const draft = aDraft();
  const attempts = [
    ['PUT', `/api/funeral-plans/${id}`, { dateOfBirth: '0000-01-01' }],
    ['PUT', `/api/funeral-plans/${id}`, { serviceDate: '20267-11-21' }],
    ['PUT', '/api/planning-draft', { draft, revision: 2_147_483_647 }],
    ['PUT', '/api/planning-draft', { draft: { ...draft, addons: ['\ud800'] }, revision: 0 }],
    ['PUT', `/api/funeral-plans/${id}`, { title: 'x\udfff' }],
  ] as const;
  for (const [method, path, body] of attempts)
    expect((await ada.raw(method, path, { headers, body: JSON.stringify(body) })).status, path).toBe(400);
});
