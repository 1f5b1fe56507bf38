// The vendor's side: a private link from a mail, no account. It shows what was asked and takes the answer, the quote,
// and later a reply to the review. The link's secret travels in bodies only.

import { endpoint } from '../endpoint.ts';
import { byLink, LinkSecret } from '../private-links.ts';
import { Day } from '../venues.ts';
import { z } from '../zod.ts';
import { InquiryFields, InquiryState } from './inquiries.ts';
import { QUOTE_LINES_MAX, Quote, QuoteLine } from './quotes.ts';
import { REVIEW_REPLY_MAX_LENGTH, VendorReview } from './reviews.ts';

/** Where a link leads; its secret follows after a '#', which browsers keep to themselves. */
export const VENDOR_REPLY_PATH = '/vendor-reply';
export const REPLY_LINK_DAYS = 120;
export const ANSWER_MAX_LENGTH = 3_000;
/** How often one inquiry can be answered again; each is kept. */
export const ANSWER_VERSIONS_MAX = 50;

const linkCall = byLink('vendor reply links', 240);

/** What somebody with a link sees: the one inquiry, and nothing of the other vendors that were asked. */
export const OpenInquiry = InquiryFields.extend({
  vendorName: z.string(),
  wanted: z.array(z.string()),
  state: InquiryState.exclude(['withdrawn']),
  sentAt: z.iso.datetime(),
  answer: z.string(),
  quote: Quote.nullable(),
  /** How often it was answered or declined so far; what comes next says which one it follows. */
  version: z.int(),
  review: VendorReview.nullable(),
  expiresAt: z.iso.datetime(),
});
export type OpenInquiry = z.infer<typeof OpenInquiry>;

/** Who asks no more is nobody's business any more: no name, no words, no way to reach them. */
const WithdrawnInquiry = z.object({ state: z.literal('withdrawn'), vendorName: z.string() });

export const LinkedInquiry = z.discriminatedUnion('state', [OpenInquiry, WithdrawnInquiry]);
export type LinkedInquiry = z.infer<typeof LinkedInquiry>;

export const openVendorReply = endpoint({
  ...linkCall,
  path: '/vendor-replies/open',
  summary: 'What a private link asks a vendor.',
  body: LinkSecret,
  returns: LinkedInquiry,
  problems: ['inquiry.not_found'],
});

/** The version this answer follows; 0 when there is none yet. Two tabs must not undo each other. */
const Follows = z.int().min(0);
const Answer = z.string().trim().max(ANSWER_MAX_LENGTH);

export const QuoteFields = z.object({
  message: Answer.default(''),
  /** Empty for an answer without a price. */
  lines: z.array(QuoteLine).max(QUOTE_LINES_MAX).default([]),
  validUntil: Day.nullable().default(null),
});

export const answerInquiry = endpoint({
  ...linkCall,
  path: '/vendor-replies/answer',
  summary: 'Answer, with an itemised quote or without. It can be changed until the family has chosen.',
  body: LinkSecret.extend(QuoteFields.shape).extend({ follows: Follows }),
  returns: LinkedInquiry,
  problems: ['inquiry.not_found', 'inquiry.over', 'inquiry.changed_meanwhile'],
});

export const declineInquiry = endpoint({
  ...linkCall,
  path: '/vendor-replies/decline',
  summary: 'We cannot do this. The family is told, and no quote is shown any more.',
  body: LinkSecret.extend({ message: Answer.default(''), follows: Follows }),
  returns: LinkedInquiry,
  problems: ['inquiry.not_found', 'inquiry.over', 'inquiry.changed_meanwhile'],
});

export const replyToReview = endpoint({
  ...linkCall,
  path: '/vendor-replies/review-reply',
  summary: 'Reply to the review of this work. It stands under it.',
  body: LinkSecret.extend({ text: z.string().trim().min(1).max(REVIEW_REPLY_MAX_LENGTH) }),
  returns: LinkedInquiry,
  problems: ['inquiry.not_found', 'review.not_found'],
});
