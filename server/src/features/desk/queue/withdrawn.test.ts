// What was taken back: it leaves the queue, what was written about it stays, and being late stays late.
import { randomUUID } from 'node:crypto';
import { cancelConsultation } from '@evenlight/contract/consultations';
import type { PlanId } from '@evenlight/contract/ids';
import {
  getKeptFigures,
  keepPromise,
  listQueue,
  noteOnQueueItem,
  type QueueLine,
  readQueueItem,
  takeQueueItem,
} from '@evenlight/contract/queue';
import { blockDateForFamily, cancelSchedule, requestPlanning } from '@evenlight/contract/scheduling';
import {
  askForCounseling,
  listCounselingRequests,
  withdrawCounselingRequest,
} from '@evenlight/contract/support/counseling';
import { sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { personalData } from '../../../personal-data.ts';
import { eraseAll } from '../../../platform/personal-data/erase.ts';
import { openTestHouse } from '../../../testing/open-test-house.ts';
import { aPlanAtAVenue } from '../../../testing/plans.ts';
import { talkPeople } from '../../../testing/talk-people.ts';
import { forgetGonePromises } from './withdraw.ts';

const house = await openTestHouse({ withSampleData: true });
const { db } = house.world;
const { aForm, bookedBy, visitor } = talkPeople(house);
const [ada, staff] = [await house.aMember({ firstName: 'Ada' }), await house.aMember({ isStaff: true })];
beforeEach(async () => {
  house.clock.setTo('2030-05-01T10:00:00-07:00');
  await db.execute(sql`delete from promises`);
  await db.execute(sql`delete from rate_limits`);
});

const lines = async (view: 'waiting' | 'kept') => (await staff(listQueue, { query: { view } })).lines;
const aNote = (text: string) => ({ kind: 'note' as const, text, idempotencyKey: randomUUID() });
const thisMonth = async () => (await staff(getKeptFigures, {}))[0];

/** The only one of its kind that waits. */
async function waiting(kind: QueueLine['kind'], isRight = (_: QueueLine) => true) {
  const line = await house.settled(async () => {
    const [found, ...others] = (await lines('waiting')).filter((one) => one.kind === kind);
    expect(others).toEqual([]);
    return found && isRight(found) ? found : expect.fail();
  });
  return { line, params: { promiseId: line.id } };
}

function withdrawn(promiseId: string) {
  return house.settled(async () => {
    const item = await staff(readQueueItem, { params: { promiseId } });
    return item.withdrawnAt ? item : expect.fail();
  });
}

const askForDate = (planId: PlanId, note: string) =>
  ada(requestPlanning, { params: { planId }, body: { wishedDays: 'In May', note } });

test('a talk that is cancelled leaves the queue with everything that was noted, and nobody can take it any more', async () => {
  const { token } = await bookedBy(aForm());
  const { params } = await waiting('consultation');
  await staff(noteOnQueueItem, { params, body: aNote('She would rather be called.') });
  await visitor(cancelConsultation, { body: { token } });
  expect(await lines('waiting')).toEqual([]);
  expect(await lines('kept')).toMatchObject([{ id: params.promiseId, keptAt: null, withdrawnAt: expect.any(String) }]);
  const { history } = await staff(readQueueItem, { params });
  expect(history.map(({ kind, text }) => [kind, text])).toEqual([
    ['note', 'She would rather be called.'],
    ['withdrawn', null],
  ]);
  const gone = { status: 409, code: 'promise.withdrawn' };
  await expect(staff(takeQueueItem, { params, body: { from: null } })).rejects.toMatchObject(gone);
  await expect(staff(keepPromise, { params, body: {} })).rejects.toMatchObject(gone);
});

test('taken back in time it counts nowhere, and late by then it counts as missed', async () => {
  const { id: planId } = await aPlanAtAVenue(ada);
  const { promiseId: saved } = (await waiting('plan-saved')).params;
  await staff(keepPromise, { params: { promiseId: saved }, body: {} });
  await askForDate(planId, 'First');
  const first = await waiting('scheduling');
  await ada(cancelSchedule, { params: { planId } });
  await withdrawn(first.line.id);
  expect(await thisMonth()).toMatchObject({ due: 1, keptInTime: 1 });
  house.clock.forward({ minutes: 5 });
  await askForDate(planId, 'Second');
  const second = await waiting('scheduling');
  // Taken back before, it is a promise of its own, with a time of its own.
  expect(second.line.id).not.toBe(first.line.id);
  expect(Date.parse(second.line.dueAt)).toBe(Date.parse(first.line.dueAt) + 5 * 60_000);
  house.clock.forward({ hours: 25 });
  await ada(cancelSchedule, { params: { planId } });
  await withdrawn(second.line.id);
  house.clock.forward({ hours: 25 });
  expect(await thisMonth()).toMatchObject({ due: 2, keptInTime: 1 });
  expect(await lines('waiting')).toEqual([]);
});

test('asked anew while it is open it is owed by the same hour, stays in the same hands, and the former is not answered', async () => {
  const { id: planId } = await aPlanAtAVenue(ada);
  await askForDate(planId, 'On a Tuesday');
  const { line, params } = await waiting('scheduling');
  await staff(takeQueueItem, { params, body: { from: null } });
  house.clock.forward({ hours: 3 });
  await askForDate(planId, 'Or on a Wednesday');
  const renewed = await waiting('scheduling', ({ madeAt }) => madeAt !== line.madeAt);
  expect(renewed.line).toMatchObject({ id: line.id, dueAt: line.dueAt, owner: { id: staff.person.id } });
  const answering = staff(keepPromise, { params, body: { madeAt: line.madeAt } });
  await expect(answering).rejects.toMatchObject({ code: 'promise.renewed' });
});

test('a date that our team books is its answer, and not something that was taken back', async () => {
  const { id: planId } = await aPlanAtAVenue(ada);
  await askForDate(planId, 'Please find one');
  const { line } = await waiting('scheduling');
  await staff(blockDateForFamily, { params: { planId }, body: { serviceDate: '2030-05-20' } });
  const answered = async () => (await lines('kept')).find(({ id }) => id === line.id);
  expect(await house.settled(answered)).toMatchObject({ keptAt: expect.any(String), withdrawnAt: null });
});

test('a request for a talk that is taken back is gone; what we wrote about it stays until they leave', async () => {
  const ben = await house.aMember({ firstName: 'Ben', lastName: 'Okoye' });
  const body = { name: 'Ben', email: ben.person.email, message: 'For my mother.', idempotencyKey: randomUUID() };
  await ben(askForCounseling, { body });
  const { params } = await waiting('counseling');
  await staff(noteOnQueueItem, { params, body: aNote('Prefers the evening.') });
  const [request] = await ben(listCounselingRequests, {});
  await ben(withdrawCounselingRequest, { params: { requestId: request?.id ?? expect.fail() } });
  const item = await withdrawn(params.promiseId);
  expect(item).toMatchObject({ person: { name: 'Ben Okoye' }, summary: 'They took it back', details: [] });
  expect(item.history.map(({ kind }) => kind)).toEqual(['note', 'withdrawn']);
  expect(JSON.stringify(item)).not.toContain('For my mother.');
  const erasing = { world: house.world, now: house.clock.now(), note: () => undefined };
  await db.transaction((db) => eraseAll(db, personalData, ben.person, erasing));
  await expect(staff(readQueueItem, { params })).rejects.toMatchObject({ code: 'promise.not_found' });
});

test('what was taken back is forgotten after a while, and of a visitor who is forgotten nothing stays', async () => {
  const asked = { name: 'Noor', message: 'Is anybody there?', idempotencyKey: randomUUID() };
  await visitor(askForCounseling, { body: { ...asked, email: 'noor@example.org' } });
  const byVisitor = await waiting('counseling');
  await db.execute(sql`delete from counseling_requests`);
  await forgetGonePromises(db, new Date(0));
  await expect(staff(readQueueItem, byVisitor)).rejects.toMatchObject({ code: 'promise.not_found' });
  const body = { ...asked, email: ada.person.email, idempotencyKey: randomUUID() };
  await ada(askForCounseling, { body });
  const { params } = await waiting('counseling');
  const [request] = await ada(listCounselingRequests, {});
  await ada(withdrawCounselingRequest, { params: { requestId: request?.id ?? expect.fail() } });
  await withdrawn(params.promiseId);
  await forgetGonePromises(db, house.clock.now());
  await staff(readQueueItem, { params });
  await forgetGonePromises(db, new Date(house.clock.now().getTime() + 1));
  await expect(staff(readQueueItem, { params })).rejects.toMatchObject({ code: 'promise.not_found' });
});
