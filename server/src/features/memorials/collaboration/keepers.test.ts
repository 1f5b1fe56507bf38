// Second keeper, successor, and how a memorial passes on.
import {
  inviteCollaborator,
  keepEditing,
  listCollaborators,
  removeCollaborator,
} from '@evenlight/contract/memorials/collaboration';
import {
  askToTakeOver,
  declineSuccession,
  getKeepers,
  handOverMemorial,
  nameKeepers,
  SUCCESSION_DAYS,
} from '@evenlight/contract/memorials/keeping';
import { createMemorial, deleteMemorial, getMemorial, updateMemorial } from '@evenlight/contract/memorials/memorial';
import { deleteAccount } from '@evenlight/contract/profiles';
import { and, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { personalData } from '../../../personal-data.ts';
import { auditEntries } from '../../../platform/tables.ts';
import { aMemorial, join, rolesOf, type TestMember } from '../../../testing/memorial-people.ts';
import { openTestHouse } from '../../../testing/open-test-house.ts';
import { eraseLeavers } from '../../accounts/profile/leave.ts';
import { memorials } from '../tables.ts';
import { passOnDue } from './hand-over.ts';

const house = await openTestHouse();
const tooLow = { status: 403, code: 'memorial.role_too_low' };

async function withSuccessor() {
  const memorial = await aMemorial(house);
  const daughter = await join(house, memorial, 'contributor', { firstName: 'Dina', lastName: 'Rao' });
  const keeper = await join(house, memorial, 'viewer', { firstName: 'Kavya', lastName: 'Rao' });
  const body = { successor: daughter.collaboratorId, secondKeeper: keeper.collaboratorId };
  const keepers = await memorial.owner(nameKeepers, { params: memorial.params, body });
  return { ...memorial, memorial, daughter, keeper, keepers };
}

/** Sessions end sooner than a month of silence. */
const again = house.onAnotherDevice;

async function nextSubjectTo({ person }: { person: { email: string } }, like: RegExp): Promise<string> {
  for (;;) {
    const { subject } = await house.nextMailTo(person.email);
    if (like.test(subject)) return subject;
  }
}

test('the owner names who keeps it beside them and who follows; the names can be taken off again', async () => {
  const { owner, params, daughter, keeper, keepers } = await withSuccessor();
  expect(keepers).toEqual({
    secondKeeper: { collaboratorId: keeper.collaboratorId, name: 'Kavya Rao' },
    successor: { collaboratorId: daughter.collaboratorId, name: 'Dina Rao' },
    passesOnAt: null,
    mayAsk: false,
  });
  expect(await keeper(getMemorial, { params })).toMatchObject({ role: 'keeper' });
  expect(await daughter(getKeepers, { params })).toMatchObject({ mayAsk: true });
  const { data } = await owner(listCollaborators, { params });
  expect(data.filter(({ isSuccessor }) => isSuccessor).map(({ id }) => id)).toEqual([daughter.collaboratorId]);
  expect(await owner(nameKeepers, { params, body: { secondKeeper: null } })).toMatchObject({ secondKeeper: null });
  expect(await keeper(getMemorial, { params })).toMatchObject({ role: 'viewer' });
});

test('only somebody who has accepted can be named, and never the owner', async () => {
  const { owner, params } = await aMemorial(house);
  const waiting = await owner(inviteCollaborator, { params, body: { email: 'later@example.org', role: 'editor' } });
  const [ownLine] = (await owner(listCollaborators, { params })).data;
  const unknown = { status: 404, code: 'collaborator.not_found' };
  for (const successor of [waiting.id, ownLine?.id ?? expect.fail()])
    await expect(owner(nameKeepers, { params, body: { successor } })).rejects.toMatchObject(unknown);
  await expect(owner(handOverMemorial, { params })).rejects.toMatchObject(unknown);
});

test('the owner gives it to the successor and stays as an editor; everybody hears of it', async () => {
  const { owner, params, memorial, daughter, keeper } = await withSuccessor();
  await owner(handOverMemorial, { params });
  expect(await daughter(getMemorial, { params })).toMatchObject({ role: 'owner', userId: daughter.person.id });
  expect(await owner(getMemorial, { params })).toMatchObject({ role: 'editor' });
  expect(await keeper(getMemorial, { params })).toMatchObject({ role: 'keeper' });
  await owner(keepEditing, { params });
  await expect(owner(deleteMemorial, { params })).rejects.toMatchObject(tooLow);
  expect(await daughter(getKeepers, { params })).toMatchObject({ successor: null, passesOnAt: null });
  expect(Object.values(await rolesOf({ ...memorial, owner: daughter })).sort()).toEqual(['editor', 'keeper', 'owner']);
  expect(await nextSubjectTo(daughter, /in your hands/)).toContain('Leela Rao');
  for (const person of [owner, keeper]) expect(await nextSubjectTo(person, /keeps/)).toContain('Dina Rao');
  const subject = String(params.memorialId);
  const noted = await house.world.db.select().from(auditEntries).where(eq(auditEntries.subject, subject));
  expect(noted.map(({ action }) => action)).toContain('memorial.passed_on');
});

test('a successor asks; after thirty days of silence the memorial is theirs, and not a day before', async () => {
  const { owner, params, daughter, keeper } = await withSuccessor();
  const asked = await daughter(askToTakeOver, { params });
  expect(asked).toMatchObject({ mayAsk: false });
  expect(asked.passesOnAt).not.toBeNull();
  for (const person of [owner, keeper]) expect(await nextSubjectTo(person, /asks to take over/)).toContain('Dina Rao');
  house.clock.forward({ days: SUCCESSION_DAYS - 1 });
  // Asking again does not begin the time again.
  expect(await (await again(daughter))(askToTakeOver, { params })).toEqual(asked);
  await passOnDue(house.world);
  expect(await (await again(owner))(getMemorial, { params })).toMatchObject({ role: 'owner' });
  house.clock.forward({ days: 1 });
  await passOnDue(house.world);
  await passOnDue(house.world);
  expect(await (await again(daughter))(getMemorial, { params })).toMatchObject({ role: 'owner' });
  expect(await (await again(owner))(getMemorial, { params })).toMatchObject({ role: 'editor' });
});

test('the owner says no, and it stays with them', async () => {
  const { owner, params, daughter, keeper } = await withSuccessor();
  await daughter(askToTakeOver, { params });
  await expect(keeper(declineSuccession, { params })).rejects.toMatchObject(tooLow);
  expect(await owner(declineSuccession, { params })).toMatchObject({ passesOnAt: null });
  expect(await nextSubjectTo(daughter, /stays with its owner/)).toContain('Leela Rao');
  house.clock.forward({ days: SUCCESSION_DAYS + 1 });
  await passOnDue(house.world);
  expect(await (await again(owner))(getMemorial, { params })).toMatchObject({ role: 'owner' });
  const later = await again(daughter);
  await later(askToTakeOver, { params });
  expect(await later(declineSuccession, { params })).toMatchObject({ passesOnAt: null, mayAsk: true });
});

test('only the one who was named may ask, and another name lets the question fall', async () => {
  const { owner, params, daughter, keeper } = await withSuccessor();
  await expect(keeper(askToTakeOver, { params })).rejects.toMatchObject(tooLow);
  await expect(owner(askToTakeOver, { params })).rejects.toMatchObject(tooLow);
  await daughter(askToTakeOver, { params });
  const renamed = await owner(nameKeepers, { params, body: { successor: keeper.collaboratorId } });
  expect(renamed).toMatchObject({ passesOnAt: null });
  house.clock.forward({ days: SUCCESSION_DAYS + 1 });
  await passOnDue(house.world);
  expect(await (await again(owner))(getMemorial, { params })).toMatchObject({ role: 'owner' });
});

test('a successor who is taken off gets nothing, however long ago they asked', async () => {
  const { owner, params, daughter } = await withSuccessor();
  await daughter(askToTakeOver, { params });
  await owner(removeCollaborator, { params: { ...params, collaboratorId: daughter.collaboratorId } });
  house.clock.forward({ days: SUCCESSION_DAYS + 1 });
  await passOnDue(house.world);
  expect(await (await again(owner))(getMemorial, { params })).toMatchObject({ role: 'owner' });
  await expect((await again(daughter))(getMemorial, { params })).rejects.toMatchObject({ status: 404 });
});

test('a keeper settles what the owner settles, but names nobody and gives nothing away', async () => {
  const { params, keeper, daughter } = await withSuccessor();
  await keeper(updateMemorial, { params, body: { isListed: true } });
  await expect(keeper(handOverMemorial, { params })).rejects.toMatchObject(tooLow);
  const body = { successor: daughter.collaboratorId };
  await expect(keeper(nameKeepers, { params, body })).rejects.toMatchObject(tooLow);
});

test('a keeper cannot end a succession by taking the successor off; the successor can go themselves', async () => {
  const { params, daughter, keeper, memorial } = await withSuccessor();
  const line = { params: { ...params, collaboratorId: daughter.collaboratorId } };
  await expect(keeper(removeCollaborator, line)).rejects.toMatchObject(tooLow);
  const { passesOnAt } = await daughter(askToTakeOver, { params });
  await expect(keeper(removeCollaborator, line)).rejects.toMatchObject(tooLow);
  expect(await keeper(getKeepers, { params })).toMatchObject({ passesOnAt });
  const other = await join(house, memorial, 'viewer');
  await keeper(removeCollaborator, { params: { ...params, collaboratorId: other.collaboratorId } });
  await daughter(removeCollaborator, line);
  expect(await keeper(getKeepers, { params })).toMatchObject({ successor: null, passesOnAt: null });
});

/** Asked for today, done when the days to change one's mind are over. */
async function leave(member: TestMember): Promise<Date> {
  await member(deleteAccount, { params: { userId: member.person.id } });
  house.clock.forward({ days: 8 });
  await eraseLeavers(house.world, personalData);
  return house.clock.now();
}

async function passingsOn(memorialId: number) {
  const { action, subject } = auditEntries;
  const ofThis = and(eq(action, 'memorial.passed_on'), eq(subject, String(memorialId)));
  return house.world.db.select({ at: auditEntries.at }).from(auditEntries).where(ofThis);
}

test('when the owner leaves us the memorial passes to the successor, who is told, and it knows the former no more', async () => {
  const { owner, memorial, params, daughter, keeper } = await withSuccessor();
  const at = await leave(owner);
  const heir = await again(daughter);
  expect(await heir(getMemorial, { params })).toMatchObject({ role: 'owner' });
  expect(
    await house.world.db.$count(memorials, and(eq(memorials.id, params.memorialId), eq(memorials.updatedAt, at))),
  ).toBe(1);
  expect(Object.values(await rolesOf({ ...memorial, owner: heir })).sort()).toEqual(['keeper', 'owner']);
  expect(await nextSubjectTo(daughter, /in your hands/)).toContain('Leela Rao');
  expect(await nextSubjectTo(keeper, /keeps/)).toContain('Dina Rao');
  expect(await passingsOn(params.memorialId)).toEqual([{ at }]);
});

test('without a successor it passes to the second keeper, and with neither it goes with its owner', async () => {
  const { owner, params, keeper } = await withSuccessor();
  await owner(nameKeepers, { params, body: { successor: null } });
  const { id: alone } = await owner(createMemorial, { body: { fullName: 'Ravi Rao' } });
  await leave(owner);
  expect(await (await again(keeper))(getMemorial, { params })).toMatchObject({ role: 'owner' });
  expect(await nextSubjectTo(keeper, /in your hands/)).toContain('Leela Rao');
  expect(await house.world.db.$count(memorials, eq(memorials.id, alone))).toBe(0);
  expect(await passingsOn(alone)).toEqual([]);
});
