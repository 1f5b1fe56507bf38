// Killed between the payment and the notice about it: after the next start everything is where it should be.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createPaymentIntent, getPlanMoney } from '@evenlight/contract/payments';
import { createPlan } from '@evenlight/contract/plans';
import { confirmTestPayment } from '@evenlight/contract/test-payments';
import { afterAll, expect, inject, onTestFinished, test } from 'vitest';
import { startFakeStripe } from '../testing/fake-stripe.ts';
import { openRunningHouse } from '../testing/open-running-house.ts';
import { startServerProcess } from '../testing/server-process.ts';
import { callerWith } from '../testing/test-client.ts';
import { newTestDatabase } from '../testing/test-postgres.ts';

const stripe = await startFakeStripe();
afterAll(stripe.close);

test.each([
  ['Stripe', stripe.env],
  ['the test provider', {}],
])(
  'kill -9 between payment and notice ends in the right state after a restart, with %s',
  async (provider, settings) => {
    const { env, start } = await aHouse(settings);
    const server = await start();
    const runningHouse = await openRunningHouse(env);
    const { cookie } = await runningHouse.aMember();
    await runningHouse.close();
    const callAt = (address: string) => {
      const headers = { cookie: `${cookie.name}=${cookie.value}` };
      return callerWith(async ({ path, ...request }) => {
        const answer = await fetch(`${address}${path}`, request);
        return { status: answer.status, headers: Object.fromEntries(answer.headers), text: await answer.text() };
      }, headers);
    };
    const before = callAt(server.address);
    const { id: planId } = await before(createPlan, {
      body: { faithTradition: 'christian', packageTier: 'basic', planIntent: 'at-need' },
    });
    const { clientSecret } = await before(createPaymentIntent, { body: { planId, type: 'deposit', amount: 105_000 } });
    if (provider === 'Stripe') stripe.confirm(clientSecret, '4242424242424242');
    else await before(confirmTestPayment, { body: { clientSecret, card: 'succeeds' } });
    await server.end('SIGKILL');

    const again = callAt((await start()).address);
    const paid = async () => (await again(getPlanMoney, { params: { planId } })).paidCents;
    await expect.poll(paid, { interval: 250 }).toBe(105_000);
    expect(await again(getPlanMoney, { params: { planId } })).toMatchObject({
      payments: [{ state: 'succeeded', cents: 105_000 }],
    });
  },
);

async function aHouse(settings: Record<string, string>) {
  const dataDir = await mkdtemp(join(tmpdir(), 'evenlight-crash-'));
  const database = await newTestDatabase(inject('postgres'));
  const env = { NODE_ENV: 'test', DATA_DIR: dataDir, DATABASE_URL: database.url, ...settings };
  onTestFinished(async () => {
    await database.drop();
    await rm(dataDir, { recursive: true, force: true });
  });
  async function start() {
    const server = await startServerProcess(env);
    onTestFinished(async () => {
      await server.end('SIGKILL');
    });
    return server;
  }
  return { env, start };
}
