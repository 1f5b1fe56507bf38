// What invented families asked, what was done for them, and what some of them wrote. Every number on a sample vendor's
// card is counted from these. They are drawn by lot, and the lot always falls the same.
import { createHash } from 'node:crypto';
import { parse as bytesOf, v5 as uuid } from 'uuid';
import type { vendorReviews } from '../../features/vendors/inquiries/tables.ts';
import type { vendorDealings } from '../../features/vendors/tables.ts';
import { repliesToCriticism, repliesToPraise, reviewTexts, textsForAnyone } from './review-texts.ts';
import { reviewerNames } from './reviewer-names.ts';
import type { SampleVendorRow } from './sample-vendors.ts';
import { textsForTrades } from './texts-for-trades.ts';

type Dealing = typeof vendorDealings.$inferInsert & { askedAt: Date };
type Review = typeof vendorReviews.$inferInsert;

const NAMESPACE = bytesOf('0d5d2f6e-6c1b-4c53-8f0e-7a54c2d0b9ee');
const FIRST_ASKED_AT = Date.parse('2024-11-04T16:00:00Z');
/** With the work and the time before a review is written, everything ends within two years. */
const DAYS_OF_ASKING = 610;
const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const REVIEWS_MAX = 12;
/** One vendor in so many has no review yet. */
const WITHOUT_REVIEWS_EVERY = 14;
const QUICKEST_ANSWER_MINUTES = 20;
const SLOWEST_ANSWER_MINUTES = 30 * 60;

export function sampleDealings(vendors: readonly SampleVendorRow[]): { dealings: Dealing[]; reviews: Review[] } {
  const all = vendors.map((vendor, position) => dealingsWith(vendor, (position + 1) % WITHOUT_REVIEWS_EVERY === 0));
  return { dealings: all.flatMap(({ dealings }) => dealings), reviews: all.flatMap(({ reviews }) => reviews) };
}

function dealingsWith(vendor: SampleVendorRow, isWithoutReviews: boolean) {
  const draw = lotOf(vendor.id);
  // The smaller of two draws: few vendors have many.
  const reviewCount = isWithoutReviews ? 0 : 1 + Math.min(draw(REVIEWS_MAX), draw(REVIEWS_MAX));
  const completedCount = reviewCount + draw(isWithoutReviews ? 3 : 10);
  const usualMinutes = 25 + draw(12) * draw(60);
  const total = completedCount + draw(4);
  const dealings = Array.from({ length: total }, (_, place) =>
    dealing(vendor.id, place, { draw, usualMinutes, isCompleted: place < completedCount }),
  );
  const texts = shuffled(textsFor(vendor), draw);
  const names = shuffled([...new Set(vendor.faithTraditions.flatMap((faith) => reviewerNames[faith]))], draw);
  const reviews = dealings.slice(0, reviewCount).flatMap(({ id, completedAt }, place) => {
    const [text, name] = [texts[place], names[place]];
    return completedAt && text && name ? [review(vendor.id, { dealingId: id, completedAt, ...text, name }, draw)] : [];
  });
  return { dealings, reviews };
}

type Lot = (below: number) => number;
type Course = { draw: Lot; usualMinutes: number; isCompleted: boolean };

function dealing(vendorId: string, place: number, { draw, usualMinutes, isCompleted }: Course): Dealing {
  const askedAt = FIRST_ASKED_AT + draw(DAYS_OF_ASKING) * DAY_MS + draw(12 * 60) * MINUTE_MS;
  const minutes = Math.round(usualMinutes * (0.5 + draw(150) / 100));
  const answeredAt = askedAt + Math.min(Math.max(minutes, QUICKEST_ANSWER_MINUTES), SLOWEST_ANSWER_MINUTES) * MINUTE_MS;
  const completedAt = isCompleted ? new Date(askedAt + (3 + draw(40)) * DAY_MS) : null;
  const row = { vendorId, askedAt: new Date(askedAt), answeredAt: new Date(answeredAt), completedAt, isSample: true };
  return { id: idOf({ place, ...row }), ...row };
}

type Written = { dealingId: string; completedAt: Date; rating: number; text: string; name: string };

function review(vendorId: string, { dealingId, completedAt, rating, text, name }: Written, draw: Lot): Review {
  const writtenAt = new Date(completedAt.getTime() + (2 + draw(60)) * DAY_MS);
  const authorName = `${name} ${String.fromCharCode('A'.charCodeAt(0) + draw(23))}.`;
  const reply = replyTo(rating, draw);
  const repliedAt = reply === null ? null : new Date(writtenAt.getTime() + (1 + draw(8)) * DAY_MS);
  const row = { vendorId, dealingId, userId: null, rating, text, authorName, writtenAt, reply, repliedAt };
  return { id: idOf(row), ...row, isSample: true };
}

function replyTo(rating: number, draw: Lot): string | null {
  if (rating <= 3) return repliesToCriticism[draw(repliesToCriticism.length)] ?? null;
  return draw(4) === 0 ? (repliesToPraise[draw(repliesToPraise.length)] ?? null) : null;
}

/** Made from all that is in the row: where every id is already known, there is nothing to write. */
function idOf(row: object): string {
  return uuid(JSON.stringify(row), NAMESPACE);
}

function textsFor({ category, businessType }: SampleVendorRow) {
  const forTrade = textsForTrades.filter(({ trades }) => trades.includes(businessType)).map(({ texts }) => texts);
  return [reviewTexts[category], ...forTrade, textsForAnyone].flatMap((texts) =>
    ([5, 4, 3] as const).flatMap((rating) => (texts[rating] ?? []).map((text) => ({ rating, text }))),
  );
}

function shuffled<T>(items: readonly T[], draw: Lot): T[] {
  return items
    .map((item) => ({ item, place: draw(1_000_000) }))
    .sort((a, b) => a.place - b.place)
    .map(({ item }) => item);
}

/** Draws numbers that look like chance and are the same at every start, on every machine. */
function lotOf(seed: string): Lot {
  let state = createHash('sha256').update(seed).digest().readUInt32LE();
  return (below) => {
    // A linear congruential step; its low bits repeat soon, so only the high ones are looked at.
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return (state >>> 8) % below;
  };
}
