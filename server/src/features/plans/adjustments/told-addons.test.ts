import { updatePlan } from '@evenlight/contract/plans';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { openTestHouse } from '../../../testing/open-test-house.ts';
import { aPlanToPay } from '../../../testing/plans.ts';
import { addons } from '../../catalogue/tables.ts';
import { planOfGroup } from '../access.ts';
import { plans } from '../tables.ts';
import { openWayRequest } from './adjustment-store.ts';

const house = await openTestHouse({ withSampleData: true });
const { db } = house.world;

test('an add-on that is offered no more stays in what our team is asked to confirm', async () => {
  const member = await house.aMember();
  const plan = await aPlanToPay(member);
  const streaming = plan.lines.find(({ source }) => source === 'addon');
  await db.update(plans).set({ priceSettledAt: house.world.clock.now() }).where(eq(plans.id, plan.id));
  await db
    .update(addons)
    .set({ name: 'Another kind of streaming' })
    .where(eq(addons.id, streaming?.item ?? ''));
  await member(updatePlan, { params: { planId: plan.id }, body: { way: 'cremation' } });
  const request = await openWayRequest(db, planOfGroup({ planId: plan.id, plannerId: plan.userId }));
  expect(request?.asked.lines).toContainEqual(
    expect.objectContaining({ ...streaming, translations: expect.anything() }),
  );
});
