// Whatever is sent, the log stays lines of JSON of our own making, without a word of it.
import { askToSignIn, signIn } from '@evenlight/contract/accounts';
import { expect, test } from 'vitest';
import { openTestHouse } from '../testing/open-test-house.ts';
import { aPdf, sendUpload } from '../testing/uploads.ts';

const house = await openTestHouse();
const forged = '\n{"level":60,"msg":"forged by a guest"}';
const json = { 'content-type': 'application/json' };

test('nobody writes a line of their own into the log', async () => {
  const visitor = house.aVisitor();
  const before = house.said.length;
  await visitor.raw('GET', `/api/session?next=${encodeURIComponent(forged)}`);
  await visitor.raw('GET', `/memorial/${encodeURIComponent(forged)}`);
  await visitor.raw('GET', `/api/${encodeURIComponent(forged)}`, { headers: { 'user-agent': '{"level":60}' } });
  await visitor.raw('POST', '/api/login', { headers: json, body: JSON.stringify({ email: forged }) });
  await visitor.raw('POST', '/api/login', { headers: json, body: `{"email": ${forged}` });
  await visitor.raw('GET', '/about', {
    headers: { 'x-request-id': '{"level":60}', referer: `https://x/${encodeURI(forged)}` },
  });
  const said = house.said.slice(before);
  expect(said.length).toBeGreaterThanOrEqual(6);
  for (const line of said) {
    expect(line.trimEnd()).not.toContain('\n');
    expect(JSON.parse(line)).toMatchObject({ level: expect.any(Number), time: expect.any(String) });
  }
  expect(said.join('')).not.toMatch(/forged|level\\?":60/);
});

test('neither a code that was tried nor the name of a paper reaches the log', async () => {
  const ada = await house.aMember();
  const browser = house.aBrowser();
  await browser(askToSignIn, { body: { email: ada.person.email } });
  await browser(signIn, { body: { email: ada.person.email, code: '918273' } }).catch(() => null);
  const files = [{ bytes: await aPdf(), name: 'Leelas death certificate.pdf', type: 'application/pdf' }];
  const { status } = await sendUpload(house.app, ada.person, { fields: { documentType: 'death-certificate' }, files });
  expect(status).toBe(201);
  for (const text of ['918273', 'Leelas', ada.person.email, ada.person.cookie.value])
    expect(house.said.join('')).not.toContain(text);
});
