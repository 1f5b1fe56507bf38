// Who did what, when and from where: a line for everything that somebody may have to answer for.
import { randomUUID } from 'node:crypto';
import { askToSignIn, endSession, signIn } from '@evenlight/contract/accounts';
import { openDocument } from '@evenlight/contract/documents';
import { changeFamilyMember } from '@evenlight/contract/families/group';
import { createPaymentIntent, readPaymentResult } from '@evenlight/contract/payments';
import { createPlan } from '@evenlight/contract/plans';
import { deleteAccount } from '@evenlight/contract/profiles';
import { confirmTestPayment } from '@evenlight/contract/test-payments';
import { gt } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { addStaff, removeStaff } from '../features/accounts/staff.ts';
import { findBrokenAuditEntry } from '../platform/audit.ts';
import { auditEntries } from '../platform/tables.ts';
import { aFamily } from '../testing/family-people.ts';
import { codeIn } from '../testing/mail-reader.ts';
import { openTestHouse } from '../testing/open-test-house.ts';
import { aPdf, sendUpload } from '../testing/uploads.ts';

const house = await openTestHouse({ withSampleData: true });
const { db } = house.world;

/** What was written down while something was done. */
async function notedBy(doing: () => Promise<unknown>) {
  const before = await db.$count(auditEntries);
  await doing();
  return db
    .select()
    .from(auditEntries)
    .where(gt(auditEntries.id, BigInt(before)))
    .orderBy(auditEntries.id);
}

const now = () => house.clock.now();
const NETWORK = /^[\w-]{22}$/;
const fromHere = () => ({ at: now(), network: expect.stringMatching(NETWORK) });

test('signing in and out, and a wrong code, are written down', async () => {
  const { person } = await house.aMember();
  const browser = house.aBrowser();
  await browser(askToSignIn, { body: { email: person.email } });
  const code = codeIn(await house.nextMailTo(person.email));
  const wrong = code === '000000' ? '111111' : '000000';
  const refused = await notedBy(() =>
    browser(signIn, { body: { email: person.email, code: wrong } }).catch(() => null),
  );
  expect(refused).toMatchObject([
    {
      action: 'access.refused',
      subject: 'POST /login/verify',
      actorId: null,
      ...fromHere(),
      details: { code: 'code.refused' },
    },
  ]);
  const opened = await notedBy(() => browser(signIn, { body: { email: person.email, code } }));
  expect(opened).toMatchObject([{ action: 'session.opened', subject: person.id, ...fromHere() }]);
  const ended = await notedBy(() => browser(endSession, {}));
  expect(ended).toMatchObject([{ action: 'session.ended', actorId: person.id, ...fromHere() }]);
  const all = JSON.stringify([...refused, ...opened, ...ended], (_, value) =>
    typeof value === 'bigint' ? `${value}` : value,
  );
  for (const secret of [code, wrong, person.email]) expect(all).not.toContain(secret);
});

test('a role that is too low and a look for the team’s paths are written down, once an hour', async () => {
  const family = await aFamily(house);
  const { viewer, editor } = family.as;
  const change = () =>
    viewer(changeFamilyMember, { params: { memberId: editor.memberId }, body: { role: 'viewer' } }).catch(() => null);
  const noted = await notedBy(async () => {
    for (let times = 0; times < 5; times += 1) await change();
  });
  expect(noted).toMatchObject([
    {
      action: 'access.refused',
      subject: 'PATCH /family-members/:memberId',
      actorId: viewer.person.id,
      ...fromHere(),
      details: { code: 'family.role_too_low' },
    },
  ]);
  house.clock.forward({ hours: 1 });
  expect(await notedBy(change)).toHaveLength(1);
  const curious = await house.aMember();
  expect(await notedBy(() => curious.raw('GET', '/api/staff/queue'))).toMatchObject([
    { action: 'access.refused', subject: 'GET /staff/queue', actorId: curious.person.id, ...fromHere() },
  ]);
  // What is not there is refused to nobody.
  expect(await notedBy(() => curious.raw('GET', `/api/funeral-plans/${randomUUID()}`))).toEqual([]);
});

test('a changed role is written down, of a relative as of our own team', async () => {
  const { planner, group, as } = await aFamily(house);
  const given = await notedBy(() =>
    planner(changeFamilyMember, { params: { memberId: as.viewer.memberId }, body: { role: 'editor' } }),
  );
  expect(given).toMatchObject([
    { action: 'family.role_changed', subject: group.id, actorId: planner.person.id, ...fromHere() },
  ]);
  const { person } = await house.aMember();
  const joined = await notedBy(() => addStaff(house.world, { email: person.email }));
  expect(joined).toMatchObject([{ action: 'staff.added', subject: person.id, at: now() }]);
  const left = await notedBy(() => removeStaff(house.world, person.email));
  expect(left).toMatchObject([{ action: 'staff.removed', subject: person.id, at: now() }]);
});

test('a paper that is sent, opened and taken along is written down each time, without its name', async () => {
  const ada = await house.aMember();
  const files = [{ bytes: await aPdf(), name: 'Leelas will.pdf', type: 'application/pdf' }];
  const { document } = await sendUpload(house.app, ada.person, {
    fields: { documentType: 'death-certificate' },
    files,
  });
  const noted = await notedBy(async () => {
    const { url } = await ada(openDocument, { params: { documentId: document?.id ?? expect.fail() } });
    expect((await ada.raw('GET', url)).status).toBe(200);
  });
  const line = { subject: ada.person.id, actorId: ada.person.id, ...fromHere() };
  expect(noted).toMatchObject([
    { action: 'document.opened', ...line },
    { action: 'document.downloaded', ...line },
  ]);
  const { rows } = await db.execute("select 1 from audit_entries a where a::text like '%Leelas will%'");
  expect(rows).toEqual([]);
});

test('money that moves is written down', async () => {
  const member = await house.aMember();
  const plan = { faithTradition: 'christian', packageTier: 'basic', planIntent: 'at-need' } as const;
  const { id: planId } = await member(createPlan, { body: plan });
  const { clientSecret } = await member(createPaymentIntent, { body: { planId, type: 'deposit', amount: 105_000 } });
  const noted = await notedBy(async () => {
    const { paymentIntent } = await house.aVisitor()(confirmTestPayment, { body: { clientSecret, card: 'succeeds' } });
    const result = () => member(readPaymentResult, { body: { paymentIntent, clientSecret } });
    expect(await house.settled(async () => (await result()).state)).toBe('succeeded');
  });
  expect(noted).toMatchObject([
    { action: 'payment.settled', subject: expect.any(String), at: now(), details: { kind: 'charge', cents: 105_000 } },
  ]);
});

test('taking everything along, and leaving, are written down', async () => {
  const ada = await house.aMember();
  const line = { subject: ada.person.id, actorId: ada.person.id, ...fromHere() };
  const taken = await notedBy(() => ada.raw('GET', `/api/users/${ada.person.id}/export`));
  expect(taken).toMatchObject([{ action: 'account.exported', ...line }]);
  const left = await notedBy(() => ada(deleteAccount, { params: { userId: ada.person.id } }));
  expect(left).toMatchObject([{ action: 'account.deletion_planned', ...line }]);
  expect(await findBrokenAuditEntry(db)).toBeNull();
});
