// Those we depend on: the file store, the mail server, the payment provider and the model. Down, slow, hanging, or cut off
// right after they did what they were asked.
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { askToSignIn } from '@evenlight/contract/accounts';
import { listDocuments } from '@evenlight/contract/documents';
import type { PlanId } from '@evenlight/contract/ids';
import { createPaymentIntent, getPlanMoney, readPaymentResult, refundPayment } from '@evenlight/contract/payments';
import PostalMime, { type Email } from 'postal-mime';
import S3rver from 's3rver';
import { SMTPServer } from 'smtp-server';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { openCashier } from '../features/payments/cashier.ts';
import { catchUp } from '../features/payments/jobs.ts';
import { startFakeModel } from '../testing/fake-model.ts';
import { startFakeStripe } from '../testing/fake-stripe.ts';
import { openTestHouse } from '../testing/open-test-house.ts';
import { aPlan } from '../testing/plans.ts';
import { settingsForS3 } from '../testing/s3-for-tests.ts';
import { aConversation, replyLines } from '../testing/support-people.ts';
import { aPdf, sendUpload } from '../testing/uploads.ts';
import { openTally } from './tally.ts';
import { openTroubledLine } from './troubled-line.ts';

vi.setConfig({ testTimeout: 240_000 });
const tally = openTally('endpoints in trouble');
const MODEL_SECONDS = 2;
const CENTS = 105_000;

const place = await mkdtemp(join(tmpdir(), 'evenlight-faults-'));
const s3 = new S3rver({
  address: '127.0.0.1',
  port: 0,
  silent: true,
  directory: place,
  configureBuckets: [{ name: 'evenlight' }],
});
const store = await openTroubledLine((await s3.run()).port);
const stripe = await startFakeStripe();
const bank = await openTroubledLine(Number(new URL(stripe.origin).port));
const letters: { to: string; email: Email }[] = [];
const smtp = openMailServer();
await once(smtp.server, 'listening');
// The end of a letter is a line with a dot: whatever comes after it comes after the letter was taken.
const post = await openTroubledLine((smtp.server.address() as AddressInfo).port, (bytes) =>
  /(^|\r\n)\.\r\n$/.test(bytes.toString('latin1')),
);
const model = await startFakeModel();
const house = await openTestHouse({
  env: {
    ...settingsForS3(store.port),
    ...stripe.env,
    ...model.env(),
    STRIPE_API_HOST: `http://127.0.0.1:${bank.port}`,
    SMTP_URL: `smtp://127.0.0.1:${post.port}`,
    MODEL_TIMEOUT_SECONDS: String(MODEL_SECONDS),
    RATE_LIMIT_FACTOR: '1000',
  },
  runsByItself: true,
  withSampleData: true,
});
const cashier = await openCashier(house.world);
const paper = await aPdf('The last will of Rosa Lima.');
afterAll(async () => {
  for (const { metInAll } of [store, bank, post]) tally('questions that met trouble', metInAll());
  for (const { close } of [store, bank, post, stripe, model]) await close();
  smtp.close();
  await s3.close();
  await rm(place, { recursive: true, force: true });
});
afterEach(() => {
  for (const line of [store, bank, post]) line.meet('none');
  model.behave({});
});

function openMailServer(): SMTPServer {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, { envelope }, done) {
      const parts: Buffer[] = [];
      stream.on('data', (part) => parts.push(part));
      stream.on('end', async () => {
        const email = await PostalMime.parse(Buffer.concat(parts));
        letters.push({ to: envelope.rcptTo[0]?.address ?? '', email });
        done();
      });
    },
  });
  // Lines that are cut in the middle are what this is about.
  server.on('error', () => undefined);
  server.listen(0, '127.0.0.1');
  return server;
}

type Member = Awaited<ReturnType<typeof house.aMember>>;
const send = ({ person }: Member, idempotencyKey = randomUUID()) =>
  sendUpload(house.app, person, {
    fields: { documentType: 'death-certificate', idempotencyKey },
    files: [{ bytes: paper, name: 'will.pdf', type: 'application/pdf' }],
  });
const papersOf = (member: Member) => member(listDocuments, { params: { userId: member.person.id } });

const begin = (member: Member, planId: PlanId) =>
  member(createPaymentIntent, { body: { planId, type: 'deposit', amount: CENTS } });
const resultOf = (member: Member, clientSecret: string) =>
  member(readPaymentResult, { body: { paymentIntent: clientSecret.split('_secret_')[0] ?? '', clientSecret } });
const takenOf = (clientSecret: string) =>
  stripe.events.filter(
    ({ type, data }) =>
      type === 'payment_intent.succeeded' && JSON.stringify(data).includes(clientSecret.split('_secret_')[0] ?? '-'),
  );

/** What it came to, and after how long. */
async function timed<T>(work: Promise<T>) {
  const started = Date.now();
  const outcome = await work.then(
    (value) => ({ value, error: undefined }),
    (error) => ({ value: undefined, error }),
  );
  return { ...outcome, seconds: (Date.now() - started) / 1000 };
}

test('a file store that is down refuses a paper kindly; sent again when it is back, it is here once', async () => {
  const ada = await house.aMember();
  const idempotencyKey = randomUUID();
  store.meet('down');
  expect(await send(ada, idempotencyKey)).toMatchObject({ status: 503, code: 'server.busy' });
  expect(await papersOf(ada)).toEqual([]);
  store.meet('none');
  expect(await send(ada, idempotencyKey)).toMatchObject({ status: 201 });
  expect(await papersOf(ada)).toHaveLength(1);
});

test.each(['slow', 'cut after success'] as const)(
  'a file store whose answer is %s keeps one paper',
  async (trouble) => {
    const ada = await house.aMember();
    store.meet(trouble, 1);
    expect(await send(ada)).toMatchObject({ status: 201 });
    expect(store.met()).toBe(1);
    expect(await papersOf(ada)).toHaveLength(1);
  },
);

test('a payment that is asked for while the provider does it and is not heard is one payment', async () => {
  const ada = await house.aMember();
  const { id: planId } = await aPlan(ada, { planIntent: 'at-need' });
  const before = stripe.intents.size;
  bank.meet('cut after success');
  await expect(begin(ada, planId)).rejects.toMatchObject({ status: 503, code: 'payment.provider_away' });
  bank.meet('none');
  const { clientSecret } = await begin(ada, planId);
  expect(stripe.intents.size).toBe(before + 1);

  stripe.confirm(clientSecret, '4242424242424242');
  bank.meet('cut after success');
  await resultOf(ada, clientSecret).catch(() => undefined);
  bank.meet('none');
  await catchUp(cashier);
  await expect.poll(async () => (await ada(getPlanMoney, { params: { planId } })).paidCents).toBe(CENTS);
  expect(takenOf(clientSecret)).toHaveLength(1);
  const { payments } = await ada(getPlanMoney, { params: { planId } });
  expect(payments).toMatchObject([{ state: 'succeeded', cents: CENTS }]);
});

test('money that goes back while nobody hears it goes back once', async () => {
  const [ada, staff] = [await house.aMember(), await house.aMember({ isStaff: true })];
  const { id: planId } = await aPlan(ada, { planIntent: 'at-need' });
  const { clientSecret, paymentId } = await begin(ada, planId);
  stripe.confirm(clientSecret, '4242424242424242');
  await catchUp(cashier);
  const input = { params: { paymentId }, body: { cents: 5_000, reason: 'Fewer guests', idempotencyKey: randomUUID() } };
  bank.meet('cut after success');
  await expect(staff(refundPayment, input)).rejects.toMatchObject({ status: 503, code: 'payment.provider_away' });
  bank.meet('none');
  expect(await staff(refundPayment, input)).toMatchObject({ refundedCents: 5_000 });
  expect(await staff(refundPayment, input)).toMatchObject({ refundedCents: 5_000 });
  const reference = clientSecret.split('_secret_')[0];
  expect(stripe.refunds.filter(({ payment_intent }) => payment_intent === reference)).toHaveLength(1);
});

test('a letter whose taking is not heard goes out again under the same number, so that programs show it once', async () => {
  const { person } = await house.aMember();
  post.meet('cut after success', 1);
  await house.aBrowser()(askToSignIn, { body: { email: person.email } });
  const mine = () => letters.filter(({ to }) => to === person.email);
  await expect.poll(() => mine().length, { timeout: 90_000 }).toBe(2);
  expect(new Set(mine().map(({ email }) => email.messageId)).size).toBe(1);
  expect(new Set(mine().map(({ email }) => email.text)).size).toBe(1);
});

test('nobody waits for a mail server that is down, and the letter arrives once when it is back', async () => {
  const { person } = await house.aMember();
  post.meet('down');
  const asked = await timed(house.aBrowser()(askToSignIn, { body: { email: person.email } }));
  expect(asked.value).toEqual({ next: 'code' });
  expect(asked.seconds).toBeLessThan(5);
  await expect.poll(() => post.met(), { timeout: 30_000 }).toBeGreaterThan(0);
  post.meet('none');
  const mine = () => letters.filter(({ to }) => to === person.email);
  await expect.poll(() => mine().length, { timeout: 120_000, interval: 500 }).toBe(1);
});

const moods = [
  ['is down', { status: 500 }],
  ['hangs', { waitMs: 60_000 }],
  ['stops in the middle', { stallsAfter: 10 }],
  ['is cut off in the middle', { cutsAfter: 10 }],
] as const;
test.each(moods)('a model that %s is answered for, within its time', async (_, mood) => {
  const ada = await house.aMember();
  const { params, say } = await aConversation(ada);
  model.behave(mood);
  const { message } = await say('My mother died. We saw the blue heron on the pier.');
  const { value, seconds } = await timed(replyLines(ada, { ...params, messageId: message.id }));
  expect(value?.status).toBe(200);
  expect(value?.lines.at(-1)).toMatchObject({ kind: 'done', message: { content: expect.stringMatching(/\w{3}/) } });
  // Once for judging, once for speaking, and a moment for ourselves.
  expect(seconds).toBeLessThan(2 * MODEL_SECONDS + 4);
  tally('questions that met trouble');
});

test('whoever hangs for ever is given up within the limits of docs/scale.md', async () => {
  const [ada, ben] = [await house.aMember(), await house.aMember()];
  const { id: planId } = await aPlan(ben, { planIntent: 'at-need' });
  for (const line of [store, bank]) line.meet('hangs');
  const [sent, paid] = await Promise.all([timed(send(ada)), timed(begin(ben, planId))]);
  // Three tries of thirty seconds, and two of ten, with the pauses between them.
  expect(sent.value).toMatchObject({ status: 503, code: 'server.busy' });
  expect(sent.seconds).toBeLessThan(100);
  expect(paid.error).toMatchObject({ status: 503, code: 'payment.provider_away' });
  expect(paid.seconds).toBeLessThan(25);
  for (const line of [store, bank]) line.meet('none');
  expect(await papersOf(ada)).toEqual([]);
  expect(await send(ada)).toMatchObject({ status: 201 });
  expect(await begin(ben, planId)).toMatchObject({ clientSecret: expect.any(String) });
});
