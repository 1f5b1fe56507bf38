// Our team moves and cancels talks, and changes the week: the family is told, and nobody overwrites what they did not see.
import { randomUUID } from 'node:crypto';
import { getConsultationHours, setConsultationWeek } from '@evenlight/contract/consultation-hours';
import {
  cancelConsultation,
  cancelConsultationByTeam,
  listComingConsultations,
  moveConsultationByTeam,
  openConsultation,
  rescheduleConsultation,
  scheduleConsultation,
} from '@evenlight/contract/consultations';
import { ConsultationId } from '@evenlight/contract/ids';
import { sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { openTestHouse } from '../../../testing/open-test-house.ts';
import { queueOf } from '../../../testing/queue-lines.ts';
import { TUESDAY, talkPeople } from '../../../testing/talk-people.ts';

const house = await openTestHouse();
const { db } = house.world;
const { visitor, aForm, mailsTo, mailAbout, bookedBy, freeOn, calendarIn } = talkPeople(house);
const WEDNESDAY = '2030-05-08';
const changed = { status: 409, code: 'consultation.changed_meanwhile' };

beforeEach(async () => {
  house.clock.setTo('2030-05-06T17:00:00Z');
  await db.execute(sql`delete from consultations`);
  await db.execute(sql`delete from rate_limits`);
});

async function aBookedTalk(options: Record<string, unknown> = {}) {
  const form = aForm(options);
  const { mail, token } = await bookedBy(form);
  const consultationId = ConsultationId.parse(token.split('.')[0]);
  return { form, mail, token, params: { consultationId } };
}

async function entries(action: string, { consultationId }: { consultationId: string }): Promise<unknown[]> {
  return (
    await db.execute(
      sql`select subject, actor_id, details from audit_entries where action = ${action} and subject = ${consultationId}`,
    )
  ).rows;
}

test('our team moves a talk: once for all who press, with a line to the family, a new file, and the promise', async () => {
  const staff = await house.aMember({ isStaff: true });
  const { form, mail, token, params } = await aBookedTalk();
  const body = { date: WEDNESDAY, time: '15:00', version: 1, note: 'Carla is ill.\nAna calls you instead.' };
  const moved = await Promise.all([1, 2].map(() => staff(moveConsultationByTeam, { params, body })));
  expect(moved[0]).toMatchObject({ date: WEDNESDAY, time: '15:00', version: 2, state: 'booked' });
  expect(moved[1]).toEqual(moved[0]);
  expect(await visitor(openConsultation, { body: { token } })).toEqual(moved[0]);
  expect(await freeOn()).toContain('10:00');
  const told = await mailAbout(form.clientEmail, 'We moved your talk');
  expect(told.text).toContain('A line from our team:\n\nCarla is ill.\n\nAna calls you instead.');
  expect(told.text).toMatch(/Wednesday, May 8, 2030 at 3:00.PM \(Pacific Time\)/);
  expect(told.text).toContain(token);
  const [before, after] = [await calendarIn(mail), await calendarIn(told)];
  expect(before).toContain('SEQUENCE:1');
  expect(after).toContain('SEQUENCE:2');
  expect(after).toContain('DTSTART:20300508T220000Z');
  expect(/UID:.*/.exec(after)?.[0]).toBe(/UID:.*/.exec(before)?.[0]);
  const promise = (await queueOf(staff)).find(({ person }) => person?.email === form.clientEmail);
  expect(promise).toMatchObject({ keptAt: null, dueAt: '2030-05-08T17:00:00.000Z' });
  expect(promise?.summary).toContain('May 8');
  const entry = { subject: params.consultationId, actor_id: staff.person.id, details: {} };
  expect(await entries('consultation.moved_by_team', params)).toEqual([expect.objectContaining(entry)]);
  expect((await mailsTo(form.clientEmail)).map(({ subject }) => subject)).toHaveLength(2);
  const { rows } = await db.execute(
    sql`select data::text as line from jobs.job union all select a::text from audit_entries a`,
  );
  expect(`${JSON.stringify(rows)} ${house.said.join(' ')}`).not.toContain('Carla is ill');
});

test('our team cancels a talk: the hour is free, the file says so, and nobody waits any more', async () => {
  const staff = await house.aMember({ isStaff: true });
  const { form, params } = await aBookedTalk();
  const body = { version: 1 };
  const cancelled = await Promise.all([1, 2].map(() => staff(cancelConsultationByTeam, { params, body })));
  expect(cancelled[0]).toMatchObject({ state: 'cancelled', version: 2 });
  expect(cancelled[1]).toEqual(cancelled[0]);
  const told = await mailAbout(form.clientEmail, 'We had to cancel your talk');
  expect(told.text).toContain('/contact?schedule=open');
  expect(told.text).not.toContain('A line from our team');
  const calendar = await calendarIn(told);
  for (const line of ['METHOD:CANCEL', 'STATUS:CANCELLED', 'SEQUENCE:2']) expect(calendar).toContain(line);
  expect(await freeOn()).toContain('10:00');
  expect(await staff(listComingConsultations, {})).toEqual([]);
  const [promised] = (await queueOf(staff)).filter(({ person }) => person?.email === form.clientEmail);
  expect(promised).toMatchObject({ keptAt: null, withdrawnAt: expect.any(String) });
  expect(await entries('consultation.cancelled_by_team', params)).toHaveLength(1);
  const late = staff(moveConsultationByTeam, { params, body: { date: WEDNESDAY, time: '09:00', version: 2 } });
  await expect(late).rejects.toMatchObject({ status: 409, code: 'consultation.over' });
});

test('whoever may be in danger is called all the same, also when our team cancels', async () => {
  const staff = await house.aMember({ isStaff: true });
  const { form, params } = await aBookedTalk({ consultationType: 'crisis' });
  await staff(cancelConsultationByTeam, { params, body: { version: 1 } });
  const [first] = await queueOf(staff);
  expect(first).toMatchObject({ person: { email: form.clientEmail }, keptAt: null });
  expect((await mailsTo(staff.person.email)).map(({ subject }) => subject)).not.toContain(
    'Somebody who may be in danger cancelled a talk',
  );
});

test('what the family moved meanwhile is neither moved nor cancelled by somebody who has not seen it', async () => {
  const staff = await house.aMember({ isStaff: true });
  const { token, params } = await aBookedTalk();
  const [seen] = await staff(listComingConsultations, {});
  expect(seen).toMatchObject({ version: 1, language: 'en', state: 'booked' });
  await visitor(rescheduleConsultation, { body: { token, date: WEDNESDAY, time: '09:00', version: 1 } });
  const move = { date: '2030-05-09', time: '09:00', version: 1 };
  await expect(staff(moveConsultationByTeam, { params, body: move })).rejects.toMatchObject(changed);
  await expect(staff(cancelConsultationByTeam, { params, body: { version: 1 } })).rejects.toMatchObject(changed);
  expect(await visitor(openConsultation, { body: { token } })).toMatchObject({ date: WEDNESDAY, state: 'booked' });
  expect(await entries('consultation.moved_by_team', params)).toEqual([]);
  const [fresh] = await staff(listComingConsultations, {});
  await staff(moveConsultationByTeam, { params, body: { ...move, version: fresh?.version ?? 0 } });
});

test('family and team at once: one of them changes it, the other is told', async () => {
  const staff = await house.aMember({ isStaff: true });
  const { token, params } = await aBookedTalk();
  const [family, team] = await Promise.allSettled([
    visitor(rescheduleConsultation, { body: { token, date: WEDNESDAY, time: '09:00', version: 1 } }),
    staff(moveConsultationByTeam, { params, body: { date: WEDNESDAY, time: '11:00', version: 1 } }),
  ]);
  expect([family?.status, team?.status].toSorted()).toEqual(['fulfilled', 'rejected']);
  const refused = [family, team].find((one) => one?.status === 'rejected');
  expect(refused).toMatchObject({ reason: changed });
  expect(await visitor(openConsultation, { body: { token } })).toMatchObject({ version: 2 });
});

test('an hour that is taken or not offered is refused with free ones; a talk that has begun stays', async () => {
  const staff = await house.aMember({ isStaff: true });
  await visitor(scheduleConsultation, { body: aForm({ preferredTime: '11:00' }) });
  const { params } = await aBookedTalk();
  const move = (input: object) =>
    staff(moveConsultationByTeam, { params, body: { date: TUESDAY, time: '11:00', version: 1, ...input } });
  await expect(move({})).rejects.toMatchObject({ code: 'consultation.slot_taken', slots: expect.any(Array) });
  await expect(move({ time: '03:00' })).rejects.toMatchObject({ code: 'consultation.slot_taken' });
  await expect(move({ date: '2031-05-07' })).rejects.toMatchObject({ code: 'consultation.day_not_offered' });
  await expect(move({ note: 'x'.repeat(601) })).rejects.toMatchObject({
    status: 400,
    fields: { note: expect.any(String) },
  });
  await expect(move({ version: 'one' })).rejects.toMatchObject({ status: 400 });
  house.clock.setTo('2030-05-07T17:00:01Z');
  const late = staff(cancelConsultationByTeam, { params, body: { version: 1 } });
  await expect(late).rejects.toMatchObject({ status: 409, code: 'consultation.over' });
  const unknown = { consultationId: ConsultationId.parse(randomUUID()) };
  const nowhere = staff(cancelConsultationByTeam, { params: unknown, body: { version: 1 } });
  await expect(nowhere).rejects.toMatchObject({ status: 404, code: 'path.not_found' });
});

test('to everybody else there is nothing to move or to cancel at these addresses', async () => {
  const { token, params } = await aBookedTalk();
  for (const call of [visitor, await house.aMember()]) {
    const nothing = { status: 404, code: 'path.not_found' };
    const move = call(moveConsultationByTeam, { params, body: { date: WEDNESDAY, time: '09:00', version: 1 } });
    await expect(move).rejects.toMatchObject(nothing);
    const cancel = call(cancelConsultationByTeam, { params, body: { version: 1 } });
    await expect(cancel).rejects.toMatchObject(nothing);
  }
  expect(await visitor(openConsultation, { body: { token } })).toMatchObject({ state: 'booked', version: 1 });
});

test('in Spanish too', async () => {
  const staff = await house.aMember({ isStaff: true });
  const form = aForm();
  await visitor(scheduleConsultation, { body: form });
  await db.execute(sql`update consultations set language = 'es'`);
  const [talk] = await staff(listComingConsultations, {});
  const params = { consultationId: talk?.id ?? expect.fail() };
  expect(talk).toMatchObject({ language: 'es' });
  await staff(moveConsultationByTeam, {
    params,
    body: { date: WEDNESDAY, time: '09:00', version: 1, note: 'Perdone.' },
  });
  const moved = await mailAbout(form.clientEmail, 'Cambiamos la hora de su conversación');
  expect(moved.text).toContain('Unas palabras de nuestro equipo:\n\nPerdone.');
  await staff(cancelConsultationByTeam, { params, body: { version: 2 } });
  await mailAbout(form.clientEmail, 'Tuvimos que cancelar su conversación');
});

test('two of our team save the week at once: the second is told, and sent again it is a decision', async () => {
  const [one, two] = [await house.aMember({ isStaff: true }), await house.aMember({ isStaff: true })];
  const { week, weekVersion: version } = await one(getConsultationHours, {});
  const mine = [{ weekday: 2, opensMinute: 540, closesMinute: 660 }];
  const theirs = [{ weekday: 3, opensMinute: 600, closesMinute: 720 }];
  const saves = await Promise.allSettled([
    one(setConsultationWeek, { body: { week: mine, version } }),
    two(setConsultationWeek, { body: { week: theirs, version } }),
  ]);
  expect(saves.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  const refused = saves.find(({ status }) => status === 'rejected');
  expect(refused).toMatchObject({ reason: { status: 409, code: 'consultation_hours.changed_meanwhile' } });
  const stands = await one(getConsultationHours, {});
  expect([mine, theirs]).toContainEqual(stands.week);
  expect(stands.weekVersion).not.toBe(version);
  // The answer was lost, and the same is sent again from the version that was seen first.
  expect(await one(setConsultationWeek, { body: { week: stands.week, version } })).toEqual(stands);
  const decided = await two(setConsultationWeek, { body: { week, version: stands.weekVersion } });
  expect(decided).toMatchObject({ week, weekVersion: version });
});

test('a talk that the family cancelled is not cancelled twice', async () => {
  const staff = await house.aMember({ isStaff: true });
  const { form, token, params } = await aBookedTalk();
  await visitor(cancelConsultation, { body: { token } });
  expect(await staff(cancelConsultationByTeam, { params, body: { version: 1 } })).toMatchObject({ state: 'cancelled' });
  await mailAbout(form.clientEmail, 'Your talk was cancelled');
  expect((await mailsTo(form.clientEmail)).map(({ subject }) => subject)).not.toContain('We had to cancel your talk');
});
