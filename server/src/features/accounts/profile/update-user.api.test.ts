import { askToSignIn, getSession, signIn } from '@evenlight/contract/accounts';
import type { UserId } from '@evenlight/contract/ids';
import { proveNewEmail, updateUser } from '@evenlight/contract/profiles';
import { v7 as uuid } from 'uuid';
import { expect, test } from 'vitest';
import { codeIn } from '../../../testing/mail-reader.ts';
import { openAnyHouse } from '../../../testing/open-any-house.ts';
import { PHONE_NUMBER } from '../../../testing/phone-number.ts';
import type { Browser } from '../../../testing/test-client.ts';

const house = await openAnyHouse();
const anAddress = () => `new.${uuid()}@example.org`;

/** Somebody in a browser that keeps its cookies, as a change of address needs. */
async function inABrowser(options: Parameters<typeof house.aMember>[0] = {}) {
  const { person } = await house.aMember(options);
  const browser: Browser = house.aBrowser();
  browser.cookies.set(person.cookie.name, person.cookie.value);
  return Object.assign(browser, { person, params: { userId: person.id } });
}

test('somebody changes their names and phone, and can take the phone away again', async () => {
  const ada = await inABrowser();
  const { params } = ada;
  expect(await ada(updateUser, { params, body: { firstName: ' Adaeze ', phone: PHONE_NUMBER } })).toMatchObject({
    firstName: 'Adaeze',
    lastName: 'Okafor',
    phone: PHONE_NUMBER,
    next: null,
  });
  expect(await ada(updateUser, { params, body: { phone: '' } })).toMatchObject({ firstName: 'Adaeze', phone: null });
  expect(await ada(getSession, {})).toMatchObject({ firstName: 'Adaeze', phone: null });
});

test('a stranger’s PUT changes nothing, and learns nothing', async () => {
  const [ada, stranger] = [await inABrowser(), await inABrowser()];
  const body = { firstName: 'Mallory', email: anAddress() };
  for (const userId of [ada.person.id, uuid() as UserId]) {
    await expect(stranger(updateUser, { params: { userId }, body })).rejects.toMatchObject({
      status: 404,
      code: 'user.not_found',
    });
  }
  await expect(house.aVisitor()(updateUser, { params: ada.params, body })).rejects.toMatchObject({ status: 401 });
  expect(await ada(getSession, {})).toMatchObject({ firstName: 'Ada', email: ada.person.email });
});

test('role, id and dates sent along are ignored', async () => {
  const ada = await inABrowser();
  const sent = { firstName: 'Ada', role: 'staff', isStaff: true, id: uuid(), createdAt: '2001-01-01T00:00:00Z' };
  const { status } = await ada.raw('PUT', `/api/users/${ada.person.id}`, {
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(sent),
  });
  expect(status).toBe(200);
  expect(await ada(getSession, {})).toMatchObject({
    id: ada.person.id,
    createdAt: expect.not.stringContaining('2001'),
  });
});

test.each([
  ['firstName', ''],
  ['lastName', '   '],
  ['email', 'nobody'],
  ['phone', 'call me'],
  ['phone', '12345678901234567'],
  ['phone', '415\r\n5550142'],
  ['phone', `4155550142${' '.repeat(200_000)}1`],
  ['firstName', 'x'.repeat(10_000)],
  ['firstName', ['Ada']],
])('a bad %s is named and nothing is changed', async (field, value) => {
  const ada = await inABrowser();
  const body = { lastName: 'Changed', [field]: value } as never;
  await expect(ada(updateUser, { params: ada.params, body })).rejects.toMatchObject({
    status: 400,
    fields: { [field]: expect.any(String) },
  });
  expect(await ada(getSession, {})).toMatchObject({ firstName: 'Ada', lastName: 'Okafor', email: ada.person.email });
});

test('a new address counts once its own code is typed; both addresses are told, other devices signed out', async () => {
  const ada = await inABrowser();
  const tablet = await house.onAnotherDevice(ada);
  const email = anAddress();
  const { next, email: shown } = await ada(updateUser, { params: ada.params, body: { email: email.toUpperCase() } });
  expect([next, shown]).toEqual(['code', ada.person.email]);
  expect(await ada(getSession, {})).toMatchObject({ email: ada.person.email });
  const code = codeIn(await house.nextMailTo(email));
  expect(await ada(proveNewEmail, { params: ada.params, body: { code } })).toMatchObject({ email });
  expect(await house.nextMailTo(email)).toMatchObject({ subject: 'This is now your address' });
  expect((await house.nextMailTo(ada.person.email)).text).toContain(email);
  await expect(tablet(getSession, {})).rejects.toMatchObject({ status: 401 });

  const browser = house.aBrowser();
  await browser(askToSignIn, { body: { email } });
  const signInCode = codeIn(await house.nextMailTo(email));
  expect(await browser(signIn, { body: { email, code: signInCode } })).toMatchObject({ id: ada.person.id });
});

test('a taken address answers like any other until it is proven, and is then refused', async () => {
  const [ada, lind] = [await inABrowser(), await inABrowser()];
  const asked = await ada(updateUser, { params: ada.params, body: { email: lind.person.email } });
  expect(asked).toMatchObject({ next: 'code', email: ada.person.email });
  const code = codeIn(await house.nextMailTo(lind.person.email));
  await expect(ada(proveNewEmail, { params: ada.params, body: { code } })).rejects.toMatchObject({
    status: 409,
    code: 'email.taken',
    message: expect.stringContaining('An account with this email already exists'),
  });
  await expect(ada(proveNewEmail, { params: ada.params, body: { code } })).rejects.toMatchObject({
    code: 'code.refused',
  });
  expect(await ada(getSession, {})).toMatchObject({ email: ada.person.email });
  expect(await lind(getSession, {})).toMatchObject({ id: lind.person.id, email: lind.person.email });
});

test('five wrong codes end the change of address', async () => {
  const ada = await inABrowser();
  const email = anAddress();
  await ada(updateUser, { params: ada.params, body: { email } });
  const code = codeIn(await house.nextMailTo(email));
  const wrong = code === '123456' ? '654321' : '123456';
  for (const tried of [wrong, wrong, wrong, wrong, wrong, code]) {
    const attempt = ada(proveNewEmail, { params: ada.params, body: { code: tried } });
    await expect(attempt).rejects.toMatchObject({ code: 'code.refused' });
  }
  expect(await ada(getSession, {})).toMatchObject({ email: ada.person.email });
});

test('address and phone ask for a fresh proof; names do not', async () => {
  const ada = await inABrowser({ isProven: false });
  for (const body of [{ email: anAddress() }, { phone: PHONE_NUMBER }]) {
    await expect(ada(updateUser, { params: ada.params, body })).rejects.toMatchObject({
      status: 403,
      code: 'session.proof_required',
    });
  }
  const body = { firstName: 'Adaeze', email: ada.person.email, phone: '' };
  expect(await ada(updateUser, { params: ada.params, body })).toMatchObject({ firstName: 'Adaeze', next: null });
});

test('changes made at the same moment do not undo each other', async () => {
  const ada = await inABrowser();
  const change = (body: object) => ada(updateUser, { params: ada.params, body });
  const names = ['Ada', 'Adaeze', 'Adanna'];
  await Promise.all([
    change({ phone: PHONE_NUMBER }),
    ...names.map((firstName) => change({ firstName })),
    change({ lastName: 'Eze' }),
    change({}),
  ]);
  expect(await ada(getSession, {})).toMatchObject({ phone: PHONE_NUMBER, lastName: 'Eze' });
});
