// What only a house of one's own can show: moved time, limits as they are in real life, several processes.
import { askToSignIn, CODE_MINUTES, signIn, signUp } from '@evenlight/contract/accounts';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { v7 as uuid } from 'uuid';
import { expect, test } from 'vitest';
import { codeIn } from '../../../testing/mail-reader.ts';
import { openTestHouse } from '../../../testing/open-test-house.ts';
import { PHONE_NUMBER } from '../../../testing/phone-number.ts';
import type { Browser } from '../../../testing/test-client.ts';
import { mailedCodes, sessions, users } from '../tables.ts';

const house = await openTestHouse();
const runningHouse = await openTestHouse({ sharing: house });
const anAddress = () => `lind.${uuid()}@example.org`;

test('a code that is older than ten minutes is refused', async () => {
  const { person } = await house.aMember();
  const browser = house.aBrowser();
  await browser(askToSignIn, { body: { email: person.email } });
  const code = codeIn(await house.nextMailTo(person.email));
  house.clock.forward({ minutes: CODE_MINUTES, seconds: 1 });
  await expect(browser(signIn, { body: { email: person.email, code } })).rejects.toMatchObject({
    code: 'code.refused',
  });
});

test('the database holds neither the code nor the link nor the form in clear', async () => {
  const email = anAddress();
  const form = { firstName: 'Wilhelmina', lastName: 'Lindqvist', email, phone: PHONE_NUMBER };
  await house.aBrowser()(signUp, { body: form });
  const mail = await house.nextMailTo(email);
  const token = /#(\S+)/.exec(mail.text)?.[1] ?? '';
  expect(Buffer.from(token, 'base64url').length * 8).toBeGreaterThanOrEqual(128);
  const rows = await house.world.db.select().from(mailedCodes);
  const kept = rows.flatMap((row) =>
    Object.values(row).map((value) => (Buffer.isBuffer(value) ? value.toString('latin1') : String(value))),
  );
  for (const secret of [codeIn(mail), token, 'Wilhelmina', '555-0101']) {
    expect(kept.some((value) => value.includes(secret))).toBe(false);
  }
});

test('an address gets eight codes an hour, whichever process is asked, and can ask again later', async () => {
  const email = anAddress();
  for (let times = 0; times < 8; times += 1) {
    await (times % 2 ? house : runningHouse).aBrowser()(askToSignIn, { body: { email } });
  }
  const body = { firstName: 'Eva', lastName: 'Lind', email, phone: PHONE_NUMBER };
  for (const place of [house, runningHouse]) {
    const tooMany = await place
      .aBrowser()(signUp, { body })
      .catch((error) => error);
    expect(tooMany).toMatchObject({ status: 429, code: 'request.too_many' });
    expect(Number(tooMany.headers['retry-after'])).toBeGreaterThan(0);
  }
  for (const place of [house, runningHouse]) place.clock.forward({ hours: 1, seconds: 1 });
  expect(await house.aBrowser()(askToSignIn, { body: { email } })).toEqual({ next: 'code' });
});

test('a stranger’s guesses keep nobody out', async () => {
  const { person } = await runningHouse.aMember();
  const browser = runningHouse.aBrowser();
  await browser(askToSignIn, { body: { email: person.email } });
  const code = codeIn(await house.nextMailTo(person.email));
  for (let times = 0; times < 90; times += 1) {
    const guess = runningHouse.aBrowser()(signIn, { body: { email: person.email, code: '000000' } });
    await expect(guess).rejects.toMatchObject({ code: 'code.refused' });
  }
  expect(await browser(signIn, { body: { email: person.email, code } })).toMatchObject({ id: person.id });
});

test('a stranger with many networks cannot use up the codes of a browser that has signed in before', async () => {
  const city = await openTestHouse({ env: { TRUSTED_PROXY: '127.0.0.1' } });
  const { person } = await city.aMember();
  const ask = (browser: Browser, network: string) =>
    browser.raw('POST', '/api/login', {
      headers: { 'content-type': 'application/json', 'x-forwarded-for': network },
      body: JSON.stringify({ email: person.email }),
    });
  const mine = city.aBrowser();
  await ask(mine, '198.51.100.1');
  await mine(signIn, { body: { email: person.email, code: codeIn(await city.nextMailTo(person.email)) } });
  const statuses = [];
  for (let times = 0; times < 20; times += 1) {
    statuses.push((await ask(city.aBrowser(), `203.0.113.${times}`)).status);
  }
  expect([statuses[0], statuses.at(-1)]).toEqual([202, 429]);
  expect((await ask(mine, '198.51.100.1')).status).toBe(202);
  const { person: lind } = await city.aMember();
  expect(mine.cookies.get('evenlight_known')).not.toContain(lind.email);
});

// A part of the real limits: what is counted is the same, and takes a part of the time.
const FEW = 0.2;

test('a network can guess 400 times an hour, not more', async () => {
  expect(signIn.limits).toContainEqual(expect.objectContaining({ per: 'network', times: 400, seconds: 3_600 }));
  const strict = await openTestHouse({ env: { RATE_LIMIT_FACTOR: String(FEW) } });
  const guess = () =>
    strict
      .aBrowser()(signIn, { body: { email: anAddress(), code: '000000' } })
      .catch(({ code }) => code);
  const answers = [];
  for (let times = 0; times < 400 * FEW + 1; times += 1) answers.push(await guess());
  expect(answers.at(-1)).toBe('request.too_many');
  expect(answers.filter((code) => code === 'request.too_many')).toHaveLength(1);
});

test('a network gets 200 codes an hour for however many addresses', async () => {
  expect(askToSignIn.limits).toContainEqual(expect.objectContaining({ per: 'network', times: 200, seconds: 3_600 }));
  const strict = await openTestHouse({ env: { RATE_LIMIT_FACTOR: String(FEW) } });
  const answers: number[] = [];
  for (let times = 0; times < 200 * FEW + 1; times += 1) {
    const { status } = await strict.aVisitor().raw('POST', '/api/login', {
      headers: { 'content-type': 'application/json', 'x-forwarded-for': `10.0.0.${times}` },
      body: JSON.stringify({ email: anAddress() }),
    });
    answers.push(status);
  }
  expect(answers).toEqual([...Array.from({ length: 200 * FEW }, () => 202), 429]);
});

test('when tries cannot be counted, no code is sent and none is checked', async () => {
  const failing = await openTestHouse();
  const { person } = await failing.aMember();
  const owner = new pg.Client({ connectionString: failing.world.config.database.url });
  await owner.connect();
  await owner.query('alter table rate_limits add constraint never check (times < 0)');
  await owner.end();
  const browser = failing.aBrowser();
  await expect(browser(askToSignIn, { body: { email: person.email } })).rejects.toMatchObject({ status: 500 });
  await expect(browser(signIn, { body: { email: person.email, code: '000000' } })).rejects.toMatchObject({
    status: 500,
  });
  expect(await failing.world.db.select().from(mailedCodes)).toEqual([]);
});

test('twenty parallel uses of one code in two houses open one session', async () => {
  const email = anAddress();
  const form = { firstName: 'Eva', lastName: 'Lind', email, phone: PHONE_NUMBER };
  const browser = house.aBrowser();
  await browser(signUp, { body: form });
  const code = codeIn(await house.nextMailTo(email));
  const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const uses = Array.from({ length: 20 }, (_, index) =>
    (index % 2 ? house : runningHouse).aVisitor().raw('POST', '/api/login/verify', {
      headers: { 'content-type': 'application/json', cookie },
      body: JSON.stringify({ email, code }),
    }),
  );
  const statuses = (await Promise.all(uses)).map(({ status }) => status).toSorted();
  expect(statuses).toEqual([200, ...Array.from({ length: 19 }, () => 401)]);
  const made = await house.world.db.select().from(users).where(sql`email = ${email}`);
  expect(made).toHaveLength(1);
  const opened = await house.world.db.select().from(sessions).where(sql`user_id = ${made[0]?.id}`);
  expect(opened).toHaveLength(1);
});

test('two browsers that sign up with one address at once end up in one account', async () => {
  const email = anAddress();
  const browsers = [house.aBrowser(), runningHouse.aBrowser()];
  const codes: string[] = [];
  for (const browser of browsers) {
    await browser(signUp, { body: { firstName: 'Eva', lastName: 'Lind', email, phone: PHONE_NUMBER } });
    codes.push(codeIn(await house.nextMailTo(email)));
  }
  const arrivals = await Promise.all(
    browsers.map((browser, index) => browser(signIn, { body: { email, code: codes[index] ?? '' } })),
  );
  expect(new Set(arrivals.map(({ id }) => id)).size).toBe(1);
  expect(arrivals.map(({ arrival }) => arrival).sort()).toEqual(['created', 'existed']);
});
