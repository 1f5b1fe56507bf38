// One hour, and many who want it at once, in two houses on one database. Two processes and more people race in
// server/src/faults/races.faults.ts.
import { randomUUID } from 'node:crypto';
import { getAvailableSlots, scheduleConsultation } from '@evenlight/contract/consultations';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { openTestHouse } from '../../../testing/open-test-house.ts';

const env = { RATE_LIMIT_FACTOR: '1000' };
const house = await openTestHouse({ env });
const runningHouse = await openTestHouse({ env, sharing: house });
const PEOPLE = 40;
const TUESDAY = '2030-05-07';

test('one of forty has the hour, all others are told kindly with free ones, and nothing breaks', async () => {
  const callers = [house.aVisitor(), runningHouse.aVisitor()] as const;
  const tries = await Promise.allSettled(
    Array.from({ length: PEOPLE }, (_, place) => {
      const call = place % 2 ? callers[0] : callers[1];
      const client = { clientName: `Person ${place}`, clientEmail: `person${place}@example.org` };
      const input = { preferredDate: TUESDAY, preferredTime: '10:00', message: '', idempotencyKey: randomUUID() };
      return call(scheduleConsultation, { body: { ...client, ...input } });
    }),
  );
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  for (const attempt of tries) {
    if (attempt.status === 'fulfilled') continue;
    expect(attempt.reason).toMatchObject({ status: 409, code: 'consultation.slot_taken' });
    const free = expect.arrayContaining(['09:00', '11:00']);
    expect(attempt.reason.slots[0]).toMatchObject({ date: TUESDAY, availableSlots: free });
  }
  const { rows } = await house.world.db.execute(sql`select count(*)::int as booked from consultations`);
  expect(rows).toEqual([{ booked: 1 }]);
  const { availableSlots } = await callers[0](getAvailableSlots, { query: { date: TUESDAY } });
  expect(availableSlots).not.toContain('10:00');
});
