// Every secret that opens something: long, never the same, and readable in no table.
import { randomUUID } from 'node:crypto';
import { askToSignIn } from '@evenlight/contract/accounts';
import { createFamilyGroup } from '@evenlight/contract/families/group';
import { inviteToFamily } from '@evenlight/contract/families/invitations';
import { handOver } from '@evenlight/contract/handoffs';
import { inviteCollaborator } from '@evenlight/contract/memorials/collaboration';
import { addEvent, answerEvent } from '@evenlight/contract/memorials/events';
import { createMemorial } from '@evenlight/contract/memorials/memorial';
import { createShares } from '@evenlight/contract/sharing';
import { makeCalendarAddress } from '@evenlight/contract/timelines';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { stopToken } from '../features/families/notices/stop-link.ts';
import { personalData } from '../personal-data.ts';
import { codeIn } from '../testing/mail-reader.ts';
import { openTestHouse } from '../testing/open-test-house.ts';
import { aPlanWithTimeline } from '../testing/plans.ts';
import { talkPeople } from '../testing/talk-people.ts';
import { ask, aVendor, tokenMailedTo } from '../testing/vendor-people.ts';

const house = await openTestHouse({ withSampleData: true, env: { RATE_LIMIT_FACTOR: '1000' } });
const { db, keys } = house.world;
const { aForm, bookedBy } = talkPeople(house);
const anAddress = () => `${randomUUID()}@example.org`;

async function mailedTo(email: string, path: string): Promise<string> {
  for (;;) {
    const { text } = await house.nextMailTo(email);
    const [, token] = new RegExp(`/${path}#([\\w.~-]+)`).exec(text) ?? [];
    if (token) return token;
  }
}

/** One of each, made as people make them. `guarded` is the part that must not be guessed. */
async function oneOfEach(hour: string): Promise<Record<string, string>> {
  const member = await house.aMember({ firstName: 'Asha', lastName: 'Rao' });
  const { id: planId } = await aPlanWithTimeline(member, {
    faithTradition: 'hindu',
    planIntent: 'at-need',
    personName: 'Leela',
  });
  const [asked, payer, helper, relative, editor, guest] = Array.from({ length: 6 }, anAddress) as [string, ...string[]];

  await house.aBrowser()(askToSignIn, { body: { email: asked } });
  const signIn = await house.nextMailTo(asked);
  const shares = [{ name: 'Ngozi', email: payer ?? '', cents: 10_000 }];
  await member(createShares, { params: { planId }, body: { shares, idempotencyKey: randomUUID() } });
  const handed = { eventId: 'hin-samagri', name: 'Dev', email: helper ?? '', idempotencyKey: randomUUID() };
  await member(handOver, { params: { planId }, body: handed });
  const { address } = await member(makeCalendarAddress, { params: { planId } });

  const group = await member(createFamilyGroup, { body: { planId, name: 'The Raos' } });
  await member(inviteToFamily, { body: { groupId: group.id, name: 'Meera', email: relative ?? '', role: 'viewer' } });
  const unlisted = await member(createMemorial, { body: { fullName: 'Leela Rao', privacy: 'unlisted' } });
  const own = { params: { memorialId: unlisted.id } };
  await member(inviteCollaborator, { ...own, body: { email: editor ?? '', role: 'editor' } });
  const open = await member(createMemorial, { body: { fullName: 'Leela Rao', privacy: 'public' } });
  const gathering = { title: 'Celebration', eventDate: '2030-05-11T21:00:00Z', location: 'Garden Hall' };
  const event = await member(addEvent, { params: { memorialId: open.id }, body: gathering });
  const coming = { name: 'Guest', status: 'attending', email: guest } as const;
  await house.aVisitor()(answerEvent, { params: { memorialId: open.id, eventId: event.id }, body: coming });
  const vendor = await aVendor(db);
  await ask(member, [vendor]);

  return {
    session: member.person.cookie.value,
    'sign-in link': /#(\S+)/.exec(signIn.text)?.[1] ?? '',
    'share link': await mailedTo(payer ?? '', 'pay'),
    'hand-off link': await mailedTo(helper ?? '', 'help-with'),
    'calendar address': /([\w-]{20,})(?:\.ics)?$/.exec(address)?.[1] ?? '',
    'link to ask into a family': group.inviteCode ?? '',
    'family invitation': await mailedTo(relative ?? '', 'family-invitation'),
    'unlisted address': unlisted.address ?? '',
    'memorial invitation': await mailedTo(editor ?? '', 'memorial-invitation'),
    'answer to a gathering': await mailedTo(guest ?? '', 'rsvp'),
    'vendor link': await tokenMailedTo(house, vendor),
    'talk link': (await bookedBy(aForm({ preferredTime: hour }))).token,
    'link that ends mails': stopToken(keys, randomUUID()),
    // Six digits stand in many numbers by chance, so it is looked for with the address it was mailed to.
    'sign-in code': `${asked} ${codeIn(signIn)}`,
  };
}

/** Every row of every table, with bytes as they are written in hex. */
async function everything(): Promise<Map<string, string>> {
  const texts = new Map<string, string>();
  for (const { name } of personalData.flatMap(({ tables }) => tables)) {
    const table = sql.join(
      name.split('.').map((part) => sql.identifier(part)),
      sql.raw('.'),
    );
    const { rows } = await db.execute<{ row: string }>(sql`select t::text as row from ${table} as t`);
    texts.set(name, rows.map(({ row }) => row).join('\n'));
  }
  return texts;
}

test('what opens something has at least 128 random or signed bits, is never the same twice, and is readable in no table', async () => {
  const [first, second] = [await oneOfEach('10:00'), await oneOfEach('11:00')];
  const tables = await everything();
  for (const [kind, token] of Object.entries(first)) {
    expect(token, kind).not.toBe(second[kind]);
    if (kind === 'sign-in code') continue;
    // What stands before a dot is a number that anybody may know; the secret follows it.
    const secret = token.split(/[.~]/).at(-1) ?? '';
    expect(Buffer.from(secret, 'base64url').length * 8, kind).toBeGreaterThanOrEqual(128);
    const forms = [token, Buffer.from(secret, 'base64url').toString('hex'), Buffer.from(token).toString('hex')];
    for (const [table, text] of tables)
      for (const form of forms) expect(text.includes(form), `${kind} in ${table}`).toBe(false);
  }
  const [address = '', code = ''] = first['sign-in code']?.split(' ') ?? [];
  const lines = tables.get('public.mailed_codes')?.split('\n') ?? [];
  const line = lines.find((row) => row.includes(address)) ?? '';
  expect(line.split(',').some((cell) => cell === code || cell.includes(Buffer.from(code).toString('hex')))).toBe(false);
});

/** Whoever adds a column of this kind says here what lies in it. */
const secretColumns: Record<string, 'hash' | 'sealed' | 'half' | 'no secret'> = {
  'public.audit_entries.hash': 'hash',
  'public.audit_entries.previous_hash': 'hash',
  'public.calendar_addresses.token_hash': 'hash',
  'public.family_groups.join_code': 'half',
  'public.family_invitations.token_hash': 'hash',
  'public.guestbook_entries.words_hash': 'hash',
  'public.handoffs.token_hash': 'hash',
  'public.inquiry_links.token_hash': 'hash',
  'public.mailed_codes.browser_hash': 'hash',
  'public.mailed_codes.code_hash': 'hash',
  'public.mailed_codes.link_hash': 'hash',
  'public.memorial_collaborators.token_hash': 'hash',
  'public.memorial_rsvps.token_hash': 'hash',
  'public.memorials.link_hash': 'hash',
  'public.memorials.link_sealed': 'sealed',
  // What a language model was paid in.
  'public.model_use.tokens': 'no secret',
  'public.payment_shares.token_hash': 'hash',
  // Keyed hashes of the words of a name, for the team's search.
  'public.promises.name_search_hashes': 'no secret',
  'public.sessions.token_hash': 'hash',
  // The books of the built-in test provider, which moves no money and is refused in production.
  'public.test_intents.client_secret': 'no secret',
};

test('a column for a token or a code is kept as a hash, sealed, or as a half that opens nothing', async () => {
  const { rows } = await db.execute<{ name: string; type: string }>(sql`
    select table_schema || '.' || table_name || '.' || column_name as name, data_type as type
    from information_schema.columns
    where table_schema = 'public' and column_name ~ '(token|secret|password|hash|_code|link_)' and column_name !~ '_at$'`);
  expect(rows.map(({ name }) => name).sort()).toEqual(Object.keys(secretColumns).sort());
  for (const { name, type } of rows)
    if (['hash', 'sealed'].includes(secretColumns[name] ?? '')) expect(type, name).toBe('bytea');
});
