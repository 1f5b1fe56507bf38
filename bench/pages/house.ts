// A house with a memorial of 200 photos, and a member who has a plan, to look at its pages.
import { createPlan } from '../../contract/src/plans.ts';
import { callerOf, openBenchHouse } from '../tools/bench-house.ts';
import { fillMemorial } from '../tools/memorial-house.ts';

export type PagesHouse = Awaited<ReturnType<typeof openPagesHouse>>;

export async function openPagesHouse() {
  const house = await openBenchHouse();
  await fillMemorial(house);
  const member = await house.runningHouse.aMember();
  await callerOf(house.address, member)(createPlan, { body: { faithTradition: 'secular', packageTier: 'basic' } });
  // Browsers take it for a safe place under this name, as they do our real one.
  const address = house.address.replace('127.0.0.1', 'localhost');
  return { address, cookie: member.cookie, close: house.close };
}
