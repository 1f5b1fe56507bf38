// Nothing about anybody lies where nobody has thought about it; and whoever leaves is gone.

import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { askForProof, askToSignIn, signIn, signUp } from '@evenlight/contract/accounts';
import { sendCustomRequest } from '@evenlight/contract/concierge';
import { getAvailableSlots, scheduleConsultation } from '@evenlight/contract/consultations';
import { sendContactMessage } from '@evenlight/contract/contact';
import { addDays, wallTimeAt } from '@evenlight/contract/dates';
import { keepPlanningDraft } from '@evenlight/contract/drafts';
import { SupportGroupId } from '@evenlight/contract/ids';
import { forEachLanguage } from '@evenlight/contract/languages';
import { addPasskey, newPasskeyOptions } from '@evenlight/contract/passkeys';
import { createPlan, updatePlan } from '@evenlight/contract/plans';
import { deleteAccount, setPreferences, updateUser } from '@evenlight/contract/profiles';
import { addGriefDay, remindOfGriefDay } from '@evenlight/contract/self-care/days';
import { writeJournalEntry } from '@evenlight/contract/self-care/journal';
import { keepMemory } from '@evenlight/contract/self-care/memories';
import { sendSupportMessage, startSupportSession } from '@evenlight/contract/support/chat';
import { askForCounseling } from '@evenlight/contract/support/counseling';
import { askToJoinGroup, listSupportGroups } from '@evenlight/contract/support/groups';
import { askForCall } from '@evenlight/contract/support/safety';
import { listVenues } from '@evenlight/contract/venues';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { eraseLeavers } from './features/accounts/profile/leave.ts';
import { personalData } from './personal-data.ts';
import { openFileStore } from './platform/files/files.ts';
import { columnNamesOf, type PersonalData } from './platform/personal-data/coverage.ts';
import { uncoveredIn } from './platform/personal-data/uncovered-in.ts';
import type { Words } from './platform/texts/texts.ts';
import { codeIn } from './testing/mail-reader.ts';
import { openTestHouse } from './testing/open-test-house.ts';
import { readZip } from './testing/read-zip.ts';
import { asOwner, openRetentionFixtures, retentionPersonalData } from './testing/retention-fixtures.ts';
import { softPasskey } from './testing/soft-passkey.ts';
import type { Browser } from './testing/test-client.ts';

const house = await openTestHouse({ withSampleData: true });
const { world, clock } = house;
const { db, config } = world;
const asDatabaseOwner = (statement: string) => asOwner(config.database.url ?? '', statement);

test('every column of every table is exported, deleted with the account, or kept out for a written reason', async () => {
  expect(await uncoveredIn(db, personalData)).toEqual([]);
});

test('a table, a column or a declaration that nobody thought of is named', async () => {
  await asDatabaseOwner('create table wishes (id uuid primary key, words text); alter table users add nickname text');
  await asDatabaseOwner('create schema elsewhere; create table elsewhere.diaries (words text)');
  try {
    const [first, ...others] = personalData;
    const [users, ...tables] = first?.tables ?? [];
    if (users?.kind !== 'personal' || !first) throw new Error('people come first');
    const faults = await uncoveredIn(db, [
      {
        ...first,
        tables: [
          { ...users, columns: { ...users.columns, shoeSize: { kind: 'exported', label: both('x'), values: {} } } },
          ...tables,
        ],
      },
      ...others,
      { owner: 'later', tables: [{ ...users, name: 'public.ghosts' }, ...tables.slice(0, 1)] },
      { owner: 'hasty', tables: [{ ...users, name: 'public.wishes', leaving: { goneBy: 'eraseWishes' } }] },
    ]);
    for (const fault of [
      'elsewhere.diaries is in the database, and no feature says how it is exported and deleted.',
      'public.users.nickname is covered by neither export nor deletion nor a written reason.',
      'public.wishes.words is covered by neither export nor deletion nor a written reason.',
      'public.users.shoeSize is declared, and there is no such column.',
      'public.ghosts is declared, and there is no such table.',
      'public.preferences is declared twice, the second time by later.',
      'public.wishes leaves its deletion to eraseWishes, which hasty does not have.',
    ])
      expect(faults).toContain(fault);
  } finally {
    await asDatabaseOwner('drop table wishes; alter table users drop nickname; drop schema elsewhere cascade');
  }
  expect(await uncoveredIn(db, personalData)).toEqual([]);
});

function both(text: string): Words {
  return forEachLanguage(() => text);
}

test('every reason is a whole sentence, in both languages where it is said to people', () => {
  const reasons = personalData.flatMap(({ tables }) =>
    tables.flatMap((table): string[] => {
      if (table.kind === 'other')
        return 'noPerson' in table.reason ? [table.reason.noPerson] : Object.values(table.reason.keptBecause);
      const { leaving } = table;
      const kept = typeof leaving === 'object' && 'keptBecause' in leaving ? Object.values(leaving.keptBecause) : [];
      const columns = Object.values(table.columns);
      return [
        ...kept,
        ...columns.flatMap((column) => (column.kind === 'withheld' ? Object.values(column.because) : [])),
      ];
    }),
  );
  expect(reasons.length).toBeGreaterThan(20);
  for (const reason of reasons) expect(reason).toMatch(/^\p{Lu}.{10,}\.$/su);
});

test('the data map in the docs knows every table, and none that is gone', async () => {
  const map = await readFile(join(import.meta.dirname, '../../docs/personal-data.md'), 'utf8');
  const named = [...map.matchAll(/^\| `([\w.]+)`/gm)].map(([, name]) => name);
  const declared = personalData.flatMap(({ tables }) => tables.map(({ name }) => name.replace(/^public\./, '')));
  expect(named.sort()).toEqual(declared.sort());
});

type Found = { place: string; text: string };

/** Every value of every column, also those hidden in bytes, that holds one of these texts. */
async function placesWith(texts: readonly string[], declarations: readonly PersonalData[]): Promise<Found[]> {
  const found: Found[] = [];
  for (const coverage of declarations.flatMap(({ tables }) => tables)) {
    const table = sql.join(
      coverage.name.split('.').map((part) => sql.identifier(part)),
      sql.raw('.'),
    );
    const held = columnNamesOf(coverage).map((column) => sql`(${column}, ${sql.identifier(column)}::text)`);
    const sought = texts.map((text) => sql`(${text}, ${Buffer.from(text).toString('hex')})`);
    const { rows } = await db.execute<{ column: string; text: string }>(sql`
      select distinct held.name as column, sought.text
      from ${table}, lateral (values ${sql.join(held, sql`, `)}) as held (name, value),
        (values ${sql.join(sought, sql`, `)}) as sought (text, hidden)
      where strpos(lower(held.value), lower(sought.text)) > 0 or strpos(held.value, sought.hidden) > 0`);
    found.push(...rows.map(({ column, text }) => ({ place: `${coverage.name}.${column}`, text })));
  }
  return found;
}

test('somebody who touched everything takes all of it along, and leaves nothing behind', async () => {
  const retentionFixtures = await openRetentionFixtures(world);
  const declarations = [...personalData, retentionPersonalData];
  const email = 'wilhelmina@quackenbush.example';
  const newEmail = 'mina@elsewhere.example';
  const form = { firstName: 'Wilhelmina', lastName: 'Quackenbush', email, phone: '415 555 0199' };
  const readable = [
    'Wilhelmina',
    'Quackenbush',
    email,
    newEmail,
    '555 0199',
    '5550199',
    'Minas Telefon',
    'Her last letter',
    'Theodora',
    'Mandaean',
    'velvet harmonica',
  ];

  const browser = house.aBrowser();
  await browser(signUp, { body: form });
  const { id: userId } = await browser(signIn, { body: { email, code: codeIn(await house.nextMailTo(email)) } });
  const own = { params: { userId } };
  await browser(setPreferences, { ...own, body: { memorials: false, isQuiet: true } });
  const credential = softPasskey(config.origin).make(await browser(newPasskeyOptions, {}));
  await browser(addPasskey, { body: { name: 'Minas Telefon', credential } });
  await browser(newPasskeyOptions, {});
  await browser(askForProof, {});
  await browser(updateUser, { ...own, body: { email: newEmail } });
  await house.aBrowser()(askToSignIn, { body: { email } });
  await planEverything(browser, email);
  await talkOfEverything(browser, email);
  await careForEverything(browser);
  const fileId = await retentionFixtures.keep(userId, 'Her last letter.txt', 'Dear Wilhelmina');

  const { rawPayload } = await house.app.inject({
    url: `/api/users/${userId}/export`,
    headers: { host: 'localhost:3000', cookie: [...browser.cookies].map((pair) => pair.join('=')).join('; ') },
  });
  const page = (await readZip(rawPayload)).get('index.html')?.toString() ?? '';
  for (const text of [
    'Wilhelmina',
    'Quackenbush',
    email,
    newEmail,
    '555 0199',
    'Minas Telefon',
    'Theodora',
    'Mandaean',
    'velvet harmonica',
    'copper umbrella',
    'paper lantern',
    'woolen anchor',
    'marble kettle',
    'wooden comet',
    'tin whistle',
    'glass thimble',
    'brass compass',
    userId,
  ])
    expect(page).toContain(text);
  for (const text of ['Signed in', 'Passkey added', 'Everything about you downloaded', 'Plan saved'])
    expect(page).toContain(text);
  // What was done is told in words, not in codes of ours.
  expect(page).not.toMatch(/>(session|passkey|user|account|plan|promise)\.\w+</);

  expect(await placesWith(readable, declarations)).not.toEqual([]);
  expect((await placesWith([userId], declarations)).map(({ place }) => place)).toEqual(
    expect.arrayContaining(['public.users.id', 'public.rate_limits.key', 'public.mailed_codes.user_id']),
  );

  await browser(deleteAccount, own);
  clock.forward({ days: 7 });
  await eraseLeavers(world, declarations);
  for (let subject = ''; subject !== 'Your account is deleted'; ) subject = (await house.nextMailTo(email)).subject;

  expect(await placesWith(readable, declarations)).toEqual([]);
  const mayKeep = declarations.flatMap(({ tables }) =>
    tables.filter((table) =>
      table.kind === 'other' ? 'keptBecause' in table.reason : typeof table.leaving === 'object',
    ),
  );
  for (const { place } of await placesWith([userId], declarations))
    expect(
      mayKeep.some(({ name }) => place.startsWith(`${name}.`)),
      place,
    ).toBe(true);
  expect(await world.files.open(fileId)).toBeNull();
  const bytesLeft = async () => {
    const left: string[] = [];
    for await (const id of openFileStore(config).ids()) left.push(id);
    return left;
  };
  expect(await house.settled(bytesLeft)).toEqual([]);
  for (const text of [...readable, fileId]) expect(house.said.join('')).not.toContain(text);
});

/** A conversation that gives reason to worry, requests to be called, to join a group and to talk with somebody. */
async function talkOfEverything(browser: Browser, email: string) {
  const { id: sessionId } = await browser(startSupportSession, { body: { title: 'The velvet harmonica' } });
  const content = 'Theodora played the velvet harmonica. I want to kill myself';
  await browser(sendSupportMessage, { params: { sessionId }, body: { content } });
  const call = { name: 'Wilhelmina', phone: '415 555 0199', consents: true, idempotencyKey: randomUUID() } as const;
  await browser(askForCall, { body: call });
  const [group] = await browser(listSupportGroups, {});
  const params = { groupId: group?.id ?? SupportGroupId.parse(randomUUID()) };
  await browser(askToJoinGroup, { params, body: { note: 'The copper umbrella' } });
  const talk = { name: 'Wilhelmina', email, message: 'The paper lantern' };
  await browser(askForCounseling, { body: { ...talk, idempotencyKey: randomUUID() } });
  const unsigned = { ...talk, message: 'The woolen anchor', idempotencyKey: randomUUID() };
  await house.aVisitor()(askForCounseling, { body: unsigned });
  const message = { name: 'Wilhelmina', email, subject: 'Question', message: 'The marble kettle' };
  await browser(sendContactMessage, { body: message });
  const client = { clientName: 'Wilhelmina', clientEmail: email, message: 'The wooden comet' };
  await browser(scheduleConsultation, { body: { ...client, ...(await aFreeHour(browser)) } });
}

async function aFreeHour(browser: Browser) {
  for (let days = 1; days < 7; days += 1) {
    const preferredDate = addDays(wallTimeAt(clock.now()).date, days);
    const { availableSlots } = await browser(getAvailableSlots, { query: { date: preferredDate } });
    const [preferredTime] = availableSlots;
    if (preferredTime) return { preferredDate, preferredTime };
  }
  throw new Error('no hour is free in the next days');
}

/** An entry of the journal, a memory, a day that was added and one that is known from elsewhere. */
async function careForEverything(browser: Browser) {
  await browser(writeJournalEntry, { body: { words: 'The tin whistle', idempotencyKey: randomUUID() } });
  const memory = { title: 'At the lake', words: 'The glass thimble', about: 'Theodora' };
  await browser(keepMemory, { body: { ...memory, idempotencyKey: randomUUID() } });
  const day = { name: 'The brass compass', kind: 'other', on: '2026-12-01', isYearly: true, reminder: 'none' } as const;
  await browser(addGriefDay, { body: { ...day, idempotencyKey: randomUUID() } });
  await browser(remindOfGriefDay, { body: { key: 'holiday:thanksgiving', reminder: 'day-before' } });
}

/** A saved plan with a date, a changed one, an unfinished one, and a request to our team. */
async function planEverything(browser: Browser, email: string) {
  const [venue] = await browser(listVenues, { query: {} });
  const body = { faithTradition: 'jewish', packageTier: 'basic', personName: 'Theodora', relation: 'aunt' } as const;
  const { id: planId } = await browser(createPlan, {
    body: { ...body, serviceDate: '2090-01-02', venueId: venue?.id ?? null },
  });
  await browser(updatePlan, {
    params: { planId },
    body: { title: 'For Theodora', addons: [{ name: 'Grief Support' }] },
  });
  const nothing = { packageTradition: null, packageTier: null, declinedLines: [], venueId: null, serviceDate: null };
  const draft = {
    id: randomUUID(),
    planIntent: null,
    faithTradition: 'other',
    branch: 'Mandaean',
    addons: [],
  } as const;
  await browser(keepPlanningDraft, { body: { draft: { ...nothing, ...draft, addons: [], budget: 100 }, revision: 0 } });
  const request = { tradition: 'Mandaean', name: 'Wilhelmina', email, idempotencyKey: randomUUID() };
  // One while signed in, and one from a browser that nobody is signed in to.
  await browser(sendCustomRequest, { body: request });
  await house.aVisitor()(sendCustomRequest, { body: { ...request, idempotencyKey: randomUUID() } });
}
