import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { endSession } from '@evenlight/contract/accounts';
import { sql } from 'drizzle-orm';
import { expect, onTestFinished, test } from 'vitest';
import { SWEEP_QUEUE } from '../../housekeeping.ts';
import { openTestHouse, type TestHouse } from '../../testing/open-test-house.ts';
import { announce } from './announce.ts';

const house = await openTestHouse({ runsByItself: true });
// A second process of the same house, as far as the database can tell.
const runningHouse = await openTestHouse({ runsByItself: true, sharing: house });

async function listenTo(at: TestHouse, headers: Record<string, string> = {}) {
  if (!at.app.server.listening) await at.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = at.app.server.address() as AddressInfo;
  const leaving = new AbortController();
  const answer = await fetch(`http://127.0.0.1:${port}/api/news`, { headers, signal: leaving.signal });
  const heard = { text: '', isOpen: true, type: answer.headers.get('content-type') };
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
  void (async () => {
    for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) heard.text += part.value;
    heard.isOpen = false;
  })().catch(() => undefined);
  onTestFinished(() => leaving.abort());
  await expect.poll(() => heard.text).toContain('retry:');
  return heard;
}

const cookieOf = ({ person }: { person: { cookie: { name: string; value: string } } }) => ({
  cookie: `${person.cookie.name}=${person.cookie.value}`,
});
const tell = (subject: string, audience: 'everyone' | `person:${string}`) =>
  house.world.db.transaction((db) => announce(db, { kind: 'hours.changed', subject, audience, at: house.clock.now() }));

test('news reaches open screens of another process', async () => {
  const heard = await listenTo(runningHouse);
  expect(heard.type).toBe('text/event-stream; charset=utf-8');
  const subject = randomUUID();
  await tell(subject, 'everyone');
  await expect.poll(() => heard.text).toContain(subject);
});

test('what is meant for one person reaches nobody else', async () => {
  const [ada, ben] = [await house.aMember(), await house.aMember({ firstName: 'Ben' })];
  const [hers, his, strangers] = [
    await listenTo(house, cookieOf(ada)),
    await listenTo(house, cookieOf(ben)),
    await listenTo(house),
  ];
  const [secret, open] = [randomUUID(), randomUUID()];
  await tell(secret, `person:${ada.person.id}`);
  await tell(open, 'everyone');
  for (const heard of [hers, his, strangers]) await expect.poll(() => heard.text).toContain(open);
  expect(hers.text).toContain(secret);
  expect(his.text).not.toContain(secret);
  expect(strangers.text).not.toContain(secret);
});

test('a change that was taken back makes no news', async () => {
  const heard = await listenTo(house);
  const [undone, done] = [randomUUID(), randomUUID()];
  const failing = house.world.db.transaction(async (db) => {
    await announce(db, { kind: 'hours.changed', subject: undone, audience: 'everyone', at: house.clock.now() });
    throw new Error('taken back');
  });
  await expect(failing).rejects.toThrow('taken back');
  await tell(done, 'everyone');
  await expect.poll(() => heard.text).toContain(done);
  expect(heard.text).not.toContain(undone);
});

test('a screen that lost its connection hears what it missed', async () => {
  const first = await listenTo(house);
  await tell(randomUUID(), 'everyone');
  await expect.poll(() => first.text).toMatch(/id: \d+/);
  const last = /id: (\d+)(?![\s\S]*id: )/.exec(first.text)?.[1] ?? '0';
  const missed = randomUUID();
  await tell(missed, 'everyone');
  const again = await listenTo(house, { 'last-event-id': last });
  await expect.poll(() => again.text).toContain(missed);
});

test('signing out closes the stream of that session, in every process', async () => {
  const ada = await house.aMember();
  const heard = await listenTo(runningHouse, cookieOf(ada));
  await ada(endSession, {});
  await expect.poll(() => heard.isOpen).toBe(false);
  expect(heard.text).toContain('session.ended');
});

test('news becomes a job exactly once, however many processes listen', async () => {
  for (const { world } of [house, runningHouse]) world.newsroom.sendTo('hours.changed', SWEEP_QUEUE);
  const subjects: string[] = Array.from({ length: 20 }, () => randomUUID());
  await Promise.all(subjects.map((subject) => tell(subject, 'everyone')));
  const made = async () => {
    const jobs = sql`select data->>'subject' as subject from jobs.job where name = ${SWEEP_QUEUE}`;
    const { rows } = await house.world.db.execute<{ subject: string }>(jobs);
    return rows.map(({ subject }) => subject).filter((subject) => subjects.includes(subject));
  };
  await expect.poll(async () => new Set(await made()).size).toBe(20);
  // Both processes have looked once more after the last one was made.
  const after = randomUUID();
  const heard = await listenTo(runningHouse);
  await tell(after, 'everyone');
  await expect.poll(() => heard.text).toContain(after);
  expect(await made()).toHaveLength(20);
});

test('signing out on one device does not disturb the others', async () => {
  const phone = await house.aMember();
  const laptop = await house.onAnotherDevice(phone);
  const heard = await listenTo(house, cookieOf(laptop));
  await phone(endSession, {});
  const later = randomUUID();
  await tell(later, 'everyone');
  await expect.poll(() => heard.text).toContain(later);
  expect(heard.text).not.toContain('session.ended');
  expect(heard.isOpen).toBe(true);
});
