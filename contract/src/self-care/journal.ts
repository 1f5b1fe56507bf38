// A private journal: sealed under a key of its owner's own, searched and taken along by nobody else.

import { endpoint } from '../endpoint.ts';
import { JournalEntryId } from '../ids.ts';
import { unlessEmpty } from '../query-parameters.ts';
import { CrisisLevel, CrisisRoute } from '../support/levels.ts';
import { z } from '../zod.ts';

export const JOURNAL_WORDS_MAX_LENGTH = 20_000;
export const JOURNAL_ENTRIES_MAX = 3_000;
export const JOURNAL_ENTRIES_AT_ONCE = 30;

/** Questions that help to begin; their words are on the screens. */
export const journalPrompts = [
  'right-now',
  'what-i-miss',
  'a-small-thing',
  'unsaid',
  'thank-you',
  'angry',
  'sorry',
  'laughed',
  'learned',
  'body',
  'who-helped',
  'today-i-managed',
  'a-letter',
  'a-place',
  'tomorrow',
] as const;
export const JournalPrompt = z.enum(journalPrompts);
export type JournalPrompt = z.infer<typeof JournalPrompt>;

export const JournalEntry = z.object({
  id: JournalEntryId,
  prompt: JournalPrompt.nullable(),
  words: z.string(),
  writtenAt: z.iso.datetime(),
  changedAt: z.iso.datetime(),
  /** Counts changes; a change that does not name the last one is refused. */
  version: z.int(),
});
export type JournalEntry = z.infer<typeof JournalEntry>;

/** What was written is read for danger by our own program, on our own machine, and the result is not kept. */
export const Care = z.object({ level: CrisisLevel, routes: z.array(CrisisRoute) });
export type Care = z.infer<typeof Care>;
const WrittenEntry = z.object({ entry: JournalEntry, care: Care });

const Words = z.string().trim().min(1).max(JOURNAL_WORDS_MAX_LENGTH);
const OneEntry = z.object({ entryId: JournalEntryId });

export const listJournal = endpoint({
  method: 'GET',
  path: '/self-care/journal',
  summary: 'Entries of whoever asks, the latest first; with `search` only those that have the words.',
  access: 'member',
  query: z.object({
    search: unlessEmpty(z.string().trim().max(100)),
    /** Older than this entry. */
    before: unlessEmpty(JournalEntryId),
  }),
  returns: z.object({ entries: z.array(JournalEntry), hasMore: z.boolean(), total: z.int() }),
  problems: ['session.required'],
  // A search opens every entry there is.
  limits: [{ per: 'person', times: 1_200, seconds: 3600 }],
});

export const writeJournalEntry = endpoint({
  method: 'POST',
  path: '/self-care/journal',
  summary: 'Writes an entry.',
  access: 'member',
  status: 201,
  body: z.object({
    prompt: JournalPrompt.nullable().default(null),
    words: Words,
    /** Sent again, it is the same entry. */
    idempotencyKey: z.uuid(),
  }),
  returns: WrittenEntry,
  problems: ['session.required', 'journal.too_many'],
  limits: [{ per: 'person', times: 120, seconds: 3600 }],
});

export const changeJournalEntry = endpoint({
  method: 'PUT',
  path: '/self-care/journal/:entryId',
  summary: 'Changes what an entry says.',
  access: 'member',
  params: OneEntry,
  body: z.object({ words: Words, version: z.int() }),
  returns: WrittenEntry,
  problems: ['session.required', 'journal.not_found', 'journal.changed_meanwhile'],
  limits: [{ per: 'person', times: 240, seconds: 3600 }],
});

export const deleteJournalEntry = endpoint({
  method: 'DELETE',
  path: '/self-care/journal/:entryId',
  summary: 'Deletes an entry for good.',
  access: 'member',
  params: OneEntry,
  problems: ['session.required', 'journal.not_found'],
});

export const deleteJournal = endpoint({
  method: 'DELETE',
  path: '/self-care/journal',
  summary: 'Deletes every entry for good.',
  access: 'member',
  problems: ['session.required'],
});

export const exportJournal = endpoint({
  method: 'GET',
  path: '/self-care/journal/export',
  summary: 'The whole journal as a text file, the oldest entry first.',
  access: 'member',
  produces: 'text/plain',
  problems: ['session.required'],
  limits: [{ per: 'person', times: 30, seconds: 3600 }],
});
