// Journal, memories and days: nobody but their owner has any part in them.
import { randomUUID } from 'node:crypto';
import { listMemories } from '@evenlight/contract/self-care/memories';
import type { Entries } from '../entry.ts';
import type { Household } from '../household.ts';

const may = ['owner'] as const;
const entry = ({ ids }: Household) => ({ params: { entryId: ids.journalId } });
const day = { name: 'Her birthday', kind: 'birthday', on: '2030-06-01', isYearly: true, reminder: 'none' };
const memory = { title: 'The lake', words: 'We swam at night.' };
const memoryVersion = async ({ people: { owner }, ids }: Household) =>
  (await owner(listMemories, {})).find(({ id }) => id === ids.memoryId)?.version;

export const selfCare: Entries = {
  'GET /self-care/journal': { may: 'members' },
  'POST /self-care/journal': {
    may: 'members',
    send: () => ({ body: { words: 'A walk.', idempotencyKey: randomUUID() } }),
  },
  'GET /self-care/journal/export': { may: 'members' },
  'PUT /self-care/journal/:entryId': {
    may,
    send: (on) => ({ ...entry(on), body: { words: 'A longer night.', version: 1 } }),
  },
  'DELETE /self-care/journal/:entryId': { may, send: entry },
  'DELETE /self-care/journal': { may: 'members' },
  'GET /self-care/memories': { may: 'members' },
  'POST /self-care/memories': { may: 'members', send: () => ({ body: { ...memory, idempotencyKey: randomUUID() } }) },
  'PUT /self-care/memories/:memoryId': {
    may,
    send: async (on) => ({ body: { ...memory, version: await memoryVersion(on) } }),
  },
  'POST /self-care/memories/:memoryId/give': {
    may,
    send: ({ ids }) => ({ body: { memorialId: ids.memorialId, authorName: 'Asha' } }),
  },
  'DELETE /self-care/memories/:memoryId': { may },
  'GET /self-care/days': { may: 'members' },
  'GET /self-care/days/calendar.ics': { may: 'members' },
  'POST /self-care/days': { may: 'members', send: () => ({ body: { ...day, idempotencyKey: randomUUID() } }) },
  'PUT /self-care/days/:dayId': { may, send: () => ({ body: { ...day, version: 1 } }) },
  'PUT /self-care/days/reminder': {
    may,
    send: ({ ids }) => ({ body: { key: ids.dayKey, reminder: 'same-day' } }),
  },
  'DELETE /self-care/days/:dayId': { may },
};
