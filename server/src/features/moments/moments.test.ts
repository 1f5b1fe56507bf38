import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { recordMoment } from '@evenlight/contract/moments';
import { eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { openTestHouse } from '../../testing/open-test-house.ts';
import { momentCounts } from './tables.ts';

const heard: string[] = [];
const analytics = createServer((request, response) => {
  request.on('data', (text) => heard.push(String(text)));
  request.on('end', () => response.end());
}).listen(0, '127.0.0.1');
await once(analytics, 'listening');
afterAll(() => analytics.close());

const house = await openTestHouse({
  env: { ANALYTICS_URL: `http://127.0.0.1:${(analytics.address() as AddressInfo).port}` },
});

test('a moment is counted by day, without a person', async () => {
  const visitor = house.aVisitor();
  await visitor(recordMoment, { body: { moment: 'signed-up' } });
  await visitor(recordMoment, { body: { moment: 'signed-up' } });
  const rows = await house.world.db.select().from(momentCounts);
  expect(rows).toEqual([{ moment: 'signed-up', category: '', day: '2030-05-06', times: 2 }]);
});

test('asking a vendor is counted by the kind of vendor, and by nothing else', async () => {
  const visitor = house.aVisitor();
  for (const category of ['florists', 'florists', 'clergy'] as const)
    await visitor(recordMoment, { body: { moment: 'vendor-inquiry', category } });
  const rows = await house.world.db.select().from(momentCounts).where(eq(momentCounts.moment, 'vendor-inquiry'));
  expect(rows.map(({ category, times }) => [category, times]).sort()).toEqual([
    ['clergy', 1],
    ['florists', 2],
  ]);
});

test('a message to us is counted by its topic from a short list, or as general', async () => {
  const visitor = house.aVisitor();
  await visitor(recordMoment, { body: { moment: 'contact-form' } });
  await visitor(recordMoment, { body: { moment: 'contact-form', topic: 'payments' } });
  const rows = await house.world.db.select().from(momentCounts).where(eq(momentCounts.moment, 'contact-form'));
  expect(rows.map(({ category, times }) => [category, times]).sort()).toEqual([
    ['general', 1],
    ['payments', 1],
  ]);
  const words = { moment: 'contact-form', topic: 'My father died' } as never;
  await expect(visitor(recordMoment, { body: words })).rejects.toMatchObject({ status: 400 });
  const elsewhere = { moment: 'signed-up', topic: 'general' } as const;
  await expect(visitor(recordMoment, { body: elsewhere })).rejects.toMatchObject({
    fields: { topic: expect.any(String) },
  });
});

test('anything beyond the eight moments is refused, and so is anything said besides', async () => {
  const visitor = house.aVisitor();
  for (const body of [{ moment: 'died' }, { moment: 'signed-up', email: 'ada@example.org' }, {}]) {
    const { status } = await visitor.raw('POST', '/api/moments', {
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    expect(status).toBe(400);
  }
});

test('only what a visitor agreed to is passed on, and never against their browser’s wish', async () => {
  const visitor = house.aVisitor();
  const send = (moment: string, mayForward: boolean, headers = {}) =>
    visitor.raw('POST', '/api/moments', {
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify({ moment, mayForward }),
    });
  await send('contact-form', false);
  await send('memorial-created', true, { 'sec-gpc': '1' });
  await send('vendor-inquiry', true);
  expect(await house.settled(() => heard)).toEqual([JSON.stringify({ moment: 'vendor-inquiry', day: '2030-05-06' })]);
});

test('a script that counts without end is told to wait', async () => {
  const visitor = house.aVisitor();
  const tries = Array.from({ length: 40 }, () => visitor(recordMoment, { body: { moment: 'payment-made' } }));
  const refused = (await Promise.allSettled(tries)).filter((outcome) => outcome.status === 'rejected');
  expect(refused.length).toBeGreaterThan(5);
  expect(refused[0]?.reason).toMatchObject({ status: 429, code: 'request.too_many' });
  expect(Number(refused[0]?.reason.headers['retry-after'])).toBeGreaterThan(0);
  house.clock.forward({ seconds: 61 });
  expect(await visitor(recordMoment, { body: { moment: 'payment-made' } })).toEqual({ counted: true });
});
