// One hour, two hundred people at once, two processes.
import { randomUUID } from 'node:crypto';
import { getAvailableSlots, scheduleConsultation } from '@evenlight/contract/consultations';
import { addDays, wallTimeAt, weekdayOf } from '@evenlight/contract/dates';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { openTestHouse } from '../../../testing/open-test-house.ts';
import { startServerProcess } from '../../../testing/server-process.ts';
import { callerWith, overHttp } from '../../../testing/test-client.ts';
import { putSpecialDay } from './hours-store.ts';

const limits = { RATE_LIMIT_FACTOR: '1000' };
const house = await openTestHouse({ env: { ...limits, DATABASE_POOL: '10' } });
const PEOPLE = 200;

test('one of two hundred has the hour, all others are told kindly with free ones, and nothing breaks', async () => {
  const { database, dataDir } = house.world.config;
  // This process is one of the two. Starting a whole server takes far longer than two hundred bookings.
  house.clock.setTo(new Date().toISOString());
  const here = await house.app.listen({ port: 0, host: '127.0.0.1' });
  const other = await startServerProcess({ DATABASE_URL: database.url ?? '', DATA_DIR: dataDir, ...limits });
  try {
    const date = nextTuesday();
    // Whatever holiday that may be.
    await putSpecialDay(house.world.db, date, { stretches: [{ opensMinute: 540, closesMinute: 1020 }], note: '' });
    const callers = [here, other.address].map((address) => callerWith(overHttp(address)));
    const tries = await Promise.allSettled(
      Array.from({ length: PEOPLE }, (_, place) => {
        const call = callers[place % callers.length] ?? expect.fail();
        const client = { clientName: `Person ${place}`, clientEmail: `person${place}@example.org` };
        const wish = { preferredDate: date, preferredTime: '10:00', message: '', sendKey: randomUUID() };
        return call(scheduleConsultation, { body: { ...client, ...wish } });
      }),
    );
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const attempt of tries) {
      if (attempt.status === 'fulfilled') continue;
      expect(attempt.reason).toMatchObject({ status: 409, code: 'consultation.slot_taken' });
      expect(attempt.reason.slots[0]).toMatchObject({
        date,
        availableSlots: expect.arrayContaining(['09:00', '11:00']),
      });
    }
    const { rows } = await house.world.db.execute(sql`select count(*)::int as booked from consultations`);
    expect(rows).toEqual([{ booked: 1 }]);
    const [call = expect.fail()] = callers;
    expect((await call(getAvailableSlots, { query: { date } })).availableSlots).not.toContain('10:00');
  } finally {
    await other.end('SIGTERM');
  }
});

function nextTuesday(): string {
  const tomorrow = addDays(wallTimeAt(new Date()).date, 1);
  return addDays(tomorrow, (2 - weekdayOf(tomorrow) + 7) % 7);
}
