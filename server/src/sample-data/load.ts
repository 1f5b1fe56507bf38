// Loads the sample data, or clears it away where it is not wanted. Starting twice changes nothing.

import { v5 as uuid } from 'uuid';
import { chosenVenueIds } from '../features/plans/selection-store.ts';
import { removeSampleStories, replaceSampleStories } from '../features/stories/store.ts';
import { keepSampleGroups, retireSampleGroups } from '../features/support/groups/keep-samples.ts';
import { keepSampleVendors, retireSampleVendors } from '../features/vendors/keep-samples.ts';
import { replaceSampleCounties } from '../features/venues/county-store.ts';
import { keepVenues, retireSampleVenues } from '../features/venues/store.ts';
import { takeTurn } from '../platform/database/database.ts';
import { SHEETS_TURN } from '../platform/sheets/sheet.ts';
import type { World } from '../platform/world.ts';
import { sampleGroups } from './groups.ts';
import { sampleCounties } from './places.ts';
import { spoken } from './spoken-samples.ts';
import { sampleStories } from './stories.ts';
import { sampleDealings } from './vendors/sample-dealings.ts';
import { sampleVendorRows } from './vendors/sample-vendors.ts';
import type { SampleVenue } from './venues/sample-venue.ts';
import { sampleVenues } from './venues/sample-venues.ts';

const ofGroup = ['name', 'description', 'forWhom', 'facilitator', 'place', 'whereToMeet'] as const;
const ofVenue = ['type', 'description', 'amenities'] as const;
const ofVendor = ['description', 'specialties', 'priceNote', 'businessType', 'hours'] as const;

type OptionalWork = Pick<World, 'db' | 'clock'> & { config: { sampleData: boolean } };

export async function loadSampleData({ db, clock, config }: OptionalWork) {
  await db.transaction(async (db) => {
    // Several processes may start at once, or somebody may put in listings: they would get in each other's way.
    await takeTurn(db, SHEETS_TURN);
    if (!config.sampleData) {
      await removeSampleStories(db);
      await replaceSampleCounties(db, []);
      await retireSampleGroups(db);
      await retireSampleVendors(db);
      return retireSampleVenues(db, await chosenVenueIds(db));
    }
    await replaceSampleStories(db, sampleStories);
    await replaceSampleCounties(db, sampleCounties);
    await keepSampleGroups(
      db,
      sampleGroups.map((group) => spoken(group, ofGroup)),
    );
    await keepVenues(
      db,
      sampleVenues.map((venue) => spoken(asRow(venue), ofVenue)),
    );
    const vendors = sampleVendorRows().map((vendor) => spoken(vendor, ofVendor));
    await keepSampleVendors(db, vendors, { dealingsWith: sampleDealings, now: clock.now() });
  });
}

const VENUE_NAMESPACE = '5f0c7f3a-6d0e-4d0b-8f0a-3b1a5c1f9a77';

/** The same name makes the same id, so that a plan finds its venue again after every start. */
function asRow({ minCost, maxCost, ...venue }: SampleVenue) {
  return {
    ...venue,
    id: uuid(`${venue.location} ${venue.name}`, VENUE_NAMESPACE),
    minCents: minCost,
    maxCents: maxCost,
    isSample: true,
    isListed: true,
  };
}
