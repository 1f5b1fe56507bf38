// The people of a memorial: invitations by mail, roles, leaving, and who is here now.
import { CollaboratorId } from '@evenlight/contract/ids';
import {
  acceptInvitation,
  changeCollaborator,
  INVITATION_DAYS,
  inviteCollaborator,
  keepEditing,
  listActiveCollaborators,
  listCollaborators,
  listEditSessions,
  openInvitation,
  removeCollaborator,
  SILENT_AFTER_SECONDS,
  stopEditing,
} from '@evenlight/contract/memorials/collaboration';
import { getKeepers, nameKeepers } from '@evenlight/contract/memorials/keeping';
import { deleteMemorial, getMemorial } from '@evenlight/contract/memorials/memorial';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { tablesIn } from '../../../platform/personal-data/declared-tables.ts';
import { news } from '../../../platform/tables.ts';
import { aMemorial, join, rolesOf, type TestMember, tokenMailedTo } from '../../../testing/memorial-people.ts';
import { openTestHouse } from '../../../testing/open-test-house.ts';
import { users } from '../../accounts/tables.ts';
import { memorialCollaborators } from './tables.ts';

const house = await openTestHouse();
const gone = { status: 404, code: 'memorial.not_found' };
const usedUp = { status: 404, code: 'invitation.not_found' };

test('somebody who is invited sees what for, accepts with their own address, and is one of the people', async () => {
  const memorial = await aMemorial(house);
  const { owner, params } = memorial;
  const aunt = await house.aMember({ email: 'meera@example.org', firstName: 'Meera', lastName: 'Rao' });
  const invited = await owner(inviteCollaborator, { params, body: { email: ' Meera@Example.org ', role: 'editor' } });
  expect(invited).toMatchObject({ role: 'editor', email: 'meera@example.org', user: null, userId: null });
  expect(invited.invitationEndsAt).not.toBeNull();
  await expect(aunt(getMemorial, { params })).rejects.toMatchObject(gone);
  const token = await tokenMailedTo(house, 'meera@example.org');
  expect(await house.aVisitor()(openInvitation, { body: { token } })).toEqual({
    memorialName: 'Leela Rao',
    inviterName: 'Asha Rao',
    role: 'editor',
    emailHint: 'm…@example.org',
  });
  expect(await aunt(acceptInvitation, { body: { token } })).toEqual({ memorialId: params.memorialId });
  expect(await aunt(getMemorial, { params })).toMatchObject({ role: 'editor' });
  const { data } = await aunt(listCollaborators, { params });
  expect(data.map(({ role, user }) => [role, user?.firstName])).toEqual([
    ['owner', 'Asha'],
    ['editor', 'Meera'],
  ]);
  expect(data[0]).toMatchObject({ id: owner.person.id, email: owner.person.email, invitationEndsAt: null });
  await expect(aunt(acceptInvitation, { body: { token } })).rejects.toMatchObject(usedUp);
});

test('an invitation is for one address: nobody else can use the link, and a visitor is asked to sign in', async () => {
  const { owner, params } = await aMemorial(house);
  const right = await house.aMember();
  await owner(inviteCollaborator, { params, body: { email: right.person.email, role: 'viewer' } });
  const token = await tokenMailedTo(house, right.person.email);
  const other = await house.aMember();
  await expect(other(acceptInvitation, { body: { token } })).rejects.toMatchObject({
    code: 'invitation.other_address',
  });
  await expect(house.aVisitor()(acceptInvitation, { body: { token } })).rejects.toMatchObject({ status: 401 });
  await expect(other(getMemorial, { params })).rejects.toMatchObject(gone);
  await right(acceptInvitation, { body: { token } });
});

test('twenty uses of one link at the same moment are one', async () => {
  const memorial = await aMemorial(house);
  const { owner, params } = memorial;
  const cousin = await house.aMember();
  await owner(inviteCollaborator, { params, body: { email: cousin.person.email, role: 'contributor' } });
  const token = await tokenMailedTo(house, cousin.person.email);
  const uses = Array.from({ length: 20 }, () => cousin(acceptInvitation, { body: { token } }));
  const outcomes = await Promise.allSettled(uses);
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  for (const outcome of outcomes) if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject(usedUp);
  expect(Object.keys(await rolesOf(memorial))).toHaveLength(2);
});

test('asking again sends a fresh link in the new role, and the former link stops working', async () => {
  const memorial = await aMemorial(house);
  const { owner, params } = memorial;
  const uncle = await house.aMember();
  const email = uncle.person.email;
  const first = await owner(inviteCollaborator, { params, body: { email, role: 'editor' } });
  const old = await tokenMailedTo(house, email);
  const second = await owner(inviteCollaborator, { params, body: { email, role: 'viewer' } });
  expect(second).toMatchObject({ id: first.id, role: 'viewer' });
  const fresh = await tokenMailedTo(house, email);
  await expect(uncle(acceptInvitation, { body: { token: old } })).rejects.toMatchObject(usedUp);
  await uncle(acceptInvitation, { body: { token: fresh } });
  expect((await rolesOf(memorial))[email]).toBe('viewer');
});

test('somebody who is in already can use another link, and an invitation never takes a role away', async () => {
  const memorial = await aMemorial(house);
  const { owner, params } = memorial;
  const editor = await join(house, memorial, 'editor');
  const { email, id } = editor.person;
  await owner(inviteCollaborator, { params, body: { email, role: 'viewer' } });
  await editor(acceptInvitation, { body: { token: await tokenMailedTo(house, email) } });
  expect((await rolesOf(memorial))[email]).toBe('editor');
  // Their address is another one now, and the family invites that one.
  await house.world.db.update(users).set({ email: 'new-address@example.org' }).where(eq(users.id, id));
  await owner(inviteCollaborator, { params, body: { email: 'new-address@example.org', role: 'viewer' } });
  const token = await tokenMailedTo(house, 'new-address@example.org');
  await editor(acceptInvitation, { body: { token } });
  expect(await rolesOf(memorial)).toEqual({ [owner.person.email]: 'owner', 'new-address@example.org': 'editor' });
});

const moveTo = async ({ person }: TestMember, email: string) => {
  await house.world.db.update(users).set({ email }).where(eq(users.id, person.id));
};

test('an address that changed hands is invited anew: whoever had it before stays as they were', async () => {
  const memorial = await aMemorial(house);
  const { owner, params } = memorial;
  const former = await join(house, memorial, 'editor', { email: 'office@example.org' });
  await owner(nameKeepers, { params, body: { successor: former.collaboratorId } });
  await moveTo(former, 'former@example.org');
  const next = await house.aMember({ email: 'office@example.org' });
  const { id } = await owner(inviteCollaborator, { params, body: { email: 'office@example.org', role: 'viewer' } });
  expect(id).not.toBe(former.collaboratorId);
  await next(acceptInvitation, { body: { token: await tokenMailedTo(house, 'office@example.org') } });
  expect(await next(getMemorial, { params })).toMatchObject({ role: 'viewer' });
  expect(await former(getMemorial, { params })).toMatchObject({ role: 'editor' });
  expect(await rolesOf(memorial)).toEqual({
    [owner.person.email]: 'owner',
    'former@example.org': 'editor',
    'office@example.org': 'viewer',
  });
  expect((await owner(getKeepers, { params })).successor?.collaboratorId).toBe(former.collaboratorId);
});

test('a link for somebody who is in already does not give their place to whoever has the address by then', async () => {
  const memorial = await aMemorial(house);
  const { owner, params } = memorial;
  const former = await join(house, memorial, 'editor', { email: 'desk@example.org' });
  await owner(inviteCollaborator, { params, body: { email: 'desk@example.org', role: 'editor' } });
  const token = await tokenMailedTo(house, 'desk@example.org');
  await moveTo(former, 'away@example.org');
  const next = await house.aMember({ email: 'desk@example.org' });
  const foreign = { code: 'invitation.other_address' };
  await expect(next(acceptInvitation, { body: { token } })).rejects.toMatchObject(foreign);
  await expect(next(getMemorial, { params })).rejects.toMatchObject(gone);
  await former(acceptInvitation, { body: { token } });
});

test('two people who swapped their addresses can be invited, and an invitation that waits joins its person', async () => {
  const memorial = await aMemorial(house);
  const { owner, params } = memorial;
  const invite = (email: string) => owner(inviteCollaborator, { params, body: { email, role: 'contributor' } });
  const one = await join(house, memorial, 'editor', { email: 'hill@example.org' });
  const two = await join(house, memorial, 'viewer', { email: 'valley@example.org' });
  await moveTo(one, 'nowhere@example.org');
  await moveTo(two, 'hill@example.org');
  await moveTo(one, 'valley@example.org');
  expect((await invite('hill@example.org')).id).toBe(two.collaboratorId);
  // Invited where they are about to move to.
  await invite('soon@example.org');
  const token = await tokenMailedTo(house, 'soon@example.org');
  await moveTo(one, 'soon@example.org');
  await invite('hill@example.org');
  await one(acceptInvitation, { body: { token } });
  expect(await rolesOf(memorial)).toEqual({
    [owner.person.email]: 'owner',
    'soon@example.org': 'editor',
    'hill@example.org': 'contributor',
  });
});

test('whoever has an address now neither reads nor takes along the place of whoever had it before', async () => {
  const memorial = await aMemorial(house);
  const former = await join(house, memorial, 'editor', { email: 'shared@example.org' });
  await moveTo(former, 'left@example.org');
  const next = await house.aMember({ email: 'shared@example.org' });
  const [coverage] = tablesIn({ memorialCollaborators });
  const linesOf = ({ person }: TestMember) =>
    house.world.db.$count(memorialCollaborators, coverage?.kind === 'personal' ? coverage.of(person) : undefined);
  expect(await linesOf(next)).toBe(0);
  expect(await linesOf(former)).toBe(1);
});

test('a link that is too old, whose invitation was taken back or whose memorial is gone opens nothing', async () => {
  const { owner, params } = await aMemorial(house);
  const open = (token: string) => house.aVisitor()(openInvitation, { body: { token } });
  const invite = (email: string) => owner(inviteCollaborator, { params, body: { email, role: 'viewer' } });
  const takenBack = await invite('one@example.org');
  const first = await tokenMailedTo(house, 'one@example.org');
  await open(first);
  await owner(removeCollaborator, { params: { ...params, collaboratorId: takenBack.id } });
  await expect(open(first)).rejects.toMatchObject(usedUp);
  await invite('two@example.org');
  const second = await tokenMailedTo(house, 'two@example.org');
  house.clock.forward({ days: INVITATION_DAYS });
  await expect(open(second)).rejects.toMatchObject(usedUp);
  await invite('three@example.org');
  const third = await tokenMailedTo(house, 'three@example.org');
  await owner(deleteMemorial, { params });
  await expect(open(third)).rejects.toMatchObject(usedUp);
  await expect(open('x'.repeat(43))).rejects.toMatchObject(usedUp);
});

test('only a trace of a link is kept', async () => {
  const { owner, params } = await aMemorial(house);
  await owner(inviteCollaborator, { params, body: { email: 'trace@example.org', role: 'viewer' } });
  const token = await tokenMailedTo(house, 'trace@example.org');
  const [row] = await house.world.db
    .select()
    .from(memorialCollaborators)
    .where(eq(memorialCollaborators.email, 'trace@example.org'));
  expect(row?.tokenHash).toHaveLength(32);
  expect(row?.tokenHash?.toString('base64url')).not.toBe(token);
});

test('the owner cannot be invited, changed or taken off', async () => {
  const { owner, params } = await aMemorial(house);
  const isOwner = { status: 409, code: 'collaborator.is_owner' };
  const line = { ...params, collaboratorId: CollaboratorId.parse(owner.person.id) };
  const body = { email: owner.person.email, role: 'viewer' } as const;
  await expect(owner(inviteCollaborator, { params, body })).rejects.toMatchObject(isOwner);
  await expect(owner(changeCollaborator, { params: line, body: { role: 'viewer' } })).rejects.toMatchObject(isOwner);
  await expect(owner(removeCollaborator, { params: line })).rejects.toMatchObject(isOwner);
});

test('a bad address or an owner’s role names the field', async () => {
  const { owner, params } = await aMemorial(house);
  const invite = (body: object) =>
    owner.raw('POST', `/api/memorials/${params.memorialId}/invite`, {
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  expect(JSON.parse((await invite({ email: '  ', role: 'viewer' })).text).fields).toHaveProperty('email');
  expect(JSON.parse((await invite({ email: 'a@example.org', role: 'owner' })).text).fields).toHaveProperty('role');
});

test('another role counts from the next question on', async () => {
  const memorial = await aMemorial(house);
  const { owner, params } = memorial;
  const helper = await join(house, memorial, 'viewer');
  const line = { ...params, collaboratorId: helper.collaboratorId };
  await expect(helper(keepEditing, { params })).rejects.toMatchObject({ status: 403 });
  expect(await owner(changeCollaborator, { params: line, body: { role: 'editor' } })).toMatchObject({ role: 'editor' });
  await helper(keepEditing, { params });
  expect(await owner(changeCollaborator, { params: line, body: { isDelegate: true } })).toMatchObject({
    role: 'editor',
    isDelegate: true,
  });
  expect(await helper(getMemorial, { params })).toMatchObject({ role: 'editor', isDelegate: true });
});

test('whoever is taken off is a stranger at once, and is named for nothing any more', async () => {
  const memorial = await aMemorial(house);
  const { owner, params } = memorial;
  const helper = await join(house, memorial, 'editor');
  const { collaboratorId } = helper;
  await owner(nameKeepers, { params, body: { secondKeeper: collaboratorId, successor: collaboratorId } });
  await helper(keepEditing, { params });
  await owner(removeCollaborator, { params: { ...params, collaboratorId } });
  await expect(helper(getMemorial, { params })).rejects.toMatchObject(gone);
  await expect(helper(keepEditing, { params })).rejects.toMatchObject(gone);
  expect(await owner(listActiveCollaborators, { params })).toEqual({ data: [] });
  const told = await house.world.db
    .select()
    .from(news)
    .where(eq(news.audience, `person:${helper.person.id}`));
  expect(told.map(({ kind }) => kind)).toContain('memorial.changed');
  // Back by a new invitation, they are an editor and nothing else.
  await owner(inviteCollaborator, { params, body: { email: helper.person.email, role: 'editor' } });
  await helper(acceptInvitation, { body: { token: await tokenMailedTo(house, helper.person.email) } });
  expect(await helper(getMemorial, { params })).toMatchObject({ role: 'editor' });
});

test('everybody may take themselves off, and nobody below a keeper anybody else', async () => {
  const memorial = await aMemorial(house);
  const [editor, viewer] = [await join(house, memorial, 'editor'), await join(house, memorial, 'viewer')];
  const line = (collaboratorId: CollaboratorId) => ({ params: { ...memorial.params, collaboratorId } });
  await expect(editor(removeCollaborator, line(viewer.collaboratorId))).rejects.toMatchObject({ status: 403 });
  await viewer(removeCollaborator, line(viewer.collaboratorId));
  await expect(viewer(getMemorial, { params: memorial.params })).rejects.toMatchObject(gone);
});

test('people of one memorial are unknown to another', async () => {
  const [one, other] = [await aMemorial(house), await aMemorial(house)];
  const helper = await join(house, one, 'viewer');
  const params = { ...other.params, collaboratorId: helper.collaboratorId };
  const unknown = { status: 404, code: 'collaborator.not_found' };
  await expect(other.owner(changeCollaborator, { params, body: { role: 'editor' } })).rejects.toMatchObject(unknown);
  await expect(other.owner(removeCollaborator, { params })).rejects.toMatchObject(unknown);
  const body = { successor: helper.collaboratorId };
  await expect(other.owner(nameKeepers, { params: other.params, body })).rejects.toMatchObject(unknown);
});

test('who works on it is seen while their screen says so, and news goes out when they come and go', async () => {
  const memorial = await aMemorial(house);
  const { owner, params } = memorial;
  const helper = await join(house, memorial, 'editor', { firstName: 'Edda' });
  const presences = async () => {
    const told = await house.world.db
      .select()
      .from(news)
      .where(eq(news.audience, `person:${owner.person.id}`));
    return told.filter(({ kind, subject }) => kind === 'memorial.presence' && subject === `${params.memorialId}`)
      .length;
  };
  const here = async () => (await owner(listActiveCollaborators, { params })).data.map(({ user }) => user?.firstName);
  await helper(keepEditing, { params });
  const again = await helper(keepEditing, { params });
  expect(again).toMatchObject({ isActive: true, collaborator: { role: 'editor' } });
  expect(await presences()).toBe(1);
  expect(await here()).toEqual(['Edda']);
  house.clock.forward({ seconds: SILENT_AFTER_SECONDS });
  expect(await here()).toEqual([]);
  expect((await owner(listEditSessions, { params })).data).toMatchObject([{ id: again.id, isActive: false }]);
  expect((await helper(keepEditing, { params })).id).not.toBe(again.id);
  await helper(stopEditing, { params });
  await helper(stopEditing, { params });
  expect(await here()).toEqual([]);
  expect(await presences()).toBe(3);
});
