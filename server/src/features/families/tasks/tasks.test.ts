// What there is to do: who may add, change, order and remove it, and what happens when two do so at once.
import { randomUUID } from 'node:crypto';
import { listFamilyActivities } from '@evenlight/contract/families/activities';
import type { FamilyRole } from '@evenlight/contract/families/rights';
import {
  changeSharedTask,
  createSharedTask,
  deleteSharedTask,
  listSharedTasks,
  listUrgentTasks,
  moveSharedTask,
  type SharedTask,
} from '@evenlight/contract/families/tasks';
import type { FamilyTaskId } from '@evenlight/contract/ids';
import { and, asc, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { aFamily, type Relative, type TestFamily } from '../../../testing/family-people.ts';
import { openTestHouse } from '../../../testing/open-test-house.ts';
import { familyMembers } from '../../plans/people/tables.ts';
import { aboutOf } from '../sealed-about.ts';
import { familyActivities } from '../tables.ts';
import { familyTasks } from './tables.ts';

const house = await openTestHouse({ withSampleData: true, env: { RATE_LIMIT_FACTOR: '100' } });
const { db, keys } = house.world;

const add = (person: Relative, { group }: TestFamily, more: object = {}) =>
  person(createSharedTask, {
    body: { groupId: group.id, title: 'Call the florist', idempotencyKey: randomUUID(), ...more },
  });
const change = (person: Relative, { id: taskId }: { id: FamilyTaskId }, body: object) =>
  person(changeSharedTask, { params: { taskId }, body });
const move = (person: Relative, taskId: FamilyTaskId, afterId: FamilyTaskId | null) =>
  person(moveSharedTask, { params: { taskId }, body: { afterId } });
const remove = (person: Relative, { id: taskId }: SharedTask) => person(deleteSharedTask, { params: { taskId } });
const listFor = async (person: Relative, { group }: TestFamily) =>
  (await person(listSharedTasks, { query: { groupId: group.id } })).tasks;
async function activitiesOf({ group }: TestFamily) {
  const activities = await db
    .select()
    .from(familyActivities)
    .where(eq(familyActivities.groupId, group.id))
    .orderBy(asc(familyActivities.at));
  return activities.map((activity) => ({ kind: activity.kind, about: aboutOf(keys, activity) }));
}

const tooLow = { status: 403, code: 'family.role_too_low' };

test('a task has every field, and is the same for everybody', async () => {
  const family = await aFamily(house);
  const { editor, viewer } = family.as;
  const task = await add(editor, family, {
    description: 'White lilies',
    category: 'flowers',
    priority: 'high',
    dueDate: '2030-05-08T10:00:00-07:00',
    assigneeId: viewer.memberId,
  });
  expect(task).toEqual({
    id: expect.any(String),
    groupId: family.group.id,
    title: 'Call the florist',
    description: 'White lilies',
    status: 'pending',
    category: 'flowers',
    priority: 'high',
    dueDate: '2030-05-08T17:00:00.000Z',
    assignee: { id: viewer.memberId, name: 'Vera Rao', initials: 'VR' },
    createdBy: { id: editor.memberId, name: 'Edda Rao', initials: 'ER' },
    commentCount: 0,
    createdAt: expect.any(String),
    completedAt: null,
    version: 1,
  });
  expect(await listFor(viewer, family)).toEqual([task]);
  expect(await activitiesOf(family)).toEqual([{ kind: 'task.added', about: 'Call the florist' }]);
});

test('only what is high and not done is urgent, the next due first', async () => {
  const family = await aFamily(house);
  const { planner, group } = family;
  const later = { priority: 'high', dueDate: '2030-05-09T17:00:00Z' };
  await add(planner, family, { title: 'Some day', priority: 'high' });
  await add(planner, family, { ...later, title: 'Thursday' });
  await add(planner, family, { ...later, title: 'Wednesday', dueDate: '2030-05-08T17:00:00Z' });
  await add(planner, family, { title: 'Calm' });
  const done = await add(planner, family, { title: 'Done', priority: 'high' });
  await change(planner, done, { status: 'completed' });
  const { tasks } = await family.as.viewer(listUrgentTasks, { query: { groupId: group.id } });
  expect(tasks.map(({ title }) => title)).toEqual(['Wednesday', 'Thursday', 'Some day']);
});

test('sent again, also twice at once, it is one task', async () => {
  const family = await aFamily(house);
  const body = { idempotencyKey: randomUUID() };
  const made = await Promise.all([1, 2, 3].map(() => add(family.as.contributor, family, body)));
  expect(new Set(made.map(({ id }) => id)).size).toBe(1);
  expect(await listFor(family.planner, family)).toHaveLength(1);
  expect(await activitiesOf(family)).toHaveLength(1);
});

test.each<[FamilyRole, boolean, boolean]>([
  ['admin', true, true],
  ['coordinator', true, true],
  ['editor', true, true],
  ['contributor', true, false],
  ['member', false, false],
  ['viewer', false, false],
])('as %s: adding is %s, changing, ordering and removing others’ tasks is %s', async (role, adds, arranges) => {
  const family = await aFamily(house);
  const [task, other] = [await add(family.planner, family), await add(family.planner, family)];
  const person = family.as[role];
  const allowed = async (activity: Promise<unknown>) => {
    try {
      await activity;
      return true;
    } catch (problem) {
      expect(problem).toMatchObject(tooLow);
      return false;
    }
  };
  expect(await allowed(add(person, family))).toBe(adds);
  expect(await allowed(change(person, task, { title: 'Call the baker' }))).toBe(arranges);
  expect(await allowed(move(person, task.id, other.id))).toBe(arranges);
  expect(await allowed(remove(person, task))).toBe(arranges);
});

test('a member completes what was given to them, and a viewer does not', async () => {
  const family = await aFamily(house);
  const { member, viewer } = family.as;
  const given = await add(family.planner, family, { assigneeId: member.memberId });
  const done = await change(member, given, { status: 'completed' });
  expect(done).toMatchObject({ status: 'completed', completedAt: house.clock.now().toISOString(), version: 2 });
  expect(await change(member, given, { status: 'pending' })).toMatchObject({ completedAt: null, version: 3 });
  await expect(remove(member, given)).rejects.toMatchObject(tooLow);
  const watched = await add(family.planner, family, { assigneeId: viewer.memberId });
  await expect(change(viewer, watched, { status: 'completed' })).rejects.toMatchObject(tooLow);
  const kinds = (await activitiesOf(family)).map(({ kind }) => kind);
  expect(kinds.toSorted()).toEqual(['task.added', 'task.added', 'task.completed', 'task.reopened']);
});

test('a contributor changes and removes what they added, and nothing of others', async () => {
  const family = await aFamily(house);
  const { contributor } = family.as;
  const own = await add(contributor, family);
  expect(await change(contributor, own, { title: 'Call the bakery', dueDate: null })).toMatchObject({
    title: 'Call the bakery',
  });
  await remove(contributor, own);
  await remove(contributor, own);
  expect(await listFor(contributor, family)).toEqual([]);
});

test('of two changes made from the same version one stands, and the other is told', async () => {
  const family = await aFamily(house);
  const task = await add(family.planner, family);
  const { version } = task;
  const both = await Promise.allSettled([
    change(family.as.editor, task, { title: 'Call the baker', version }),
    change(family.as.coordinator, task, { title: 'Call the butcher', version }),
  ]);
  expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  const refused = both.find(({ status }) => status === 'rejected');
  expect(refused).toMatchObject({ reason: { status: 409, code: 'task.changed_meanwhile' } });
  expect((await listFor(family.planner, family))[0]?.version).toBe(2);
});

test('two who complete it at once complete it once, and a change sent again is no conflict', async () => {
  const family = await aFamily(house);
  const task = await add(family.planner, family);
  const done = { status: 'completed', version: task.version };
  const both = await Promise.all([change(family.as.editor, task, done), change(family.as.admin, task, done)]);
  expect(both.map(({ version }) => version)).toEqual([2, 2]);
  house.clock.forward({ hours: 1 });
  expect((await change(family.as.editor, task, done)).completedAt).toBe(both[0]?.completedAt);
  expect((await activitiesOf(family)).filter(({ kind }) => kind === 'task.completed')).toHaveLength(1);
});

test('every request that is sent again, because its answer was lost, gets the answer of the first time', async () => {
  const family = await aFamily(house);
  const { member, contributor, editor, viewer } = family.as;
  const [one, two] = [await add(editor, family, { assigneeId: member.memberId }), await add(contributor, family)];
  const options = [
    () => change(member, one, { status: 'completed' }),
    () => change(editor, one, { title: 'Call the baker', version: 2 }),
    // Handed on, it is the member's no more.
    () => change(member, one, { assigneeId: viewer.memberId }),
    () => move(editor, two.id, null),
    () => remove(contributor, two),
  ];
  for (const input of options) {
    const first = await input();
    const activities = await activitiesOf(family);
    house.clock.forward({ minutes: 1 });
    expect(await input()).toEqual(first);
    expect(await activitiesOf(family)).toEqual(activities);
  }
});

test('fifty moves by three people at once end in one order everywhere', async () => {
  const family = await aFamily(house);
  const tasks: SharedTask[] = [];
  for (let number = 0; number < 8; number += 1) tasks.push(await add(family.planner, family, { title: `${number}` }));
  const people = [family.planner, family.as.editor, family.as.coordinator];
  const any = <Thing>(things: readonly Thing[]) => things[Math.floor(Math.random() * things.length)] as Thing;
  await Promise.all(
    Array.from({ length: 50 }, () => move(any(people), any(tasks).id, Math.random() < 0.2 ? null : any(tasks).id)),
  );
  const seen = await Promise.all([...people, family.as.viewer].map((person) => listFor(person, family)));
  const orders = new Set(seen.map((list) => list.map(({ title }) => title).join(' ')));
  expect(orders.size).toBe(1);
  expect(seen[0]?.map(({ title }) => title).toSorted()).toEqual(tasks.map(({ title }) => title));
});

test('a task goes exactly where it was put, also after sixty moves into the same gap', async () => {
  const family = await aFamily(house);
  const { planner } = family;
  const [first, second, third] = [await add(planner, family), await add(planner, family), await add(planner, family)];
  for (let times = 0; times < 60; times += 1) {
    const moved = times % 2 === 0 ? third : second;
    const { tasks } = await move(planner, moved.id, first.id);
    expect(tasks.map(({ id }) => id).slice(0, 2)).toEqual([first.id, moved.id]);
  }
  const [closest] = await db
    .select({ position: familyTasks.position })
    .from(familyTasks)
    .where(and(eq(familyTasks.groupId, family.group.id), eq(familyTasks.id, second.id)));
  expect(closest?.position).toBeGreaterThan(1 + 1e-7);
  expect((await move(planner, first.id, third.id)).tasks[0]?.id).toBe(second.id);
  expect((await move(planner, first.id, null)).tasks[0]?.id).toBe(first.id);
});

test('whoever has left is assigned nothing, and their tasks stay', async () => {
  const family = await aFamily(house);
  const { contributor } = family.as;
  await add(contributor, family, { assigneeId: contributor.memberId });
  await db.delete(familyMembers).where(eq(familyMembers.id, contributor.memberId));
  expect(await listFor(family.planner, family)).toMatchObject([{ assignee: null, createdBy: null }]);
  await expect(listFor(contributor, family)).rejects.toMatchObject({ status: 404, code: 'family.not_found' });
});

test('a stranger and somebody of another family find nothing, and a visitor is asked to sign in', async () => {
  const [family, others] = [await aFamily(house), await aFamily(house)];
  const task = await add(family.planner, family);
  const foreign = await add(others.planner, others);
  const missing = { status: 404, code: 'family.not_found' };
  const noTask = { status: 404, code: 'task.not_found' };
  for (const stranger of [others.planner, others.as.admin]) {
    await expect(listFor(stranger, family)).rejects.toMatchObject(missing);
    await expect(add(stranger, family)).rejects.toMatchObject(missing);
    await expect(change(stranger, task, { status: 'completed' })).rejects.toMatchObject(noTask);
    await expect(move(stranger, task.id, null)).rejects.toMatchObject(noTask);
    await remove(stranger, task);
  }
  await expect(move(family.planner, task.id, foreign.id)).rejects.toMatchObject({ code: 'task.not_found' });
  const toOthers = { assigneeId: others.as.member.memberId };
  await expect(add(family.planner, family, toOthers)).rejects.toMatchObject({ code: 'family.member_not_found' });
  await expect(change(family.planner, task, toOthers)).rejects.toMatchObject({ code: 'family.member_not_found' });
  const visiting = house.aVisitor()(listSharedTasks, { query: { groupId: family.group.id } });
  await expect(visiting).rejects.toMatchObject({ status: 401 });
  expect(await listFor(family.planner, family)).toHaveLength(1);
});

test.each([
  ['no title', { title: '  ' }, 'title'],
  ['a title nobody can see', { title: '\u200b\u200b' }, 'title'],
  ['a title over two lines', { title: 'Call\nthe florist' }, 'title'],
  ['a title without end', { title: 'x'.repeat(121) }, 'title'],
  ['a description without end', { description: 'x'.repeat(2_001) }, 'description'],
  ['an unknown category', { category: 'weapons' }, 'category'],
  ['an unknown priority', { priority: 'urgent' }, 'priority'],
  ['a day that is none', { dueDate: '2030-02-31T10:00:00Z' }, 'dueDate'],
  ['a key that is none', { idempotencyKey: '1' }, 'idempotencyKey'],
])('%s is refused by its field', async (_, more, field) => {
  const family = await aFamily(house);
  const refused = { status: 400, fields: { [field]: expect.any(String) } };
  await expect(add(family.planner, family, more)).rejects.toMatchObject(refused);
});

test('markup and quotes are kept as they were typed', async () => {
  const family = await aFamily(house);
  const title = `<img src=x onerror=alert(1)> '); drop table users; --`;
  expect(await add(family.planner, family, { title })).toMatchObject({ title });
  const { activities } = await family.planner(listFamilyActivities, { query: { groupId: family.group.id } });
  expect(activities[0]?.about).toBe(title);
});
