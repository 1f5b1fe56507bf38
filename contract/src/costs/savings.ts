// What would cost less, each by itself, with exactly what it takes off all that it will cost. Whoever changes their mind comes
// back to the same figure.
import { estimateOf, type PricedLine, sumsOfAdjustments } from '../estimates.ts';
import { VenueId } from '../ids.ts';
import type { RiteSubject } from '../timelines/unusual-ways.ts';
import { isUsualThroughout } from '../timelines/unusual-ways.ts';
import { hasPackages, type ServiceType } from '../traditions.ts';
import { Way } from '../ways.ts';
import { z } from '../zod.ts';
import { costLinesOf, type Known } from './cost-lines.ts';
import { costTotals, type PricedParts } from './totals.ts';

const savesCents = z.int().positive();

export const Saving = z.discriminatedUnion('is', [
  /** A line of our package that is left out. The statement has its name. */
  z.object({ is: z.literal('line'), item: z.string(), savesCents }),
  /** `name`: by which the plan knows it. */
  z.object({ is: z.literal('addon'), item: z.string(), name: z.string(), savesCents }),
  z.object({ is: z.literal('way'), way: Way, savesCents }),
  z.object({
    is: z.literal('venue'),
    venueId: VenueId,
    name: z.string(),
    location: z.string(),
    isSample: z.boolean(),
    savesCents,
  }),
]);
export type Saving = z.infer<typeof Saving>;

/** More would be a catalogue of what could be left out. */
export const SAVINGS_MAX = 3;

// What goes along with a service and is no part of the rite, by its own word in the catalogue. What nobody knows is never named.
const besides = [
  /(?:online-)?memorial-page|memorial-du-a-page|archive-of-the-memorial-page/,
  /photo-and-video-tribute|video-tribute|photo-slideshow|exhibition-of-a-life/,
  /printed-order-of-service|printed-program/,
  /venue-styling|full-venue-styling|day-of-coordinator|rehearsal$|host-team/,
  /guest-travel-help|travel-and-lodging-help|seating-and-parking-help/,
  /live-streaming|professional-photography|transportation-services|luxury-transportation|memorial-keepsakes/,
  /extended-viewing|professional-musicians|life-documentary|memorial-garden-dedication|memorial-scholarship/,
  /personalized-venue-decoration|celebrant-keepsake-script|memory-wall-and-story-table/,
].map((words) => new RegExp(`(?:^|\\.)(?:${words.source})`));

function isBesidesTheRite({ item }: Pick<PricedLine, 'item'>): boolean {
  return besides.some((words) => words.test(item));
}

const waysWithBody: readonly Way[] = ['burial', 'green-burial', 'cremation', 'water-cremation'];

/**
 * Ways that may be named unasked: customary as the one now, whatever branch a family turns out to be of. Whoever decided
 * against a body in our care, or agreed to their way with somebody, is asked nothing.
 */
export function waysToCompare({ way: now, wayAgreed, ...family }: RiteSubject): Way[] {
  // Of what is customary in a tradition without packages we know nothing.
  if ((wayAgreed ?? null) !== null || !waysWithBody.includes(now) || !hasPackages(family.faithTradition)) return [];
  const isCustomary = (way: Way) => isUsualThroughout({ ...family, way });
  return isCustomary(now) ? waysWithBody.filter((way) => way !== now && isCustomary(way)) : [];
}

export type LeftOut = Pick<PricedLine, 'item' | 'source' | 'name'>;

/** Lines and add-ons that may be named as what could be left out. */
export function linesToLeaveOut(lines: readonly PricedLine[]): LeftOut[] {
  return lines.filter((line) => line.canDecline && !line.isDeclined && isBesidesTheRite(line));
}

/** What else there is for the same plan, with the lines that it would then have, and what it would cost. */
export type Elsewise = {
  without: readonly { leftOut: LeftOut; lines: readonly PricedLine[] }[];
  ways: readonly { way: Way; serviceType: ServiceType; lines: readonly PricedLine[] }[];
  venues: readonly { venueId: VenueId; name: string; location: string; isSample: boolean; cents: number }[];
};

export function savingsOf(known: Known, priced: PricedParts, { without, ways, venues }: Elsewise): Saving[] {
  const before = allTogether(known, priced);
  const exactly = (change: Changed) => savedBy(before, allTogether({ ...known, ...change }, { ...priced, ...change }));
  const ofLines = without.map(({ leftOut: { item, name, source }, lines }) => {
    const saves = { item, savesCents: exactly({ lines }) };
    return source === 'addon' ? { is: 'addon' as const, name, ...saves } : { is: 'line' as const, ...saves };
  });
  const ofWays = ways.map(({ way, ...change }) => ({
    is: 'way' as const,
    way,
    savesCents: exactly({ way, ...change }),
  }));
  const ofVenues = venues.map(({ cents, ...venue }) => ({
    is: 'venue' as const,
    ...venue,
    savesCents: exactly({ venueCents: cents }),
  }));
  const bestOf = [...mostFirst(ofLines), ...mostFirst(ofWays).slice(0, 1), ...mostFirst(ofVenues).slice(0, 1)];
  return mostFirst<Saving>(bestOf).slice(0, SAVINGS_MAX);
}

type Changed = { lines?: readonly PricedLine[]; venueCents?: number; way?: Way; serviceType?: ServiceType };

function allTogether(known: Omit<Known, 'lines'>, { lines, venueCents, adjustments }: PricedParts) {
  const adjustmentCents = sumsOfAdjustments(adjustments).confirmedCents;
  const { totalCents } = estimateOf(lines, { venueCents, adjustmentCents });
  return costTotals(totalCents, costLinesOf({ ...known, lines }));
}

type Totals = ReturnType<typeof allTogether>;

/** Zero for what opens another price, or moves a range: nobody could say what that saves. */
function savedBy(before: Totals, after: Totals): number {
  const saves = before.lowCents - after.lowCents;
  const isExact = saves === before.highCents - after.highCents && after.unknownCount <= before.unknownCount;
  return isExact ? saves : 0;
}

function mostFirst<One extends { savesCents: number }>(savings: readonly One[]): One[] {
  return savings.filter((one) => one.savesCents > 0).sort((one, other) => other.savesCents - one.savesCents);
}
