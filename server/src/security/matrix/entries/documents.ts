// Papers are their owner's, and our team's who work with them; nobody else's, not even the family group's.
import { aPdf } from '../../../testing/uploads.ts';
import type { Entries } from '../entry.ts';

const may = ['owner'] as const;
/** Our team looks at papers to accept them, and may send one in for a family; each look is written down for them. */
const keptFor = ['owner', 'staff'] as const;

export const documents: Entries = {
  'GET /documents/user/:userId': { may: keptFor },
  'GET /funeral-plans/:planId/documents': { may },
  'PUT /funeral-plans/:planId/documents/:documentType/none': {
    may,
    send: () => ({ params: { documentType: 'insurance-policy' }, body: { isNone: true } }),
  },
  'POST /documents/upload': {
    may: keptFor,
    send: async ({ ids: { planId } }) => {
      const files = [{ bytes: await aPdf('Will'), name: 'will.pdf', type: 'application/pdf' }];
      return { upload: { fields: { documentType: 'will-testament', planId }, files } };
    },
  },
  'POST /documents/:documentId/link': { may: keptFor },
  'GET /documents/files/:token': { may, send: ({ ids }) => ({ params: { token: ids.documentToken } }) },
  'POST /staff/documents/:documentId/decide': { may: ['staff'], send: () => ({ body: { state: 'accepted' } }) },
};

export const discarding: Entries = {
  'DELETE /documents/:documentId': { may },
};
