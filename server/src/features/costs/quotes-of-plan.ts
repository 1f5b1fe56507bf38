// What vendors answered whoever made the plan, as lines of its costs. Nothing else of what was written between them is here:
// the family reads the costs as well.
import type { CostQuote } from '@evenlight/contract/costs/cost-lines';
import type { QuoteRequest } from '@evenlight/contract/vendors/inquiries';

/** Those that were declined or taken back count no more. */
export function costQuotesIn(requests: readonly QuoteRequest[], today: string): CostQuote[] {
  return requests.flatMap(({ inquiries }) =>
    inquiries.flatMap(({ id: inquiryId, requestId, vendor: { name: vendorName, category }, state: stands, quote }) => {
      const state = stateOf(stands, quote, today);
      const { totalCents = null, validUntil = null } = quote ?? {};
      return state ? [{ requestId, inquiryId, vendorName, category, state, totalCents, validUntil }] : [];
    }),
  );
}

type Inquiry = QuoteRequest['inquiries'][number];

function stateOf(state: Inquiry['state'], quote: Inquiry['quote'], today: string): CostQuote['state'] | null {
  switch (state) {
    case 'chosen':
    case 'completed':
      return 'agreed';
    case 'declined':
    case 'withdrawn':
      return null;
    default:
      if (!quote) return 'asked';
      return quote.validUntil !== null && quote.validUntil < today ? 'run-out' : 'quoted';
  }
}
