import { getReferrals } from '@evenlight/contract/support/safety';
import { sql } from 'drizzle-orm';
import { expect, onTestFinished, test } from 'vitest';
import { openTestHouse } from '../../testing/open-test-house.ts';
import { isDatabaseBusy, takeTurn } from '../database/database.ts';
import { openLoadMeter, pressureOf } from './load-meter.ts';

const house = await openTestHouse({
  env: { DATABASE_POOL: '2', DATABASE_WAITING_MAX: '3', DATABASE_LOCK_SECONDS: '1', DATABASE_STATEMENT_SECONDS: '2' },
});
const { db, load } = house.world;
const visitor = house.aVisitor();

/** Every connection is taken, and so many stand in line; until the test lets them go. */
async function aCrowd(waiting: number) {
  const { promise: isOver, resolve: letGo } = Promise.withResolvers<void>();
  const holding = [0, 1].map(() => db.transaction(() => isOver));
  await expect.poll(() => load.connections()).toMatchObject({ open: 2, idle: 0 });
  const line = Array.from({ length: waiting }, async () => void (await db.execute(sql`select 1`)));
  await expect.poll(() => load.connections().waiting).toBe(waiting);
  const end = async () => {
    letGo();
    await Promise.all([...holding, ...line]);
  };
  onTestFinished(end);
  return end;
}

test('too many in line: the API says not now, and when to come again', async () => {
  const end = await aCrowd(3);
  const answer = await visitor.raw('GET', '/api/catalogue');
  expect(answer.status).toBe(503);
  expect(JSON.parse(answer.text)).toMatchObject({ code: 'server.busy', error: expect.stringMatching(/in a moment/) });
  expect(Number(answer.headers['retry-after'])).toBeGreaterThanOrEqual(3);
  expect(house.said.at(-2)).toContain('turned away');
  await end();
  expect((await visitor.raw('GET', '/api/opening-hours')).status).toBe(200);
});

test('a page that cannot be drawn still says where somebody answers, in the language of the reader', async () => {
  await aCrowd(3);
  const answer = await visitor.raw('GET', '/services', {
    headers: { 'accept-language': 'es-MX', accept: 'text/html' },
  });
  expect(answer.status).toBe(503);
  expect(answer.headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' });
  expect(answer.headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'sha256-/);
  expect(answer.text).toContain('<html lang="es">');
  expect(answer.text).toContain('href="tel:988"');
  expect(answer.text).toContain(`content="${answer.headers['retry-after']}"`);
  // A form would be sent once more by coming back by itself.
  const form = { headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' } };
  const sent = await visitor.raw('POST', '/contact', { ...form, body: 'name=Ada' });
  expect(sent.status).toBe(503);
  expect(sent.text).toContain('what you typed is still there');
  expect(sent.text).not.toContain('http-equiv');
});

test('whoever watches over us is answered, and so is the way to help, as long as anything works', async () => {
  const end = await aCrowd(3);
  expect((await visitor.raw('GET', '/healthz')).status).toBe(200);
  expect(JSON.parse((await visitor.raw('GET', '/readyz')).text)).toEqual({ status: 'ready, and busy' });
  const referrals = visitor.raw('GET', `/api${getReferrals.path}`);
  await end();
  // It stood in line instead of being turned away: a visitor is told to sign in, by the endpoint itself.
  expect((await referrals).status).not.toBe(503);

  await aCrowd(12);
  const answer = await visitor.raw('GET', '/support');
  expect(answer.status).toBe(503);
  expect(answer.text).toContain('href="tel:988"');
});

test('a lock or a statement that takes too long is a busy moment, not a broken house', async () => {
  // Nobody waits in these tests: the word stands in the log of whoever looks after the house.
  const slow = await openTestHouse({ env: { DATABASE_STATEMENT_SECONDS: '2', DATABASE_LOCK_SECONDS: '1' } });
  const { db } = slow.world;
  const { promise: isOver, resolve: letGo } = Promise.withResolvers<void>();
  const { promise: hasTurn, resolve: begin } = Promise.withResolvers<void>();
  const holding = db.transaction(async (db) => {
    await takeTurn(db, 'a trial');
    begin();
    await isOver;
  });
  await hasTurn;
  const waiting = db.transaction((db) => takeTurn(db, 'a trial'));
  await expect(waiting).rejects.toSatisfy(isDatabaseBusy);
  letGo();
  await holding;
  await expect(db.execute(sql`select pg_sleep(10)`)).rejects.toSatisfy(isDatabaseBusy);
  expect(isDatabaseBusy(new Error('anything else'))).toBe(false);
});

test('one bad second is forgiven, two are too much', () => {
  const pressure = (...lagsMs: [number, number]) =>
    pressureOf({ waiting: [0], lagsMs }, { waitingMax: 5, lagMaxMs: 100 });
  expect(pressure(99, 99)).toBe('none');
  expect(pressure(0, 900)).toBe('none');
  expect(pressure(900, 0)).toBe('none');
  expect(pressure(900, 100)).toBe('high');
  expect(pressure(400, 900)).toBe('extreme');
});

test('a line in front of any pool is a line, however empty the others are', () => {
  const pool = { totalCount: 1, idleCount: 1, waitingCount: 0 };
  const config = { eventLoopLagMaxMs: Number.POSITIVE_INFINITY, database: { waitingMax: 5 } };
  const meter = openLoadMeter({ pools: [{ ...pool }, pool], config });
  onTestFinished(meter.close);
  expect(meter.pressure()).toBe('none');
  pool.waitingCount = 5;
  expect(meter.pressure()).toBe('high');
  pool.waitingCount = 20;
  expect(meter.pressure()).toBe('extreme');
});
