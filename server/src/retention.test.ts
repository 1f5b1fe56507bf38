// What is said about how long things stay is what is done.
import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { askToSignIn } from '@evenlight/contract/accounts';
import { sendCustomRequest } from '@evenlight/contract/concierge';
import { sendContactMessage } from '@evenlight/contract/contact';
import { keepPlanningDraft } from '@evenlight/contract/drafts';
import { newPasskeyOptions } from '@evenlight/contract/passkeys';
import { askForCounseling } from '@evenlight/contract/support/counseling';
import { askToJoinGroup, listSupportGroups } from '@evenlight/contract/support/groups';
import { DrizzleQueryError, type SQL, sql } from 'drizzle-orm';
import { expect, onTestFinished, test, vi } from 'vitest';
import { NOTICES_KEPT_DAYS } from './features/payments/jobs.ts';
import { forgetNotices } from './features/payments/store.ts';
import { keepHouse } from './housekeeping.ts';
import { describeError } from './platform/safe-error.ts';
import { forgottenElsewhere, hourlyForgetting } from './retention.ts';
import { openTestHouse } from './testing/open-test-house.ts';

const house = await openTestHouse({ withSampleData: true });
const { db } = house.world;

type MapRow = { table: string; kind: string; stays: string };

async function dataMap(): Promise<MapRow[]> {
  const map = await readFile(join(import.meta.dirname, '../../docs/personal-data.md'), 'utf8');
  return map
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .map(([, table = '', , kind = '', stays = '']) => ({ table: table.replaceAll('`', ''), kind, stays }));
}

/** Whoever makes a table says in one of these ways when its rows go, or names a span and who keeps it. */
const withoutSpan =
  /^(until (changed|deleted|removed|taken off|taken out|taken back|taken down|ended|published or thrown away|they leave|all conversations)|with (the|its|what)|for good|as the queue likes)/;
const span = /\b\d+ (minutes|hours|days|years)\b|\ba day\b|\ban hour\b/;

const spansInCode = { ...Object.assign({}, ...hourlyForgetting.map(({ stays }) => stays)), ...forgottenElsewhere };

test('every table has a class, and says when its rows go', async () => {
  const rows = await dataMap();
  expect(rows.length).toBeGreaterThan(80);
  for (const { table, kind, stays } of rows) {
    expect(['top', 'personal', 'technical'], table).toContain(kind);
    expect(span.test(stays) || withoutSpan.test(stays), `${table} stays '${stays}'`).toBe(true);
  }
});

test('every span of the data map is kept by a job, and every job’s span stands in the data map', async () => {
  const rows = await dataMap();
  const timed = rows.filter(({ stays }) => span.test(stays));
  expect(timed.map(({ table }) => table).sort()).toEqual(Object.keys(spansInCode).sort());
  for (const { table, stays } of timed)
    for (const said of spansInCode[table] ?? []) expect(stays, `how long ${table} stays`).toContain(said);
});

test('what faith, death, papers, talks and crises are told in is of the top class', async () => {
  const top = new Set((await dataMap()).filter(({ kind }) => kind === 'top').map(({ table }) => table));
  for (const table of ['plans', 'timelines', 'memorials', 'documents', 'shared_versions', 'support_messages'])
    expect(top, table).toContain(table);
  for (const table of ['support_safety', 'crisis_alerts', 'counseling_requests', 'contact_messages', 'journal_entries'])
    expect(top, table).toContain(table);
});

type Span = { days?: number; hours?: number; minutes?: number };
type Case = { made: () => Promise<SQL>; stays: Span };

const aMember = () => house.aMember();
const isOf = (userId: string) => sql`user_id = ${userId}`;
const asNow = () => house.clock.now().toISOString();

async function answered(column: string, id: string): Promise<SQL> {
  await db.execute(sql`update promises set kept_at = ${asNow()} where ${sql.identifier(column)} = ${id}`);
  return sql`id = ${id}`;
}

async function newestIn(table: string): Promise<string> {
  const { rows } = await db.execute<{ id: string }>(
    sql`select id from ${sql.identifier(table)} order by id desc limit 1`,
  );
  return rows[0]?.id ?? '';
}

const writer = { name: 'Rosa Díaz', email: 'rosa@example.org' };

const cases: Record<string, Case> = {
  sessions: { stays: { days: 30 }, made: async () => isOf((await aMember()).person.id) },
  mailed_codes: {
    stays: { minutes: 10 },
    async made() {
      await house.aBrowser()(askToSignIn, { body: { email: 'rosa.codes@example.org' } });
      return sql`email = 'rosa.codes@example.org'`;
    },
  },
  passkey_challenges: {
    stays: { minutes: 5 },
    async made() {
      const member = await aMember();
      await member(newPasskeyOptions, {});
      return isOf(member.person.id);
    },
  },
  rate_limits: {
    stays: { days: 1 },
    async made() {
      await house.aBrowser()(askToSignIn, { body: { email: 'rosa.limits@example.org' } });
      return sql`window_ends_at - window_started_at = interval '1 day'`;
    },
  },
  news: {
    stays: { days: 30 },
    async made() {
      const subject = randomUUID();
      await db.execute(
        sql`insert into news (kind, subject, audience, created_at) values ('plan.changed', ${subject}, 'everyone', ${asNow()})`,
      );
      return sql`subject = ${subject}`;
    },
  },
  planning_drafts: {
    stays: { days: 14 },
    async made() {
      const member = await aMember();
      const nothing = {
        packageTradition: null,
        packageTier: null,
        declinedLines: [],
        venueId: null,
        serviceDate: null,
      };
      const draft = { ...nothing, id: randomUUID(), planIntent: null, faithTradition: 'other', branch: '' } as const;
      await member(keepPlanningDraft, { body: { draft: { ...draft, addons: [], budget: 100 }, revision: 0 } });
      return isOf(member.person.id);
    },
  },
  custom_requests: {
    stays: { days: 180 },
    async made() {
      await house.aVisitor()(sendCustomRequest, {
        body: { tradition: 'Mandaean', ...writer, idempotencyKey: randomUUID() },
      });
      return answered('custom_request_id', await newestIn('custom_requests'));
    },
  },
  contact_messages: {
    stays: { days: 180 },
    async made() {
      await house.aVisitor()(sendContactMessage, { body: { ...writer, subject: 'Question', message: 'When?' } });
      return answered('contact_message_id', await newestIn('contact_messages'));
    },
  },
  counseling_requests: {
    stays: { days: 180 },
    async made() {
      await house.aVisitor()(askForCounseling, {
        body: { ...writer, message: 'A talk', idempotencyKey: randomUUID() },
      });
      const id = await newestIn('counseling_requests');
      await db.execute(sql`update counseling_requests set answered_at = ${asNow()} where id = ${id}`);
      return sql`id = ${id}`;
    },
  },
  group_memberships: {
    stays: { days: 180 },
    async made() {
      const member = await aMember();
      const [group] = await member(listSupportGroups, {});
      if (!group) throw new Error('there are sample groups');
      await member(askToJoinGroup, { params: { groupId: group.id }, body: { note: '' } });
      const isHers = isOf(member.person.id);
      await db.execute(sql`update group_memberships set state = 'declined', decided_at = ${asNow()} where ${isHers}`);
      return isHers;
    },
  },
};

test.each(Object.entries(cases))('%s go when their time is over, and not before', async (table, { made, stays }) => {
  const which = await made();
  const left = async () => {
    const { rows } = await db.execute<{ count: number }>(
      sql`select count(*)::int as count from ${sql.identifier(table)} where ${which}`,
    );
    return rows[0]?.count;
  };
  expect(await left()).toBeGreaterThan(0);
  house.clock.forward({ ...stays, seconds: -30 });
  await keepHouse(house.world);
  expect(await left(), 'a little before').toBeGreaterThan(0);
  house.clock.forward({ seconds: 60 });
  await keepHouse(house.world);
  expect(await left(), 'a little after').toBe(0);
});

test('notices of the payment provider go after sixty days', async () => {
  const eventId = `evt_${randomUUID()}`;
  await db.execute(
    sql`insert into payment_notices (provider, event_id, heard_at) values ('test', ${eventId}, ${asNow()})`,
  );
  const ago = (days: number) => new Date(house.clock.now().getTime() - days * 24 * 60 * 60 * 1000);
  const left = () => db.execute(sql`select 1 from payment_notices where event_id = ${eventId}`);
  house.clock.forward({ days: NOTICES_KEPT_DAYS, seconds: -30 });
  await forgetNotices(db, ago(NOTICES_KEPT_DAYS));
  expect((await left()).rows).toHaveLength(1);
  house.clock.forward({ seconds: 60 });
  await forgetNotices(db, ago(NOTICES_KEPT_DAYS));
  expect((await left()).rows).toHaveLength(0);
});

/** Those that only their own feature can make are moved through time beside it. */
const besideTheirFeature: Record<string, [file: string, title: string]> = {
  idempotency_keys: ['platform/http/idempotency.test.ts', 'is forgotten after thirty days'],
  venue_days: ['features/plans/venue-days.test.ts', 'holds that ran out are swept away, bookings are not'],
  consultations: [
    'features/desk/consultations/consultations.test.ts',
    'half a year after it was held, a talk is forgotten',
  ],
  promises: ['features/desk/queue/withdrawn.test.ts', 'what was taken back is forgotten after a while'],
  memorials: ['features/memorials/memorials.test.ts', 'can be brought back for 30 days, and is then forgotten'],
  memorial_photos: ['features/memorials/photos/photos.test.ts', 'a photo that waited a day'],
  guestbook_entries: [
    'features/memorials/keeping/forget-old.test.ts',
    'entries that were turned down go after 90 days',
  ],
  memorial_access_requests: ['features/memorials/keeping/forget-old.test.ts', 'is forgotten after 180 days'],
  memorial_reports: ['features/memorials/keeping/forget-old.test.ts', 'answered reports go after 180 days'],
  quote_requests: [
    'features/vendors/inquiries/answering.test.ts',
    'three years after its last step a request is forgotten',
  ],
  inquiry_links: ['features/vendors/inquiries/answering.test.ts', 'the link says so for two weeks'],
  crisis_alerts: ['features/support/worries.test.ts', 'alerts go ninety days after they were closed'],
  support_safety: ['features/support/worries.test.ts', 'worries after thirty'],
  family_invitations: ['features/families/people/afterwards.test.ts', 'are forgotten after thirty days'],
};

test('everything that goes by itself was seen to go, here or beside its feature', async () => {
  // The queue is other people's code, set to what the data map says.
  const seen = [...Object.keys(cases), ...Object.keys(besideTheirFeature), 'payment_notices', 'jobs.job'];
  expect(seen.sort()).toEqual(Object.keys(spansInCode).sort());
  for (const [file, title] of Object.values(besideTheirFeature))
    expect(await readFile(join(import.meta.dirname, file), 'utf8'), file).toContain(title);
});

test('what cannot be thrown out keeps nothing else from going, and is told at the end without anybody’s data', async () => {
  const broken = hourlyForgetting.slice(0, 2).map((part) => {
    const failure = new DrizzleQueryError('delete from rate_limits', ['ada@example.org'], new Error('no such table'));
    return vi.spyOn(part, 'forget').mockRejectedValue(failure);
  });
  onTestFinished(() => {
    for (const spy of broken) spy.mockRestore();
  });
  const others = hourlyForgetting.slice(2).map((part) => vi.spyOn(part, 'forget'));
  onTestFinished(() => {
    for (const spy of others) spy.mockRestore();
  });
  const failure = await keepHouse(house.world).catch((error: unknown) => error);
  for (const spy of others) expect(spy).toHaveBeenCalledOnce();
  expect(failure).toBeInstanceOf(AggregateError);
  const query = { type: 'Error', query: 'delete from rate_limits', cause: { message: 'no such table' } };
  expect(describeError(failure)).toMatchObject({ type: 'AggregateError', errors: [query, query] });
  expect(JSON.stringify(describeError(failure))).not.toContain('ada@example.org');
});
