// The desk of the house, as the server tells about it.
import { fictionalBrand } from '@evenlight/contract/brand';
import type { OpeningHours } from '@evenlight/contract/desk';
import { type Opening, type OpeningStepKind, openingSteps } from '@evenlight/contract/opening';
import type { QueueItem, QueueLine } from '@evenlight/contract/queue';

export const openingHours = (about: Partial<OpeningHours> = {}): OpeningHours => ({
  brand: fictionalBrand,
  week: [
    ...[1, 2, 3, 4, 5].map((weekday) => ({ weekday, opensMinute: 9 * 60, closesMinute: 18 * 60 })),
    ...[6, 0].map((weekday) => ({ weekday, opensMinute: 10 * 60, closesMinute: 16 * 60 })),
  ],
  zoneName: 'PST',
  isOpen: true,
  counties: ['Alameda', 'Marin', 'Sonoma'],
  ...about,
});

/** A house in which everything is done before families come, but for what is named. */
export const anOpening = (left: OpeningStepKind[] = [], facts: Partial<Opening> = {}): Opening => ({
  steps: openingSteps.map((kind) => ({ kind, isDone: !left.includes(kind) })),
  commands: 'npm',
  mailSentAt: null,
  backedUpAt: null,
  restoredAt: null,
  restoreTriedAt: null,
  ...facts,
});

let waiting = 0;

/** Somebody who wrote to us; nobody has it in hand yet. */
export function aQueueLine(facts: Partial<QueueLine> = {}): QueueLine {
  waiting += 1;
  return {
    id: `0199f0a0-0000-7000-8000-${String(waiting).padStart(12, '0')}`,
    kind: 'contact',
    planId: null,
    madeAt: '2026-11-05T12:00:00.000Z',
    dueAt: '2026-11-06T12:00:00.000Z',
    keptAt: null,
    keptBy: null,
    isKeptByProvider: false,
    withdrawnAt: null,
    person: { name: 'Noor Haddad', email: 'noor@example.org', phone: '+1 415 555 0132' },
    summary: 'The date',
    mayBeInDanger: false,
    comesFirst: false,
    owner: null,
    ...facts,
  };
}

export const aQueueItem = (facts: Partial<QueueItem> = {}): QueueItem => ({
  ...aQueueLine(),
  details: [{ label: 'In their words', text: 'When would you have time for us?' }],
  language: 'en',
  subjectId: '',
  history: [],
  templates: [
    {
      id: 'tried-to-call',
      language: 'en',
      title: 'We tried to call',
      subject: 'We tried to reach you',
      text: 'I called today and did not reach you.',
    },
  ],
  ...facts,
});
