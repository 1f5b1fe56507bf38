// Hours are few: one person, one address and one network take so many of them, however they press.
import {
  CONSULTATIONS_A_DAY_FROM_ONE_NETWORK,
  cancelConsultation,
  scheduleConsultation,
} from '@evenlight/contract/consultations';
import { sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { openTestHouse } from '../../../testing/open-test-house.ts';
import { talkPeople } from '../../../testing/talk-people.ts';

const house = await openTestHouse();
const { db } = house.world;
const { visitor, aForm, mailsTo, bookedBy, freeOn } = talkPeople(house);
const tooMany = { status: 409, code: 'consultation.too_many' };
const hours = ['09:00', '10:00', '11:00', '12:00', '13:00', '14:00'];

beforeEach(async () => {
  house.clock.setTo('2030-05-06T17:00:00Z');
  await db.execute(sql`delete from consultations`);
  await db.execute(sql`delete from rate_limits`);
});

async function booked(): Promise<number> {
  return (await db.execute(sql`select 1 from consultations where cancelled_at is null`)).rows.length;
}

test('an address holds three talks; a fourth is refused, and there is room again when one is cancelled or over', async () => {
  const { clientEmail } = aForm();
  const { token } = await bookedBy(aForm({ clientEmail }));
  for (const preferredTime of ['11:00', '12:00']) {
    await visitor(scheduleConsultation, { body: aForm({ clientEmail, preferredTime }) });
  }
  const fourth = aForm({ clientEmail: clientEmail.toUpperCase(), preferredTime: '13:00' });
  await expect(visitor(scheduleConsultation, { body: fourth })).rejects.toMatchObject(tooMany);
  expect(await freeOn()).toContain('13:00');
  // Also when the hour they ask for is gone: another one would not help them.
  const gone = aForm({ clientEmail, preferredTime: '10:00' });
  await expect(visitor(scheduleConsultation, { body: gone })).rejects.toMatchObject(tooMany);
  await visitor(cancelConsultation, { body: { token } });
  await visitor(scheduleConsultation, { body: fourth });
  expect(await booked()).toBe(3);
  house.clock.setTo('2030-05-07T18:00:01Z');
  await visitor(scheduleConsultation, { body: aForm({ clientEmail, preferredDate: '2030-05-08' }) });
});

test('six at once for one address make three talks, and three letters', async () => {
  const { clientEmail } = aForm();
  const tries = await Promise.allSettled(
    hours.map((preferredTime) => visitor(scheduleConsultation, { body: aForm({ clientEmail, preferredTime }) })),
  );
  const refused = tries.filter(({ status }) => status === 'rejected');
  expect(refused).toHaveLength(3);
  for (const one of refused) expect(one).toMatchObject({ reason: tooMany });
  expect(await booked()).toBe(3);
  await house.settled(async () => expect(await mailsTo(clientEmail)).toHaveLength(3));
});

test('a member holds three, whichever addresses they type, also from two devices at once', async () => {
  const ada = await house.aMember();
  const tries = await Promise.allSettled(
    hours.map((preferredTime) => ada(scheduleConsultation, { body: aForm({ preferredTime }) })),
  );
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
  expect(await booked()).toBe(3);
  // Somebody else is not held up by it.
  const bee = await house.aMember();
  await bee(scheduleConsultation, { body: aForm({ preferredTime: '16:00' }) });
});

test('the third one sent again, also at once, is the same talk and no fourth', async () => {
  const { clientEmail } = aForm();
  for (const preferredTime of ['09:00', '10:00']) {
    await visitor(scheduleConsultation, { body: aForm({ clientEmail, preferredTime }) });
  }
  const third = aForm({ clientEmail, preferredTime: '11:00' });
  const answers = await Promise.all([1, 2, 3, 4].map(() => visitor(scheduleConsultation, { body: third })));
  const again = await visitor(scheduleConsultation, { body: third });
  expect(new Set([...answers, again].map((answer) => JSON.stringify(answer))).size).toBe(1);
  expect(await booked()).toBe(3);
});

test('one network books so many a day; the rest call us, and tomorrow it can book again', async () => {
  const days = ['2030-05-08', '2030-05-09', '2030-05-10'];
  const options = days.flatMap((preferredDate) => hours.map((preferredTime) => ({ preferredDate, preferredTime })));
  const tries = await Promise.allSettled(
    options.map((input) => visitor(scheduleConsultation, { body: aForm({ ...input, message: '' }) })),
  );
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(CONSULTATIONS_A_DAY_FROM_ONE_NETWORK);
  expect(await booked()).toBe(CONSULTATIONS_A_DAY_FROM_ONE_NETWORK);
  for (const attempt of tries) {
    if (attempt.status === 'fulfilled') continue;
    expect(attempt.reason).toMatchObject({ status: 429, code: 'consultation.too_many_today' });
  }
  house.clock.setTo('2030-05-07T17:00:01Z');
  await visitor(scheduleConsultation, { body: aForm({ preferredDate: '2030-05-09', preferredTime: '16:00' }) });
});
