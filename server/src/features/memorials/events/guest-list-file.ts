// The guest list as a table for spreadsheets.

import type { Language } from '@evenlight/contract/languages';
import type { AnswerStatus } from '@evenlight/contract/memorials/events';
import { momentInWords } from '../../../platform/days.ts';
import { writeCsv } from '../../../platform/sheets/csv.ts';
import { inEveryLanguage } from '../../../platform/texts/texts.ts';
import type { RsvpRow } from './rsvp-store.ts';

type Words = { head: readonly string[]; statuses: Record<AnswerStatus, string>; fileName: (title: string) => string };

const words: Record<Language, Words> = inEveryLanguage((t) => ({
  head: [
    t('Name', 'events guest list file'),
    t('E-mail', 'events guest list file'),
    t('Answer', 'events guest list file'),
    t('People', 'events guest list file'),
    t('Note', 'events guest list file'),
    t('Answered (Pacific time)'),
  ],
  statuses: {
    attending: t('Comes', 'events guest list file'),
    maybe: t('May come', 'events guest list file'),
    not_attending: t('Cannot come', 'events guest list file'),
    waiting: t('Waits for a place'),
  },
  fileName: (title) => t('{title} - guests.csv', { title }),
}));

export function guestListFile(guests: readonly RsvpRow[], language: Language): string {
  const { head, statuses } = words[language];
  const rows = guests.map(({ name, email, status, partySize, note, answeredAt }) => [
    name,
    email ?? '',
    statuses[status],
    String(partySize),
    note,
    momentInWords(answeredAt, language),
  ]);
  return writeCsv([head, ...rows]);
}

export function guestListName(title: string, language: Language): string {
  return words[language].fileName(title);
}
