import { endSession, getSession } from '@evenlight/contract/accounts';
import { expect, test } from 'vitest';
import { openAnyHouse } from '../../testing/open-any-house.ts';

const house = await openAnyHouse();

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
  const phone = await house.aMember();
  const laptop = await house.onAnotherDevice(phone);
  await phone(endSession, {});
  expect(await laptop(getSession, {})).toMatchObject({ id: phone.person.id });
  await expect(phone(getSession, {})).rejects.toMatchObject({ status: 401 });
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
