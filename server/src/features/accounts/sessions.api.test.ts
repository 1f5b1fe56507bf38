import {
  askForProof,
  askToSignIn,
  endOneSession,
  endOtherSessions,
  getSession,
  listSessions,
  proveByCode,
  signIn,
} from '@evenlight/contract/accounts';
import type { SessionId } from '@evenlight/contract/ids';
import { v7 as uuid } from 'uuid';
import { expect, test } from 'vitest';
import { codeIn } from '../../testing/mail-reader.ts';
import { openAnyHouse } from '../../testing/open-any-house.ts';

const house = await openAnyHouse();

test('somebody sees where they are signed in, and on which of them they are now', async () => {
  const { person } = await house.aMember();
  const browser = house.aBrowser();
  await browser(askToSignIn, { body: { email: person.email } });
  const code = codeIn(await house.nextMailTo(person.email));
  await browser.raw('POST', '/api/login/verify', {
    headers: {
      'content-type': 'application/json',
      'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit Version/19 Safari/604.1',
    },
    body: JSON.stringify({ email: person.email, code }),
  });
  const { sessions } = await browser(listSessions, {});
  expect(sessions).toHaveLength(2);
  expect(sessions.find(({ isCurrent }) => isCurrent)).toMatchObject({ device: 'Safari · iPhone' });
});

test('a session can be ended from another device, at once', async () => {
  const phone = await house.aMember();
  const laptop = await house.onAnotherDevice(phone);
  const other = (await laptop(listSessions, {})).sessions.find(({ isCurrent }) => !isCurrent);
  await laptop(endOneSession, { params: { sessionId: other?.id as SessionId } });
  await expect(phone(getSession, {})).rejects.toMatchObject({ status: 401 });
  expect((await laptop(listSessions, {})).sessions).toHaveLength(1);
});

test('signing out everywhere else leaves this device alone', async () => {
  const phone = await house.aMember();
  const [laptop, tablet] = [await house.onAnotherDevice(phone), await house.onAnotherDevice(phone)];
  await phone(endOtherSessions, {});
  for (const other of [laptop, tablet]) await expect(other(getSession, {})).rejects.toMatchObject({ status: 401 });
  expect(await phone(getSession, {})).toMatchObject({ id: phone.person.id });
});

test('nobody ends, or learns of, somebody else’s session', async () => {
  const [ada, stranger] = [await house.aMember(), await house.aMember()];
  const [own] = (await ada(listSessions, {})).sessions;
  for (const sessionId of [own?.id as SessionId, uuid() as SessionId]) {
    await expect(stranger(endOneSession, { params: { sessionId } })).rejects.toMatchObject({
      status: 404,
      code: 'session.not_found',
    });
  }
  expect(await ada(getSession, {})).toMatchObject({ id: ada.person.id });
  await expect(house.aVisitor()(listSessions, {})).rejects.toMatchObject({ status: 401 });
  await expect(house.aVisitor()(endOtherSessions, {})).rejects.toMatchObject({ status: 401 });
});

test('a code from one’s own mailbox proves who is here for a quarter of an hour', async () => {
  const { person } = await house.aMember();
  const browser = house.aBrowser();
  await browser(askToSignIn, { body: { email: person.email } });
  await browser(signIn, { body: { email: person.email, code: codeIn(await house.nextMailTo(person.email)) } });
  await browser(askForProof, {});
  const mail = await house.nextMailTo(person.email);
  expect(mail.text).not.toContain('/login/confirm');
  const { provenUntil } = await browser(proveByCode, { body: { code: codeIn(mail) } });
  expect(Date.parse(provenUntil) - Date.now()).toBeGreaterThan(13 * 60_000);
});

test('a code that was mailed to sign in proves nothing, and one that proves does not sign in', async () => {
  const { person } = await house.aMember();
  const browser = house.aBrowser();
  await browser(askToSignIn, { body: { email: person.email } });
  await browser(signIn, { body: { email: person.email, code: codeIn(await house.nextMailTo(person.email)) } });
  await browser(askToSignIn, { body: { email: person.email } });
  const forSignIn = codeIn(await house.nextMailTo(person.email));
  await expect(browser(proveByCode, { body: { code: forSignIn } })).rejects.toMatchObject({ code: 'code.refused' });
  await browser(askForProof, {});
  const forProof = codeIn(await house.nextMailTo(person.email));
  await expect(browser(signIn, { body: { email: person.email, code: forProof } })).rejects.toMatchObject({
    code: 'code.refused',
  });
});
