// What is open to everybody who comes by.
import { randomUUID } from 'node:crypto';
import { listResources } from '@evenlight/contract/resources';
import type { Entries } from '../entry.ts';

const input = { faithTradition: 'secular', packageTier: 'basic' };
const date = '2030-06-20';

export const forEverybody: Entries = {
  'GET /packages': { may: 'anyone' },
  'GET /addons': { may: 'anyone' },
  'GET /facts': { may: 'anyone', send: () => ({ query: { keys: 'copy.certified', county: 'San Francisco' } }) },
  'GET /statement': { may: 'anyone', send: () => ({ query: input }) },
  'GET /statement.pdf': { may: 'anyone', send: () => ({ query: input }) },
  'GET /venues': { may: 'anyone' },
  'GET /venues/search': { may: 'anyone' },
  'GET /venues/:venueId': { may: 'anyone' },
  'GET /venues/:venueId/alternatives': { may: 'anyone', send: () => ({ query: { date } }) },
  'GET /resources': { may: 'anyone' },
  'GET /resources/:slug': {
    may: 'anyone',
    send: async ({ house }) => {
      const [first] = await house.aVisitor()(listResources, { query: {} });
      return { params: { slug: first?.slug ?? '' } };
    },
  },
  'GET /stories': { may: 'anyone' },
  'GET /opening-hours': { may: 'anyone' },
  'GET /kept-promises': { may: 'anyone' },
  'POST /moments': { may: 'anyone', send: () => ({ body: { moment: 'planning-started' } }) },
  'POST /contact': {
    may: 'anyone',
    send: () => ({
      body: {
        name: 'Rosa',
        email: 'rosa@example.org',
        subject: 'The date',
        message: 'When?',
        idempotencyKey: randomUUID(),
      },
    }),
  },
  'POST /custom-requests': {
    may: 'anyone',
    send: () => ({
      body: { tradition: 'Shinto', name: 'Rosa', email: 'rosa@example.org', idempotencyKey: randomUUID() },
    }),
  },
};
