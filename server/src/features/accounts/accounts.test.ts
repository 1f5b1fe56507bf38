import { endSession, getSession } from '@evenlight/contract/accounts';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { openTestHouse } from '../../testing/open-test-house.ts';
import { sessions } from './tables.ts';

const house = await openTestHouse();

test('a signed-in person is told who they are, and nothing the contract does not name', async () => {
  const ada = await house.aMember({ firstName: 'Ada' });
  const { text } = await ada.raw('GET', '/api/session');
  expect(Object.keys(JSON.parse(text)).sort()).toEqual(['createdAt', 'email', 'firstName', 'id', 'lastName', 'phone']);
  expect(await ada(getSession, {})).toMatchObject({ firstName: 'Ada', email: ada.person.email });
});

test('a visitor is asked to sign in', async () => {
  await expect(house.aVisitor()(getSession, {})).rejects.toMatchObject({ status: 401, code: 'session.required' });
});

test('a made-up session value opens nothing', async () => {
  const answer = await house.aVisitor().raw('GET', '/api/session', { headers: { cookie: 'evenlight_session=AAAA' } });
  expect(answer.status).toBe(401);
});

test('signing out ends the session at once, and asking twice does no harm', async () => {
  const ada = await house.aMember();
  await ada(endSession, {});
  await expect(ada(getSession, {})).rejects.toMatchObject({ status: 401 });
  await ada(endSession, {});
});

test('signing out takes the cookie back', async () => {
  const ada = await house.aMember();
  const { headers } = await ada.raw('POST', '/api/logout');
  expect(String(headers['set-cookie'])).toMatch(/^evenlight_session=; Max-Age=0; Path=\/;.*HttpOnly; SameSite=Lax/);
});

test('signing out on one device leaves the others signed in', async () => {
  const [phone, laptop] = [await house.aMember(), await house.aMember()];
  await phone(endSession, {});
  expect(await laptop(getSession, {})).toMatchObject({ id: laptop.person.id });
});

test('a session ends after fourteen days without use', async () => {
  const ada = await house.aMember();
  house.clock.forward({ days: 13 });
  expect(await ada(getSession, {})).toMatchObject({ id: ada.person.id });
  house.clock.forward({ days: 14, minutes: 1 });
  await expect(ada(getSession, {})).rejects.toMatchObject({ status: 401 });
});

test('a session ends after thirty days however often it is used', async () => {
  const ada = await house.aMember();
  for (let week = 0; week < 4; week += 1) {
    house.clock.forward({ days: 7 });
    await ada(getSession, {});
  }
  house.clock.forward({ days: 3 });
  await expect(ada(getSession, {})).rejects.toMatchObject({ status: 401 });
});

test('the database never holds the value of the cookie', async () => {
  const { person } = await house.aMember();
  const rows = await house.world.db.select().from(sessions).where(eq(sessions.userId, person.id));
  expect(rows).toHaveLength(1);
  expect(JSON.stringify(rows)).not.toContain(person.cookie.value);
  expect(rows[0]?.tokenHash).toHaveLength(32);
});

test('another website cannot sign anyone out', async () => {
  const ada = await house.aMember();
  const foreign: Record<string, string>[] = [
    { origin: 'https://elsewhere.example' },
    { origin: 'null' },
    { 'sec-fetch-site': 'cross-site' },
    { 'content-type': 'text/plain' },
  ];
  for (const headers of foreign) {
    const { status, text } = await ada.raw('POST', '/api/logout', { headers, body: '' });
    expect([status, JSON.parse(text).code]).toEqual([403, 'request.foreign_origin']);
  }
  expect(await ada(getSession, {})).toMatchObject({ id: ada.person.id });
});
