// Conversations, groups and calls: each person's own.
import { randomUUID } from 'node:crypto';
import { PHONE_NUMBER } from '../../../testing/phone-number.ts';
import type { Entries } from '../entry.ts';
import type { Household } from '../household.ts';

const may = ['owner'] as const;
const session = ({ ids }: Household) => ({ params: { sessionId: ids.supportId } });
const group = ({ ids }: Household) => ({ params: { groupId: ids.supportGroupId } });

export const support: Entries = {
  'GET /support/referrals': { may: 'anyone' },
  'GET /support/groups': { may: 'anyone' },
  'GET /support/groups/:groupId/calendar.ics': { may: 'anyone', send: group },
  'POST /support/consultations': {
    may: 'anyone',
    send: () => ({ body: { name: 'Asha', email: 'asha@example.org', idempotencyKey: randomUUID() } }),
  },
  'GET /support/consultations': { may: 'members' },
  'DELETE /support/consultations/:requestId': {
    may,
    send: ({ ids }) => ({ params: { requestId: ids.counselingId } }),
  },
  'PUT /support/groups/:groupId/membership': {
    may: 'members',
    send: (on) => ({ ...group(on), body: { note: 'On Tuesdays' } }),
  },
  'POST /staff/group-requests/:requestId/decide': {
    may: ['staff'],
    send: ({ ids }) => ({ params: { requestId: ids.groupRequestId }, body: { decision: 'confirm' } }),
  },
  'GET /staff/group-requests': { may: ['staff'] },
  'GET /staff/group-requests/:requestId': {
    may: ['staff'],
    send: ({ ids }) => ({ params: { requestId: ids.groupRequestId } }),
  },
  'PUT /support/groups/:groupId/reminders': {
    may: 'members',
    send: (on) => ({ ...group(on), body: { wantsReminders: false } }),
  },
  'DELETE /support/groups/:groupId/membership': { may: 'members', send: group },

  'GET /support/safety': { may: 'members' },
  'POST /support/safety/calls': {
    may: 'members',
    send: () => ({ body: { name: 'Asha', phone: PHONE_NUMBER, consents: true, idempotencyKey: randomUUID() } }),
  },
  'POST /support/safety/safe-now': {
    may: 'members',
    send: ({ house }) => ({ body: { since: house.clock.now().toISOString() } }),
  },
  'GET /staff/crisis-alerts': { may: ['staff'] },
  'GET /staff/crisis-alerts/:alertId': { may: ['staff'] },
  'POST /staff/crisis-alerts/:alertId/state': { may: ['staff'], send: () => ({ body: { state: 'taken' } }) },

  'POST /support/sessions': { may: 'members', send: () => ({ body: { title: 'At night' } }) },
  // Said to everybody who names somebody else, whether there is such a person or not.
  'GET /support/sessions': { may, toStrangers: 403, send: ({ ids }) => ({ query: { userId: ids.userId } }) },
  'GET /support/sessions/:sessionId/messages': { may, send: session },
  'POST /support/sessions/:sessionId/messages/:messageId/reply': {
    may,
    send: ({ ids }) => ({ params: { sessionId: ids.supportId, messageId: ids.supportMessageId } }),
  },
  'POST /support/sessions/:sessionId/messages': {
    may,
    send: (on) => ({ ...session(on), body: { content: 'It rained.', idempotencyKey: randomUUID() } }),
  },
  'PATCH /support/sessions/:sessionId': { may, send: (on) => ({ ...session(on), body: { title: 'Nights' } }) },
  'DELETE /support/sessions/:sessionId': { may, send: session },
  'DELETE /support/sessions': { may: 'members' },
};
