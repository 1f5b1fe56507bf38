// What a family has to do, says about it and asks each other cannot be read in the database, by whoever gets at it.
import { randomUUID } from 'node:crypto';
import { listFamilyActivities } from '@evenlight/contract/families/activities';
import {
  answerDecision,
  applyDecision,
  askFamily,
  closeDecision,
  listFamilyDecisions,
} from '@evenlight/contract/families/decisions';
import { listFamilyVersions } from '@evenlight/contract/families/history';
import {
  addTaskComment,
  changeSharedTask,
  createSharedTask,
  listSharedTasks,
  listTaskComments,
} from '@evenlight/contract/families/tasks';
import { FamilyTaskId } from '@evenlight/contract/ids';
import { eq, sql } from 'drizzle-orm';
import { v7 as uuid } from 'uuid';
import { expect, test } from 'vitest';
import { aFamily, type Relative, type TestFamily } from '../../testing/family-people.ts';
import { on, questionsIn, say, words } from '../../testing/family-questions.ts';
import { openTestHouse } from '../../testing/open-test-house.ts';
import { readZip } from '../../testing/read-zip.ts';
import { familyGroups } from '../plans/people/tables.ts';
import { planVersions } from '../plans/tables.ts';
import { decisionOptions, familyDecisions } from './decisions/tables.ts';
import { sealOldFamilyWords } from './seal-old.ts';
import { familyActivities } from './tables.ts';
import { familyTasks, taskComments } from './tasks/tables.ts';

const house = await openTestHouse({ withSampleData: true });
const { world, app } = house;
const { db } = world;
const { question } = questionsIn(house);

/** Every row that could hold such words, as somebody with the database alone reads it. */
async function everythingStored(): Promise<string> {
  const { rows } = await db.execute(sql`
    select t::text as line from family_tasks t union all select c::text from task_comments c
    union all select d::text from family_decisions d union all select o::text from decision_options o
    union all select a::text from family_activities a union all select v::text from plan_versions v
    union all select n::text from news n
    union all select data::text from jobs.job union all select e::text from audit_entries e`);
  return `${JSON.stringify(rows)} ${house.said.join(' ')}`;
}

/** As the family reads it. */
async function everythingRead(person: Relative, { group }: TestFamily) {
  const query = { groupId: group.id };
  const { tasks } = await person(listSharedTasks, { query });
  const comments = await Promise.all(
    tasks.map(async ({ id: taskId }) => (await person(listTaskComments, { params: { taskId } })).comments),
  );
  const { decisions } = await person(listFamilyDecisions, { query });
  const { activities } = await person(listFamilyActivities, { query });
  const { versions } = await person(listFamilyVersions, { query });
  return {
    tasks: tasks.map(({ title, description }) => [title, description]),
    comments: comments.flat().map(({ text }) => text),
    questions: decisions.map((asked) => [asked.question, ...asked.options.map(({ label }) => label)]),
    activities: activities.map(({ about }) => about).sort(),
    versions: versions.map(({ changeDescription }) => changeDescription),
  };
}

test('tasks, comments and questions stand nowhere in the clear, and the family reads them all', async () => {
  const family = await aFamily(house);
  const { planner, group } = family;
  const { editor, viewer } = family.as;
  const body = { groupId: group.id, title: 'Unmistakable call', description: 'Unmistakable number' };
  const { id: taskId } = await editor(createSharedTask, { body: { ...body, idempotencyKey: randomUUID() } });
  await editor(changeSharedTask, { params: { taskId }, body: { title: 'Unmistakable visit' } });
  await planner(addTaskComment, {
    params: { taskId },
    body: { text: 'Unmistakable answer', idempotencyKey: randomUUID() },
  });
  const options = words('Unmistakable hymn', 'Unmistakable psalm');
  const asked = await planner(askFamily, question(family, { question: 'Unmistakable choice?', options }));
  const [first] = asked.options;
  const params = { decisionId: asked.id };
  await planner(answerDecision, { params, body: { answer: first?.id ?? 'abstain' } });
  await planner(closeDecision, { params, body: {} });
  await planner(applyDecision, { params, body: {} });
  await house.settle();
  expect(await everythingStored()).not.toContain('Unmistakable');
  expect(await everythingRead(viewer, family)).toEqual({
    tasks: [['Unmistakable visit', 'Unmistakable number']],
    comments: ['Unmistakable answer'],
    questions: [['Unmistakable choice?', 'Unmistakable hymn', 'Unmistakable psalm']],
    activities: [
      'The family decided: Unmistakable hymn',
      'Unmistakable call',
      'Unmistakable choice?',
      'Unmistakable choice? → Unmistakable hymn',
      'Unmistakable visit',
      'Unmistakable visit',
    ],
    versions: ['The family decided: Unmistakable hymn', ''],
  });
});

/** As it was written before such words were sealed. */
async function fromBefore({ group: { id: groupId }, planner: { person } }: TestFamily) {
  const [at, by, taskId, decisionId] = [house.clock.now(), person.id, uuid(), uuid()];
  await db.insert(familyTasks).values({
    id: taskId,
    groupId,
    idempotencyKey: randomUUID(),
    title: 'Plain call',
    description: 'Plain number',
    category: 'other',
    priority: 'low',
    status: 'pending',
    createdBy: by,
    position: 1,
    version: 1,
    createdAt: at,
  });
  await db.insert(taskComments).values({
    id: uuid(),
    taskId,
    idempotencyKey: randomUUID(),
    authorId: by,
    text: 'Plain answer',
    createdAt: at,
  });
  await db.insert(familyDecisions).values({
    id: decisionId,
    groupId,
    idempotencyKey: randomUUID(),
    kind: 'other',
    question: 'Plain choice?',
    askedBy: by,
    askedAt: at,
    deadline: new Date(at.getTime() + 3_600_000),
    state: 'open',
    isApplied: false,
  });
  const labels = ['Plain hymn', 'Plain psalm'];
  await db
    .insert(decisionOptions)
    .values(labels.map((label, position) => ({ id: uuid(), decisionId, position, label })));
  await db.insert(familyActivities).values({
    id: uuid(),
    groupId,
    actorId: by,
    kind: 'task.added',
    about: 'Plain call',
    at,
  });
  return taskId;
}

test('what was there before is read as it is, sealed in the background, and read and changed then as well', async () => {
  const family = await aFamily(house);
  const { viewer } = family.as;
  const taskId = FamilyTaskId.parse(await fromBefore(family));
  const before = await everythingRead(viewer, family);
  expect(before).toEqual({
    tasks: [['Plain call', 'Plain number']],
    comments: ['Plain answer'],
    questions: [['Plain choice?', 'Plain hymn', 'Plain psalm']],
    activities: ['Plain call'],
    versions: [''],
  });
  await Promise.all([sealOldFamilyWords(world), sealOldFamilyWords(world)]);
  expect(await everythingStored()).not.toContain('Plain');
  expect(await everythingRead(viewer, family)).toEqual(before);
  await family.planner(changeSharedTask, { params: { taskId }, body: { description: 'Another number' } });
  expect((await everythingRead(viewer, family)).tasks).toEqual([['Plain call', 'Another number']]);
});

test('versions from before that say what was decided name the decision instead, and other words stay', async () => {
  const family = await aFamily(house);
  const { planner, plan, group } = family;
  const asked = await planner(askFamily, question(family, { options: words('Pallid hymn', 'Pallid psalm') }));
  await say(planner, asked, 0);
  await planner(closeDecision, { ...on(asked), body: {} });
  const [at, groupId] = [house.clock.now(), group.id];
  const ofPlan = eq(planVersions.planId, plan.id);
  const [first = expect.fail()] = await db.select().from(planVersions).where(ofPlan);
  const said = ['The family decided: Pallid hymn', 'The family decided: it rests with Rose'];
  await db.insert(planVersions).values(said.map((description, more) => ({ ...first, version: 2 + more, description })));
  await db.insert(familyActivities).values({ id: uuid(), groupId, kind: 'plan.saved', about: said[0] ?? '', at });
  const before = await everythingRead(family.as.viewer, family);
  expect(before.versions).toEqual([said[1], said[0], '']);
  await Promise.all([sealOldFamilyWords(world), sealOldFamilyWords(world)]);
  expect(await everythingStored()).not.toContain('Pallid');
  expect(await everythingRead(family.as.viewer, family)).toEqual(before);

  // Without the decision a plain sentence is left.
  await db.delete(familyDecisions).where(eq(familyDecisions.id, asked.id));
  const { versions } = await everythingRead(family.as.viewer, family);
  expect(versions).toEqual([said[1], 'The family decided this.', '']);
});

test('what was decided in a group that is gone is named by nothing any more', async () => {
  const { plan, group } = await aFamily(house);
  const ofPlan = eq(planVersions.planId, plan.id);
  await db.update(planVersions).set({ description: 'The family decided: Faded hymn' }).where(ofPlan);
  await db.delete(familyGroups).where(eq(familyGroups.id, group.id));
  await sealOldFamilyWords(world);
  expect(await db.select().from(planVersions).where(ofPlan)).toMatchObject([
    { description: 'The family decided this.', decisionId: null },
  ]);
});

test('a title that a process from before changes in the clear counts, and is sealed in its turn', async () => {
  const family = await aFamily(house);
  const taskId = await fromBefore(family);
  await sealOldFamilyWords(world);
  await db.update(familyTasks).set({ title: 'Plainer call' }).where(eq(familyTasks.id, taskId));
  const read = async () => (await everythingRead(family.as.viewer, family)).tasks;
  expect(await read()).toEqual([['Plainer call', 'Plain number']]);
  await sealOldFamilyWords(world);
  expect(await everythingStored()).not.toContain('Plain');
  expect(await read()).toEqual([['Plainer call', 'Plain number']]);
});

test('whoever takes their data along reads what they added, said, asked and answered', async () => {
  const family = await aFamily(house);
  const { planner } = family;
  await fromBefore(family);
  await sealOldFamilyWords(world);
  const { id, cookie } = planner.person;
  const { rawPayload } = await app.inject({
    url: `/api/users/${id}/export`,
    headers: { host: 'localhost:3000', cookie: `${cookie.name}=${cookie.value}` },
  });
  const { sections } = JSON.parse((await readZip(rawPayload)).get('data.json')?.toString() ?? '');
  expect(sections.family_tasks).toMatchObject([{ title: 'Plain call', description: 'Plain number' }]);
  expect(sections.task_comments).toMatchObject([{ text: 'Plain answer' }]);
  expect(sections.family_decisions).toMatchObject([{ question: 'Plain choice?' }]);
  expect(sections.decision_options).toMatchObject([{ label: 'Plain hymn' }, { label: 'Plain psalm' }]);
});
