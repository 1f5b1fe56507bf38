// The marketplace is open; what a family asked of a vendor is between the two.
import { randomUUID } from 'node:crypto';
import type { Entries } from '../entry.ts';
import type { Household } from '../household.ts';

const may = ['owner'] as const;
const question = () => ({
  name: 'Asha Rao',
  email: 'asha@example.org',
  message: 'White flowers.',
  idempotencyKey: randomUUID(),
});
const review = { rating: 5, text: 'On time and kind.', authorName: 'Asha' };
const lines = [{ wanted: 0, name: 'Casket spray', cents: 30_000, note: '' }];
const other = ({ ids }: Household) => ({ params: { inquiryId: ids.otherInquiryId } });

/** From the next day on; nobody's session minds a day. */
async function nextDay({ house }: Household): Promise<void> {
  house.clock.forward({ days: 3 });
}

export const vendors: Entries = {
  'GET /vendors': { may: 'anyone' },
  'GET /vendors/summary': { may: 'anyone' },
  'GET /vendors/search': { may: 'anyone' },
  'GET /vendors/:vendorId': { may: 'anyone' },
  'GET /vendors/chosen': { may: 'anyone', send: ({ ids }) => ({ query: { ids: ids.vendorId } }) },
  'PUT /vendors/:vendorId/saved': { may: 'members' },
  'GET /vendors/saved': { may: 'members' },
  'GET /vendors/recommended': { may: 'members' },
  'DELETE /vendors/:vendorId/saved': { may: 'members' },
  'POST /vendors/:vendorId/inquiries': { may: 'members', send: () => ({ body: question() }) },
  'POST /quote-requests': {
    may: 'members',
    send: ({ ids }) => ({ body: { ...question(), vendorIds: [ids.vendorId] } }),
  },
  'GET /quote-requests': { may: 'members' },
  'GET /quote-requests/:requestId': { may, send: ({ ids }) => ({ params: { requestId: ids.quoteRequestId } }) },
  'POST /vendor-replies/open': { may: 'holder', send: ({ ids }) => ({ body: { token: ids.vendorToken } }) },
  'POST /vendor-replies/answer': {
    may: 'holder',
    send: ({ ids }) => ({ body: { token: ids.vendorToken, message: 'Of course.', lines, follows: 1 } }),
  },
  'POST /inquiries/:inquiryId/choose': { may, send: () => ({ body: { quoteVersion: 2 } }) },
  'POST /inquiries/:inquiryId/remind': {
    may,
    send: other,
    control: async (on) => {
      await nextDay(on);
      return (await on.people.owner.raw('POST', `/api/inquiries/${on.ids.otherInquiryId}/remind`)).status;
    },
  },
  'POST /vendor-replies/decline': {
    may: 'holder',
    send: ({ ids }) => ({ body: { token: ids.otherVendorToken, follows: 0 } }),
  },
  'POST /inquiries/:inquiryId/complete': { may },
  'POST /inquiries/:inquiryId/review': { may, send: () => ({ body: review }) },
  'POST /vendor-replies/review-reply': {
    may: 'holder',
    send: ({ ids }) => ({ body: { token: ids.vendorToken, text: 'Thank you.' } }),
  },
  'DELETE /inquiries/:inquiryId/review': { may },
  'POST /inquiries/:inquiryId/withdraw': { may, send: ({ ids }) => ({ params: { inquiryId: ids.thirdInquiryId } }) },
};
