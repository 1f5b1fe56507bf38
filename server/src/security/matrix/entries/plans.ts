// A plan is its owner's. Those of the family's group work on it by the group's own paths, and our team by its own.
import { randomUUID } from 'node:crypto';
import { nothingSaid } from '@evenlight/contract/costs/cost-lines';
import { getKeptHelp } from '@evenlight/contract/help-to-pay/kept-help';
import { getRestingPlace } from '@evenlight/contract/resting-places';
import type { Entries } from '../entry.ts';
import { familyUpTo } from '../roles.ts';

const may = ['owner'] as const;
const program = 'county';
const draft = {
  planIntent: null,
  faithTradition: 'secular',
  branch: '',
  packageTradition: null,
  packageTier: 'basic',
  declinedLines: [],
  venueId: null,
  serviceDate: null,
  addons: [],
  budget: null,
};

export const plans: Entries = {
  'PUT /planning-draft': {
    may: 'members',
    send: () => ({ body: { draft: { ...draft, id: randomUUID() }, revision: 0 } }),
  },
  'GET /planning-draft': { may: 'members' },
  'DELETE /planning-draft': { may: 'members' },
  'POST /funeral-plans': {
    may: 'members',
    send: () => ({ body: { faithTradition: 'secular', packageTier: 'basic' } }),
  },
  'GET /funeral-plans/:planId': { may },
  'GET /users/:userId/plans': { may },
  'GET /funeral-plans/user/:userId': { may },
  'GET /funeral-plans/:planId/versions': { may },
  'GET /funeral-plans/:planId/statement': { may },
  'GET /funeral-plans/:planId/statement.pdf': { may },
  'GET /funeral-plans/:planId/promises': { may },
  'PUT /funeral-plans/:planId': { may, send: () => ({ body: { relation: 'Mother' } }) },
  'POST /venue-selections': { may, send: ({ ids }) => ({ body: { planId: ids.planId, venueId: ids.venueId } }) },
  'GET /venue-selections/plan/:planId': { may },
  'GET /funeral-plans/:planId/deciding': { may },
  'PUT /funeral-plans/:planId/deciding/directions': { may, send: () => ({ body: { directions: 'none' } }) },
  'POST /funeral-plans/:planId/deciding/people': {
    may,
    send: () => ({ body: { name: 'Noor', standing: 'kin', idempotencyKey: randomUUID() } }),
  },
  'PATCH /funeral-plans/:planId/deciding/people/:deciderId': { may, send: () => ({ body: { answer: 'agreed' } }) },
  'DELETE /funeral-plans/:planId/deciding/people/:deciderId': { may },
  'GET /funeral-plans/:planId/resting-place': { may: familyUpTo('viewer') },
  'PUT /funeral-plans/:planId/resting-place': {
    may: familyUpTo('editor'),
    send: async ({ people: { owner }, ids: { planId } }) => {
      const { version } = await owner(getRestingPlace, { params: { planId } });
      return { body: { words: { note: randomUUID() }, version } };
    },
  },
  'POST /funeral-plans/:planId/resting-place/inquiries': {
    may: familyUpTo('editor'),
    send: ({ ids: { cemeteryId } }) => ({ body: { cemeteryId, idempotencyKey: randomUUID() } }),
  },
  'GET /funeral-plans/:planId/costs': { may: familyUpTo('viewer') },
  'GET /funeral-plans/:planId/costs/savings': { may },
  'PUT /funeral-plans/:planId/costs': {
    may: familyUpTo('editor'),
    send: () => {
      const words = { ...nothingSaid, name: 'Doves' };
      return { body: { line: randomUUID(), words, version: 0 } };
    },
  },
  'PUT /funeral-plans/:planId/costs/requests/:requestId': {
    may,
    send: ({ ids }) => ({ params: { requestId: ids.quoteRequestId } }),
  },
  'GET /funeral-plans/:planId/help-to-pay': { may: familyUpTo('viewer') },
  'PUT /funeral-plans/:planId/help-to-pay': {
    may: familyUpTo('editor'),
    send: async ({ people: { owner }, ids: { planId } }) => {
      const { version, answers } = await owner(getKeptHelp, { params: { planId } });
      return { body: { answers: { ...answers, means: answers?.means === 'none' ? 'some' : 'none' }, version } };
    },
  },
  'PATCH /funeral-plans/:planId/help-to-pay/:program': {
    may: familyUpTo('editor'),
    send: async ({ people: { owner }, ids: { planId } }) => {
      const { tasks } = await owner(getKeptHelp, { params: { planId } });
      const version = tasks.find((task) => task.program === program)?.version ?? 0;
      return { params: { program }, body: { note: randomUUID(), version } };
    },
  },
  'POST /funeral-plans/:planId/help-to-pay/:program/family-task': {
    may: familyUpTo('contributor'),
    send: () => ({ params: { program } }),
  },
  'DELETE /funeral-plans/:planId/help-to-pay': { may: familyUpTo('editor') },
  'GET /funeral-plans/:planId/price-lists': { may: familyUpTo('viewer') },
  'PUT /funeral-plans/:planId/price-lists/:listId': {
    may: familyUpTo('editor'),
    send: () => ({ params: { listId: randomUUID() }, body: { words: null, version: 0 } }),
  },
  'POST /funeral-plans/:planId/schedule/request': { may, send: () => ({ body: { wishedDays: 'A Tuesday' } }) },
  'POST /funeral-plans/:planId/schedule/block': { may, send: () => ({ body: { serviceDate: '2030-06-11' } }) },
  'DELETE /funeral-plans/:planId/schedule': { may },
  'POST /funeral-plans/:planId/duplicate': { may, send: () => ({ body: { saveKey: randomUUID() } }) },
};

/** A plan that was put away ends its links, so these come after what works on it. */
export const puttingAway: Entries = {
  'POST /funeral-plans/:planId/archive': { may },
  'POST /funeral-plans/:planId/restore': { may },
};
