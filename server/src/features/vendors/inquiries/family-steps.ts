// What a family does with an inquiry after it was sent. Every step holds the inquiry, and the same step twice is one.
import type { InquiryId, UserId } from '@evenlight/contract/ids';
import type { Inquiry } from '@evenlight/contract/vendors/inquiries';
import type { Db } from '../../../platform/database/database.ts';
import { refuse } from '../../../platform/problem.ts';
import type { World } from '../../../platform/world.ts';
import { refreshFigures } from '../figures.ts';
import {
  changeDealing,
  changeInquiry,
  type FoundInquiry,
  type HeldInquiry,
  holdOwn,
  notBefore,
} from './inquiry-locks.ts';
import { inquiryWithQuote, quotesOf } from './inquiry-store.ts';
import { endLinksSoon } from './links.ts';
import { tellOfRequest } from './requests-of-plan.ts';
import { canBeDone, canRemind, hasRunOut, waiting, wasJustReminded } from './rules.ts';
import { writeToVendor } from './vendor-letters.ts';

export type Stepping = { userId: UserId; world: World; now: Date };
type Step = (db: Db, id: InquiryId, stepping: Stepping) => Promise<Stepped>;
/** `isNew` is false where the step had been taken before. */
export type Stepped = { inquiry: Inquiry; isNew: boolean };

/** False where the vendor was reminded a moment ago. */
export function isReminderDue({ request, inquiry }: FoundInquiry, now: Date): boolean {
  const { state, remindedAt } = inquiry;
  if (wasJustReminded(remindedAt, now)) return false;
  if (!waiting.includes(state)) refuse('inquiry.over');
  if (!canRemind({ lastLetterAt: remindedAt ?? request.sentAt, now })) refuse('inquiry.reminded_lately');
  return true;
}

export const remind: Step = async (db, id, { userId, world, now }) => {
  const held = await holdOwn(db, userId, id);
  if (!isReminderDue(held, now)) return asBefore(db, held);
  await changeInquiry(db, held, { remindedAt: now });
  await writeToVendor(db, world, { occasion: 'reminded', inquiryId: id, ...held, now });
  return stepped(db, held, now);
};

export const withdraw: Step = async (db, id, { userId, world, now }) => {
  const held = await holdOwn(db, userId, id);
  const { state } = held.inquiry;
  if (state === 'completed') refuse('inquiry.over');
  if (state === 'withdrawn') return asBefore(db, held);
  await changeInquiry(db, held, { state: 'withdrawn' });
  await endLinksSoon(db, id, now);
  // Who could not do it waits for nothing.
  if (state !== 'declined') await writeToVendor(db, world, { occasion: 'withdrawn', inquiryId: id, ...held, now });
  if (!held.dealing.answeredAt) {
    await changeDealing(db, held, { withdrawnAt: notBefore(held.dealing, now) });
    await refreshFigures(db, [held.vendor.id], now);
  }
  return stepped(db, held, now);
};

export async function choose(
  db: Db,
  id: InquiryId,
  { userId, world, now, quoteVersion }: Stepping & { quoteVersion: number },
): Promise<Stepped> {
  const held = await holdOwn(db, userId, id);
  const { state } = held.inquiry;
  const quote = (await quotesOf(db, [held.inquiry])).get(id);
  const isAsSeen = quote?.version === quoteVersion;
  if (isAsSeen && (state === 'chosen' || state === 'completed')) return asBefore(db, held);
  if (state === 'withdrawn' || state === 'completed') refuse('inquiry.over');
  if (!quote || !isAsSeen) return refuse('inquiry.changed_meanwhile');
  if (hasRunOut(quote.validUntil, now)) refuse('quote.run_out');
  await changeInquiry(db, held, { state: 'chosen', chosenAt: now });
  await writeToVendor(db, world, { occasion: 'chosen', inquiryId: id, ...held, now });
  return stepped(db, held, now);
}

export const complete: Step = async (db, id, { userId, now }) => {
  const held = await holdOwn(db, userId, id);
  const { state, chosenAt } = held.inquiry;
  const { eventDate } = held.request;
  if (state === 'withdrawn') refuse('inquiry.over');
  if (state === 'completed') return asBefore(db, held);
  if (state !== 'chosen' || !canBeDone({ chosenAt, eventDate }, now)) refuse('inquiry.not_yet');
  await changeInquiry(db, held, { state: 'completed' });
  await changeDealing(db, held, { completedAt: notBefore(held.dealing, now) });
  await refreshFigures(db, [held.vendor.id], now);
  return stepped(db, held, now);
};

/** The answer to the first try was lost on its way. */
export async function asBefore(db: Db, { inquiry }: HeldInquiry): Promise<Stepped> {
  return { inquiry: await inquiryWithQuote(db, inquiry.id), isNew: false };
}

export async function stepped(db: Db, held: HeldInquiry, now: Date): Promise<Stepped> {
  await tellFamily(db, held, now);
  return { inquiry: await inquiryWithQuote(db, held.inquiry.id), isNew: true };
}

/** Their open screens show it at once. */
export async function tellFamily(db: Db, { request }: HeldInquiry, at: Date): Promise<void> {
  await tellOfRequest(db, request, at);
}
