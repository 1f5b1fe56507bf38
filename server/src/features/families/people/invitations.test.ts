// Coming into a family's group: by a letter to one address, and by the link that only lets people ask.
import { listFamilyActivities } from '@evenlight/contract/families/activities';
import {
  changeFamilyMember,
  endFamilyGroup,
  listFamilyGroups,
  listFamilyMembers,
  removeFamilyMember,
} from '@evenlight/contract/families/group';
import {
  acceptFamilyInvitation,
  approveFamilyInvitation,
  askToJoin,
  cancelFamilyInvitation,
  FAMILY_INVITATION_DAYS,
  getFamilyRequest,
  INVITATIONS_WAITING_MAX,
  inviteToFamily,
  JOIN_LINK_DAYS,
  listFamilyInvitations,
  openFamilyInvitation,
  openJoinLink,
  renewJoinLink,
  resendFamilyInvitation,
} from '@evenlight/contract/families/invitations';
import { familyRoles } from '@evenlight/contract/families/rights';
import { FamilyInvitationId } from '@evenlight/contract/ids';
import { setPreferences } from '@evenlight/contract/profiles';
import { eq } from 'drizzle-orm';
import { v7 as uuid } from 'uuid';
import { expect, test } from 'vitest';
import { auditEntries } from '../../../platform/tables.ts';
import { aFamily, aRelative, type Relative, type TestFamily } from '../../../testing/family-people.ts';
import { openTestHouse } from '../../../testing/open-test-house.ts';
import { users } from '../../accounts/tables.ts';
import { familyInvitations } from './tables.ts';

const house = await openTestHouse({ withSampleData: true, env: { RATE_LIMIT_FACTOR: '1' } });
const { db } = house.world;
const gone = { status: 404, code: 'family.not_found' };
const tooLow = { status: 403, code: 'family.role_too_low' };
const deadLink = { status: 404, code: 'family.link_not_found' };
const notWaiting = { status: 404, code: 'family.invitation_not_found' };

async function tokenMailedTo(email: string): Promise<string> {
  for (;;) {
    const { text } = await house.nextMailTo(email);
    const [, token] = /\/family-invitation#([\w-]+)/.exec(text) ?? [];
    if (token) return token;
  }
}

const invite = ({ planner, group }: TestFamily, email: string, more: object = {}) =>
  planner(inviteToFamily, { body: { groupId: group.id, name: 'Meera Rao', email, ...more } });
const waitingIn = async ({ planner, group }: TestFamily) =>
  (await planner(listFamilyInvitations, { query: { groupId: group.id } })).invitations;
const membersOf = async ({ planner, group }: TestFamily) =>
  (await planner(listFamilyMembers, { query: { groupId: group.id } })).members;

test('somebody who is invited sees whose group it is, accepts with their address, and has the role they were given', async () => {
  const family = await aFamily(house, { name: 'The Raos of Fremont' });
  const { group } = family;
  const meera = await house.aMember({ email: 'meera@example.org', firstName: 'Meera', lastName: 'Rao' });
  const invited = await invite(family, ' Meera@Example.org ', { relationship: 'sibling', role: 'editor' });
  expect(invited).toMatchObject({
    kind: 'invited',
    name: 'Meera Rao',
    email: 'meera@example.org',
    relationship: 'sibling',
    role: 'editor',
    status: 'pending',
    endsAt: expect.any(String),
  });
  expect(await waitingIn(family)).toEqual([invited]);
  const token = await tokenMailedTo('meera@example.org');
  const [row] = await db.select().from(familyInvitations).where(eq(familyInvitations.id, invited.id));
  expect(JSON.stringify(row)).not.toContain(token);
  expect(await house.aVisitor()(openFamilyInvitation, { body: { token } })).toEqual({
    groupName: 'The Raos of Fremont',
    inviterName: 'Asha Rao',
    role: 'editor',
    emailHint: 'm…@example.org',
  });
  await expect(house.aVisitor()(acceptFamilyInvitation, { body: { token } })).rejects.toMatchObject({ status: 401 });
  expect(await meera(acceptFamilyInvitation, { body: { token } })).toEqual({ groupId: group.id });
  const { members } = await meera(listFamilyMembers, { query: { groupId: group.id } });
  expect(members.at(-1)).toMatchObject({ name: 'Meera Rao', role: 'editor', relationship: 'sibling' });
  expect(await waitingIn(family)).toEqual([]);
  // Her answer may have been lost; to everybody else the letter is used.
  expect(await meera(acceptFamilyInvitation, { body: { token } })).toEqual({ groupId: group.id });
  await expect((await house.aMember())(acceptFamilyInvitation, { body: { token } })).rejects.toMatchObject(deadLink);
  const { activities } = await meera(listFamilyActivities, { query: { groupId: group.id } });
  expect(activities[0]).toMatchObject({
    activityType: 'member_joined',
    description: 'Meera Rao joined the family group.',
  });
  const noted = await db.select().from(auditEntries).where(eq(auditEntries.subject, group.id));
  expect(noted.map(({ action }) => action)).toEqual(['family.invited', 'family.joined']);
});

test('the letter speaks the language of whoever gets it, and says nothing of the plan', async () => {
  const family = await aFamily(house, { plan: { personName: 'Leela Secretname' } });
  const { person } = await house.aMember({ email: 'luz@example.org' });
  await db.update(users).set({ language: 'es' }).where(eq(users.id, person.id));
  await invite(family, 'luz@example.org', { name: 'Luz', role: 'viewer' });
  const { subject, text } = await house.nextMailTo('luz@example.org');
  expect(subject).toBe('Asha Rao le pide que planifique con la familia');
  expect(text).toContain('«The Raos»');
  expect(text).not.toContain('Secretname');
});

test('only admins invite, and see addresses and askers; the others see who was invited, strangers find no group', async () => {
  const family = await aFamily(house);
  const { as, group } = family;
  const { id: invitationId } = await invite(family, 'uncle@example.org');
  const body = { groupId: group.id, name: 'X', email: 'x@example.org' };
  const params = { invitationId };
  const stranger = await house.aMember();
  const callers = [...familyRoles.slice(1).map((role) => [as[role], tooLow] as const), [stranger, gone] as const];
  for (const [call, refusal] of callers) {
    const ofOne = refusal === gone ? { status: 404, code: 'family.invitation_not_found' } : refusal;
    await expect(call(inviteToFamily, { body })).rejects.toMatchObject(refusal);
    await expect(call(resendFamilyInvitation, { params, body: {} })).rejects.toMatchObject(ofOne);
    await expect(call(approveFamilyInvitation, { params, body: {} })).rejects.toMatchObject(ofOne);
    await expect(call(cancelFamilyInvitation, { params })).rejects.toMatchObject(ofOne);
  }
  await expect(house.aVisitor()(inviteToFamily, { body })).rejects.toMatchObject({ status: 401 });
  await stranger(askToJoin, { body: { token: group.joinCode } });
  const { invitations: seen } = await as.viewer(listFamilyInvitations, { query: { groupId: group.id } });
  expect(seen).toMatchObject([{ id: invitationId, kind: 'invited', name: 'Meera Rao', email: null }]);
  await expect(stranger(listFamilyInvitations, { query: { groupId: group.id } })).rejects.toMatchObject(gone);
  expect(await waitingIn(family)).toHaveLength(2);
});

test('an invitation needs a name, an address and a role there is', async () => {
  const family = await aFamily(house);
  for (const [field, value] of [
    ['name', ' '] as const,
    ['name', 'x'.repeat(200)] as const,
    ['email', 'not an address'] as const,
    ['email', ''] as const,
    ['role', 'owner'] as const,
    ['relationship', 'king'] as const,
  ])
    await expect(invite(family, 'y@example.org', { [field]: value })).rejects.toMatchObject({
      status: 400,
      fields: { [field]: expect.any(String) },
    });
});

test('a letter is for one address, and for nobody who is in already', async () => {
  const family = await aFamily(house);
  const cousin = await house.aMember();
  await invite(family, cousin.person.email);
  const token = await tokenMailedTo(cousin.person.email);
  const other = await house.aMember();
  await expect(other(acceptFamilyInvitation, { body: { token } })).rejects.toMatchObject({
    status: 403,
    code: 'family.other_address',
  });
  expect(await other(listFamilyGroups, {})).toEqual({ groups: [] });
  await cousin(acceptFamilyInvitation, { body: { token } });
  await expect(invite(family, cousin.person.email)).rejects.toMatchObject({ code: 'family.already_member' });
  await expect(invite(family, family.planner.person.email)).rejects.toMatchObject({ code: 'family.already_member' });
});

test('whoever was taken off, or may ask nobody in any more, does not come back by a letter of their own', async () => {
  const family = await aFamily(house);
  const { planner, as, group } = family;
  for (const going of [
    ({ memberId }: Relative) => planner(removeFamilyMember, { params: { memberId }, query: {} }),
    ({ memberId }: Relative) => planner(changeFamilyMember, { params: { memberId }, body: { role: 'viewer' } }),
  ]) {
    const admin = await aRelative(house, family, 'admin');
    const second = await house.aMember();
    const body = { groupId: group.id, name: 'Myself', email: second.person.email, role: 'admin' as const };
    await admin(inviteToFamily, { body });
    const token = await tokenMailedTo(second.person.email);
    await going(admin);
    await expect(second(acceptFamilyInvitation, { body: { token } })).rejects.toMatchObject({
      code: 'family.link_not_found',
    });
  }
  await invite({ ...family, planner: as.admin }, 'stays@example.org');
  expect(await waitingIn(family)).toMatchObject([{ email: 'stays@example.org' }]);
});

test('twenty uses of one letter at the same moment are one', async () => {
  const family = await aFamily(house);
  const cousin = await house.aMember();
  await invite(family, cousin.person.email);
  const token = await tokenMailedTo(cousin.person.email);
  const uses = Array.from({ length: 20 }, () => cousin(acceptFamilyInvitation, { body: { token } }));
  expect(new Set((await Promise.all(uses)).map(({ groupId }) => groupId))).toEqual(new Set([family.group.id]));
  expect(await membersOf(family)).toHaveLength(8);
  const { activities } = await cousin(listFamilyActivities, { query: { groupId: family.group.id } });
  expect(activities.map(({ kind }) => kind)).toEqual(['member.joined']);
});

test('a double click is one letter; asked again later, or sent again, the former link ends', async () => {
  const family = await aFamily(house);
  const aunt = await house.aMember();
  const { email } = aunt.person;
  const [first, twin] = await Promise.all([invite(family, email), invite(family, email)]);
  expect(twin).toEqual(first);
  const old = await tokenMailedTo(email);
  house.clock.forward({ minutes: 1 });
  const second = await invite(family, email, { role: 'viewer' });
  expect(second).toMatchObject({ id: first.id, role: 'viewer' });
  expect(await waitingIn(family)).toHaveLength(1);
  const middle = await tokenMailedTo(email);
  const params = { invitationId: first.id };
  expect(await family.as.admin(resendFamilyInvitation, { params, body: {} })).toMatchObject({ role: 'viewer' });
  const fresh = await tokenMailedTo(email);
  for (const token of [old, middle])
    await expect(aunt(acceptFamilyInvitation, { body: { token } })).rejects.toMatchObject(deadLink);
  await aunt(acceptFamilyInvitation, { body: { token: fresh } });
  await expect(family.planner(resendFamilyInvitation, { params, body: {} })).rejects.toMatchObject(notWaiting);
});

test('a letter that is too old or was taken back opens nothing; sent again, it does', async () => {
  const family = await aFamily(house);
  const open = (token: string) => house.aVisitor()(openFamilyInvitation, { body: { token } });
  const { id } = await invite(family, 'one@example.org');
  const first = await tokenMailedTo('one@example.org');
  await open(first);
  expect(await family.as.admin(cancelFamilyInvitation, { params: { invitationId: id } })).toEqual({ invitations: [] });
  await expect(open(first)).rejects.toMatchObject(deadLink);
  expect(await family.as.admin(cancelFamilyInvitation, { params: { invitationId: id } })).toEqual({ invitations: [] });
  await expect(
    family.planner(resendFamilyInvitation, { params: { invitationId: id }, body: {} }),
  ).rejects.toMatchObject(notWaiting);
  const { id: late } = await invite(family, 'two@example.org');
  const second = await tokenMailedTo('two@example.org');
  house.clock.forward({ days: FAMILY_INVITATION_DAYS });
  await expect(open(second)).rejects.toMatchObject(deadLink);
  const waiting = await waitingIn(family);
  expect(new Date(waiting[0]?.endsAt ?? '').getTime()).toBeLessThanOrEqual(house.clock.now().getTime());
  await family.planner(resendFamilyInvitation, { params: { invitationId: late }, body: {} });
  await open(await tokenMailedTo('two@example.org'));
  await expect(open('x'.repeat(43))).rejects.toMatchObject(deadLink);
  await expect(open('short')).rejects.toMatchObject({ status: 400 });
});

test('a letter never takes a role away from somebody who came in another way', async () => {
  const family = await aFamily(house);
  const editor = await aRelative(house, family, 'editor');
  await invite(family, 'moving@example.org', { role: 'viewer' });
  const token = await tokenMailedTo('moving@example.org');
  await db.update(users).set({ email: 'moving@example.org' }).where(eq(users.id, editor.person.id));
  expect(await editor(acceptFamilyInvitation, { body: { token } })).toEqual({ groupId: family.group.id });
  expect((await membersOf(family)).find(({ id }) => id === editor.memberId)?.role).toBe('editor');
  expect(await waitingIn(family)).toEqual([]);
});

test('the link shows whose it is and only lets people ask: an admin lets them in, as viewers', async () => {
  const family = await aFamily(house, { name: 'Family of Leela' });
  const { as, group, planner } = family;
  const body = { token: group.joinCode };
  expect(await house.aVisitor()(openJoinLink, { body })).toEqual({
    groupName: 'Family of Leela',
    inviterName: 'Asha Rao',
    role: 'viewer',
    emailHint: null,
    standing: null,
    groupId: null,
    askedId: null,
  });
  await expect(house.aVisitor()(askToJoin, { body })).rejects.toMatchObject({ status: 401 });
  const nell = await house.aMember({ firstName: 'Nell', lastName: 'Lind', email: 'nell@example.org' });
  const asked = { state: 'asked', groupId: null };
  expect(await Promise.all([nell(askToJoin, { body }), nell(askToJoin, { body })])).toEqual([asked, asked]);
  expect(await nell(askToJoin, { body })).toEqual(asked);
  await expect(nell(listFamilyMembers, { query: { groupId: group.id } })).rejects.toMatchObject(gone);
  const request = 'Nell Lind asks to join “Family of Leela”';
  expect((await house.nextMailTo(as.admin.person.email)).subject).toBe(request);
  // The letter about the new plan is written by a job, and may come before or after.
  const toPlanner = [await house.nextMailTo(planner.person.email), await house.nextMailTo(planner.person.email)];
  expect(toPlanner.map(({ subject }) => subject).sort()).toEqual([request, 'Your plan is saved']);
  const [waiting, ...others] = await waitingIn(family);
  expect(others).toEqual([]);
  expect(waiting).toMatchObject({
    kind: 'asked',
    name: 'Nell Lind',
    email: 'nell@example.org',
    role: 'viewer',
    endsAt: null,
  });
  const params = { invitationId: FamilyInvitationId.parse(waiting?.id) };
  await expect(planner(resendFamilyInvitation, { params, body: {} })).rejects.toMatchObject(notWaiting);
  const approvals = await Promise.all([
    planner(approveFamilyInvitation, { params, body: {} }),
    as.admin(approveFamilyInvitation, { params, body: { role: 'admin' } }),
  ]);
  expect(approvals).toEqual([{ invitations: [] }, { invitations: [] }]);
  await expect(planner(cancelFamilyInvitation, { params })).rejects.toMatchObject(notWaiting);
  expect((await house.nextMailTo('nell@example.org')).subject).toBe('You are part of “Family of Leela” now');
  expect(await nell(askToJoin, { body })).toEqual({ state: 'member', groupId: group.id });
  expect(await nell(openJoinLink, { body })).toMatchObject({ standing: 'member', groupId: group.id });
  expect((await nell(listFamilyGroups, {})).groups).toHaveLength(1);
  const letIn = (await db.select().from(auditEntries).where(eq(auditEntries.action, 'family.let_in'))).filter(
    ({ subject }) => subject === group.id,
  );
  expect(letIn).toMatchObject([{ details: { person: nell.person.id } }]);
});

test('an admin may let somebody in with another role, and a letter is nobody who asks', async () => {
  const family = await aFamily(house);
  const asker = await house.aMember();
  await asker(askToJoin, { body: { token: family.group.joinCode } });
  const [waiting] = await waitingIn(family);
  const { id: letter } = await invite(family, 'letter@example.org');
  const approve = (invitationId: FamilyInvitationId) =>
    family.planner(approveFamilyInvitation, { params: { invitationId }, body: { role: 'contributor' } });
  await expect(approve(letter)).rejects.toMatchObject(notWaiting);
  await expect(approve(FamilyInvitationId.parse(uuid()))).rejects.toMatchObject(notWaiting);
  const { invitations } = await approve(FamilyInvitationId.parse(waiting?.id));
  expect(invitations.map(({ id }) => id)).toEqual([letter]);
  expect((await asker(listFamilyGroups, {})).groups[0]?.role).toBe('contributor');
});

test('somebody turned down may ask again a few times, and somebody taken off too', async () => {
  const family = await aFamily(house);
  const body = { token: family.group.joinCode };
  const asker = await house.aMember();
  for (let times = 0; times < 5; times += 1) {
    await asker(askToJoin, { body });
    const [waiting] = await waitingIn(family);
    const params = { invitationId: FamilyInvitationId.parse(waiting?.id) };
    expect(await asker(openJoinLink, { body })).toMatchObject({ standing: 'asked', groupId: null });
    expect(await family.planner(cancelFamilyInvitation, { params })).toEqual({ invitations: [] });
    expect(await asker(openJoinLink, { body })).toMatchObject({ standing: 'turned_down', groupId: null });
    await expect(family.planner(approveFamilyInvitation, { params, body: {} })).rejects.toMatchObject(notWaiting);
  }
  await expect(asker(askToJoin, { body })).rejects.toMatchObject({ status: 429 });
  await family.as.viewer(removeFamilyMember, { params: { memberId: family.as.viewer.memberId }, query: {} });
  expect(await family.as.viewer(askToJoin, { body })).toMatchObject({ state: 'asked' });
});

test('whoever waits hears what came of it, also by a link that is another one since; nobody else does', async () => {
  const family = await aFamily(house);
  const { planner, group } = family;
  const body = { token: group.joinCode };
  const [asker, luckier, stranger] = [await house.aMember(), await house.aMember(), await house.aMember()];
  for (const one of [asker, luckier]) await one(askToJoin, { body });
  const idOf = async (one: typeof asker) => FamilyInvitationId.parse((await one(openJoinLink, { body })).askedId);
  const params = { invitationId: await idOf(asker) };
  const another = { invitationId: await idOf(luckier) };
  expect((await stranger(openJoinLink, { body })).askedId).toBeNull();
  await planner(renewJoinLink, { params: { groupId: group.id }, body: {} });

  expect(await asker(getFamilyRequest, { params })).toEqual({ standing: 'asked', groupId: null });
  await expect(house.aVisitor()(getFamilyRequest, { params })).rejects.toMatchObject({ status: 401 });
  for (const other of [stranger, luckier, planner])
    await expect(other(getFamilyRequest, { params })).rejects.toMatchObject(notWaiting);

  await planner(cancelFamilyInvitation, { params });
  await planner(approveFamilyInvitation, { params: another, body: {} });
  expect(await asker(getFamilyRequest, { params })).toEqual({ standing: 'turned_down', groupId: null });
  const letIn = { standing: 'member', groupId: group.id };
  expect(await luckier(getFamilyRequest, { params: another })).toEqual(letIn);

  // Waiting costs no tries of those who open a link.
  for (let look = 0; look < 70; look++) await luckier(getFamilyRequest, { params: another });
  await planner(endFamilyGroup, { params: { groupId: group.id } });
  await expect(luckier(getFamilyRequest, { params: another })).rejects.toMatchObject(notWaiting);
});

test('a renewed or ended link lets nobody ask, and whoever guesses is stopped', async () => {
  const family = await aFamily(house);
  const { planner, group } = family;
  const asker = await house.aMember();
  const { inviteCode } = await planner(renewJoinLink, { params: { groupId: group.id }, body: {} });
  await expect(asker(askToJoin, { body: { token: group.joinCode } })).rejects.toMatchObject(deadLink);
  await expect(asker(openJoinLink, { body: { token: group.joinCode } })).rejects.toMatchObject(deadLink);
  await asker(openJoinLink, { body: { token: inviteCode ?? '' } });
  house.clock.forward({ days: JOIN_LINK_DAYS });
  const later = await house.onAnotherDevice(asker);
  await expect(later(askToJoin, { body: { token: inviteCode ?? '' } })).rejects.toMatchObject(deadLink);
  const guesses = Array.from({ length: 61 }, (_, n) =>
    house
      .aVisitor()(openJoinLink, { body: { token: `${'guess-'.repeat(5)}${n}` } })
      .catch(({ status }) => status),
  );
  expect(await Promise.all(guesses)).toContain(429);
});

test('admins who turned such letters off get none, and the group has room for so many who wait', async () => {
  const family = await aFamily(house);
  const { planner, as, group } = family;
  await planner(setPreferences, { params: { userId: planner.person.id }, body: { family: false } });
  const now = house.clock.now();
  const waiting = Array.from({ length: INVITATIONS_WAITING_MAX - 1 }, (_, n) => ({
    id: uuid(),
    groupId: group.id,
    name: 'W',
    email: `w${n}@example.org`,
    role: 'viewer' as const,
    invitedAt: now,
    tokenHash: Buffer.from(`full ${n}`),
    tokenEndsAt: new Date(now.getTime() + 1),
  }));
  await db.insert(familyInvitations).values(waiting);
  await invite(family, 'last@example.org');
  await expect(invite(family, 'more@example.org')).rejects.toMatchObject({ code: 'family.full' });
  await invite(family, 'last@example.org', { role: 'viewer' });
  const asker = await house.aMember();
  await asker(askToJoin, { body: { token: group.joinCode } });
  await house.nextMailTo(as.admin.person.email);
  expect((await house.mailTo(planner.person.email)).subject).toBe('Your plan is saved');
});

test('a letter is in the language that is named, and so is the one that is sent again', async () => {
  const family = await aFamily(house);
  const email = 'abuela@example.org';
  await invite(family, email, { language: 'es' });
  expect((await house.nextMailTo(email)).html).toContain('<html lang="es"');
  house.clock.forward({ hours: 1 });
  await invite(family, email);
  expect((await house.nextMailTo(email)).html).toContain('<html lang="es"');
});
