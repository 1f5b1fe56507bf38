// The promise behind every figure: what the wizard shows, what the plan says and what the lines sum to are one number.
import { listAddons, listPackages } from '@evenlight/contract/catalogue';
import { addonLine, asDollarText, costOfPlan, estimateOf, packageLines } from '@evenlight/contract/estimates';
import { createPlan } from '@evenlight/contract/plans';
import { PackagedTradition, packagedTraditions } from '@evenlight/contract/traditions';
import { listVenues } from '@evenlight/contract/venues';
import { ways } from '@evenlight/contract/ways';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { openTestHouse } from '../../testing/open-test-house.ts';

const house = await openTestHouse({ withSampleData: true, env: { RATE_LIMIT_FACTOR: '1000' } });
const visitor = house.aVisitor();
const venues = await visitor(listVenues, { query: {} });
const offers = [];
// One after the other: asked for all at once, the house is busy.
for (const faithTradition of packagedTraditions)
  for (const way of ways)
    for (const offer of await visitor(listPackages, { query: { faithTradition, way } })) {
      const query = { faithTradition, tier: offer.tier, way: offer.way };
      offers.push({ offer, addons: await visitor(listAddons, { query }) });
    }

const choices = fc.constantFrom(...offers).chain(({ offer, addons }) =>
  fc.record({
    offer: fc.constant(offer),
    addons: fc.subarray(addons),
    declined: fc.subarray(offer.lines.filter(({ canDecline }) => canDecline).map(({ id }) => id)),
    venue: fc.option(fc.constantFrom(...venues)),
    isOther: fc.boolean(),
  }),
);

// Through the database with few; contract/src/estimates.test.ts holds the sums against many. `npm run test:all` takes more.
const CHOICES = process.env.TEST_ALL ? 1_000 : 60;

test(`for ${CHOICES} random choices the wizard, the saved plan and the sum of its lines agree to the cent`, async () => {
  const ada = await house.aMember();
  await fc.assert(
    fc.asyncProperty(choices, async ({ offer, addons, declined, venue, isOther }) => {
      const shown = estimateOf([...packageLines(offer, declined), ...addons.map(addonLine)], {
        venueCents: venue?.minCost ?? 0,
      });
      const plan = await ada(createPlan, {
        body: {
          // Families whose own tradition has no packages start from this one.
          faithTradition: isOther ? 'other' : offer.faithTradition,
          packageTradition: PackagedTradition.parse(offer.faithTradition),
          packageTier: offer.tier,
          way: offer.way,
          addons: addons.map(({ name }) => ({ name })),
          declinedLines: declined,
          venueId: venue?.id ?? null,
        },
      });
      const sum = plan.lines.reduce((cents, line) => cents + (line.isDeclined ? 0 : line.cents), 0);
      expect(sum + (plan.venueCost ?? 0)).toBe(shown.totalCents);
      expect(plan.totalCost).toBe(asDollarText(shown.totalCents));
      expect(plan.estimatedCost).toBe(asDollarText(shown.estimateCents));
      expect(costOfPlan(plan)).toBe(shown.totalCents || shown.estimateCents);
      expect(plan.basePrice).toBe(asDollarText(offer.price * 100));
    }),
    { numRuns: CHOICES, endOnFailure: true },
  );
});
