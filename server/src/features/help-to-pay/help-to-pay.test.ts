// Help to pay that is kept with a plan: answers, what the family did about each program, and who may.
import { randomUUID } from 'node:crypto';
import { changeSharedTask, deleteSharedTask, listSharedTasks } from '@evenlight/contract/families/tasks';
import { HelpAnswers } from '@evenlight/contract/help-to-pay/answers';
import type { Program } from '@evenlight/contract/help-to-pay/help-for';
import {
  forgetHelp,
  getKeptHelp,
  keepHelp,
  markHelp,
  openTasks,
  shareHelpTask,
} from '@evenlight/contract/help-to-pay/kept-help';
import type { PlanId } from '@evenlight/contract/ids';
import { duplicatePlan } from '@evenlight/contract/plans';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { auditEntries } from '../../platform/tables.ts';
import { aFamily } from '../../testing/family-people.ts';
import { openTestHouse } from '../../testing/open-test-house.ts';
import { aPlan } from '../../testing/plans.ts';

const house = await openTestHouse({ withSampleData: true });
const { db } = house.world;
type Member = Awaited<ReturnType<typeof house.aMember>>;
type Mark = { state?: 'to-ask' | 'asked' | 'granted' | 'not-for-us'; who?: string; note?: string };

const poor = HelpAnswers.parse({ county: 'contra-costa', means: 'none', served: 'no', cause: 'other', work: 'no' });
const wealthy = HelpAnswers.parse({ ...poor, means: 'enough' });

const read = (member: Member, planId: PlanId) => member(getKeptHelp, { params: { planId } });
const keep = (member: Member, planId: PlanId, version = 0, answers = poor) =>
  member(keepHelp, { params: { planId }, body: { answers, version } });
const mark = (member: Member, planId: PlanId, version: number, said: Mark, program: Program = 'county') =>
  member(markHelp, { params: { planId, program }, body: { ...said, version } });
const share = (member: Member, planId: PlanId, program: Program = 'county') =>
  member(shareHelpTask, { params: { planId, program } });
const taskIn = ({ tasks }: Awaited<ReturnType<typeof read>>, program: Program = 'county') =>
  tasks.find((task) => task.program === program);
const actionsOn = async (planId: PlanId) => {
  const rows = await db.select().from(auditEntries).where(eq(auditEntries.subject, planId));
  return rows.map(({ action }) => action).filter((action) => action.startsWith('help.'));
};

test('a plan begins with nothing kept', async () => {
  const member = await house.aMember();
  const { id: planId } = await aPlan(member, { personName: 'Rosa Delgado' });
  const nothing = { version: 0, answers: null, tasks: [], mayEdit: true, mayAddToFamilyList: false };
  expect(await read(member, planId)).toMatchObject({ planId, personName: 'Rosa Delgado', ...nothing });
});

test('what may help becomes a task of the plan, the county first, and what does not help is none', async () => {
  const member = await house.aMember();
  const { id: planId } = await aPlan(member);
  const { version, answers, tasks } = await keep(member, planId);
  expect({ version, answers }).toEqual({ version: 1, answers: poor });
  const untouched = { state: 'to-ask', who: '', note: '', version: 0, isOnFamilyList: false, isTicked: false };
  expect(tasks[0]).toEqual({ program: 'county', verdict: 'probably-yes', ...untouched });
  expect(tasks.map(({ program }) => program)).not.toContain('victims');
  expect(tasks.every(({ verdict }) => verdict !== 'no')).toBe(true);
});

test('answers that change bring other programs, and keep what was done about those that stay', async () => {
  const member = await house.aMember();
  const { id: planId } = await aPlan(member);
  await keep(member, planId);
  await mark(member, planId, 0, { state: 'asked', who: 'Ben', note: 'Mrs. Cruz calls back' });
  await mark(member, planId, 0, { state: 'not-for-us' }, 'employer');
  const more = await keep(member, planId, 1, HelpAnswers.parse({ ...poor, cause: 'crime' }));
  const done = { state: 'asked', who: 'Ben', note: 'Mrs. Cruz calls back', version: 1 };
  expect(taskIn(more)).toMatchObject({ verdict: 'probably-yes', ...done });
  expect(taskIn(more, 'victims')).toMatchObject({ state: 'to-ask' });
  expect(openTasks(more.tasks).map(({ program }) => program)).not.toContain('employer');
  // Somebody was asked already, so it is not taken away from under the family.
  expect(taskIn(await keep(member, planId, 2, wealthy))).toMatchObject({ verdict: 'no', ...done });
});

test('two devices cannot overwrite each other, and the same request sent again is one', async () => {
  const member = await house.aMember();
  const { id: planId } = await aPlan(member);
  const both = await Promise.allSettled([poor, wealthy].map((answers) => keep(member, planId, 0, answers)));
  const refused = both.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
  expect(refused).toMatchObject([{ status: 409, code: 'help.changed_meanwhile' }]);
  const { answers } = await read(member, planId);
  expect(await keep(member, planId, 0, answers ?? expect.fail('nothing was kept'))).toMatchObject({ version: 1 });

  const marks = await Promise.allSettled(['Ben', 'Lea'].map((who) => mark(member, planId, 0, { who }, 'employer')));
  expect(marks.filter(({ status }) => status === 'rejected')).toHaveLength(1);
  const who = taskIn(await read(member, planId), 'employer')?.who ?? '';
  expect(taskIn(await mark(member, planId, 0, { who }, 'employer'), 'employer')).toMatchObject({ who, version: 1 });
  await expect(mark(member, planId, 0, { note: 'Late' }, 'employer')).rejects.toMatchObject({ status: 409 });
  expect(await actionsOn(planId)).toEqual(['help.kept', 'help.marked']);
});

test('what is forgotten is gone, answers and marks, and nothing can be marked without answers', async () => {
  const member = await house.aMember();
  const { id: planId } = await aPlan(member);
  await expect(mark(member, planId, 0, { who: 'Ben' })).rejects.toMatchObject({ status: 404, code: 'help.not_kept' });
  await keep(member, planId);
  await mark(member, planId, 0, { state: 'granted' });
  for (const _ of ['once', 'sent again'])
    expect(await member(forgetHelp, { params: { planId } })).toMatchObject({ answers: null, version: 0, tasks: [] });
  expect(taskIn(await keep(member, planId))).toMatchObject({ state: 'to-ask', version: 0 });
  expect(await actionsOn(planId)).toEqual(['help.kept', 'help.marked', 'help.forgotten', 'help.kept']);
});

test('a copy of a plan takes nothing of it along', async () => {
  const member = await house.aMember();
  const { id: planId } = await aPlan(member);
  await keep(member, planId);
  const copy = await member(duplicatePlan, { params: { planId }, body: { saveKey: randomUUID() } });
  expect(await read(member, copy.id)).toMatchObject({ answers: null, tasks: [] });
});

test('the whole family reads along, and whoever may edit the plan writes', async () => {
  const { planner, plan, as } = await aFamily(house);
  await keep(as.editor, plan.id);
  expect(await read(as.viewer, plan.id)).toMatchObject({ answers: poor, mayEdit: false, mayAddToFamilyList: false });
  expect(await read(as.contributor, plan.id)).toMatchObject({ mayEdit: false, mayAddToFamilyList: true });
  expect(taskIn(await mark(as.coordinator, plan.id, 0, { state: 'asked' }))).toMatchObject({ state: 'asked' });
  const refusal = { status: 403, code: 'family.role_too_low' };
  await expect(keep(as.contributor, plan.id, 1, wealthy)).rejects.toMatchObject(refusal);
  await expect(mark(as.member, plan.id, 1, { state: 'granted' })).rejects.toMatchObject(refusal);
  await expect(as.contributor(forgetHelp, { params: { planId: plan.id } })).rejects.toMatchObject(refusal);
  await expect(share(as.member, plan.id)).rejects.toMatchObject(refusal);
  expect(taskIn(await read(planner, plan.id))).toMatchObject({ state: 'asked', version: 1 });
});

test('a stranger finds no plan, and a visitor is asked to sign in', async () => {
  const [member, stranger, visitor] = [await house.aMember(), await house.aMember(), house.aVisitor()];
  const { id: planId } = await aPlan(member);
  await keep(member, planId);
  for (const [somebody, refusal] of [
    [stranger, { status: 404, code: 'plan.not_found' }],
    [visitor, { status: 401, code: 'session.required' }],
  ] as const) {
    await expect(somebody(getKeptHelp, { params: { planId } })).rejects.toMatchObject(refusal);
    const keeping = somebody(keepHelp, { params: { planId }, body: { answers: wealthy, version: 1 } });
    await expect(keeping).rejects.toMatchObject(refusal);
    const params = { planId, program: 'county' } as const;
    await expect(somebody(markHelp, { params, body: { who: 'Eve', version: 0 } })).rejects.toMatchObject(refusal);
    await expect(somebody(shareHelpTask, { params })).rejects.toMatchObject(refusal);
    await expect(somebody(forgetHelp, { params: { planId } })).rejects.toMatchObject(refusal);
  }
  expect(await read(member, planId)).toMatchObject({ version: 1, answers: poor });
});

test('a program goes onto the list of the family once, however often it is put there', async () => {
  const { plan, group, as } = await aFamily(house);
  await keep(as.editor, plan.id);
  const both = await Promise.all([share(as.contributor, plan.id), share(as.editor, plan.id)]);
  for (const kept of both) expect(taskIn(kept)).toMatchObject({ isOnFamilyList: true });
  const listed = async () => (await as.viewer(listSharedTasks, { query: { groupId: group.id } })).tasks;
  const [task, ...others] = await listed();
  expect(others).toEqual([]);
  expect(task).toMatchObject({ title: 'Help to pay: A burial or cremation by the county', status: 'pending' });
  // Ticked off there it has been asked here, and the other way round.
  const tick = (status: 'completed' | 'pending') =>
    as.editor(changeSharedTask, { params: { taskId: task?.id ?? expect.fail('there is no task') }, body: { status } });
  await tick('completed');
  expect(taskIn(await read(as.viewer, plan.id))).toMatchObject({ state: 'asked', isTicked: true });
  await tick('pending');
  expect(taskIn(await read(as.viewer, plan.id))).toMatchObject({ state: 'to-ask', isTicked: false });
  // Taken off the list, it can be put there again.
  await as.editor(deleteSharedTask, { params: { taskId: task?.id ?? expect.fail('there is no task') } });
  expect(taskIn(await read(as.editor, plan.id))).toMatchObject({ isOnFamilyList: false });
  await share(as.editor, plan.id);
  expect(await listed()).toHaveLength(1);
});

test('without a family group there is no list to put it on', async () => {
  const member = await house.aMember();
  const { id: planId } = await aPlan(member);
  await keep(member, planId);
  await expect(share(member, planId)).rejects.toMatchObject({ status: 404, code: 'family.not_found' });
});

test('what cannot be kept is refused by its field', async () => {
  const member = await house.aMember();
  const { id: planId } = await aPlan(member);
  await keep(member, planId);
  const headers = { 'content-type': 'application/json' };
  const faultOf = async (method: 'PUT' | 'PATCH', path: string, body: object) => {
    const answer = await member.raw(method, `/api/funeral-plans/${planId}/help-to-pay${path}`, {
      headers,
      body: JSON.stringify({ ...body, version: 0 }),
    });
    return [answer.status, Object.keys(JSON.parse(answer.text).fields ?? {})[0]];
  };
  expect(await faultOf('PUT', '', { answers: { means: 'lots' } })).toEqual([400, 'answers.means']);
  expect(await faultOf('PUT', '', { answers: { county: "'; drop table plans; --" } })).toEqual([400, 'answers.county']);
  expect(await faultOf('PATCH', '/county', { who: 'x'.repeat(81) })).toEqual([400, 'who']);
  expect(await faultOf('PATCH', '/county', { note: 'x'.repeat(501) })).toEqual([400, 'note']);
  expect(await faultOf('PATCH', '/county', { state: 'done' })).toEqual([400, 'state']);
  const note = '<script>alert(1)</script>';
  expect(taskIn(await mark(member, planId, 0, { note }))?.note).toBe(note);
});
