// What only a moved clock can show of the links that relatives pay by.
import { randomUUID } from 'node:crypto';
import { createPlan } from '@evenlight/contract/plans';
import { SHARE_DAYS } from '@evenlight/contract/shares';
import { createShares, openShare, payShare, resendShare } from '@evenlight/contract/sharing';
import { confirmTestPayment } from '@evenlight/contract/test-payments';
import { expect, test } from 'vitest';
import { openTestHouse } from '../../testing/open-test-house.ts';

const house = await openTestHouse({ withSampleData: true });
const visitor = house.aVisitor();

async function aPlanToShare() {
  const member = await house.aMember();
  const body = { faithTradition: 'christian', packageTier: 'basic', planIntent: 'at-need' } as const;
  const { id: planId } = await member(createPlan, { body });
  return { member, planId };
}

const someone = (name: string) => ({ name, email: `${randomUUID()}@example.org`, cents: 5_000 });

test('a link to a share works for thirty days, and takes no money after that', async () => {
  const { member, planId } = await aPlanToShare();
  const ben = someone('Ben');
  await member(createShares, { params: { planId }, body: { shares: [ben], idempotencyKey: randomUUID() } });
  const [, token = ''] = /\/pay#([\w-]+)/.exec((await house.nextMailTo(ben.email)).text) ?? [];
  house.clock.forward({ days: SHARE_DAYS, seconds: -1 });
  expect(await visitor(openShare, { body: { token } })).toMatchObject({ state: 'open' });
  house.clock.forward({ seconds: 1 });
  const over = { status: 404, code: 'share.not_found' };
  await expect(visitor(openShare, { body: { token } })).rejects.toMatchObject(over);
  await expect(visitor(payShare, { body: { token, amount: 5_000 } })).rejects.toMatchObject(over);
});

test('a link that is sent again moves nobody in the list', async () => {
  const { member, planId } = await aPlanToShare();
  const asked = { shares: [someone('Bo'), someone('Amy')], idempotencyKey: randomUUID() };
  const { shares } = await member(createShares, { params: { planId }, body: asked });
  house.clock.forward({ hours: 1 });
  const [bo] = shares;
  if (!bo) throw new Error('nobody was asked');
  const after = await member(resendShare, { params: { planId, shareId: bo.id } });
  expect(after.shares.map(({ name }) => name)).toEqual(['Bo', 'Amy']);
});

test('somebody is asked for a share in the language that is named for them, and thanked in it', async () => {
  const { member, planId } = await aPlanToShare();
  const ana = { ...someone('Ana'), language: 'es' as const };
  await member(createShares, { params: { planId }, body: { shares: [ana], idempotencyKey: randomUUID() } });
  const asked = await house.nextMailTo(ana.email);
  expect(asked.html).toContain('<html lang="es"');
  const [, token = ''] = /\/pay#([\w-]+)/.exec(asked.text) ?? [];
  const { clientSecret } = await visitor(payShare, { body: { token, amount: ana.cents } });
  await visitor(confirmTestPayment, { body: { clientSecret, card: 'succeeds' } });
  expect((await house.nextMailTo(ana.email)).html).toContain('<html lang="es"');
});
