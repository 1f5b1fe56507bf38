// Who looked at my data: calls, seats, memorials, and what is long gone.
import { randomUUID } from 'node:crypto';
import { ReportId } from '@evenlight/contract/ids';
import { decideReport, getReport, reportMemorial } from '@evenlight/contract/memorials/keeping';
import { createMemorial } from '@evenlight/contract/memorials/memorial';
import { listQueue, noteOnQueueItem, readQueueItem } from '@evenlight/contract/queue';
import {
  askToJoinGroup,
  decideGroupRequest,
  getGroupRequest,
  listSupportGroups,
} from '@evenlight/contract/support/groups';
import { askForCall, getCrisisAlert, moveCrisisAlert } from '@evenlight/contract/support/safety';
import { listTeamActions } from '@evenlight/contract/team-actions';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { openTestHouse } from '../../../testing/open-test-house.ts';
import { PHONE_NUMBER } from '../../../testing/phone-number.ts';
import { aPlan } from '../../../testing/plans.ts';

const house = await openTestHouse({ withSampleData: true });
const { db } = house.world;
const staff = await house.aMember({ isStaff: true, firstName: 'Tess' });
const stranger = await house.aMember();
type Member = Awaited<ReturnType<typeof house.aMember>>;

const actionsOf = async (member: Member) =>
  (await member(listTeamActions, { query: {} })).map(({ action, who }) => [action, who]);

/** What they asked for, on our team's list. */
async function waitingFor(kind: 'crisis-alert' | 'support-group' | 'memorial-report' | 'plan-saved') {
  return house.settled(async () => {
    const [line] = (await staff(listQueue, { query: { kind } })).lines;
    const params = { promiseId: line?.id ?? expect.fail() };
    return { params, ...(await staff(readQueueItem, { params })) };
  });
}

test('who took a call and reached somebody is read by them, also when the call is forgotten', async () => {
  const ada = await house.aMember();
  const body = { name: 'Ada', phone: PHONE_NUMBER, consents: true as const, idempotencyKey: randomUUID() };
  await ada(askForCall, { body });
  const { subjectId: alertId } = await waitingFor('crisis-alert');
  expect((await staff(getCrisisAlert, { params: { alertId } })).alert).toMatchObject({ name: 'Ada', state: 'waiting' });
  await staff(moveCrisisAlert, { params: { alertId }, body: { state: 'taken' } });
  await staff(moveCrisisAlert, { params: { alertId }, body: { state: 'done' } });
  const all = ['crisis_alert.done', 'crisis_alert.taken', 'crisis_alert.read', 'promise.read'].map((action) => [
    action,
    'Tess',
  ]);
  expect(await actionsOf(ada)).toEqual(all);
  await db.execute(sql`delete from crisis_alerts`);
  expect(await actionsOf(ada)).toEqual(all);
  expect(await staff(getCrisisAlert, { params: { alertId } })).toEqual({ alert: null });
  expect(await actionsOf(stranger)).toEqual([]);
});

test('who gave a seat in a group, and who answered a report about a memorial, is read by whose it is', async () => {
  const [ada, ben] = [await house.aMember(), await house.aMember()];
  const [group] = await ada(listSupportGroups, {});
  await ada(askToJoinGroup, { params: { groupId: group?.id ?? expect.fail() }, body: {} });
  const { subjectId: requestId } = await waitingFor('support-group');
  await staff(getGroupRequest, { params: { requestId } });
  await staff(decideGroupRequest, { params: { requestId }, body: { decision: 'confirm' } });
  expect(await actionsOf(ada)).toEqual(
    ['group_request.confirmed', 'group_request.read', 'promise.read'].map((action) => [action, 'Tess']),
  );
  const { id: memorialId } = await ben(createMemorial, { body: { fullName: 'Ida Okafor', privacy: 'public' } });
  await house.aVisitor()(reportMemorial, { params: { memorialId }, body: { reason: 'false', words: 'No.' } });
  const { subjectId } = await waitingFor('memorial-report');
  const params = { reportId: ReportId.parse(subjectId) };
  expect((await staff(getReport, { params })).report).toMatchObject({ memorialName: 'Ida Okafor' });
  await staff(decideReport, { params, body: { decision: 'leave' } });
  expect(await staff(getReport, { params })).toEqual({ report: null });
  expect(await actionsOf(ben)).toEqual(
    ['memorial.report_answered', 'memorial_report.read'].map((action) => [action, 'Tess']),
  );
});

test('what was done about a promise that is gone is still read by whose it was', async () => {
  const ada = await house.aMember();
  const { id: planId } = await aPlan(ada, { planIntent: 'at-need' });
  const { params } = await waitingFor('plan-saved');
  await staff(noteOnQueueItem, { params, body: { kind: 'note', text: 'Called.', idempotencyKey: randomUUID() } });
  const before = await ada(listTeamActions, { query: { planId } });
  expect(before.map(({ action }) => action)).toEqual(['promise.note', 'promise.read']);
  await db.execute(sql`delete from promises`);
  expect(await ada(listTeamActions, { query: { planId } })).toEqual(before);
  expect(await actionsOf(stranger)).toEqual([]);
});
