// Writing to our team: stored before it is confirmed, read for danger, promised by its urgency, and nobody else's to read.
import { randomUUID } from 'node:crypto';
import { sendContactMessage } from '@evenlight/contract/contact';
import { keepPromise } from '@evenlight/contract/queue';
import { getReferrals, getSafety } from '@evenlight/contract/support/safety';
import { sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { personalData } from '../../../personal-data.ts';
import { eraseAll } from '../../../platform/personal-data/erase.ts';
import { openTestHouse } from '../../../testing/open-test-house.ts';
import { PHONE_NUMBER } from '../../../testing/phone-number.ts';
import { openedBy, queueOf } from '../../../testing/queue-lines.ts';
import { reading } from '../../../testing/test-client.ts';
import { forgetAnsweredMessages } from './contact-store.ts';

const house = await openTestHouse();
const { db } = house.world;
const visitor = house.aVisitor();
beforeEach(() => house.clock.forward({ hours: 2 }));

let people = 0;
function aMessage(options: Record<string, unknown> = {}) {
  people += 1;
  return {
    name: 'Rosa Díaz',
    email: `rosa${people}@example.org`,
    phone: PHONE_NUMBER,
    subject: 'A question',
    message: 'My father died. Which papers do we need?',
    idempotencyKey: randomUUID(),
    ...options,
  };
}

async function mailsTo(email: string) {
  return await house.mailsTo(email);
}

const hoursFromNow = (hours: number) => new Date(house.clock.now().getTime() + hours * 3_600_000).toISOString();

test('a visitor writes once, however often it is sent; our team reads it, the mail repeats nothing', async () => {
  const staff = await house.aMember({ isStaff: true });
  const body = aMessage();
  const answers = await Promise.all([1, 2, 3].map(() => visitor(sendContactMessage, { body })));
  expect(answers[0]).toEqual({ success: true, answeredBy: hoursFromNow(24), crisisLevel: 'none', routes: [] });
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  const lines = (await queueOf(staff)).filter(({ person }) => person?.email === body.email);
  const waiting = await openedBy(staff, lines);
  expect(waiting).toMatchObject([
    {
      kind: 'contact',
      summary: 'Not urgent · A question',
      mayBeInDanger: false,
      person: { name: 'Rosa Díaz', phone: PHONE_NUMBER },
      details: [{ label: 'In their words', text: 'My father died. Which papers do we need?' }],
    },
  ]);
  expect(await openedBy(reading('es', staff), lines)).toMatchObject([
    { summary: 'Sin urgencia · A question', details: [{ label: 'En sus palabras' }] },
  ]);
  const mail = await house.nextMailTo(body.email);
  for (const typed of ['Rosa', 'father', 'question', '555-0101']) expect(mail.text).not.toContain(typed);
  expect(await mailsTo(body.email)).toHaveLength(1);
});

test.each([
  ['normal', 24],
  ['urgent', 4],
  ['emergency', 0],
] as const)('a %s message is promised an answer within %i hours', async (urgency, hours) => {
  const answer = await visitor(sendContactMessage, { body: aMessage({ urgency }) });
  expect(answer.answeredBy).toBe(hoursFromNow(hours));
});

test('emergencies stand first on the list of our team, whatever was promised before', async () => {
  const staff = await house.aMember({ isStaff: true });
  const emergency = aMessage({ urgency: 'emergency' });
  await visitor(sendContactMessage, { body: emergency });
  const [first] = await queueOf(staff);
  expect(first?.summary).toBe('Emergency · A question');
  for (const { id, keptAt } of await queueOf(staff))
    if (!keptAt) await staff(keepPromise, { params: { promiseId: id }, body: {} });
});

test('without a key, two messages are two', async () => {
  const staff = await house.aMember({ isStaff: true });
  const { idempotencyKey: _, ...body } = aMessage();
  await visitor(sendContactMessage, { body });
  await visitor(sendContactMessage, { body });
  expect((await queueOf(staff)).filter(({ person }) => person?.email === body.email)).toHaveLength(2);
});

test.each([
  ['name', { name: ' ' }, 'Name is required'],
  ['email', { email: 'nowhere' }, expect.stringContaining('email address')],
  ['phone', { phone: 'call me' }, 'Please enter a valid phone number'],
  ['subject', { subject: '' }, 'Subject is required'],
  ['message', { message: ' ' }, 'Message is required'],
  ['message', { message: 'x'.repeat(4001) }, expect.any(String)],
  ['urgency', { urgency: 'yesterday' }, expect.any(String)],
])('an unusable %s is refused by name', async (field, change, sentence) => {
  const sent = visitor(sendContactMessage, { body: aMessage(change) });
  await expect(sent).rejects.toMatchObject({ status: 400, fields: { [field]: sentence } });
});

test('words of danger bring the lines at once, count with the chat, and our team hears of an emergency', async () => {
  const ada = await house.aMember();
  await house.aMember({ isStaff: true });
  const before = (await visitor(getReferrals, {})).total;
  const body = aMessage({ message: 'I want to kill myself tonight, I have the pills here.' });
  const answer = await ada(sendContactMessage, { body });
  expect(answer).toMatchObject({ crisisLevel: 'crisis', routes: ['self'] });
  expect(await ada(sendContactMessage, { body })).toEqual(answer);
  expect((await visitor(getReferrals, {})).total).toBe(before + 1);
  expect(await ada(getSafety, {})).toMatchObject({ level: 'crisis' });
  await house.settled(async () => {
    const told = (await house.mails()).filter(({ subject }) => subject === 'An emergency was reported');
    expect(told.length).toBeGreaterThan(0);
    for (const { text } of told) expect(text).not.toMatch(/Rosa|pills/);
  });
  expect(house.said.join(' ')).not.toContain('pills');
});

test('an address is written to a few times a day, and every message is stored all the same', async () => {
  const staff = await house.aMember({ isStaff: true });
  const { email } = aMessage();
  for (let times = 0; times < 7; times += 1) await visitor(sendContactMessage, { body: aMessage({ email }) });
  expect((await queueOf(staff)).filter(({ person }) => person?.email === email)).toHaveLength(7);
  await house.settled(async () => expect(await mailsTo(email)).toHaveLength(4));
});

test('what was written stands nowhere in the clear', async () => {
  const body = aMessage({
    name: 'Xochitl Unmistakable',
    subject: 'Unmistakable matter',
    message: 'Unmistakable words',
  });
  await visitor(sendContactMessage, { body });
  await house.nextMailTo(body.email);
  const { rows } = await db.execute(sql`
    select c::text as line from contact_messages c union all select n::text from news n
    union all select p::text from promises p union all select data::text from jobs.job
    union all select a::text from audit_entries a`);
  const all = `${JSON.stringify(rows)} ${house.said.join(' ')}`;
  for (const typed of ['Unmistakable', body.email]) {
    expect(all).not.toContain(typed);
    expect(all).not.toContain(Buffer.from(typed).toString('hex'));
  }
});

test('whoever leaves takes their messages along, also those sent without signing in', async () => {
  const [ada, staff] = [await house.aMember(), await house.aMember({ isStaff: true })];
  const { id, email } = ada.person;
  await ada(sendContactMessage, { body: aMessage() });
  await visitor(sendContactMessage, { body: aMessage({ email }) });
  const other = aMessage();
  await visitor(sendContactMessage, { body: other });
  const erasing = { world: house.world, now: house.clock.now(), note: () => undefined };
  await db.transaction((db) => eraseAll(db, personalData, { id, email }, erasing));
  const left = (await queueOf(staff)).map(({ person }) => person?.email);
  expect(left).toContain(other.email);
  expect(left).not.toContain(email);
});

test('half a year after our answer it is forgotten; what waits is not', async () => {
  const staff = await house.aMember({ isStaff: true });
  const [answered, waiting] = [aMessage(), aMessage()];
  for (const body of [answered, waiting]) await visitor(sendContactMessage, { body });
  const promise = (await queueOf(staff)).find(({ person }) => person?.email === answered.email);
  await staff(keepPromise, { params: { promiseId: promise?.id ?? '' }, body: {} });
  house.clock.forward({ hours: 1 });
  await forgetAnsweredMessages(db, house.clock.now());
  const left = (await queueOf(staff)).map(({ person }) => person?.email);
  expect(left).toContain(waiting.email);
  expect(left).not.toContain(answered.email);
});

test('what went wrong says so in the word that a success has, whatever it was that went wrong', async () => {
  const send = (payload: string, type = 'application/json') =>
    house.app.inject({
      method: 'POST',
      url: '/api/contact',
      payload,
      headers: { host: 'localhost:3000', origin: 'http://localhost:3000', 'content-type': type },
    });
  const refused = [
    await send(JSON.stringify(aMessage({ email: 'nowhere' }))),
    await send('{'),
    await send('hello', 'text/plain'),
  ];
  for (const answer of refused) expect(answer.json()).toMatchObject({ success: false, error: expect.any(String) });
  expect(refused[0]?.json()).toMatchObject({ fields: { email: 'Please enter a valid email address' } });
  const elsewhere = await house.app.inject({ url: '/api/venues?minCapacity=abc' });
  expect(elsewhere.json()).not.toHaveProperty('success');
});
