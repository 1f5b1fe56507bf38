import { askToSignIn, endSession, getSession, signIn, signInByLink, signUp } from '@evenlight/contract/accounts';
import { v7 as uuid } from 'uuid';
import { expect, test } from 'vitest';
import { codeIn } from '../../../testing/mail-reader.ts';
import { openAnyHouse } from '../../../testing/open-any-house.ts';
import { PHONE_NUMBER } from '../../../testing/phone-number.ts';
import type { Browser } from '../../../testing/test-client.ts';

const house = await openAnyHouse();

const aForm = (email: string) => ({ firstName: 'Rosa', lastName: 'Díaz', email, phone: PHONE_NUMBER });
const anAddress = () => `rosa.${uuid()}@example.org`;

async function ask(browser: Browser, email: string) {
  await browser(askToSignIn, { body: { email } });
  return codeIn(await house.nextMailTo(email));
}

function linkIn({ text }: { text: string }) {
  const url = new URL(/https?:\S+\/login\/confirm\S*/.exec(text)?.[0] ?? '');
  return { url, token: url.hash.slice(1) };
}

test('somebody signs up, types the code from the mail, and is signed in', async () => {
  const [browser, email] = [house.aBrowser(), anAddress()];
  expect(await browser(signUp, { body: aForm(email) })).toEqual({ next: 'code' });
  await expect(browser(getSession, {})).rejects.toMatchObject({ status: 401 });
  const code = codeIn(await house.nextMailTo(email));
  const arrived = await browser(signIn, { body: { email, code } });
  expect(arrived).toMatchObject({ firstName: 'Rosa', lastName: 'Díaz', email, phone: PHONE_NUMBER });
  expect(arrived).toMatchObject({ arrival: 'created', isDeletionUndone: false });
  expect(await browser(getSession, {})).toMatchObject({ id: arrived.id, email });
});

test('signing in again needs only the address and a new code, however the address is written', async () => {
  const { person } = await house.aMember();
  const browser = house.aBrowser();
  await browser(askToSignIn, { body: { email: `  ${person.email.toUpperCase()} ` } });
  const code = codeIn(await house.nextMailTo(person.email));
  const arrived = await browser(signIn, { body: { email: person.email.toUpperCase(), code: ` ${code} ` } });
  expect(arrived).toMatchObject({ id: person.id, arrival: 'signed-in' });
});

test('each sign-in gets a new session value, and the browser’s former session ends', async () => {
  const { person } = await house.aMember();
  const browser = house.aBrowser();
  await browser(signIn, { body: { email: person.email, code: await ask(browser, person.email) } });
  const first = browser.cookies.get('evenlight_session') ?? '';
  await browser(signIn, { body: { email: person.email, code: await ask(browser, person.email) } });
  expect(browser.cookies.get('evenlight_session')).not.toBe(first);
  const old = await house.aVisitor().raw('GET', '/api/session', { headers: { cookie: `evenlight_session=${first}` } });
  expect(old.status).toBe(401);
});

test('known and unknown addresses get the same answer to asking, in every header', async () => {
  const { person } = await house.aMember();
  const answers = [];
  for (const [path, email] of [
    ['/api/login', person.email],
    ['/api/login', anAddress()],
    ['/api/users', person.email],
    ['/api/users', anAddress()],
  ] as const) {
    const body = JSON.stringify(path === '/api/login' ? { email } : aForm(email));
    const headers = { 'content-type': 'application/json' };
    const answer = await house.aBrowser().raw('POST', path, { body, headers });
    const { date: _, 'x-request-id': _id, ...rest } = answer.headers;
    const shape = JSON.stringify(rest).replace(/evenlight_pending=[^;"]+/, 'evenlight_pending=…');
    answers.push({ status: answer.status, text: answer.text, shape });
  }
  expect(answers[0]).toMatchObject({ status: 202, text: '{"next":"code"}' });
  for (const answer of answers) expect(answer).toEqual(answers[0]);
});

test('an address without an account is told so once its code is typed, and not before', async () => {
  const [browser, email] = [house.aBrowser(), anAddress()];
  const code = await ask(browser, email);
  await expect(
    browser(signIn, { body: { email, code: code === '000000' ? '111111' : '000000' } }),
  ).rejects.toMatchObject({
    code: 'code.refused',
  });
  await expect(browser(signIn, { body: { email, code } })).rejects.toMatchObject({
    status: 404,
    code: 'account.not_found',
    message: expect.stringContaining('No account found with this email address'),
  });
  await expect(browser(signIn, { body: { email, code } })).rejects.toMatchObject({ code: 'code.refused' });
});

test('signing up with an address that has an account signs in to it and changes nothing in it', async () => {
  const ada = await house.aMember({ firstName: 'Ada', lastName: 'Okafor' });
  const browser = house.aBrowser();
  await browser(signUp, { body: aForm(ada.person.email) });
  const code = codeIn(await house.nextMailTo(ada.person.email));
  const arrived = await browser(signIn, { body: { email: ada.person.email, code } });
  expect(arrived).toMatchObject({ id: ada.person.id, firstName: 'Ada', lastName: 'Okafor', phone: null });
  expect(arrived.arrival).toBe('existed');
});

test('five wrong codes kill a code', async () => {
  const { person } = await house.aMember();
  const browser = house.aBrowser();
  const code = await ask(browser, person.email);
  const wrong = code === '123456' ? '654321' : '123456';
  for (let tries = 0; tries < 5; tries += 1) {
    await expect(browser(signIn, { body: { email: person.email, code: wrong } })).rejects.toMatchObject({
      status: 401,
      code: 'code.refused',
    });
  }
  await expect(browser(signIn, { body: { email: person.email, code } })).rejects.toMatchObject({
    code: 'code.refused',
  });
});

test('four wrong codes leave the fifth try its chance', async () => {
  const { person } = await house.aMember();
  const browser = house.aBrowser();
  const code = await ask(browser, person.email);
  const wrong = code === '123456' ? '654321' : '123456';
  for (let tries = 0; tries < 4; tries += 1) {
    await expect(browser(signIn, { body: { email: person.email, code: wrong } })).rejects.toThrow();
  }
  expect(await browser(signIn, { body: { email: person.email, code } })).toMatchObject({ id: person.id });
});

test('asking again kills the former code', async () => {
  const { person } = await house.aMember();
  const browser = house.aBrowser();
  const older = await ask(browser, person.email);
  const pending = browser.cookies.get('evenlight_pending') ?? '';
  const newer = await ask(browser, person.email);
  const body = JSON.stringify({ email: person.email, code: older });
  const headers = { 'content-type': 'application/json', cookie: `evenlight_pending=${pending}` };
  expect((await house.aVisitor().raw('POST', '/api/login/verify', { headers, body })).status).toBe(401);
  expect(await browser(signIn, { body: { email: person.email, code: newer } })).toMatchObject({ id: person.id });
});

test('a code works once', async () => {
  const { person } = await house.aMember();
  const browser = house.aBrowser();
  const code = await ask(browser, person.email);
  const pending = browser.cookies.get('evenlight_pending') ?? '';
  await browser(signIn, { body: { email: person.email, code } });
  browser.cookies.set('evenlight_pending', pending);
  await expect(browser(signIn, { body: { email: person.email, code } })).rejects.toMatchObject({
    code: 'code.refused',
  });
});

test('a code asked for in one browser is refused in another, and still works in the first', async () => {
  const { person } = await house.aMember();
  const [mine, other] = [house.aBrowser(), house.aBrowser()];
  const code = await ask(mine, person.email);
  await expect(other(signIn, { body: { email: person.email, code } })).rejects.toMatchObject({ code: 'code.refused' });
  await ask(other, person.email);
  await expect(other(signIn, { body: { email: person.email, code } })).rejects.toMatchObject({ code: 'code.refused' });
  expect(await mine(signIn, { body: { email: person.email, code } })).toMatchObject({ id: person.id });
});

test('a code opens no other address', async () => {
  const [{ person: ada }, { person: lind }] = [await house.aMember(), await house.aMember()];
  const browser = house.aBrowser();
  const code = await ask(browser, ada.email);
  await expect(browser(signIn, { body: { email: lind.email, code } })).rejects.toMatchObject({ code: 'code.refused' });
});

test('the link of the mail signs in where it was asked for, once', async () => {
  const { person } = await house.aMember();
  const browser = house.aBrowser();
  await browser(askToSignIn, { body: { email: person.email, returnTo: '/planning-wizard?step=2' } });
  const { url, token } = linkIn(await house.nextMailTo(person.email));
  // Mail scanners open links, from wherever they are.
  await house.aVisitor().raw('GET', url.pathname + url.search);
  await browser.raw('GET', url.pathname + url.search);
  const pending = browser.cookies.get('evenlight_pending') ?? '';
  expect(await browser(signInByLink, { body: { token } })).toMatchObject({
    id: person.id,
    arrival: 'signed-in',
    returnTo: '/planning-wizard?step=2',
  });
  browser.cookies.set('evenlight_pending', pending);
  await expect(browser(signInByLink, { body: { token } })).rejects.toMatchObject({ code: 'code.refused' });
});

test('the link opened in another browser says to type the code, and spends nothing', async () => {
  const { person } = await house.aMember();
  const browser = house.aBrowser();
  await browser(askToSignIn, { body: { email: person.email } });
  const mail = await house.nextMailTo(person.email);
  const { token } = linkIn(mail);
  await expect(house.aBrowser()(signInByLink, { body: { token } })).rejects.toMatchObject({
    code: 'link.other_browser',
  });
  expect(await browser(signIn, { body: { email: person.email, code: codeIn(mail) } })).toMatchObject({ id: person.id });
});

test('a made-up link opens nothing', async () => {
  for (const token of ['', 'x', 'A'.repeat(43), `${'A'.repeat(42)}'`]) {
    await expect(house.aBrowser()(signInByLink, { body: { token } })).rejects.toMatchObject({ code: 'code.refused' });
  }
});

test('a link never leads elsewhere', async () => {
  const { person } = await house.aMember();
  const browser = house.aBrowser();
  for (const returnTo of ['//evil.example', '/\\evil.example', 'https://evil.example/', 'javascript:alert(1)']) {
    await browser(askToSignIn, { body: { email: person.email, returnTo } });
    const { token } = linkIn(await house.nextMailTo(person.email));
    expect(await browser(signInByLink, { body: { token } })).toMatchObject({ returnTo: null });
  }
});

test('the code’s mail says nothing that a stranger typed', async () => {
  const email = anAddress();
  const form = { ...aForm(email), firstName: 'Visit evil.example', lastName: '<b>now</b>' };
  await house.aBrowser()(signUp, { body: { ...form, returnTo: '/your-account-is-locked-call-evil' } });
  const mail = await house.nextMailTo(email);
  expect(mail.text + mail.html + mail.subject).not.toMatch(/evil|<b>now|locked/);
});

test('mails speak the language of whoever asked', async () => {
  const email = anAddress();
  const headers = { 'content-type': 'application/json', 'accept-language': 'es-MX' };
  await house.aBrowser().raw('POST', '/api/login', { headers, body: JSON.stringify({ email }) });
  const mail = await house.nextMailTo(email);
  expect(mail.subject).toBe('Su código de Evenlight');
  expect(mail.html).toContain('<html lang="es" dir="ltr">');
});

test('signing out and back in leads to the same account', async () => {
  const [browser, email] = [house.aBrowser(), anAddress()];
  await browser(signUp, { body: aForm(email) });
  const code = codeIn(await house.nextMailTo(email));
  const { id } = await browser(signIn, { body: { email, code } });
  await browser(endSession, {});
  await expect(browser(getSession, {})).rejects.toMatchObject({ status: 401 });
  expect(await browser(signIn, { body: { email, code: await ask(browser, email) } })).toMatchObject({ id });
});
