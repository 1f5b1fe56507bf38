// Booking a talk: an hour is taken once, the mail says when, and the link in it moves or cancels it without an account.
import { randomUUID } from 'node:crypto';
import {
  type ConsultationHours,
  dropConsultationDay,
  getConsultationHours,
  setConsultationDay,
  setConsultationWeek,
} from '@evenlight/contract/consultation-hours';
import {
  cancelConsultation,
  getAvailableSlots,
  listComingConsultations,
  openConsultation,
  rescheduleConsultation,
  scheduleConsultation,
} from '@evenlight/contract/consultations';
import { getSafety } from '@evenlight/contract/support/safety';
import { sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { personalData } from '../../../personal-data.ts';
import { eraseAll } from '../../../platform/personal-data/erase.ts';
import { openTestHouse } from '../../../testing/open-test-house.ts';
import { openedBy, queueOf } from '../../../testing/queue-lines.ts';
import { TUESDAY, talkPeople } from '../../../testing/talk-people.ts';
import { forgetOldConsultations } from './consultation-store.ts';
import { remindOfTalks } from './reminders.ts';

const house = await openTestHouse();
const { db } = house.world;
const { visitor, aForm, mailsTo, mailAbout, bookedBy, freeOn } = talkPeople(house);

// A Monday morning; each test has hours of its own.
beforeEach(async () => {
  house.clock.setTo('2030-05-06T17:00:00Z');
  await db.execute(sql`delete from consultations`);
  await db.execute(sql`delete from rate_limits`);
});

test('a visitor books an hour; it is taken, confirmed by mail with a calendar file, and our team knows', async () => {
  const staff = await house.aMember({ isStaff: true });
  const form = aForm({ timeZone: 'America/New_York' });
  const answers = await Promise.all([1, 2, 3].map(() => visitor(scheduleConsultation, { body: form })));
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  expect(answers[0]).toMatchObject({ success: true, startsAt: '2030-05-07T17:00:00.000Z', crisisLevel: 'none' });
  expect(answers[0]?.message).toMatch(/10:00.AM \(Pacific Time; .*1:00.PM on your clock\)/);
  expect(await freeOn()).not.toContain('10:00');
  const mail = await mailAbout(form.clientEmail, 'Your talk is booked');
  for (const typed of ['Rosa', 'father', '555-0101']) expect(mail.text).not.toContain(typed);
  expect(await mailsTo(form.clientEmail)).toHaveLength(1);
  expect(mail.attachments).toMatchObject([{ filename: 'talk.ics', mediaType: 'text/calendar' }]);
  const lines = (await queueOf(staff)).filter(({ person }) => person?.email === form.clientEmail);
  const [waiting] = await openedBy(staff, lines);
  expect(waiting).toMatchObject({
    kind: 'consultation',
    mayBeInDanger: false,
    dueAt: '2030-05-07T17:00:00.000Z',
    summary: expect.stringMatching(/^First talk · Tuesday, May 7, 2030 at 10:00.AM · Not urgent$/),
    details: [{ label: 'In their words', text: 'My father died in March.' }],
  });
  const [coming] = await staff(listComingConsultations, {});
  expect(coming).toMatchObject({ date: TUESDAY, time: '10:00', isOutsideHours: false, person: { name: 'Rosa Díaz' } });
});

test('whoever comes second is told kindly, with the hours that are free', async () => {
  await visitor(scheduleConsultation, { body: aForm() });
  const second = visitor(scheduleConsultation, { body: aForm() });
  await expect(second).rejects.toMatchObject({
    status: 409,
    code: 'consultation.slot_taken',
    success: false,
    slots: [
      { date: TUESDAY, availableSlots: expect.arrayContaining(['09:00', '11:00']) },
      { date: '2030-05-08' },
      { date: '2030-05-09' },
    ],
  });
  const atNight = visitor(scheduleConsultation, { body: aForm({ preferredTime: '03:00' }) });
  await expect(atNight).rejects.toMatchObject({ status: 409, code: 'consultation.slot_taken' });
});

test('a clock that we do not know is left out, and the hour is booked', async () => {
  const answer = await visitor(scheduleConsultation, { body: aForm({ timeZone: 'Mars/Olympus' }) });
  expect(answer.message).toMatch(/\(Pacific Time\)\.$/);
});

test('tries that were refused use up no letter, and without a number we write first', async () => {
  const { clientEmail } = aForm();
  await visitor(scheduleConsultation, { body: aForm() });
  for (let times = 0; times < 6; times += 1) {
    const refused = visitor(scheduleConsultation, { body: aForm({ clientEmail }) });
    await expect(refused).rejects.toMatchObject({ status: 409 });
  }
  const answer = await visitor(scheduleConsultation, {
    body: aForm({ clientEmail, clientPhone: '', preferredTime: '11:00' }),
  });
  expect(answer.message).toContain('we write to you for your number');
  await mailAbout(clientEmail, 'Your talk is booked');
});

test('a talk does not begin within another one, also when the hours were changed since', async () => {
  const staff = await house.aMember({ isStaff: true });
  await visitor(scheduleConsultation, { body: aForm() });
  const params = { date: TUESDAY };
  const stretches = [{ opensMinute: 510, closesMinute: 810 }];
  const { days } = await staff(setConsultationDay, { params, body: { stretches, version: null } });
  expect(await freeOn()).toEqual(['08:30', '11:30', '12:30']);
  await staff(dropConsultationDay, { params, query: { version: days[0]?.version ?? '' } });
});

test('whoever may be in danger and cancels is called all the same', async () => {
  const staff = await house.aMember({ isStaff: true });
  const form = aForm({ consultationType: 'crisis' });
  const { token } = await bookedBy(form);
  await visitor(cancelConsultation, { body: { token } });
  const [first] = await queueOf(staff);
  expect(first).toMatchObject({
    person: { email: form.clientEmail },
    summary: expect.stringContaining('was cancelled'),
  });
  const again = await visitor(scheduleConsultation, { body: form });
  expect(again.startsAt).toBe('2030-05-07T17:00:00.000Z');
  expect(await freeOn()).not.toContain('10:00');
});

test('a caller without a key who presses twice has one talk; another address at the same hour has none', async () => {
  const { idempotencyKey: _, ...form } = aForm();
  const answers = await Promise.all([1, 2].map(() => visitor(scheduleConsultation, { body: form })));
  expect(answers[0]).toEqual(answers[1]);
  for (const change of [{ clientEmail: 'somebody@example.org' }, { message: 'Somebody else who knows the address' }]) {
    const other = visitor(scheduleConsultation, { body: { ...form, ...change } });
    await expect(other).rejects.toMatchObject({ code: 'consultation.slot_taken' });
  }
});

test.each([
  ['clientName', { clientName: ' ' }],
  ['clientEmail', { clientEmail: 'nowhere' }],
  ['clientPhone', { clientPhone: 'call me' }],
  ['preferredDate', { preferredDate: '2030-02-30' }],
  ['preferredTime', { preferredTime: '25:00' }],
  ['consultationType', { consultationType: 'sales' }],
  ['urgency', { urgency: 'yesterday' }],
  ['message', { message: 'x'.repeat(4001) }],
])('an unusable %s is refused by name', async (field, change) => {
  const booked = visitor(scheduleConsultation, { body: aForm(change) });
  await expect(booked).rejects.toMatchObject({ status: 400, fields: { [field]: expect.any(String) } });
});

test.each(['2030-05-06', '2020-01-01', '2031-01-01'])('nothing is offered or booked on %s', async (date) => {
  const refusal = { status: 400, code: 'consultation.day_not_offered' };
  await expect(visitor(getAvailableSlots, { query: { date } })).rejects.toMatchObject(refusal);
  await expect(visitor(scheduleConsultation, { body: aForm({ preferredDate: date }) })).rejects.toMatchObject(refusal);
});

test('the link moves a talk and cancels it, once for all who press; the former hour is free again', async () => {
  const staff = await house.aMember({ isStaff: true });
  const form = aForm();
  const { token } = await bookedBy(form);
  const shown = await visitor(openConsultation, { body: { token } });
  expect(shown).toMatchObject({ date: TUESDAY, time: '10:00', state: 'booked', version: 1 });
  expect(JSON.stringify(shown)).not.toContain('Rosa');
  const move = { token, date: '2030-05-08', time: '15:00', version: 1 };
  const moved = await Promise.all([1, 2].map(() => visitor(rescheduleConsultation, { body: move })));
  expect(moved[0]).toMatchObject({ date: '2030-05-08', time: '15:00', version: 2 });
  expect(moved[1]).toEqual(moved[0]);
  expect(await freeOn()).toContain('10:00');
  const mail = await mailAbout(form.clientEmail, 'Your talk was moved');
  expect(mail.attachments).toHaveLength(1);
  const stale = visitor(rescheduleConsultation, { body: { ...move, time: '09:00' } });
  await expect(stale).rejects.toMatchObject({ status: 409, code: 'consultation.changed_meanwhile' });
  const cancelled = await Promise.all([1, 2].map(() => visitor(cancelConsultation, { body: { token } })));
  expect(cancelled[0]).toMatchObject({ state: 'cancelled' });
  expect(cancelled[1]).toEqual(cancelled[0]);
  expect(await freeOn('2030-05-08')).toContain('15:00');
  await mailAbout(form.clientEmail, 'Your talk was cancelled');
  const promised = (await queueOf(staff)).filter(({ kind }) => kind === 'consultation');
  expect(promised).toMatchObject([{ keptAt: null, withdrawnAt: expect.any(String) }]);
  const again = visitor(rescheduleConsultation, { body: { ...move, version: 3 } });
  await expect(again).rejects.toMatchObject({ status: 409, code: 'consultation.over' });
});

test('two who move to one hour at once: one has it, the other keeps theirs', async () => {
  const [one, two] = [await bookedBy(aForm()), await bookedBy(aForm({ preferredTime: '11:00' }))];
  const input = { date: '2030-05-08', time: '09:00', version: 1 };
  const moves = await Promise.allSettled(
    [one, two].map(({ token }) => visitor(rescheduleConsultation, { body: { token, ...input } })),
  );
  expect(moves.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  const refused = moves.find(({ status }) => status === 'rejected');
  expect(refused).toMatchObject({ reason: { status: 409, code: 'consultation.slot_taken', slots: expect.any(Array) } });
  const shown = await Promise.all([one, two].map(({ token }) => visitor(openConsultation, { body: { token } })));
  expect(shown.map(({ time }) => time)).toContain('09:00');
  expect(new Set(shown.map(({ date, time }) => date + time)).size).toBe(2);
});

test('a forged link, or one of another booking, opens nothing; a talk that has begun stays as it was', async () => {
  const { token } = await bookedBy(aForm());
  const [id = '', signature = ''] = token.split('.');
  for (const forged of [
    `${randomUUID()}.${signature}`,
    `${id}.${'A'.repeat(43)}`,
    `${id}.${signature}x`,
    'x'.repeat(40),
  ]) {
    for (const call of [openConsultation, cancelConsultation]) {
      const tried = visitor(call, { body: { token: forged } });
      await expect(tried).rejects.toMatchObject({ status: 404, code: 'consultation.not_found' });
    }
  }
  house.clock.setTo('2030-05-07T17:00:01Z');
  expect(await visitor(openConsultation, { body: { token } })).toMatchObject({ state: 'over' });
  const late = visitor(cancelConsultation, { body: { token } });
  await expect(late).rejects.toMatchObject({ status: 409, code: 'consultation.over' });
});

test('words of danger bring the lines at once, count with the chat, and stand first for our team', async () => {
  const [staff, ada] = [await house.aMember({ isStaff: true }), await house.aMember()];
  await visitor(scheduleConsultation, { body: aForm() });
  const form = aForm({ preferredTime: '16:00', message: 'I want to kill myself tonight, I have the pills here.' });
  const answer = await ada(scheduleConsultation, { body: form });
  expect(answer).toMatchObject({ crisisLevel: 'crisis', routes: ['self'] });
  expect(await ada(scheduleConsultation, { body: form })).toEqual(answer);
  expect(await ada(getSafety, {})).toMatchObject({ level: 'crisis' });
  const [first] = await queueOf(staff);
  expect(first).toMatchObject({ mayBeInDanger: true, person: { email: form.clientEmail } });
  expect(house.said.join(' ')).not.toContain('pills');
});

test('whoever asks for help in a crisis is called the same day', async () => {
  const answer = await visitor(scheduleConsultation, { body: aForm({ consultationType: 'crisis' }) });
  expect(answer.callBackBy).toBe('2030-05-07T07:00:00.000Z');
  expect((await visitor(scheduleConsultation, { body: aForm({ preferredTime: '09:00' }) })).callBackBy).toBeNull();
});

test('the day before there is one reminder, for the hour that stands', async () => {
  const [early, late] = [aForm({ preferredDate: '2030-05-09' }), aForm({ preferredTime: '11:00' })];
  const { token } = await bookedBy(early);
  await bookedBy(late);
  const remind = async (instant: string) => {
    house.clock.setTo(instant);
    await remindOfTalks(house.world);
  };
  // Booked this morning for tomorrow: the mail of the booking is enough.
  await remind('2030-05-06T18:17:00Z');
  await remind('2030-05-08T11:17:00Z');
  for (const instant of ['2030-05-08T16:17:00Z', '2030-05-08T17:17:00Z']) await remind(instant);
  await mailAbout(early.clientEmail, 'Your talk is tomorrow');
  await visitor(rescheduleConsultation, { body: { token, date: '2030-05-10', time: '10:00', version: 1 } });
  await remind('2030-05-09T16:17:00Z');
  await house.settled(async () => {
    const reminders = (await mailsTo(early.clientEmail)).filter(({ subject }) => subject === 'Your talk is tomorrow');
    expect(reminders).toHaveLength(2);
  });
  expect((await mailsTo(late.clientEmail)).map(({ subject }) => subject)).toEqual(['Your talk is booked']);
});

test('our team closes a day, gives one its own hours, and changes the week; what was booked stays and is marked', async () => {
  const staff = await house.aMember({ isStaff: true });
  await visitor(scheduleConsultation, { body: aForm() });
  const params = { date: TUESDAY };
  const away = { stretches: [], note: 'Away', version: null };
  const closed = await staff(setConsultationDay, { params, body: away });
  const wasClosed = closed.days[0]?.version ?? '';
  expect(closed.days).toEqual([{ date: TUESDAY, stretches: [], note: 'Away', version: wasClosed }]);
  expect(await freeOn()).toEqual([]);
  expect(await staff(listComingConsultations, {})).toMatchObject([{ isOutsideHours: true }]);
  const stretches = [{ opensMinute: 600, closesMinute: 780 }];
  const opened = await staff(setConsultationDay, { params, body: { stretches, version: wasClosed } });
  expect(await freeOn()).toEqual(['11:00', '12:00']);
  await staff(dropConsultationDay, { params, query: { version: opened.days[0]?.version ?? '' } });
  expect(await freeOn()).toHaveLength(7);
  const before = await staff(getConsultationHours, {});
  const week = [{ weekday: 2, opensMinute: 540, closesMinute: 660 }];
  const answer = await staff(setConsultationWeek, { body: { week, version: before.weekVersion } });
  const { weekVersion: version } = answer;
  expect(await freeOn()).toEqual(['09:00']);
  const overlapping = [...week, { ...week[0], opensMinute: 600 } as never];
  const twice = staff(setConsultationWeek, { body: { week: overlapping, version } });
  await expect(twice).rejects.toMatchObject({ status: 400, code: 'consultation.hours_overlap' });
  await staff(setConsultationWeek, { body: { week: before.week, version } });
});

test('two of our team about one day: the second is told what stands there, and nothing is overwritten', async () => {
  const [ines, theo] = [await house.aMember({ isStaff: true }), await house.aMember({ isStaff: true })];
  const params = { date: '2030-05-14' };
  const meanwhile = { status: 409, code: 'consultation_hours.changed_meanwhile' };
  const away = { stretches: [], note: 'Away', version: null };
  const short = { stretches: [{ opensMinute: 600, closesMinute: 780 }], note: '', version: null };
  const dayOf = ({ days }: ConsultationHours) => days.find(({ date }) => date === params.date);
  const saved = await ines(setConsultationDay, { params, body: away });
  // Sent again after a lost answer it is the same; another request over a day that was usual when it was read is refused.
  expect(await ines(setConsultationDay, { params, body: away })).toEqual(saved);
  await expect(theo(setConsultationDay, { params, body: short })).rejects.toMatchObject(meanwhile);
  const seen = dayOf(await theo(getConsultationHours, {}));
  expect(seen).toMatchObject({ note: 'Away', stretches: [] });
  const version = seen?.version ?? '';
  const both = await Promise.allSettled([
    theo(setConsultationDay, { params, body: { ...short, version } }),
    ines(setConsultationDay, { params, body: { ...away, note: 'A holiday', version } }),
  ]);
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  await expect(ines(dropConsultationDay, { params, query: { version } })).rejects.toMatchObject(meanwhile);
  const now = dayOf(await ines(getConsultationHours, {}))?.version ?? '';
  await ines(dropConsultationDay, { params, query: { version: now } });
  // Made usual twice, it is usual.
  expect(dayOf(await theo(dropConsultationDay, { params, query: { version: now } }))).toBeUndefined();
});

test('to everybody else the hours and the booked talks of our team are not there', async () => {
  const missing = { status: 404, code: 'path.not_found' };
  for (const call of [visitor, await house.aMember()]) {
    await expect(call(getConsultationHours, {})).rejects.toMatchObject(missing);
    await expect(call(listComingConsultations, {})).rejects.toMatchObject(missing);
    await expect(call(setConsultationWeek, { body: { week: [], version: '' } })).rejects.toMatchObject(missing);
    const params = { date: TUESDAY };
    await expect(call(setConsultationDay, { params, body: { stretches: [], version: null } })).rejects.toMatchObject(
      missing,
    );
    await expect(call(dropConsultationDay, { params, query: { version: '' } })).rejects.toMatchObject(missing);
  }
});

test('who and why stands nowhere in the clear', async () => {
  const form = aForm({ clientName: 'Xochitl Unmistakable', message: 'Unmistakable words of mine' });
  await bookedBy(form);
  const { rows } = await db.execute(sql`
    select c::text as line from consultations c union all select n::text from news n union all select p::text from promises p
    union all select data::text from jobs.job union all select a::text from audit_entries a`);
  const all = `${JSON.stringify(rows)} ${house.said.join(' ')}`;
  for (const typed of ['Unmistakable', form.clientEmail]) {
    expect(all).not.toContain(typed);
    expect(all).not.toContain(Buffer.from(typed).toString('hex'));
  }
});

test('whoever leaves takes their talks along, also those booked before they signed in; the hour is free', async () => {
  const ada = await house.aMember();
  const asVisitor = aForm({ clientEmail: ada.person.email.toUpperCase() });
  await visitor(scheduleConsultation, { body: asVisitor });
  await ada(scheduleConsultation, { body: aForm({ preferredTime: '11:00' }) });
  const other = aForm({ preferredTime: '12:00' });
  await visitor(scheduleConsultation, { body: other });
  await db.transaction((db) =>
    eraseAll(db, personalData, ada.person, { world: house.world, now: house.clock.now(), note: () => undefined }),
  );
  expect(await freeOn()).toEqual(expect.arrayContaining(['10:00', '11:00']));
  expect(await freeOn()).not.toContain('12:00');
});

test('half a year after it was held, a talk is forgotten', async () => {
  await visitor(scheduleConsultation, { body: aForm() });
  await forgetOldConsultations(db, new Date('2030-05-07T00:00:00Z'));
  expect(await freeOn()).not.toContain('10:00');
  await forgetOldConsultations(db, new Date('2030-05-08T00:00:00Z'));
  const { rows } = await db.execute(sql`select 1 from consultations`);
  expect(rows).toEqual([]);
});
