// The steps of a plan, the calendar made of them, and steps handed to helpers without an account.
import { randomUUID } from 'node:crypto';
import { getTimeline } from '@evenlight/contract/timelines';
import type { Entries } from '../entry.ts';

const may = ['owner'] as const;

export const timelines: Entries = {
  'GET /funeral-plans/:planId/timeline': { may },
  'GET /funeral-plans/:planId/first-days': { may },
  'GET /funeral-plans/:planId/timeline.ics': { may },
  'POST /funeral-plans/:planId/calendar-address': { may },
  'DELETE /funeral-plans/:planId/calendar-address': { may },
  'PATCH /funeral-plans/:planId/timeline/:eventId': {
    may,
    send: ({ ids }) => ({ params: { eventId: ids.timelineEventId }, body: { familyNote: 'By noon' } }),
  },
  'POST /funeral-plans/:planId/handoffs': {
    may,
    send: ({ ids }) => {
      const email = `helper.${randomUUID()}@example.org`;
      return { body: { eventId: ids.timelineEventId, name: 'Dev', email, idempotencyKey: randomUUID() } };
    },
  },
  'POST /handoffs/open': { may: 'holder', send: ({ ids }) => ({ body: { token: ids.handoffToken } }) },
  'POST /handoffs/answer': {
    may: 'holder',
    send: ({ ids }) => ({ body: { token: ids.handoffToken, state: 'declined' } }),
  },
  'POST /funeral-plans/:planId/handoffs/:handoffId/resend': {
    may,
    control: async ({ people: { owner }, ids: { planId } }) => {
      const { handoffs } = await owner(getTimeline, { params: { planId } });
      const open = handoffs.find(({ state }) => state === 'open');
      return (await owner.raw('POST', `/api/funeral-plans/${planId}/handoffs/${open?.id}/resend`)).status;
    },
  },
  'DELETE /funeral-plans/:planId/handoffs/:handoffId': { may },
  'POST /generate-timeline': { may, send: ({ ids }) => ({ body: { planId: ids.planId } }) },
};
