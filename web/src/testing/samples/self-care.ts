// What somebody keeps for themselves: journal entries and days.
import { getSession } from '@evenlight/contract/accounts';
import type { GriefDayId, JournalEntryId } from '@evenlight/contract/ids';
import { type GriefDay, type GriefDayFields, listGriefDays } from '@evenlight/contract/self-care/days';
import { type Care, type JournalEntry, listJournal } from '@evenlight/contract/self-care/journal';
import { listMemories } from '@evenlight/contract/self-care/memories';
import { fakeServer } from '../fake-server';
import { aUser } from './accounts';

export const calm: Care = { level: 'none', routes: [] };
export const inDanger: Care = { level: 'crisis', routes: ['self'] };

let entries = 0;

export function aJournalEntry(words: string, facts: Partial<JournalEntry> = {}): JournalEntry {
  entries += 1;
  return {
    id: `0199d3a0-0000-7000-8000-${String(entries).padStart(12, '0')}` as JournalEntryId,
    prompt: null,
    words,
    writtenAt: '2026-11-03T12:00:00.000Z',
    changedAt: '2026-11-03T12:00:00.000Z',
    version: 1,
    ...facts,
  };
}

/** A day of one's own, known by its month and day alone. */
export function aGriefDay(fields: Partial<GriefDayFields> = {}, version = 1): GriefDay {
  const id = '0199d3b0-0000-7000-8000-000000000001' as GriefDayId;
  const own = {
    name: 'Our first walk',
    kind: 'birthday' as const,
    on: '1999-02-11',
    isYearly: true,
    reminder: 'week-before' as const,
    ...fields,
    id,
    version,
  };
  return {
    key: `own:${id}`,
    source: 'own',
    kind: own.kind,
    name: own.name,
    on: `2031${own.on.slice(4)}`,
    years: 32,
    note: '',
    reminder: own.reminder,
    isRemindedElsewhere: false,
    own,
  };
}

/** Words are looked for without regard to accents, as on the real server. */
export function selfCareServer(kept: { journal?: JournalEntry[]; days?: GriefDay[] } = {}) {
  const plain = (words: string) => words.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return fakeServer()
    .answers(getSession, aUser())
    .answers(listJournal, ({ query }) => {
      const found = (kept.journal ?? []).filter(({ words }) => plain(words).includes(plain(query.search ?? '')));
      return { entries: found, hasMore: false, total: found.length };
    })
    .answers(listGriefDays, () => kept.days ?? [])
    .answers(listMemories, []);
}
