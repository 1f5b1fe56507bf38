// Venues as a file the operator can change: one row each, in the words of the contract, money in dollars. Ratings and
// reviews are not in the file and stay as they are.
import { lineOfText } from '@evenlight/contract/field-rules';
import { VenueId } from '@evenlight/contract/ids';
import { packagedTraditions } from '@evenlight/contract/traditions';
import { GUESTS_MAX, venueCities } from '@evenlight/contract/venues';
import { asc } from 'drizzle-orm';
import { v7 as uuid } from 'uuid';
import { z } from 'zod';
import { dollars, linesOfText, listOf, numberBetween, oneWordOf, orEmpty, yesOrNo } from '../../platform/csv/cells.ts';
import type { Matched } from '../../platform/csv/match-listings.ts';
import { putListings, takeListings } from '../../platform/csv/put-listings.ts';
import type { Db } from '../../platform/database/database.ts';
import type { World } from '../../platform/world.ts';
import { keepVenues } from './store.ts';
import { venues } from './tables.ts';

// A venue has some twenty values, and a statement takes 65,535.
const AT_ONCE = 1_000;

const columns = {
  id: orEmpty(z.string().trim().pipe(VenueId)).default(null),
  name: lineOfText(120),
  type: lineOfText(80),
  address: lineOfText(200),
  location: oneWordOf(venueCities),
  description: linesOfText(3_000),
  capacity: numberBetween(1, GUESTS_MAX).refine(Number.isInteger, 'Must be a whole number'),
  amenities: listOf(lineOfText(80), { max: 30 }),
  faithTraditions: listOf(oneWordOf(packagedTraditions), { min: 1, max: packagedTraditions.length }),
  latitude: numberBetween(-90, 90),
  longitude: numberBetween(-180, 180),
  minCost: dollars,
  maxCost: dollars,
  listed: orEmpty(yesOrNo).default(null),
};

const ListedVenue = z.object(columns).refine(({ minCost, maxCost }) => !(Number(maxCost) < Number(minCost)), {
  when: () => true,
  path: ['maxCost'],
  message: 'Cannot be less than the lowest cost',
});
type ListedVenue = z.output<typeof ListedVenue>;
type VenueRow = typeof venues.$inferSelect;
type Known = ReturnType<typeof inWordsOfTheFile>;

const kind = { name: 'venues', schema: ListedVenue, stored: storedVenues, keep: keepListed };

export function takeVenues(world: Pick<World, 'db'>) {
  return takeListings(world, kind);
}

export function putVenues(world: Pick<World, 'db' | 'clock'>, file: Uint8Array, { isTrial }: { isTrial: boolean }) {
  return putListings(world, kind, { file, isTrial });
}

async function storedVenues(db: Db) {
  const rows = await db.select().from(venues).orderBy(asc(venues.location), asc(venues.name), asc(venues.id));
  return rows.map(inWordsOfTheFile);
}

async function keepListed(db: Db, written: Matched<ListedVenue, Known>[], now: Date): Promise<void> {
  for (let start = 0; start < written.length; start += AT_ONCE) {
    const some = written.slice(start, start + AT_ONCE);
    await keepVenues(
      db,
      some.map((it) => asRow(it, now)),
    );
  }
}

function inWordsOfTheFile({ minCents, maxCents, isListed, venueGroup: _, searchText: __, ...same }: VenueRow) {
  return { ...same, minCost: minCents / 100, maxCost: maxCents / 100, listed: isListed };
}

function asRow({ row, stored }: Matched<ListedVenue, Known>, now: Date): typeof venues.$inferInsert {
  const { minCost, maxCost, listed, ...same } = row;
  return {
    ...same,
    id: stored?.id ?? row.id ?? uuid({ msecs: now.getTime() }),
    minCents: Math.round(minCost * 100),
    maxCents: Math.round(maxCost * 100),
    rating: stored?.rating ?? null,
    reviews: stored?.reviews ?? 0,
    isSample: stored?.isSample ?? false,
    isListed: listed,
  };
}
