// What is said about a task, and tasks out of the tradition's timeline.
import { randomUUID } from 'node:crypto';
import {
  addTaskComment,
  COMMENTS_PER_TASK,
  changeSharedTask,
  createSharedTask,
  deleteTaskComment,
  listSharedTasks,
  listTaskComments,
  listTaskTemplates,
  takeTaskTemplates,
} from '@evenlight/contract/families/tasks';
import type { FamilyTaskId } from '@evenlight/contract/ids';
import { changeEvent } from '@evenlight/contract/timelines';
import { ritesFor } from '@evenlight/contract/timelines/rites-for';
import { faithTraditions } from '@evenlight/contract/traditions';
import { ways } from '@evenlight/contract/ways';
import { expect, test } from 'vitest';
import { aFamily, type Relative, type TestFamily } from '../../../testing/family-people.ts';
import { openTestHouse } from '../../../testing/open-test-house.ts';
import { type Caller, reading } from '../../../testing/test-client.ts';
import { taskComments } from './tables.ts';
import { stepsIn } from './templates.ts';

const house = await openTestHouse({ withSampleData: true, env: { RATE_LIMIT_FACTOR: '100' } });
const tooLow = { status: 403, code: 'family.role_too_low' };

async function aTask({ planner, group }: TestFamily) {
  const body = { groupId: group.id, title: 'Call the florist', idempotencyKey: randomUUID() };
  return { taskId: (await planner(createSharedTask, { body })).id };
}

const say = (person: Relative, params: { taskId: FamilyTaskId }, text: string, idempotencyKey: string = randomUUID()) =>
  person(addTaskComment, { params, body: { text, idempotencyKey } });
const tasksFor = async (person: Caller, { group }: TestFamily) =>
  (await person(listSharedTasks, { query: { groupId: group.id } })).tasks;
const templatesFor = async (person: Caller, { group }: TestFamily) =>
  (await person(listTaskTemplates, { query: { groupId: group.id } })).templates;
const take = (person: Caller, { group }: TestFamily, keys: string[]) =>
  person(takeTaskTemplates, { body: { groupId: group.id, keys } });

test('comments stand in the order they were said in, and are counted', async () => {
  const family = await aFamily(house);
  const task = await aTask(family);
  await say(family.as.member, task, 'Which flowers?');
  const { comments } = await say(family.as.editor, task, 'White lilies.');
  expect(comments.map(({ text, author }) => [author?.name, text])).toEqual([
    ['Milo Rao', 'Which flowers?'],
    ['Edda Rao', 'White lilies.'],
  ]);
  expect(await family.as.viewer(listTaskComments, { params: task })).toEqual({ comments });
  expect((await tasksFor(family.as.viewer, family))[0]?.commentCount).toBe(2);
});

test('a comment sent again, also at once, is one', async () => {
  const family = await aFamily(house);
  const task = await aTask(family);
  const key = randomUUID();
  await Promise.all([1, 2, 3].map(() => say(family.as.member, task, 'Lilies', key)));
  expect((await family.planner(listTaskComments, { params: task })).comments).toHaveLength(1);
});

test('viewers say nothing; one’s own can be taken back, and anybody’s by those who settle things', async () => {
  const family = await aFamily(house);
  const task = await aTask(family);
  await expect(say(family.as.viewer, task, 'Lilies')).rejects.toMatchObject(tooLow);
  const { comments } = await say(family.as.member, task, 'Roses');
  const params = { ...task, commentId: comments[0]?.id as NonNullable<(typeof comments)[0]>['id'] };
  for (const role of ['editor', 'contributor', 'viewer'] as const)
    await expect(family.as[role](deleteTaskComment, { params })).rejects.toMatchObject(tooLow);
  expect(await family.as.member(deleteTaskComment, { params })).toEqual({ comments: [] });
  expect(await family.as.member(deleteTaskComment, { params })).toEqual({ comments: [] });
  const again = await say(family.as.member, task, 'Tulips');
  const others = { ...task, commentId: again.comments[0]?.id ?? params.commentId };
  expect(await family.as.coordinator(deleteTaskComment, { params: others })).toEqual({ comments: [] });
});

test('strangers read and say nothing; empty, endless and too many comments are refused', async () => {
  const [family, others] = [await aFamily(house), await aFamily(house)];
  const task = await aTask(family);
  const missing = { status: 404, code: 'task.not_found' };
  await expect(others.planner(listTaskComments, { params: task })).rejects.toMatchObject(missing);
  await expect(say(others.planner, task, 'Hello')).rejects.toMatchObject(missing);
  for (const text of ['  ', 'x'.repeat(1_001)])
    await expect(say(family.planner, task, text)).rejects.toMatchObject({ status: 400 });
  const row = { taskId: task.taskId, authorId: family.planner.person.id, text: 'x', createdAt: house.clock.now() };
  const many = Array.from({ length: COMMENTS_PER_TASK }, () => ({
    ...row,
    id: randomUUID(),
    idempotencyKey: randomUUID(),
  }));
  await house.world.db.insert(taskComments).values(many);
  await expect(say(family.planner, task, 'One more')).rejects.toMatchObject({ code: 'task.too_many_comments' });
});

test('the timeline proposes its steps, with days and categories', async () => {
  const plan = { faithTradition: 'christian', dateOfDeath: '2030-05-05', serviceDate: '2030-05-10' } as const;
  const family = await aFamily(house, { plan });
  const templates = await templatesFor(family.as.viewer, family);
  const named = new Map(templates.map((template) => [template.key, template]));
  expect(named.get('civ-permit')).toMatchObject({ category: 'documents', priority: 'high', isTaken: false });
  expect(named.get('chr-liturgy')).toMatchObject({ category: 'music', priority: 'medium' });
  expect(named.get('chr-funeral')).toMatchObject({ category: 'other', dueDate: '2030-05-11T00:00:00.000Z' });
});

test('steps become tasks once, whoever takes them and however often', async () => {
  const family = await aFamily(house, { plan: { dateOfDeath: '2030-05-05', serviceDate: '2030-05-10' } });
  const keys = (await templatesFor(family.planner, family)).map(({ key }) => key).slice(0, 4);
  await Promise.all([take(family.planner, family, keys), take(family.as.contributor, family, keys.slice(1))]);
  const { tasks } = await take(family.as.editor, family, [...keys, 'no-such-step']);
  expect(tasks).toHaveLength(4);
  const taken = (await templatesFor(family.planner, family)).filter(({ isTaken }) => isTaken);
  expect(taken.map(({ key }) => key).toSorted()).toEqual(keys.toSorted());
  // Who was first decides their order, and nothing else.
  expect(tasks.map(({ title }) => title).sort()).toEqual(taken.map(({ title }) => title).sort());
  for (const task of tasks) expect(task).toMatchObject({ description: expect.stringMatching(/\w/), status: 'pending' });
});

test('members and viewers take nothing, strangers see nothing', async () => {
  const [family, others] = [await aFamily(house), await aFamily(house)];
  for (const role of ['member', 'viewer'] as const)
    await expect(take(family.as[role], family, ['civ-permit'])).rejects.toMatchObject(tooLow);
  await expect(templatesFor(others.planner, family)).rejects.toMatchObject({ code: 'family.not_found' });
  await expect(take(family.planner, family, [])).rejects.toMatchObject({ status: 400 });
});

test('what is done in the timeline is not proposed again, and titles follow the reader’s language', async () => {
  const family = await aFamily(house, { plan: { dateOfDeath: '2030-05-05', serviceDate: '2030-05-10' } });
  const params = { planId: family.plan.id, eventId: 'civ-record' };
  await family.planner(changeEvent, { params, body: { completed: true } });
  const keys = (await templatesFor(family.planner, family)).map(({ key }) => key);
  expect(keys).not.toContain('civ-record');
  const answer = await family.planner.raw('GET', `/api/shared-tasks/templates?groupId=${family.group.id}`, {
    headers: { 'accept-language': 'es' },
  });
  expect(answer.text).toContain('Confirmar');
});

test('a task out of the timeline is in the language of whoever reads it, until the family has rewritten it', async () => {
  const family = await aFamily(house, { plan: { dateOfDeath: '2030-05-05', serviceDate: '2030-05-10' } });
  const { planner } = family;
  const inSpanish = reading('es', planner);
  const [template] = await templatesFor(inSpanish, family);
  const { tasks } = await take(inSpanish, family, [template?.key ?? '']);
  const [taken] = tasks;
  if (!template || !taken) throw new Error('a step was taken');
  const [inEnglish] = await tasksFor(planner, family);
  expect(taken.title).toBe(template.title);
  expect(inEnglish?.title).toBe((await templatesFor(planner, family))[0]?.title);
  expect(inEnglish?.title).not.toBe(taken.title);
  expect(inEnglish?.description).not.toBe(taken.description);
  await planner(changeSharedTask, { params: { taskId: taken.id }, body: { title: 'Call Doctor Reyes' } });
  const [rewritten] = await tasksFor(inSpanish, family);
  expect(rewritten).toMatchObject({ title: 'Call Doctor Reyes', description: taken.description });
});

test('every step that has a category of its own is a step of some timeline', () => {
  const known = new Set(
    faithTraditions.flatMap((faithTradition) =>
      ways.flatMap((way) => {
        const branch = faithTradition === 'jewish' ? 'reform' : '';
        return ritesFor({ faithTradition, way, branch }, { isUnusualWayConfirmed: true }).map(({ key }) => key);
      }),
    ),
  );
  expect(
    Object.values(stepsIn)
      .flat()
      .filter((key) => !known.has(key)),
  ).toEqual([]);
});
