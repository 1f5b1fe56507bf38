import { randomUUID } from 'node:crypto';
import { listAddons, listPackages } from '@evenlight/contract/catalogue';
import { getOpeningHours } from '@evenlight/contract/desk';
import { VenueId } from '@evenlight/contract/ids';
import {
  discardSheetDraft,
  getManagedRow,
  listSheetLines,
  previewSheetRow,
  publishSheetDraft,
  putSheet,
  type SheetKind,
  saveSheetDraft,
  sheetKinds,
  trySheet,
} from '@evenlight/contract/manage';
import { createPlan } from '@evenlight/contract/plans';
import { readResource } from '@evenlight/contract/resources';
import {
  askToJoinGroup,
  decideGroupRequest,
  listGroupRequests,
  listSupportGroups,
} from '@evenlight/contract/support/groups';
import { findAlternatives, getVenue, searchVenues } from '@evenlight/contract/venues';
import { expect, test } from 'vitest';
import { findBrokenAuditEntry } from '../../platform/audit.ts';
import { readCsv, writeCsv } from '../../platform/sheets/csv.ts';
import { openTestHouse } from '../../testing/open-test-house.ts';
import { sheets } from './sheets.ts';

const house = await openTestHouse({ withSampleData: true, env: { RATE_LIMIT_FACTOR: '100' } });
const ada = await house.aMember({ isStaff: true });
const ben = await house.aMember({ isStaff: true });
const visitor = house.aVisitor();

const lines = (kind: SheetKind, search = '') => ada(listSheetLines, { params: { kind }, query: { search } });
const row = (kind: SheetKind, rowId: string) => ada(getManagedRow, { params: { kind, rowId } });

async function firstOf(kind: SheetKind) {
  const [line] = (await lines(kind)).lines.filter(({ hasDraft }) => !hasDraft);
  if (!line) throw new Error(`There is nothing in ${kind}.`);
  return row(kind, line.id);
}

async function change(kind: SheetKind, rowId: string, cells: Record<string, string>) {
  const before = await row(kind, rowId);
  const params = { kind, rowId };
  const [seen, mark] = [before.draft?.state ?? null, before.mark];
  const { draft } = await ada(saveSheetDraft, {
    params,
    body: { cells: { ...before.published, ...cells }, seen, mark },
  });
  return ada(publishSheetDraft, { params, body: { seen: draft?.state ?? '' } });
}

test('every column of a sheet can be asked for in a form, and a row that nobody touched is sound', async () => {
  for (const kind of sheetKinds) {
    const { columns, schema } = sheets[kind];
    const ownColumns = columns.filter(({ translates }) => !translates).map(({ name }) => name);
    expect(['id', ...ownColumns]).toEqual(Object.keys(schema(new Date()).shape));
    const { id, published } = await firstOf(kind);
    const { faults } = await ada(previewSheetRow, { params: { kind }, body: { rowId: id, cells: published ?? {} } });
    expect(faults, kind).toEqual([]);
  }
});

test('every sheet taken out and put back changes nothing', async () => {
  for (const kind of sheetKinds) {
    const { text: body } = await ada.raw('GET', `/api/staff/manage/${kind}/file`);
    const tried = await ada(trySheet, { params: { kind }, body: { content: body } });
    expect({ kind, ...tried }).toMatchObject({ faults: [], added: 0, changed: 0 });
    expect(tried.unchanged).toBeGreaterThan(0);
  }
});

test('families see a price once it is published, not while it is drafted; the history says who and what', async () => {
  const { id, published, mark } = await firstOf('venues');
  const venueId = VenueId.parse(id);
  const params = { kind: 'venues' as const, rowId: id };
  const cells = { ...published, minCost: '1111', maxCost: '2222' };
  const { draft } = await ada(saveSheetDraft, { params, body: { cells, seen: null, mark } });
  const seen = draft?.state ?? '';
  expect((await visitor(getVenue, { params: { venueId }, query: {} })).minCost).not.toBe(1111_00);
  expect(draft).toMatchObject({ isOutrun: false, faults: [], savedBy: expect.any(String) });
  const after = await ada(publishSheetDraft, { params, body: { seen } });
  expect(after).toMatchObject({ draft: null, published: { minCost: '1111', maxCost: '2222' } });
  expect(after.history[0]).toMatchObject({ way: 'desk', before: published, after: { ...cells } });
  expect((await visitor(getVenue, { params: { venueId }, query: {} })).minCost).toBe(1111_00);
  // The answer was lost, and it is sent again.
  expect(await ada(publishSheetDraft, { params, body: { seen } })).toEqual(after);
  expect(after.history).toHaveLength(1);
  expect(await findBrokenAuditEntry(house.world.db)).toBeNull();
});

test('of two who write at the same row nobody overwrites the other', async () => {
  const { id, published, mark } = await firstOf('vendors');
  const params = { kind: 'vendors' as const, rowId: id };
  const by = (hours: string) => ({ params, body: { cells: { ...published, hours }, seen: null, mark } });
  const { draft } = await ada(saveSheetDraft, by('Mon to Fri'));
  const seen = draft?.state ?? '';
  // Once more, after a lost answer.
  expect((await ada(saveSheetDraft, by('Mon to Fri'))).draft).toEqual(draft);
  await expect(ben(saveSheetDraft, by('Always'))).rejects.toMatchObject({ code: 'sheet.changed_meanwhile' });
  await expect(ben(publishSheetDraft, { params, body: { seen: randomUUID() } })).rejects.toMatchObject({
    code: 'sheet.changed_meanwhile',
  });
  await ben(publishSheetDraft, { params, body: { seen } });
  expect((await row('vendors', id)).published).toMatchObject({ hours: 'Mon to Fri' });
  // Typed upon what families no longer see: it would set the hours back.
  await expect(ada(saveSheetDraft, by('Always'))).rejects.toMatchObject({ code: 'sheet.changed_meanwhile' });
});

test('a draft from before a file came in is looked at once more before it is published', async () => {
  const { id, published, mark } = await firstOf('venues');
  const params = { kind: 'venues' as const, rowId: id };
  const saved = await ada(saveSheetDraft, {
    params,
    body: { cells: { ...published, name: 'Mine' }, seen: null, mark },
  });
  const { text } = await ada.raw('GET', '/api/staff/manage/venues/file');
  const content = text.replace(`"${published?.name}"`, '"Theirs"');
  const tried = await ben(trySheet, { params, body: { content } });
  await ben(putSheet, { params, body: { content, mark: tried.mark } });
  const now = await row('venues', id);
  expect(now.draft).toMatchObject({ isOutrun: true, state: saved.draft?.state });
  const seen = now.draft?.state ?? '';
  await expect(ada(publishSheetDraft, { params, body: { seen } })).rejects.toMatchObject({
    code: 'sheet.changed_meanwhile',
  });
  const again = await ada(saveSheetDraft, { params, body: { cells: saved.draft?.cells ?? {}, seen, mark: now.mark } });
  await ada(publishSheetDraft, { params, body: { seen: again.draft?.state ?? '' } });
  expect((await row('venues', id)).published).toMatchObject({ name: 'Mine' });
});

test('what was thrown away is not taken for what was published before', async () => {
  const { id, published, mark } = await firstOf('vendors');
  const params = { kind: 'vendors' as const, rowId: id };
  const save = async (hours: string, mark: string) => {
    const { draft } = await ben(saveSheetDraft, { params, body: { cells: { ...published, hours }, seen: null, mark } });
    return draft?.state ?? '';
  };
  const first = await ben(publishSheetDraft, { params, body: { seen: await save('By day', mark) } });
  const seen = await save('By night', first.mark);
  await ada(discardSheetDraft, { params, body: { seen } });
  await expect(ben(publishSheetDraft, { params, body: { seen } })).rejects.toMatchObject({
    code: 'sheet.row_not_found',
  });
});

test('a draft keeps what is wrong with it, and is not published until it is put right', async () => {
  const { id, published, mark } = await firstOf('vendors');
  const params = { kind: 'vendors' as const, rowId: id };
  const cells = { ...published, email: 'no address', minPrice: 'much' };
  const { draft } = await ada(saveSheetDraft, { params, body: { cells, seen: null, mark } });
  const seen = draft?.state ?? '';
  expect(draft?.cells).toMatchObject({ email: 'no address', minPrice: 'much' });
  expect(draft?.faults.map(({ column }) => column)).toEqual(expect.arrayContaining(['email', 'minPrice']));
  await expect(ada(publishSheetDraft, { params, body: { seen } })).rejects.toMatchObject({
    code: 'sheet.faulty',
    fields: { email: expect.any(String) },
  });
  await ada(discardSheetDraft, { params, body: { seen } });
  await ada(discardSheetDraft, { params, body: { seen } });
  expect(await row('vendors', id)).toMatchObject({ draft: null, published });
});

test('a new group is begun, found among the drafts, shown as families will see it, and published', async () => {
  const { published } = await firstOf('groups');
  const rowId = randomUUID();
  const cells = { ...published, name: 'A group that is new', listed: 'yes' };
  const params = { kind: 'groups' as const, rowId };
  const { draft } = await ada(saveSheetDraft, { params, body: { cells, seen: null, mark: '' } });
  expect((await lines('groups')).lines[0]).toMatchObject({ id: rowId, title: 'A group that is new', hasDraft: true });
  const { shown } = await ada(previewSheetRow, { params: { kind: 'groups' }, body: { rowId, cells } });
  expect(shown).toMatchObject({ kind: 'groups', group: { name: 'A group that is new', membership: null } });
  await ada(publishSheetDraft, { params, body: { seen: draft?.state ?? '' } });
  const groups = await visitor(listSupportGroups, {});
  expect(groups.map(({ name }) => name)).toContain('A group that is new');
});

test('whoever is in a group is told of another time, keeps the seat, and seats are never fewer than people', async () => {
  const { lines: all } = await lines('groups', 'A group that is new');
  const groupId = all[0]?.id ?? '';
  const grace = await house.aMember();
  await grace(askToJoinGroup, { params: { groupId: groupId as never }, body: {} });
  const [asked] = (await ada(listGroupRequests, {})).filter((it) => it.groupId === groupId);
  await ada(decideGroupRequest, { params: { requestId: asked?.id ?? '' }, body: { decision: 'confirm' } });
  await change('groups', groupId, { startsAt: '19:45', whereToMeet: 'The blue room' });
  const email = asked?.person.email ?? '';
  const mails = [await house.nextMailTo(email), await house.nextMailTo(email)];
  const mail = mails.find(({ subject }) => subject.includes('another time or place'));
  expect(mail?.text).toContain('The blue room');
  await expect(change('groups', groupId, { seats: '0' })).rejects.toMatchObject({ code: 'sheet.faulty' });
});

test('a closed day is free for nobody, and a day that a family has is not closed under it', async () => {
  const grace = await house.aMember();
  const { venues } = await visitor(searchVenues, { query: {} });
  const venueId = venues.at(-1)?.id ?? VenueId.parse('');
  await change('venues', venueId, { closedDays: '2030-07-01 to 2030-07-03; 2030-07-04' });
  expect((await row('venues', venueId)).published).toMatchObject({ closedDays: '2030-07-01 to 2030-07-04' });
  const on = (date: string) => visitor(getVenue, { params: { venueId }, query: { date } });
  expect(await on('2030-07-04')).toMatchObject({ availability: 'booked', heldUntil: null });
  expect(await on('2030-07-05')).toMatchObject({ availability: 'available' });
  const found = async (availability: 'available' | 'booked') =>
    (await visitor(searchVenues, { query: { date: '2030-07-02', availability, search: venues.at(-1)?.name } })).total;
  expect([await found('available'), await found('booked')]).toEqual([0, 1]);
  const { nearestDays } = await visitor(findAlternatives, { params: { venueId }, query: { date: '2030-07-02' } });
  expect(nearestDays).toEqual(['2030-06-30', '2030-06-29', '2030-07-05', '2030-06-28']);
  const input = (serviceDate: string) =>
    grace(createPlan, { body: { faithTradition: 'secular', packageTier: 'basic', venueId, serviceDate } });
  await expect(input('2030-07-03')).rejects.toMatchObject({ code: 'venue.date_taken' });
  await input('2030-07-10');
  await expect(change('venues', venueId, { closedDays: '2030-07-08 to 2030-07-12' })).rejects.toMatchObject({
    code: 'sheet.faulty',
    fields: { closedDays: expect.stringContaining('2030-07-10') },
  });
});

test('a package whose lines do not sum to its price is refused; a sound one is what families choose', async () => {
  await expect(change('packages', 'jewish-basic', { price: '1' })).rejects.toMatchObject({ code: 'sheet.faulty' });
  await expect(change('packages', 'jewish-premium', { tier: 'legacy' })).rejects.toMatchObject({
    code: 'sheet.faulty',
  });
  await change('packages', 'jewish-legacy', { name: 'A name of our own' });
  const packages = await visitor(listPackages, { query: { faithTradition: 'jewish' } });
  expect(packages.find(({ tier }) => tier === 'legacy')).toMatchObject({ name: 'A name of our own' });
  expect((await row('packages', 'jewish-legacy')).history).toHaveLength(1);
});

test('an add-on is begun, renamed under the same history, and taken off the list', async () => {
  const { published } = await firstOf('addons');
  const params = { kind: 'addons' as const, rowId: randomUUID() };
  const cells = { ...published, name: 'Doves of paper', tradition: '', tier: '', price: '40' };
  const { draft } = await ada(saveSheetDraft, { params, body: { cells, seen: null, mark: '' } });
  const seen = draft?.state ?? '';
  const begun = await ada(publishSheetDraft, { params, body: { seen } });
  expect(begun.id).toBe('doves-of-paper');
  // Sent again after a lost answer.
  expect((await ada(publishSheetDraft, { params, body: { seen } })).id).toBe('doves-of-paper');
  const renamed = await change('addons', begun.id, { name: 'Cranes of paper' });
  expect(renamed.history).toMatchObject([
    { after: { name: 'Cranes of paper' } },
    { after: { name: 'Doves of paper' } },
  ]);
  const names = async () => (await visitor(listAddons, { query: {} })).map(({ name }) => name);
  expect(await names()).toContain('Cranes of paper');
  // Its former name would lead to the same id: the one that is there is not overwritten.
  const former = await ada(previewSheetRow, { params: { kind: 'addons' }, body: { rowId: randomUUID(), cells } });
  expect(former.faults).toMatchObject([{ column: 'name' }]);
  await change('addons', begun.id, { listed: 'no' });
  expect(await names()).not.toContain('Cranes of paper');
});

test('the hours of the chat and of talks are written like any other row', async () => {
  await change('hours', 'chat Sunday', { hours: '13:00–17:00; 09:00-12:00' });
  expect((await row('hours', 'chat Sunday')).published).toMatchObject({ hours: '09:00-12:00; 13:00-17:00' });
  const { week } = await visitor(getOpeningHours, {});
  expect(week.filter(({ weekday }) => weekday === 0)).toMatchObject([{ opensMinute: 540 }, { opensMinute: 780 }]);
  await expect(change('hours', 'talks Monday', { hours: '09:00-12:00; 11:00-13:00' })).rejects.toMatchObject({
    fields: { hours: expect.stringContaining('overlap') },
  });
});

test('a special day that is taken away stays in the history, and the same file changes nothing more', async () => {
  const params = { kind: 'hours' as const, rowId: randomUUID() };
  const cells = { use: 'talks', day: '2030-12-24', hours: '', note: 'Closed', listed: 'yes' };
  const { draft } = await ada(saveSheetDraft, { params, body: { cells, seen: null, mark: '' } });
  const { id } = await ada(publishSheetDraft, { params, body: { seen: draft?.state ?? '' } });
  expect(id).toBe('talks 2030-12-24');
  const gone = await change('hours', id, { listed: 'no' });
  expect(gone).toMatchObject({ published: null, history: [{ after: { listed: 'no' } }, { before: null }] });
  const content = writeCsv([
    ['use', 'day', 'hours', 'note', 'listed'],
    ['talks', '2030-12-24', '', 'Closed', 'no'],
  ]);
  expect(await ada(trySheet, { params, body: { content } })).toMatchObject({ faults: [], added: 0, changed: 0 });
});

test('a file is tried before it is put, all of it or nothing, and only what was tried', async () => {
  const { text: body } = await ada.raw('GET', '/api/staff/manage/vendors/file');
  const rows = readCsv(Buffer.from(body));
  if (typeof rows === 'string') throw new Error(rows);
  const [head = [], first = [], ...others] = rows.map(({ cells }) => cells);
  const at = head.indexOf('hours');
  const params = { kind: 'vendors' as const };
  const written = (hours: string) => writeCsv([head, first.with(at, hours), ...others]);
  const faulty = await ada(trySheet, { params, body: { content: written('x'.repeat(201)) } });
  expect(faulty.faults).toEqual([expect.stringMatching(/^line 2, hours: /)]);
  await expect(
    ada(putSheet, { params, body: { content: written('x'.repeat(201)), mark: faulty.mark } }),
  ).rejects.toMatchObject({ code: 'sheet.faulty' });
  const content = written('At night');
  const tried = await ada(trySheet, { params, body: { content } });
  expect(tried).toMatchObject({ faults: [], added: 0, changed: 1, changes: [{ after: { hours: 'At night' } }] });
  await expect(
    ada(putSheet, { params, body: { content: written('At noon'), mark: tried.mark } }),
  ).rejects.toMatchObject({
    code: 'sheet.changed_meanwhile',
  });
  expect(await ada(putSheet, { params, body: { content, mark: tried.mark } })).toMatchObject({ changed: 1 });
  expect(await ada(putSheet, { params, body: { content, mark: tried.mark } })).toMatchObject({ changed: 0 });
  expect((await row('vendors', first[0] ?? '')).history[0]).toMatchObject({ way: 'file' });
});

test('texts of the library come in by a file and are read by families', async () => {
  const { id, published } = await firstOf('resources');
  const after = await change('resources', id, { title: 'A title from a sheet' });
  expect(after.published).toEqual({ ...published, title: 'A title from a sheet' });
  const [language, slug = ''] = id.split('/');
  const read = await visitor(readResource, { params: { slug }, query: { language: language === 'es' ? 'es' : 'en' } });
  expect(read.title).toBe('A title from a sheet');
});

test('prices and notes are read however they are written, and are the same the next time', async () => {
  const { published } = await row('packages', 'hindu-basic');
  const lines = published?.lines?.replaceAll(/(service|merchandise|cash-advance) \| (\d+) \|/g, '$1 | $$$2.00 |') ?? '';
  expect(lines).not.toBe(published?.lines);
  const { faults } = await ada(previewSheetRow, {
    params: { kind: 'packages' },
    body: { rowId: 'hindu-basic', cells: { ...published, lines } },
  });
  expect(faults).toEqual([]);
  const after = await change('packages', 'hindu-basic', { lines });
  expect(after).toMatchObject({ published, history: [] });
});

test('a row that was never there is not found, whatever its id', async () => {
  for (const rowId of [randomUUID(), 'no uuid', "'; drop table venues; --"])
    for (const kind of sheetKinds)
      await expect(row(kind, rowId)).rejects.toMatchObject({ code: 'sheet.row_not_found' });
});
