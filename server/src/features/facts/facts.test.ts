// Dated facts, from the sheet of our team to what families are told.
import { type FactKey, factKeys, listDatedFacts } from '@evenlight/contract/facts';
import { furtherLanguages } from '@evenlight/contract/languages';
import {
  getManagedRow,
  listSheetLines,
  previewSheetRow,
  publishSheetDraft,
  putSheet,
  saveSheetDraft,
  trySheet,
} from '@evenlight/contract/manage';
import { listQueue } from '@evenlight/contract/queue';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { openTestHouse } from '../../testing/open-test-house.ts';
import { firstFacts } from './first-facts.ts';
import { openFacts } from './keep-first-facts.ts';
import { datedFacts } from './tables.ts';

const house = await openTestHouse({ withSampleData: true, env: { RATE_LIMIT_FACTOR: '100' } });
const { db } = house.world;
const ada = await house.aMember({ isStaff: true });
const visitor = house.aVisitor();
const kind = 'facts' as const;

const told = (keys: FactKey[], county = '') => visitor(listDatedFacts, { query: { keys: keys.join(), county } });
const toCheck = async () => (await ada(listQueue, { query: {} })).factsToCheck;
const dayFromNow = (days: number) =>
  new Date(house.clock.now().getTime() + days * 86_400_000).toISOString().slice(0, 10);

async function publish(rowId: string, cells: Record<string, string>) {
  const params = { kind, rowId };
  const before = await ada(getManagedRow, { params });
  const body = { cells: { ...before.published, ...cells }, seen: before.draft?.state ?? null, mark: before.mark };
  const { draft } = await ada(saveSheetDraft, { params, body });
  return ada(publishSheetDraft, { params, body: { seen: draft?.state ?? '' } });
}

async function faultsOf(cells: Record<string, string>, rowId = 'copy.certified') {
  const { published } = await ada(getManagedRow, { params: { kind, rowId } });
  const { faults } = await ada(previewSheetRow, {
    params: { kind },
    body: { rowId, cells: { ...published, ...cells } },
  });
  return faults.map(({ column }) => column);
}

test('a new house has every fact in every language, and tells no figure that nobody has looked up', async () => {
  const facts = await told(factKeys);
  expect(facts.map(({ key }) => key)).toEqual(factKeys);
  const unread = firstFacts.filter(({ checkedOn }) => checkedOn === null);
  expect(unread.map(({ key }) => key)).toContain('copy.certified');
  for (const { key, county } of unread) {
    const [fact] = await told([key], county ?? '');
    expect(fact, key).toMatchObject({ is: 'ask' });
  }
  for (const { id, translations } of await db.select().from(datedFacts))
    expect(Object.keys(translations), id).toEqual(furtherLanguages);
});

test('a figure is told once our team has checked it, with source and day, and until its review', async () => {
  const before = await toCheck();
  // In the years that tests live in, the reviews of the first facts are long past.
  expect(before).toBe(firstFacts.length);
  const [checkedOn, reviewBy] = [dayFromNow(-1), dayFromNow(3)];
  await publish('copy.certified', { low: '$26.50', checkedOn, reviewBy });
  const [fact] = await told(['copy.certified']);
  expect(fact).toMatchObject({
    is: 'told',
    figure: { unit: 'dollars', lowCents: 2650, highCents: 2650 },
    source: expect.stringContaining('Public Health'),
    checkedOn,
  });
  expect(await toCheck()).toBe(before - 1);
  house.clock.forward({ days: 5 });
  expect(await told(['copy.certified'])).toMatchObject([{ is: 'ask', key: 'copy.certified' }]);
  expect(await toCheck()).toBe(before);
  // What waits to be checked stands first.
  const { lines } = await ada(listSheetLines, { params: { kind }, query: {} });
  expect(lines[0]?.detail).toContain('not checked');
});

test('a county is told its own figure, and the others the general one', async () => {
  const dates = { checkedOn: dayFromNow(-1), reviewBy: dayFromNow(30) };
  await publish('permit.disposition', { ...dates, low: '12', high: '20' });
  await publish('permit.disposition San Francisco', { ...dates, low: '13', high: '' });
  const [own] = await told(['permit.disposition'], 'San Francisco');
  expect(own).toMatchObject({ county: 'San Francisco', figure: { lowCents: 1300, highCents: 1300 } });
  const [general] = await told(['permit.disposition'], 'Marin');
  expect(general).toMatchObject({ county: null, figure: { lowCents: 1200, highCents: 2000 } });
});

test('what does not go together is refused at its column', async () => {
  expect(await faultsOf({ unit: 'days' })).toEqual(['unit']);
  expect(await faultsOf({ low: '26', high: '20' })).toEqual(['high']);
  expect(await faultsOf({ low: '', high: '20' })).toEqual(['low']);
  expect(await faultsOf({ low: 'about 26' })).toEqual(['low']);
  expect(await faultsOf({ checkedOn: '2026-01-01', reviewBy: '' })).toEqual(['reviewBy']);
  expect(await faultsOf({ checkedOn: '', reviewBy: '2026-01-01' })).toEqual(['checkedOn']);
  expect(await faultsOf({ checkedOn: '2026-01-02', reviewBy: '2026-01-02' })).toEqual(['reviewBy']);
  expect(await faultsOf({ checkedOn: dayFromNow(2), reviewBy: dayFromNow(9) })).toEqual(['checkedOn']);
  expect(await faultsOf({ source: '', checkedOn: '2026-01-01', reviewBy: dayFromNow(9) })).toEqual(['source']);
  expect(await faultsOf({ county: 'San Francisco' })).toEqual(['key']);
});

test('a county comes from the sheet of counties', async () => {
  const { published } = await ada(getManagedRow, { params: { kind, rowId: 'vault' } });
  const asked = (county: string) =>
    ada(previewSheetRow, { params: { kind }, body: { rowId: 'new', cells: { ...published, county } } });
  expect((await asked('Almeda')).faults).toMatchObject([{ column: 'county' }]);
  expect(await asked('Alameda')).toMatchObject({ faults: [], shown: { kind: 'facts', fact: { key: 'vault' } } });
});

test('what our team took off the list is told to nobody, and is not put back at the next start', async () => {
  await publish('stone.setting', { listed: 'no', name: 'Setting it' });
  await openFacts({ db });
  expect(await told(['stone.setting', 'stone.flat'])).toMatchObject([{ key: 'stone.flat' }]);
  const [kept] = await db.select().from(datedFacts).where(eq(datedFacts.id, 'stone.setting'));
  expect(kept).toMatchObject({ name: 'Setting it', isListed: false });
});

test('a file sets many at once, and sent again it changes nothing more', async () => {
  const content =
    'key,county,name,unit,low,high,note,source,checkedOn,reviewBy\nvault,,A liner,dollars,"1,000",2500,,,,';
  const { faults, changed, mark } = await ada(trySheet, { params: { kind }, body: { content } });
  expect({ faults, changed }).toEqual({ faults: [], changed: 1 });
  await ada(putSheet, { params: { kind }, body: { content, mark } });
  expect(await ada(putSheet, { params: { kind }, body: { content, mark } })).toMatchObject({ changed: 0 });
});
