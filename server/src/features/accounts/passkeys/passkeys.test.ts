import { getSession, listSessions } from '@evenlight/contract/accounts';
import type { PasskeyId } from '@evenlight/contract/ids';
import {
  addPasskey,
  listPasskeys,
  newPasskeyOptions,
  PASSKEYS_MAX,
  passkeySignInOptions,
  proveByPasskey,
  removePasskey,
  renamePasskey,
  signInByPasskey,
} from '@evenlight/contract/passkeys';
import { v7 as uuid } from 'uuid';
import { expect, test } from 'vitest';
import { openTestHouse } from '../../../testing/open-test-house.ts';
import { softPasskey } from '../../../testing/soft-passkey.ts';
import type { Caller } from '../../../testing/test-client.ts';
import { insertPasskey } from './passkey-store.ts';

const house = await openTestHouse({ env: { RATE_LIMIT_FACTOR: '100' } });
const ORIGIN = 'http://localhost:3000';

async function withPasskey(member: Caller, name = 'Phone') {
  const key = softPasskey(ORIGIN);
  const kept = await member(addPasskey, { body: { name, credential: key.make(await member(newPasskeyOptions, {})) } });
  return { key, kept };
}

test('a passkey is added, its owner is told, and it signs in without a mail', async () => {
  const ada = await house.aMember();
  const { key, kept } = await withPasskey(ada, 'Ada’s phone');
  expect(await ada(listPasskeys, {})).toEqual([kept]);
  expect(await house.nextMailTo(ada.person.email)).toMatchObject({ subject: 'A passkey was added' });
  const browser = house.aBrowser();
  const options = await browser(passkeySignInOptions, {});
  expect(await browser(signInByPasskey, { body: { credential: key.show(options, { counter: 1 }) } })).toMatchObject({
    id: ada.person.id,
    arrival: 'signed-in',
  });
  expect(await browser(getSession, {})).toMatchObject({ id: ada.person.id });
  expect((await ada(listPasskeys, {}))[0]?.lastUsedAt).not.toBeNull();
});

test('what a passkey signed counts once', async () => {
  const { key } = await withPasskey(await house.aMember());
  const credential = key.show(await house.aVisitor()(passkeySignInOptions, {}));
  const uses = Array.from({ length: 8 }, () => house.aBrowser()(signInByPasskey, { body: { credential } }));
  const outcomes = await Promise.allSettled(uses);
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});

test('a passkey whose count falls back may be a copy, and is refused', async () => {
  const { key } = await withPasskey(await house.aMember());
  const ask = () => house.aVisitor()(passkeySignInOptions, {});
  await house.aBrowser()(signInByPasskey, { body: { credential: key.show(await ask(), { counter: 9 }) } });
  const copied = house.aBrowser()(signInByPasskey, { body: { credential: key.show(await ask(), { counter: 3 }) } });
  await expect(copied).rejects.toMatchObject({ status: 401, code: 'passkey.refused' });
});

test.each([
  ['signed for another website', { origin: 'https://evil.example' }],
  ['signed without the device’s lock', { isVerified: false }],
])('what was %s opens nothing', async (_, slips) => {
  const { key } = await withPasskey(await house.aMember());
  const credential = key.show(await house.aVisitor()(passkeySignInOptions, {}), slips);
  await expect(house.aBrowser()(signInByPasskey, { body: { credential } })).rejects.toMatchObject({
    code: 'passkey.refused',
  });
});

test('an unknown passkey, an old question and a made-up answer are refused alike', async () => {
  const { key } = await withPasskey(await house.aMember());
  const options = await house.aVisitor()(passkeySignInOptions, {});
  const answers = [
    softPasskey(ORIGIN).show(options),
    key.show({ challenge: 'bm90LW91cnM' }),
    { ...key.show(options), response: { clientDataJSON: 'e30' } },
    { ...key.show(options), response: { clientDataJSON: '!!!' } },
    {
      ...key.show(options),
      response: { clientDataJSON: Buffer.from('{"challenge":"\\u0000"}').toString('base64url') },
    },
  ];
  for (const credential of answers) {
    await expect(house.aBrowser()(signInByPasskey, { body: { credential } })).rejects.toMatchObject({
      code: 'passkey.refused',
    });
  }
  const late = key.show(await house.aVisitor()(passkeySignInOptions, {}));
  house.clock.forward({ minutes: 5, seconds: 1 });
  await expect(house.aBrowser()(signInByPasskey, { body: { credential: late } })).rejects.toMatchObject({
    code: 'passkey.refused',
  });
});

test('a device that names another owner is refused', async () => {
  const { key } = await withPasskey(await house.aMember());
  const shown = key.show(await house.aVisitor()(passkeySignInOptions, {}));
  const credential = { ...shown, response: { ...shown.response, userHandle: 'c29tZWJvZHkgZWxzZQ' } };
  await expect(house.aBrowser()(signInByPasskey, { body: { credential } })).rejects.toMatchObject({
    code: 'passkey.refused',
  });
});

test.each([['usb'], [{}], [null], [5], [[['a'], ['b', 'c']]], [['usb', 'x'.repeat(8000), 1]]])(
  'how a device is reached is kept only as far as it is known, whatever is sent (%j)',
  async (transports) => {
    const ada = await house.aMember();
    const made = softPasskey(ORIGIN).make(await ada(newPasskeyOptions, {}));
    const credential = { ...made, response: { ...made.response, transports } };
    expect(await ada(addPasskey, { body: { name: 'Phone', credential } })).toMatchObject({ name: 'Phone' });
    const { excludeCredentials } = (await ada(newPasskeyOptions, {})) as { excludeCredentials?: unknown };
    expect(JSON.stringify(excludeCredentials)).not.toContain('xxx');
  },
);

test('a passkey can be renamed and removed by its owner, and is nobody else’s to touch', async () => {
  const [ada, stranger] = [await house.aMember(), await house.aMember()];
  const { kept, key } = await withPasskey(ada);
  const params = { passkeyId: kept.id };
  for (const attempt of [
    () => stranger(renamePasskey, { params, body: { name: 'Mine' } }),
    () => stranger(removePasskey, { params }),
    () => ada(removePasskey, { params: { passkeyId: uuid() as PasskeyId } }),
  ]) {
    await expect(attempt()).rejects.toMatchObject({ status: 404, code: 'passkey.not_found' });
  }
  expect(await ada(renamePasskey, { params, body: { name: 'Old phone' } })).toMatchObject({ name: 'Old phone' });
  await ada(removePasskey, { params });
  expect(await ada(listPasskeys, {})).toEqual([]);
  const credential = key.show(await house.aVisitor()(passkeySignInOptions, {}));
  await expect(house.aBrowser()(signInByPasskey, { body: { credential } })).rejects.toMatchObject({ status: 401 });
});

test('somebody else’s passkey cannot be kept a second time', async () => {
  const [ada, stranger] = [await house.aMember(), await house.aMember()];
  const { key } = await withPasskey(ada);
  const options = await stranger(newPasskeyOptions, {});
  const again = stranger(addPasskey, { body: { name: 'Borrowed', credential: key.make(options) } });
  await expect(again).rejects.toMatchObject({ code: 'passkey.refused' });
});

test('a question put to one person is not answered by another', async () => {
  const [ada, stranger] = [await house.aMember(), await house.aMember()];
  const credential = softPasskey(ORIGIN).make(await ada(newPasskeyOptions, {}));
  await expect(stranger(addPasskey, { body: { name: 'Mine', credential } })).rejects.toMatchObject({
    code: 'passkey.refused',
  });
});

test('adding and removing need a fresh proof, and a passkey is one', async () => {
  const ada = await house.aMember();
  const { key, kept } = await withPasskey(ada);
  house.clock.forward({ minutes: 16 });
  const params = { passkeyId: kept.id };
  await expect(ada(newPasskeyOptions, {})).rejects.toMatchObject({ status: 403, code: 'session.proof_required' });
  await expect(ada(removePasskey, { params })).rejects.toMatchObject({ code: 'session.proof_required' });
  expect(await ada(listSessions, {})).toMatchObject({ provenUntil: null });
  const { provenUntil } = await ada(proveByPasskey, {
    body: { credential: key.show(await ada(passkeySignInOptions, {}), { counter: 2 }) },
  });
  expect(await ada(listSessions, {})).toMatchObject({ provenUntil });
  await ada(removePasskey, { params });
});

test('somebody else’s passkey proves nothing', async () => {
  const [ada, stranger] = [await house.aMember({ isProven: false }), await house.aMember()];
  const { key } = await withPasskey(stranger);
  const credential = key.show(await ada(passkeySignInOptions, {}));
  await expect(ada(proveByPasskey, { body: { credential } })).rejects.toMatchObject({ code: 'passkey.refused' });
});

test('an account holds twenty passkeys', async () => {
  const ada = await house.aMember();
  for (let index = 0; index < PASSKEYS_MAX; index += 1) {
    await insertPasskey(house.world.db, {
      id: uuid(),
      userId: ada.person.id,
      credentialId: uuid(),
      publicKey: Buffer.from('x'),
      counter: 0,
      name: `Key ${index}`,
      createdAt: house.clock.now(),
    });
  }
  await expect(ada(newPasskeyOptions, {})).rejects.toMatchObject({ status: 409, code: 'passkey.too_many' });
});
