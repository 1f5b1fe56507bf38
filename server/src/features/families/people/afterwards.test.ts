// What is left of people and letters afterwards: names go with their accounts, letters after a month.
import { randomUUID } from 'node:crypto';
import { listFamilyActivities } from '@evenlight/contract/families/activities';
import {
  changeFamilyGroup,
  changeFamilyMember,
  createFamilyGroup,
  endFamilyGroup,
  handOverFamily,
  removeFamilyMember,
} from '@evenlight/contract/families/group';
import {
  askToJoin,
  cancelFamilyInvitation,
  inviteToFamily,
  listFamilyInvitations,
} from '@evenlight/contract/families/invitations';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { auditEntries } from '../../../platform/tables.ts';
import { aFamily, aRelative, type Relative } from '../../../testing/family-people.ts';
import { openTestHouse } from '../../../testing/open-test-house.ts';
import { aPlan } from '../../../testing/plans.ts';
import { users } from '../../accounts/tables.ts';
import { forgetInvitations } from './jobs.ts';
import { familyInvitations } from './tables.ts';

const house = await openTestHouse({ withSampleData: true, env: { RATE_LIMIT_FACTOR: '100' } });
const { db } = house.world;

test('after an account is gone, its name is nowhere in what happened', async () => {
  const family = await aFamily(house);
  const { planner, group } = family;
  const going = await aRelative(house, family, 'member', { firstName: 'Perpetua', lastName: 'Quill' });
  const params = { memberId: going.memberId };
  await planner(changeFamilyMember, { params, body: { role: 'editor' } });
  await planner(handOverFamily, { params, body: {} });
  await going(handOverFamily, { params: { memberId: planner.memberId }, body: {} });
  house.clock.forward({ minutes: 1 });
  await planner(removeFamilyMember, { params, query: {} });
  const told = async () => (await planner(listFamilyActivities, { query: { groupId: group.id } })).activities;
  expect((await told())[0]).toMatchObject({ description: 'Asha Rao took Perpetua Quill off the family group.' });
  await db.delete(users).where(eq(users.id, going.person.id));
  const after = await told();
  expect(JSON.stringify(after)).not.toMatch(/Perpetua|Quill/);
  expect(after.map(({ description }) => description)).toContain(
    'Asha Rao took somebody who has left off the family group.',
  );
});

test('taking off and leaving, sent again after a lost answer, are answered as the first time; strangers learn nothing', async () => {
  const family = await aFamily(house);
  const { planner, as, group } = family;
  const query = { groupId: group.id };
  const off = { params: { memberId: as.member.memberId }, query };
  const first = await as.admin(removeFamilyMember, off);
  expect(await as.admin(removeFamilyMember, off)).toEqual(first);
  house.clock.forward({ minutes: 1 });
  const leaving = { params: { memberId: as.viewer.memberId }, query };
  expect(await as.viewer(removeFamilyMember, leaving)).toEqual({ members: [] });
  expect(await as.viewer(removeFamilyMember, leaving)).toEqual({ members: [] });
  const nobody = { status: 404, code: 'family.member_not_found' };
  for (const call of [await house.aMember(), as.member, as.editor])
    await expect(call(removeFamilyMember, off)).rejects.toMatchObject(nobody);
  const { activities } = await planner(listFamilyActivities, { query });
  expect(activities.map(({ kind }) => kind)).toEqual(['member.left', 'member.removed']);
});

test('the audit log says what became of a group, and whom it was about', async () => {
  const maker = await house.aMember();
  const plan = await aPlan(maker);
  const body = { planId: plan.id, name: 'The Lees', description: '' };
  const group = await maker(createFamilyGroup, { body });
  await maker(createFamilyGroup, { body });
  const params = { groupId: group.id };
  await maker(changeFamilyGroup, { params, body: { name: 'The Lees of Oakland' } });
  await maker(changeFamilyGroup, { params, body: { name: 'The Lees of Oakland' } });
  const [aunt, uncle] = [await aRelative(house, { group }, 'viewer'), await aRelative(house, { group }, 'viewer')];
  const one = ({ memberId }: Relative) => ({ params: { memberId } });
  await maker(changeFamilyMember, { ...one(aunt), body: { role: 'editor' } });
  await maker(removeFamilyMember, { ...one(uncle), query: {} });
  await maker(handOverFamily, { ...one(aunt), body: {} });
  await maker(endFamilyGroup, { params });
  const noted = await db.select().from(auditEntries).where(eq(auditEntries.subject, group.id)).orderBy(auditEntries.id);
  const whom = ({ memberId, person }: Relative) => ({ member: memberId, person: person.id });
  expect(noted.map(({ action, details }) => [action, details])).toEqual([
    ['family.made', {}],
    ['family.renamed', {}],
    ['family.role_changed', { ...whom(aunt), role: 'editor' }],
    ['family.removed', whom(uncle)],
    ['family.handed_over', whom(aunt)],
    ['family.ended', {}],
  ]);
});

test('letters that ended and those who were turned down are forgotten after thirty days', async () => {
  const family = await aFamily(house);
  const { planner, group } = family;
  const invite = () =>
    planner(inviteToFamily, { body: { groupId: group.id, name: 'Uncle', email: `${randomUUID()}@example.org` } });
  const kept = () => db.$count(familyInvitations, eq(familyInvitations.groupId, group.id));
  await invite();
  await (await house.aMember())(askToJoin, { body: { token: group.joinCode } });
  const { invitations } = await planner(listFamilyInvitations, { query: { groupId: group.id } });
  const asked = invitations.find(({ kind }) => kind === 'asked');
  await planner(cancelFamilyInvitation, { params: { invitationId: asked?.id as never } });
  house.clock.forward({ days: 29 });
  await forgetInvitations(house.world);
  expect(await kept()).toBe(2);
  house.clock.forward({ days: 2 });
  await forgetInvitations(house.world);
  expect(await kept()).toBe(1);
  house.clock.forward({ days: 7 });
  await forgetInvitations(house.world);
  expect(await kept()).toBe(0);
});
