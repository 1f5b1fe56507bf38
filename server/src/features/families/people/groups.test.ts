// A family's group: making it, its link, who belongs to it, roles, leaving and handing over.
import { listFamilyActivities } from '@evenlight/contract/families/activities';
import {
  changeFamilyGroup,
  changeFamilyMember,
  createFamilyGroup,
  endFamilyGroup,
  type FamilyMember,
  handOverFamily,
  listFamilyGroups,
  listFamilyMembers,
  removeFamilyMember,
} from '@evenlight/contract/families/group';
import { JOIN_LINK_DAYS, renewJoinLink } from '@evenlight/contract/families/invitations';
import { familyRoles } from '@evenlight/contract/families/rights';
import { FamilyGroupId, FamilyMemberId } from '@evenlight/contract/ids';
import { archivePlan } from '@evenlight/contract/plans';
import { eq } from 'drizzle-orm';
import { v7 as uuid } from 'uuid';
import { expect, test } from 'vitest';
import { news } from '../../../platform/tables.ts';
import { aFamily, type TestFamily } from '../../../testing/family-people.ts';
import { openTestHouse } from '../../../testing/open-test-house.ts';
import { aPlan } from '../../../testing/plans.ts';
import { familyGroups, familyMembers } from '../../plans/people/tables.ts';
import { familyTasks } from '../tasks/tables.ts';

const house = await openTestHouse({ withSampleData: true });
const { db } = house.world;
const gone = { status: 404, code: 'family.not_found' };
const noSeat = { status: 404, code: 'family.member_not_found' };
const tooLow = { status: 403, code: 'family.role_too_low' };
const stays = { status: 409, code: 'family.is_owner' };

const membersOf = async ({ planner, group }: TestFamily) =>
  (await planner(listFamilyMembers, { query: { groupId: group.id } })).members;
const roleOf = (members: readonly FamilyMember[], id: FamilyMemberId) => members.find((one) => one.id === id)?.role;
const kindsIn = async ({ planner, group }: TestFamily) =>
  (await planner(listFamilyActivities, { query: { groupId: group.id } })).activities.map(({ kind }) => kind).sort();

test('whoever made a plan makes its group and is its admin; made again, even at once, it is the same', async () => {
  const ada = await house.aMember({ firstName: 'Ada', lastName: 'Okafor' });
  const { id: planId, title } = await aPlan(ada);
  const body = { planId, name: ' The Okafors ', description: 'For Dad' };
  const [group, again] = await Promise.all([ada(createFamilyGroup, { body }), ada(createFamilyGroup, { body })]);
  expect(again.id).toBe(group.id);
  expect(group).toMatchObject({
    name: 'The Okafors',
    description: 'For Dad',
    ownerId: ada.person.id,
    planId,
    role: 'admin',
    memberCount: 1,
    isActive: true,
    plan: { title, isMine: true, status: 'draft' },
    counts: { tasks: 0, completedTasks: 0, urgentTasks: 0, messages: 0, unreadMessages: 0, openDecisions: 0 },
  });
  expect(group.counts.recentActivities).toBe(1);
  expect(group.inviteCode?.length).toBeGreaterThanOrEqual(40);
  expect((await ada(listFamilyGroups, {})).groups.map(({ id }) => id)).toEqual([group.id]);
  const { members } = await ada(listFamilyMembers, { query: { groupId: group.id } });
  expect(members).toMatchObject([
    { name: 'Ada Okafor', initials: 'AO', role: 'admin', isOwner: true, isPlanner: true, relationship: null },
  ]);
});

test('nobody makes a group of a plan that is not theirs, and it needs a name', async () => {
  const { plan, as, planner } = await aFamily(house);
  const body = { planId: plan.id, name: 'Mine now', description: '' };
  for (const other of [as.admin, as.viewer, await house.aMember()])
    await expect(other(createFamilyGroup, { body })).rejects.toMatchObject({ code: 'plan.not_found' });
  await expect(house.aVisitor()(createFamilyGroup, { body })).rejects.toMatchObject({ status: 401 });
  for (const name of ['', '   ', 'x'.repeat(81), 'two\nlines'])
    await expect(planner(createFamilyGroup, { body: { ...body, name } })).rejects.toMatchObject({
      status: 400,
      fields: { name: expect.any(String) },
    });
});

test('to strangers and visitors the group is not there, and its link is shown to admins alone', async () => {
  const { planner, as, group } = await aFamily(house);
  const query = { groupId: group.id };
  for (const role of familyRoles) {
    const [seen] = (await as[role](listFamilyGroups, {})).groups;
    expect({ role, code: seen?.inviteCode, sees: seen?.role }).toEqual({
      role,
      code: role === 'admin' ? group.joinCode : null,
      sees: role,
    });
    expect(seen?.inviteCodeEndsAt === null).toBe(role !== 'admin');
    expect(seen).toMatchObject({ memberCount: 7, plan: { isMine: false } });
  }
  const stranger = await house.aMember();
  expect(await stranger(listFamilyGroups, {})).toEqual({ groups: [] });
  for (const read of [listFamilyMembers, listFamilyActivities]) {
    await expect(stranger(read, { query })).rejects.toMatchObject(gone);
    await expect(house.aVisitor()(read, { query })).rejects.toMatchObject({ status: 401 });
    await planner(read, { query });
  }
  const nowhere = { groupId: FamilyGroupId.parse(uuid()) };
  await expect(planner(listFamilyMembers, { query: nowhere })).rejects.toMatchObject(gone);
  const odd = await planner.raw('GET', "/api/family-members?groupId=1'%20or%201=1");
  expect(odd.status).toBe(400);
});

test('the link ends after thirty days or when it is renewed, and only admins renew it', async () => {
  const family = await aFamily(house);
  const { planner, as, group } = family;
  const params = { groupId: group.id };
  await expect(as.coordinator(renewJoinLink, { params, body: {} })).rejects.toMatchObject(tooLow);
  const { inviteCode } = await as.admin(renewJoinLink, { params, body: {} });
  expect(inviteCode).not.toBe(group.joinCode);
  const [seen] = (await planner(listFamilyGroups, {})).groups;
  expect(seen?.inviteCode).toBe(inviteCode);
  house.clock.forward({ days: JOIN_LINK_DAYS });
  const [later] = (await (await house.onAnotherDevice(planner))(listFamilyGroups, {})).groups;
  expect(later).toMatchObject({ inviteCode: null, inviteCodeEndsAt: null });
});

test('a group is renamed by those who may, and rests when its plan is put away', async () => {
  const family = await aFamily(house);
  const { planner, as, group, plan } = family;
  const params = { groupId: group.id };
  const body = { name: 'All of us', description: 'From near and far' };
  await expect(as.editor(changeFamilyGroup, { params, body })).rejects.toMatchObject(tooLow);
  expect(await as.coordinator(changeFamilyGroup, { params, body })).toMatchObject(body);
  expect(await kindsIn(family)).toEqual(['group.changed']);
  await planner(archivePlan, { params: { planId: plan.id } });
  expect((await as.viewer(listFamilyGroups, {})).groups).toMatchObject([{ ...body, isActive: false }]);
});

test('admins change roles and relationships, nobody their own role, and whoever leads stays an admin', async () => {
  const family = await aFamily(house);
  const { planner, as, group } = family;
  const change = (memberId: FamilyMemberId, body: object, by = as.admin) =>
    by(changeFamilyMember, { params: { memberId }, body });
  const { members } = await change(as.viewer.memberId, { role: 'editor', relationship: 'sibling' });
  expect(members.find(({ id }) => id === as.viewer.memberId)).toMatchObject({
    role: 'editor',
    relationship: 'sibling',
    name: 'Vera Rao',
  });
  expect((await as.viewer(listFamilyGroups, {})).groups[0]?.role).toBe('editor');
  await expect(change(as.admin.memberId, { role: 'viewer' })).rejects.toMatchObject({ code: 'family.own_role' });
  await expect(change(planner.memberId, { role: 'member' })).rejects.toMatchObject(stays);
  await change(as.admin.memberId, { relationship: 'child', role: 'admin' });
  await change(as.viewer.memberId, { relationship: null });
  for (const role of familyRoles.slice(1))
    await expect(change(as.member.memberId, { role: 'admin' }, as[role])).rejects.toMatchObject(tooLow);
  expect(await kindsIn(family)).toEqual(['member.role_changed']);
  for (const body of [{ role: 'owner' }, { relationship: 'king' }, { role: null }]) {
    const answer = await as.admin.raw('PATCH', `/api/family-members/${as.viewer.memberId}`, {
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    expect(answer.status).toBe(400);
  }
  const stranger = await house.aMember();
  await expect(change(as.viewer.memberId, { role: 'admin' }, stranger as typeof planner)).rejects.toMatchObject(noSeat);
  const elsewhere = await aFamily(house);
  await expect(change(elsewhere.as.viewer.memberId, { role: 'admin' })).rejects.toMatchObject(noSeat);
  const nobody = FamilyMemberId.parse(uuid());
  await expect(change(nobody, { role: 'admin' })).rejects.toMatchObject({ code: 'family.member_not_found' });
  expect(roleOf((await planner(listFamilyMembers, { query: { groupId: group.id } })).members, planner.memberId)).toBe(
    'admin',
  );
});

async function aTaskFor({ group, as }: TestFamily, assigneeId: string) {
  const id = uuid();
  const now = house.clock.now();
  await db.insert(familyTasks).values({
    id,
    groupId: group.id,
    idempotencyKey: uuid(),
    title: 'Call the florist',
    description: '',
    category: 'flowers',
    priority: 'high',
    status: 'pending',
    assigneeId,
    createdBy: as.editor.person.id,
    position: 1,
    version: 1,
    createdAt: now,
  });
  return id;
}

test('whoever is taken off loses sight of the group at once, their tasks wait for others, and their screens hear of it', async () => {
  const family = await aFamily(house);
  const { planner, as, group } = family;
  const taskId = await aTaskFor(family, as.member.person.id);
  expect((await planner(listFamilyGroups, {})).groups[0]?.counts).toMatchObject({ tasks: 1, urgentTasks: 1 });
  const params = { memberId: as.member.memberId };
  for (const role of familyRoles.slice(1, 4))
    await expect(as[role](removeFamilyMember, { params, query: {} })).rejects.toMatchObject(tooLow);
  const { members } = await as.admin(removeFamilyMember, { params, query: {} });
  expect(members).toHaveLength(6);
  await expect(as.member(listFamilyMembers, { query: { groupId: group.id } })).rejects.toMatchObject(gone);
  const [task] = await db.select().from(familyTasks).where(eq(familyTasks.id, taskId));
  expect(task).toMatchObject({ assigneeId: null, version: 2 });
  const heard = await db.$count(news, eq(news.audience, `person:${as.member.person.id}`));
  expect(heard).toBe(1);
  expect(await kindsIn(family)).toEqual(['member.removed']);
  await expect(as.admin(removeFamilyMember, { params, query: {} })).rejects.toMatchObject({
    code: 'family.member_not_found',
  });
});

test('everybody may leave but whoever leads and whoever made the plan, so a group always has an admin', async () => {
  const family = await aFamily(house);
  const { planner, as } = family;
  const go = (who: { memberId: FamilyMemberId }, by: typeof planner) =>
    by(removeFamilyMember, { params: { memberId: who.memberId }, query: {} });
  expect(await go(as.viewer, as.viewer)).toEqual({ members: [] });
  await go(as.admin, as.admin);
  await expect(go(planner, planner)).rejects.toMatchObject(stays);
  const { members } = await planner(handOverFamily, { params: { memberId: as.editor.memberId }, body: {} });
  expect(members[0]).toMatchObject({ id: as.editor.memberId, isOwner: true, isPlanner: false, role: 'admin' });
  await expect(go(as.editor, as.editor)).rejects.toMatchObject(stays);
  await expect(go(planner, as.editor)).rejects.toMatchObject(stays);
  await expect(go(planner, planner)).rejects.toMatchObject(stays);
  await expect(
    as.editor(changeFamilyMember, { params: { memberId: planner.memberId }, body: { role: 'viewer' } }),
  ).rejects.toMatchObject(stays);
  expect(await kindsIn(family)).toEqual(['group.handed_over', 'member.left', 'member.left']);
});

test('only whoever leads hands over; twice at once to two people, one of them leads and all are told the truth', async () => {
  const family = await aFamily(house);
  const { planner, as } = family;
  const handTo = (who: { memberId: FamilyMemberId }, by = planner) =>
    by(handOverFamily, { params: { memberId: who.memberId }, body: {} });
  await expect(handTo(as.editor, as.admin)).rejects.toMatchObject({ status: 403, code: 'family.owner_only' });
  await expect(handTo(as.editor, as.coordinator)).rejects.toMatchObject(tooLow);
  await handTo(planner);
  const outcomes = await Promise.allSettled([handTo(as.editor), handTo(as.viewer)]);
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  const leaders = (await membersOf(family)).filter(({ isOwner }) => isOwner);
  expect(leaders).toMatchObject([{ role: 'admin' }]);
  expect(roleOf(await membersOf(family), planner.memberId)).toBe('admin');
});

test('when the account of whoever leads goes, the plan’s owner stands for them', async () => {
  const family = await aFamily(house);
  const { planner, as } = family;
  await planner(handOverFamily, { params: { memberId: as.member.memberId }, body: {} });
  await db.delete(familyMembers).where(eq(familyMembers.id, as.member.memberId));
  await db.update(familyGroups).set({ ownerId: null }).where(eq(familyGroups.id, family.group.id));
  expect((await membersOf(family))[0]).toMatchObject({ id: planner.memberId, isOwner: true });
  await planner(handOverFamily, { params: { memberId: as.admin.memberId }, body: {} });
});

test('a group is ended by whoever leads it or made the plan; the plan stays, and everybody loses sight of it', async () => {
  const family = await aFamily(house);
  const { planner, as, group, plan } = family;
  const params = { groupId: group.id };
  await expect(as.admin(endFamilyGroup, { params })).rejects.toMatchObject({ code: 'family.owner_only' });
  await expect(as.coordinator(endFamilyGroup, { params })).rejects.toMatchObject(tooLow);
  await planner(handOverFamily, { params: { memberId: as.admin.memberId }, body: {} });
  await planner(endFamilyGroup, { params });
  for (const one of [planner, as.admin, as.viewer]) {
    expect(await one(listFamilyGroups, {})).toEqual({ groups: [] });
    await expect(one(endFamilyGroup, { params })).rejects.toMatchObject(gone);
  }
  expect(await db.$count(news, eq(news.subject, `${group.id} people`))).toBe(14);
  const again = await planner(createFamilyGroup, { body: { planId: plan.id, name: 'Once more', description: '' } });
  expect(again.memberCount).toBe(1);
});

test('what happened is told newest first, in a sentence, with who did it', async () => {
  const family = await aFamily(house);
  const { planner, as, group } = family;
  await planner(changeFamilyMember, { params: { memberId: as.viewer.memberId }, body: { role: 'member' } });
  house.clock.forward({ minutes: 5 });
  await as.viewer(removeFamilyMember, { params: { memberId: as.viewer.memberId }, query: {} });
  const { activities } = await as.member(listFamilyActivities, { query: { groupId: group.id } });
  expect(activities).toMatchObject([
    { description: 'Vera Rao left the family group.', activityType: 'other', actor: { name: 'Vera Rao' } },
    {
      description: 'Asha Rao changed the role of Vera Rao.',
      about: 'Vera Rao',
      kind: 'member.role_changed',
      actor: { name: 'Asha Rao', initials: 'AR' },
    },
  ]);
  house.clock.forward({ days: 1 });
  expect((await planner(listFamilyGroups, {})).groups[0]?.counts.recentActivities).toBe(0);
});
