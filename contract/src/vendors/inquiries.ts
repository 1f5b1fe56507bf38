// Asking vendors: one request goes to one vendor or to several, each answers by a private link, and their quotes stand
// side by side. An inquiry is what one vendor was asked.
import { AccountName } from '../accounts.ts';
import { addDays, wallTimeAt } from '../dates.ts';
import { endpoint } from '../endpoint.ts';
import { brokenRule, emailAddress, isPhone, lineOfText } from '../field-rules.ts';
import { InquiryId, PlanId, QuoteRequestId, VendorId } from '../ids.ts';
import { ServiceType } from '../traditions.ts';
import { Day } from '../venues.ts';
import { z } from '../zod.ts';
import { VendorCategory } from './categories.ts';
import { Quote } from './quotes.ts';
import { RATING_MAX, REVIEW_MAX_LENGTH, VendorReview } from './reviews.ts';

const INQUIRY_MESSAGE_MAX_LENGTH = 3_000;
export const INQUIRY_BUDGET_MAX_CENTS = 100_000_000;
/** How many vendors one request can go to. */
export const VENDORS_ASKED_AT_ONCE = 8;
/** Lines a family can ask a price for; each becomes a row of the comparison. */
export const WANTED_LINES_MAX = 12;
export const WANTED_LINE_MAX_LENGTH = 120;
/** Still waiting for an answer, of one person. */
export const INQUIRIES_OPEN_AT_ONCE = 60;

export const inquiryUrgencies = ['normal', 'urgent', 'emergency'] as const;
export const InquiryUrgency = z.enum(inquiryUrgencies);
export type InquiryUrgency = z.infer<typeof InquiryUrgency>;

const Phone = z
  .string()
  .trim()
  .refine((text) => text === '' || isPhone(text), brokenRule({ rule: 'phone' }));

/** What a family tells the vendors it asks. All of it is in the letter they get. */
export const InquiryFields = z.object({
  name: AccountName,
  email: emailAddress(),
  phone: Phone.default(''),
  serviceType: ServiceType.nullable().default(null),
  eventDate: Day.nullable().default(null),
  /** Cents. */
  budget: z.int().min(0).max(INQUIRY_BUDGET_MAX_CENTS).nullable().default(null),
  message: z.string().trim().min(1).max(INQUIRY_MESSAGE_MAX_LENGTH),
  urgency: InquiryUrgency.default('normal'),
});
export type InquiryFields = z.infer<typeof InquiryFields>;

export const inquiryStates = ['sent', 'seen', 'answered', 'declined', 'chosen', 'completed', 'withdrawn'] as const;
/** `seen`: the link was opened. `chosen`: the family took the quote. `withdrawn`: the family asks no more. */
export const InquiryState = z.enum(inquiryStates);
export type InquiryState = z.infer<typeof InquiryState>;

export const Inquiry = z.object({
  id: InquiryId,
  requestId: QuoteRequestId,
  vendor: z.object({
    id: VendorId,
    name: z.string(),
    category: VendorCategory,
    email: z.string(),
    phone: z.string(),
    isSample: z.boolean(),
  }),
  state: InquiryState,
  sentAt: z.iso.datetime(),
  seenAt: z.iso.datetime().nullable(),
  /** When the vendor first answered. */
  answeredAt: z.iso.datetime().nullable(),
  /** From sending to the first answer. */
  responseMinutes: z.int().nullable(),
  /** What the vendor wrote, with the quote or instead of one. */
  answer: z.string(),
  quote: Quote.nullable(),
  remindedAt: z.iso.datetime().nullable(),
  chosenAt: z.iso.datetime().nullable(),
  completedAt: z.iso.datetime().nullable(),
  review: VendorReview.nullable(),
  /** Where this person wrote about the same vendor before: there is one review of a vendor for each person. */
  reviewedIn: QuoteRequestId.nullable(),
});
export type Inquiry = z.infer<typeof Inquiry>;

export const QuoteRequest = InquiryFields.extend({
  id: QuoteRequestId,
  /** Null while nobody has said for which plan it is. */
  planId: PlanId.nullable(),
  wanted: z.array(z.string()),
  sentAt: z.iso.datetime(),
  inquiries: z.array(Inquiry),
});
export type QuoteRequest = z.infer<typeof QuoteRequest>;

/** Each is a letter to somebody who did not ask for it. */
const asking = [{ per: 'person', times: 40, seconds: 3600, across: 'inquiries' }] as const;

/** Sent again, it is the same request. */
const IdempotencyKey = z.uuid();

export const sendInquiry = endpoint({
  method: 'POST',
  path: '/vendors/:vendorId/inquiries',
  summary: 'Ask one vendor. They get a letter with a private link to answer by.',
  access: 'member',
  visitorProblem: 'vendor.sign_in_to_ask',
  status: 201,
  params: z.object({ vendorId: VendorId }),
  body: InquiryFields.extend({ idempotencyKey: IdempotencyKey }),
  returns: QuoteRequest,
  problems: ['vendor.sign_in_to_ask', 'vendor.not_found', 'inquiry.too_many'],
  limits: asking,
});

export const requestQuotes = endpoint({
  method: 'POST',
  path: '/quote-requests',
  summary: 'Ask several vendors the same, line by line, so that their quotes can be compared.',
  access: 'member',
  visitorProblem: 'vendor.sign_in_to_ask',
  status: 201,
  body: InquiryFields.extend({
    vendorIds: z.array(VendorId).min(1).max(VENDORS_ASKED_AT_ONCE),
    wanted: z.array(lineOfText(WANTED_LINE_MAX_LENGTH)).max(WANTED_LINES_MAX).default([]),
    idempotencyKey: IdempotencyKey,
  }),
  returns: QuoteRequest,
  problems: ['vendor.sign_in_to_ask', 'vendor.not_found', 'inquiry.too_many'],
  limits: asking,
});

export const listQuoteRequests = endpoint({
  method: 'GET',
  path: '/quote-requests',
  summary: 'What you asked vendors, newest first, and what they answered.',
  access: 'member',
  returns: z.array(QuoteRequest),
  problems: ['session.required'],
});

export const getQuoteRequest = endpoint({
  method: 'GET',
  path: '/quote-requests/:requestId',
  summary: 'One request, with every answer.',
  access: 'member',
  params: z.object({ requestId: QuoteRequestId }),
  returns: QuoteRequest,
  problems: ['session.required', 'inquiry.not_found'],
});

const changingOne = {
  method: 'POST',
  access: 'member',
  params: z.object({ inquiryId: InquiryId }),
  returns: Inquiry,
  limits: [{ per: 'person', times: 240, seconds: 3600, across: 'inquiry changes' }],
} as const;
const usual = ['session.required', 'inquiry.not_found', 'inquiry.over'] as const;

export const remindVendor = endpoint({
  ...changingOne,
  path: '/inquiries/:inquiryId/remind',
  summary: 'Write to the vendor once more; once a day at most.',
  problems: [...usual, 'inquiry.reminded_lately'],
});

export const withdrawInquiry = endpoint({
  ...changingOne,
  path: '/inquiries/:inquiryId/withdraw',
  summary: 'Ask no more. The vendor is told, and the link stops taking answers.',
  problems: usual,
});

export const chooseQuote = endpoint({
  ...changingOne,
  path: '/inquiries/:inquiryId/choose',
  summary: 'Take the quote as it was shown. The vendor is told. No money moves here.',
  body: z.object({ quoteVersion: z.int() }),
  problems: [...usual, 'inquiry.changed_meanwhile', 'quote.run_out'],
});

/**
 * The first day, in the Bay Area, on which the work can be called done. It was chosen the day before at the latest, so
 * that nobody asks, chooses and praises within a minute; and the day that was named has come.
 */
export function firstDayDone({ chosenAt, eventDate }: { chosenAt: Date; eventDate: string | null }): string {
  const next = addDays(wallTimeAt(chosenAt).date, 1);
  return eventDate !== null && eventDate > next ? eventDate : next;
}

export const completeInquiry = endpoint({
  ...changingOne,
  path: '/inquiries/:inquiryId/complete',
  summary: 'The work is done: from the day after choosing on, and not before the day it is for. A review can follow.',
  problems: [...usual, 'inquiry.not_yet'],
});

export const ReviewFields = z.object({
  rating: z.int().min(1).max(RATING_MAX),
  text: z.string().trim().min(1).max(REVIEW_MAX_LENGTH),
  /** As it stands on the page: a first name is enough. */
  authorName: AccountName,
});

export const writeReview = endpoint({
  ...changingOne,
  path: '/inquiries/:inquiryId/review',
  summary: 'Say how the work was. It stands on the vendor’s page, and the vendor may reply.',
  body: ReviewFields,
  problems: ['session.required', 'inquiry.not_found', 'inquiry.not_yet', 'review.already'],
});

export const removeReview = endpoint({
  ...changingOne,
  method: 'DELETE',
  path: '/inquiries/:inquiryId/review',
  summary: 'Take your review back.',
  problems: ['session.required', 'inquiry.not_found'],
});
