// Signing in, one's own account, and the ways in.
import { randomUUID } from 'node:crypto';
import { askForProof, askToSignIn, signUp } from '@evenlight/contract/accounts';
import { newPasskeyOptions, passkeySignInOptions } from '@evenlight/contract/passkeys';
import { updateUser } from '@evenlight/contract/profiles';
import type { Member } from '../../../testing/lived-in/place.ts';
import { codeIn } from '../../../testing/mail-reader.ts';
import { PHONE_NUMBER } from '../../../testing/phone-number.ts';
import { softPasskey } from '../../../testing/soft-passkey.ts';
import type { Browser } from '../../../testing/test-client.ts';
import type { Entries } from '../entry.ts';
import type { Household } from '../household.ts';

const json = (body: object) => ({ body: JSON.stringify(body), headers: { 'content-type': 'application/json' } });
const anAddress = () => `new.${randomUUID()}@example.org`;

/** Somebody with an account, in a browser that keeps its cookies. */
async function inABrowser({ house }: Household): Promise<Browser & Pick<Member, 'person'>> {
  const { person } = await house.aMember();
  const browser = house.aBrowser();
  browser.cookies.set(person.cookie.name, person.cookie.value);
  return Object.assign(browser, { person });
}

async function signInByCode({ house }: Household): Promise<number> {
  const [{ person }, browser] = [await house.aMember(), house.aBrowser()];
  await browser(askToSignIn, { body: { email: person.email } });
  const code = codeIn(await house.nextMailTo(person.email));
  return (await browser.raw('POST', '/api/login/verify', json({ email: person.email, code }))).status;
}

async function signInByLink({ house }: Household): Promise<number> {
  const [browser, email] = [house.aBrowser(), anAddress()];
  await browser(signUp, { body: { firstName: 'Rosa', lastName: 'Díaz', email, phone: PHONE_NUMBER } });
  const { text } = await house.nextMailTo(email);
  const token = new URL(/https?:\S+\/login\/confirm\S*/.exec(text)?.[0] ?? '').hash.slice(1);
  return (await browser.raw('POST', '/api/login/link', json({ token }))).status;
}

async function signInByPasskey({ house, passkey }: Household): Promise<number> {
  const browser = house.aBrowser();
  const credential = passkey.show(await browser(passkeySignInOptions, {}));
  return (await browser.raw('POST', '/api/login/passkey', json({ credential }))).status;
}

async function proveByCode(on: Household): Promise<number> {
  const browser = await inABrowser(on);
  await browser(askForProof, {});
  const code = codeIn(await on.house.nextMailTo(browser.person.email));
  return (await browser.raw('POST', '/api/step-up/verify', json({ code }))).status;
}

async function proveByPasskey({ people: { owner }, passkey }: Household): Promise<number> {
  const credential = passkey.show(await owner(passkeySignInOptions, {}));
  return (await owner.raw('POST', '/api/step-up/passkey', json({ credential }))).status;
}

async function proveNewEmail(on: Household): Promise<number> {
  const [browser, email] = [await inABrowser(on), anAddress()];
  const params = { userId: browser.person.id };
  await browser(updateUser, { params, body: { email } });
  const code = codeIn(await on.house.nextMailTo(email));
  return (await browser.raw('POST', `/api/users/${params.userId}/email/verify`, json({ code }))).status;
}

const code = () => ({ body: { code: '000000' } });
const credential = () => ({ body: { credential: softPasskey('http://localhost:3000').show({ challenge: 'x' }) } });

export const accounts: Entries = {
  'POST /login': { may: 'anyone', send: () => ({ body: { email: anAddress() } }) },
  'POST /login/verify': { may: 'anyone', control: signInByCode },
  'POST /login/link': { may: 'anyone', control: signInByLink },
  'POST /login/passkey/options': { may: 'anyone' },
  'POST /login/passkey': { may: 'anyone', control: signInByPasskey },
  'POST /users': {
    may: 'anyone',
    send: () => ({ body: { firstName: 'Rosa', lastName: 'Díaz', email: anAddress(), phone: PHONE_NUMBER } }),
  },
  'GET /session': { may: 'members' },
  'GET /sessions': { may: 'members' },
  'POST /step-up': { may: 'members' },
  'POST /step-up/verify': { may: 'members', send: code, control: proveByCode },
  'POST /step-up/passkey': { may: 'members', send: credential, control: proveByPasskey },
  'GET /passkeys': { may: 'members' },
  'POST /passkeys/options': { may: 'members' },
  'POST /passkeys': {
    may: 'members',
    send: async ({ people: { owner } }) => {
      const options = await owner(newPasskeyOptions, {});
      return { body: { name: 'Laptop', credential: softPasskey('http://localhost:3000').make(options) } };
    },
  },
  'PATCH /passkeys/:passkeyId': { may: ['owner'], send: () => ({ body: { name: 'Old phone' } }) },
  'GET /users/:userId': { may: ['owner'] },
  'GET /users/email/:email': {
    may: ['owner'],
    send: ({ people: { owner } }) => ({ params: { email: owner.person.email } }),
  },
  'PUT /users/:userId': { may: ['owner'], send: () => ({ body: { firstName: 'Asha' } }) },
  'POST /users/:userId/email/verify': { may: ['owner'], send: code, control: proveNewEmail },
  'GET /users/:userId/preferences': { may: ['owner'] },
  'PUT /users/:userId/preferences': { may: ['owner'], send: () => ({ body: { reminders: true } }) },
  'GET /users/:userId/export': { may: ['owner'] },
  'DELETE /passkeys/:passkeyId': { may: ['owner'] },
  'GET /team-actions': { may: ['owner'], send: ({ ids }) => ({ query: { planId: ids.planId } }) },
};

/** What ends somebody's stay: after everything else. */
export const farewells: Entries = {
  'DELETE /sessions/:sessionId': { may: ['owner'], send: ({ ids }) => ({ params: { sessionId: ids.loginId } }) },
  'DELETE /sessions': { may: 'members' },
  'POST /users/:userId/deletion': {
    may: ['owner'],
    // Days have gone by in the marketplace, so they sign in once more.
    control: async ({ house, people: { owner } }) => {
      const again = await house.onAnotherDevice(owner);
      return (await again.raw('POST', `/api/users/${owner.person.id}/deletion`)).status;
    },
  },
  'POST /logout': { may: 'anyone' },
};
