import { askToSignIn, getSession, signIn } from '@evenlight/contract/accounts';
import { deleteAccount } from '@evenlight/contract/profiles';
import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { personalData } from '../../../personal-data.ts';
import { openFileStore } from '../../../platform/files/files.ts';
import type { PersonalData } from '../../../platform/personal-data/coverage.ts';
import { auditEntries, storedFiles } from '../../../platform/tables.ts';
import { untilSomebodyWaits } from '../../../testing/lock-waits.ts';
import { codeIn } from '../../../testing/mail-reader.ts';
import { openTestHouse, type TestHouse } from '../../../testing/open-test-house.ts';
import { openRetentionFixtures, retentionPersonalData } from '../../../testing/retention-fixtures.ts';
import { lockUserById } from '../store.ts';
import { users } from '../tables.ts';
import { eraseLeavers } from './leave.ts';

const house = await openTestHouse();
// A second process of the same house.
const runningHouse = await openTestHouse({ sharing: house });
const { world, clock } = house;
const { db } = world;
const retentionFixtures = await openRetentionFixtures(world);
const declarations = [...personalData, retentionPersonalData];
const erase = (at: TestHouse = house, all: readonly PersonalData[] = declarations) => eraseLeavers(at.world, all);

async function aLeaver(options: Parameters<TestHouse['aMember']>[0] = {}) {
  const caller = await house.aMember(options);
  const { deletesAt } = await caller(deleteAccount, { params: { userId: caller.person.id } });
  return { ...caller.person, caller, deletesAt };
}

const isThere = async (id: string) => (await db.$count(users, eq(users.id, id))) === 1;
const teamActionsOn = async (id: string) => {
  const rows = await db.select({ action: auditEntries.action }).from(auditEntries).where(eq(auditEntries.subject, id));
  return rows.map(({ action }) => action);
};

test('the account goes seven days after it was asked, and not an hour before', async () => {
  const ada = await aLeaver();
  expect(Date.parse(ada.deletesAt) - clock.now().getTime()).toBe(7 * 24 * 60 * 60 * 1000);
  const subject = async () => (await house.mailTo(ada.email)).subject;
  expect(await subject()).toBe('Your account will be deleted');
  clock.forward({ days: 6, hours: 23 });
  await erase();
  expect(await isThere(ada.id)).toBe(true);
  clock.forward({ hours: 1 });
  await erase();
  expect(await isThere(ada.id)).toBe(false);
  expect(await house.settled(subject)).toBe('Your account is deleted');
  expect(await teamActionsOn(ada.id)).toEqual(['account.deletion_planned', 'account.erased']);
});

test('files are unreadable as soon as the account is gone, and their bytes follow', async () => {
  const ada = await aLeaver();
  const fileIds = [
    await retentionFixtures.keep(ada.id, 'one', 'first'),
    await retentionFixtures.keep(ada.id, 'two', 'second'),
  ];
  const others = await retentionFixtures.keep((await house.aMember()).person.id, 'not hers', 'somebody else’s');
  clock.forward({ days: 7 });
  await erase();
  expect(await isThere(ada.id)).toBe(false);
  for (const id of fileIds) expect(await world.files.open(id)).toBeNull();
  const bytesLeft = async () => {
    const left: string[] = [];
    for await (const id of openFileStore(world.config).ids()) if (fileIds.includes(id)) left.push(id);
    return left;
  };
  expect(await house.settled(bytesLeft)).toEqual([]);
  const kept = await world.files.open(others);
  expect(kept).not.toBeNull();
  kept?.bytes.destroy();
});

test('whoever changed their mind before the day stays', async () => {
  const ada = await aLeaver();
  clock.forward({ days: 6, hours: 23 });
  await db.update(users).set({ deletesAt: null }).where(eq(users.id, ada.id));
  clock.forward({ days: 30 });
  await erase();
  expect(await isThere(ada.id)).toBe(true);
});

test('a sign-in that is under way when the day comes is not cut off', async () => {
  const ada = await aLeaver();
  clock.forward({ days: 7 });
  await db.transaction(async (signingIn) => {
    expect(await lockUserById(signingIn, ada.id)).toMatchObject({ id: ada.id });
    await erase();
    await signingIn.update(users).set({ deletesAt: null }).where(eq(users.id, ada.id));
  });
  await erase();
  expect(await isThere(ada.id)).toBe(true);
});

test('a sign-in that comes too late finds nothing, and never half an account', async () => {
  const ada = await aLeaver();
  clock.forward({ days: 7 });
  const [, found] = await Promise.all([
    erase(),
    db.transaction(async (signingIn) => {
      const user = await lockUserById(signingIn, ada.id);
      if (user) await signingIn.update(users).set({ deletesAt: null }).where(eq(users.id, ada.id));
      return user !== null;
    }),
  ]);
  expect(await isThere(ada.id)).toBe(found);
  expect((await teamActionsOn(ada.id)).includes('account.erased')).toBe(!found);
});

test('a code that is being typed wins over the erasing, which lets go and comes back', async () => {
  const ada = await aLeaver();
  clock.forward({ days: 7 });
  const codeId = '01890000-0000-7000-8000-000000000001';
  await db.execute(sql`insert into mailed_codes (id, purpose, email, browser_hash, code_hash, link_hash, language, created_at, expires_at)
    values (${codeId}, 'sign-in', ${ada.email}, 'b', 'c', ${codeId}::text::bytea, 'en', ${clock.now()}, ${clock.now()})`);
  const locked = Promise.withResolvers<void>();
  const go = Promise.withResolvers<void>();
  const signingIn = db.transaction(async (db) => {
    await db.execute(sql`update mailed_codes set tries = tries + 1 where id = ${codeId}`);
    locked.resolve();
    await go.promise;
    const user = await lockUserById(db, ada.id);
    await db.update(users).set({ deletesAt: null }).where(eq(users.id, ada.id));
    return user;
  });
  await locked.promise;
  const erasing = erase();
  // The erasing holds the person and wants the code; the sign-in holds the code and is about to want the person.
  await untilSomebodyWaits(db);
  go.resolve();
  expect(await signingIn).toMatchObject({ id: ada.id });
  await erasing;
  expect(await isThere(ada.id)).toBe(true);
});

test('two processes at once erase each account once', async () => {
  const leavers = await Promise.all(Array.from({ length: 8 }, () => aLeaver()));
  clock.forward({ days: 7 });
  runningHouse.clock.setTo(clock.now().toISOString());
  await Promise.all([erase(house), erase(runningHouse)]);
  for (const { id, email } of leavers) {
    expect(await isThere(id)).toBe(false);
    expect((await teamActionsOn(id)).filter((action) => action === 'account.erased')).toHaveLength(1);
    await house.mailTo(email);
  }
});

test('an erasing that fails leaves the account whole, is logged, and keeps nobody else back', async () => {
  const [ada, ben] = [await aLeaver(), await aLeaver()];
  const fileId = await retentionFixtures.keep(ada.id, 'photo', 'bytes');
  clock.forward({ days: 7 });
  const breaking: PersonalData = {
    owner: 'breaking',
    tables: [],
    erase: [
      async (_db, person) => {
        if (person.id === ada.id) throw new Error('this feature is not well today');
        return [];
      },
    ],
  };
  // First in the list, so that everything else has been erased by then.
  await erase(house, [breaking, ...declarations]);
  expect(await isThere(ada.id)).toBe(true);
  expect(await isThere(ben.id)).toBe(false);
  expect(await db.$count(storedFiles, eq(storedFiles.id, fileId))).toBe(1);
  const line = house.said.find((said) => said.includes('this feature is not well today'));
  expect(line).toContain('could not be erased');
  expect(line).not.toContain(ada.email);
  await erase();
  expect(await isThere(ada.id)).toBe(false);
});

test('asking twice keeps the first day and writes one mail', async () => {
  const phone = await house.aMember();
  const laptop = await house.onAnotherDevice(phone);
  const own = { params: { userId: phone.person.id } };
  const answers = await Promise.allSettled([phone(deleteAccount, own), laptop(deleteAccount, own)]);
  const days = answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value.deletesAt] : []));
  expect(new Set(days).size).toBe(1);
  expect((await teamActionsOn(phone.person.id)).filter((action) => action === 'account.deletion_planned')).toHaveLength(
    1,
  );
  for (const caller of [phone, laptop]) await expect(caller(getSession, {})).rejects.toMatchObject({ status: 401 });
});

test('a member of the team can leave like anybody else', async () => {
  const staff = await aLeaver({ isStaff: true });
  clock.forward({ days: 7 });
  await erase();
  expect(await isThere(staff.id)).toBe(false);
});

test('somebody who writes Spanish is told in Spanish', async () => {
  const caller = await house.aMember();
  await db.update(users).set({ language: 'es' }).where(eq(users.id, caller.person.id));
  await caller(deleteAccount, { params: { userId: caller.person.id } });
  expect((await house.mailTo(caller.person.email)).text).toMatch(/cuenta/);
});

test('whoever signs in again before the day keeps the account, and is told so', async () => {
  const ada = await aLeaver();
  await house.nextMailTo(ada.email);
  const browser = house.aBrowser();
  await browser(askToSignIn, { body: { email: ada.email } });
  const code = codeIn(await house.nextMailTo(ada.email));
  expect(await browser(signIn, { body: { email: ada.email, code } })).toMatchObject({ isDeletionUndone: true });
  clock.forward({ days: 8 });
  await erase();
  expect(await isThere(ada.id)).toBe(true);
});
