import { randomUUID } from 'node:crypto';
import { getSession } from '@evenlight/contract/accounts';
import type { UserId } from '@evenlight/contract/ids';
import {
  deleteAccount,
  exportAccount,
  findUserByEmail,
  getPreferences,
  getUser,
  setPreferences,
} from '@evenlight/contract/profiles';
import { expect, test } from 'vitest';
import { openAnyHouse } from '../../../testing/open-any-house.ts';

const house = await openAnyHouse();
const [ada, ben] = [await house.aMember(), await house.aMember({ firstName: 'Ben' })];
const own = { params: { userId: ada.person.id } };
const notices = { reminders: true, family: true, memorials: true, support: true };
const everything = { ...notices, quietUntil: null, isTourAnswered: false };

test('one’s own record says what the contract names and nothing more', async () => {
  const { status, text } = await ada.raw('GET', `/api/users/${ada.person.id}`);
  expect(status).toBe(200);
  expect(Object.keys(JSON.parse(text)).sort()).toEqual(['createdAt', 'email', 'firstName', 'id', 'lastName', 'phone']);
  expect(await ada(getUser, own)).toMatchObject({ id: ada.person.id, firstName: 'Ada', email: ada.person.email });
});

test('one’s own address finds oneself, whatever its case and the spaces around it', async () => {
  for (const email of [ada.person.email, ` ${ada.person.email.toUpperCase()} `])
    expect(await ada(findUserByEmail, { params: { email } })).toMatchObject({ id: ada.person.id });
});

test('any other address is answered alike, whether or not it has an account', async () => {
  const answers = await Promise.all(
    [ben.person.email, `${randomUUID()}@example.org`, 'not an address', 'a'.repeat(254)].map(async (email) => {
      const { status, headers, text } = await ada.raw('GET', `/api/users/email/${encodeURIComponent(email)}`);
      const { requestId: _, ...body } = JSON.parse(text);
      return { status, body, headers: Object.keys(headers).sort() };
    }),
  );
  expect(answers[0]).toMatchObject({ status: 404, body: { error: 'User not found', code: 'user.not_found' } });
  for (const answer of answers) expect(answer).toEqual(answers[0]);
});

const strangers = [
  ['read', (userId: UserId) => ben(getUser, { params: { userId } })],
  ['read the preferences of', (userId: UserId) => ben(getPreferences, { params: { userId } })],
  ['quiet', (userId: UserId) => ben(setPreferences, { params: { userId }, body: { isQuiet: true } })],
  ['take along', (userId: UserId) => ben(exportAccount, { params: { userId } })],
  ['delete', (userId: UserId) => ben(deleteAccount, { params: { userId } })],
] as const;

test.each(strangers)(
  'a stranger cannot %s another account, and hears the same of one that never was',
  async (_, ask) => {
    for (const userId of [ada.person.id, randomUUID() as UserId])
      await expect(ask(userId)).rejects.toMatchObject({ status: 404, code: 'user.not_found' });
    expect(await ada(getPreferences, own)).toEqual(everything);
    expect(await ada(getSession, {})).toMatchObject({ id: ada.person.id });
  },
);

test('a visitor is asked to sign in', async () => {
  const visitor = house.aVisitor();
  const asked = [
    () => visitor(getUser, own),
    () => visitor(findUserByEmail, { params: { email: ada.person.email } }),
    () => visitor(getPreferences, own),
    () => visitor(setPreferences, { ...own, body: { family: false } }),
    () => visitor(exportAccount, own),
    () => visitor(deleteAccount, own),
  ];
  for (const ask of asked) await expect(ask()).rejects.toMatchObject({ status: 401, code: 'session.required' });
});

test('preferences begin with everything on, and change one by one', async () => {
  const cleo = await house.aMember({ firstName: 'Cleo' });
  const hers = { params: { userId: cleo.person.id } };
  expect(await cleo(getPreferences, hers)).toEqual(everything);
  expect(await cleo(setPreferences, { ...hers, body: { memorials: false } })).toEqual({
    ...everything,
    memorials: false,
  });
  const both = { ...everything, memorials: false, support: false };
  expect(await cleo(setPreferences, { ...hers, body: { support: false } })).toEqual(both);
  expect(await cleo(setPreferences, { ...hers, body: {} })).toEqual(both);
  expect(await cleo(getPreferences, hers)).toEqual(both);
});

test('a quiet week begins and can be ended', async () => {
  const cleo = await house.aMember();
  const hers = { params: { userId: cleo.person.id } };
  const { quietUntil } = await cleo(setPreferences, { ...hers, body: { isQuiet: true } });
  expect(quietUntil).not.toBeNull();
  expect(await cleo(getPreferences, hers)).toEqual({ ...everything, quietUntil });
  expect(await cleo(setPreferences, { ...hers, body: { isQuiet: false } })).toEqual(everything);
});

test('the tour is offered until somebody has answered, and never again on any device', async () => {
  const cleo = await house.aMember();
  const hers = { params: { userId: cleo.person.id } };
  const answered = { ...everything, isTourAnswered: true };
  expect(await cleo(setPreferences, { ...hers, body: { isTourAnswered: true } })).toEqual(answered);
  expect(await cleo(setPreferences, { ...hers, body: { isQuiet: false } })).toEqual(answered);
  expect(await cleo(getPreferences, hers)).toEqual(answered);
});

test.each([
  [{ family: 'no' }, 'family'],
  [{ isTourAnswered: false }, 'isTourAnswered'],
  [{ isQuiet: 1 }, 'isQuiet'],
  [{ reminders: [true] }, 'reminders'],
  [[], 'body'],
])('preferences of %j are refused by the name of the field', async (body, field) => {
  const { status, text } = await ada.raw('PUT', `/api/users/${ada.person.id}/preferences`, {
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  expect([status, Object.keys(JSON.parse(text).fields)]).toEqual([400, [field]]);
  expect(await ada(getPreferences, own)).toEqual(everything);
});

test('nobody sets more than their preferences by sending more', async () => {
  const { status } = await ada.raw('PUT', `/api/users/${ada.person.id}/preferences`, {
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      userId: ben.person.id,
      role: 'staff',
      quietUntil: '2099-01-01T00:00:00Z',
    }),
  });
  expect(status).toBe(200);
  for (const [caller, params] of [
    [ada, own],
    [ben, { params: { userId: ben.person.id } }],
  ] as const)
    expect(await caller(getPreferences, params)).toEqual(everything);
});

test('taking everything along, and leaving, ask for a fresh proof', async () => {
  const dana = await house.aMember({ isProven: false });
  const hers = { params: { userId: dana.person.id } };
  for (const weighty of [exportAccount, deleteAccount])
    await expect(dana(weighty, hers)).rejects.toMatchObject({ status: 403, code: 'session.proof_required' });
  expect(await dana(getSession, {})).toMatchObject({ id: dana.person.id });
});

test('the download is a zip that nobody keeps, and its name says nothing about anybody', async () => {
  const { status, headers, text } = await ada.raw('GET', `/api/users/${ada.person.id}/export`);
  expect([status, headers['content-type'], headers['cache-control']]).toEqual([200, 'application/zip', 'no-store']);
  expect(headers['content-disposition']).toMatch(/^attachment; filename="[a-z]+-\d{4}-\d\d-\d\d\.zip"$/);
  expect(text.startsWith('PK')).toBe(true);
});

test('the API’s description says that the download is a zip', async () => {
  const { paths } = JSON.parse((await ada.raw('GET', '/api/openapi.json')).text);
  const { responses } = paths['/api/users/{userId}/export'].get;
  expect(Object.keys(responses[200].content)).toEqual(['application/zip']);
});

test('asking to leave signs out everywhere, takes the cookie back and writes a mail', async () => {
  const phone = await house.aMember({ firstName: 'Edda' });
  const laptop = await house.onAnotherDevice(phone);
  const { status, headers, text } = await phone.raw('POST', `/api/users/${phone.person.id}/deletion`);
  expect(status).toBe(202);
  expect(Object.keys(JSON.parse(text))).toEqual(['deletesAt']);
  expect(String(headers['set-cookie'])).toMatch(/^(__Host-)?evenlight_session=; Max-Age=0; Path=\/;/);
  for (const caller of [phone, laptop]) await expect(caller(getSession, {})).rejects.toMatchObject({ status: 401 });
  expect(await house.mailTo(phone.person.email)).toMatchObject({ subject: 'Your account will be deleted' });
});
