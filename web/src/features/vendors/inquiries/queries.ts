// What a person asked vendors, and every step after it.
import type { Returned, Sent } from '@evenlight/contract/endpoint';
import type { InquiryId, QuoteRequestId, VendorId } from '@evenlight/contract/ids';
import type { NewsItem } from '@evenlight/contract/news';
import {
  chooseQuote,
  completeInquiry,
  getQuoteRequest,
  type Inquiry,
  listQuoteRequests,
  type QuoteRequest,
  remindVendor,
  removeReview,
  requestQuotes,
  sendInquiry,
  withdrawInquiry,
  writeReview,
} from '@evenlight/contract/vendors/inquiries';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { call } from '../../../platform/call';
import { useNews } from '../../../platform/live-news';

export const inquiriesKey = ['api', 'vendor inquiries'];
const listKey = [...inquiriesKey, 'list'];
const requestKey = (requestId: QuoteRequestId) => [...inquiriesKey, requestId];

/** Read again whenever a vendor has opened a link or answered, or another device of this person has gone on. */
function useNewsOfInquiries() {
  const cache = useQueryClient();
  const readAnew = useCallback(() => void cache.invalidateQueries({ queryKey: inquiriesKey }), [cache]);
  useNews(
    true,
    useCallback(({ kind }: NewsItem) => void (kind === 'inquiry.changed' && readAnew()), [readAnew]),
    readAnew,
  );
}

/** Asked for from here when the page could not be given it. */
export function useRequests(fromLoader: Returned<typeof listQuoteRequests> | null) {
  useNewsOfInquiries();
  return useQuery({
    queryKey: listKey,
    queryFn: () => call(listQuoteRequests, {}),
    initialData: () => fromLoader ?? undefined,
    gcTime: 0,
  });
}

export function useRequest(fromLoader: QuoteRequest): QuoteRequest {
  useNewsOfInquiries();
  const { id: requestId } = fromLoader;
  const { data } = useQuery({
    queryKey: requestKey(requestId),
    queryFn: () => call(getQuoteRequest, { params: { requestId } }),
    initialData: fromLoader,
    gcTime: 0,
  });
  return data;
}

type QuotesInput = Sent<typeof requestQuotes>['body'];
/** One vendor without lines is a plain inquiry, at the vendor's own address. */
export type AskInput =
  | { to: 'one'; vendorId: VendorId; body: Sent<typeof sendInquiry>['body'] }
  | { to: 'several'; body: QuotesInput };

export function useAskVendors() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (input: AskInput): Promise<QuoteRequest> =>
      input.to === 'one'
        ? call(sendInquiry, { params: { vendorId: input.vendorId }, body: input.body })
        : call(requestQuotes, { body: input.body }),
    onSuccess: () => void cache.invalidateQueries({ queryKey: listKey }),
  });
}

export type Step =
  | { kind: 'remind' | 'withdraw' | 'complete' | 'remove-review' }
  | { kind: 'choose'; quoteVersion: number }
  | { kind: 'review'; words: Sent<typeof writeReview>['body'] };

function take(inquiryId: InquiryId, step: Step): Promise<Inquiry> {
  const params = { inquiryId };
  switch (step.kind) {
    case 'remind':
      return call(remindVendor, { params });
    case 'withdraw':
      return call(withdrawInquiry, { params });
    case 'complete':
      return call(completeInquiry, { params });
    case 'choose':
      return call(chooseQuote, { params, body: { quoteVersion: step.quoteVersion } });
    case 'review':
      return call(writeReview, { params, body: step.words });
    case 'remove-review':
      return call(removeReview, { params });
  }
}

export function useStep({ id, requestId }: Inquiry) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (step: Step) => take(id, step),
    onSuccess(changed) {
      cache.setQueryData<QuoteRequest>(
        requestKey(requestId),
        (request) =>
          request && {
            ...request,
            inquiries: request.inquiries.map((inquiry) => (inquiry.id === changed.id ? changed : inquiry)),
          },
      );
    },
    // Whatever came of it: what holds now is shown.
    onSettled: () => void cache.invalidateQueries({ queryKey: inquiriesKey }),
  });
}
