// The desk's queue: everything somebody waits for, who of the team has it, and what was done about it.
import { KeptPromise, PromiseKind } from './concierge.ts';
import { endpoint } from './endpoint.ts';
import { lineOfText } from './field-rules.ts';
import { UserId } from './ids.ts';
import { languages } from './languages.ts';
import { z } from './zod.ts';

export const queueViews = ['waiting', 'free', 'mine', 'late', 'kept'] as const;
export const QueueView = z.enum(queueViews);
export type QueueView = z.infer<typeof QueueView>;

export const Colleague = z.object({ id: UserId, name: z.string() });
export type Colleague = z.infer<typeof Colleague>;

/** What the list shows. What somebody wrote stands on its own page, and reading it is written down. */
export const QueueLine = KeptPromise.omit({ details: true }).extend({
  /** Emergencies, and whoever may be in danger. */
  comesFirst: z.boolean(),
  /** Who of the team has it in hand. */
  owner: Colleague.nullable(),
});
export type QueueLine = z.infer<typeof QueueLine>;

export const entryKinds = [
  'taken',
  'released',
  'handed',
  'note',
  'answer',
  'letter',
  'warned',
  'kept',
  'withdrawn',
] as const;
export const EntryKind = z.enum(entryKinds);
export type EntryKind = z.infer<typeof EntryKind>;

/** One thing that was done about it. `answer` is what the family said, `letter` what we wrote to them. */
export const QueueEntry = z.object({
  id: z.uuid(),
  kind: EntryKind,
  at: z.iso.datetime(),
  /** Null for a job, and for somebody who has left. */
  by: z.string().nullable(),
  /** To whom it was handed. */
  to: z.string().nullable(),
  subject: z.string().nullable(),
  text: z.string().nullable(),
});
export type QueueEntry = z.infer<typeof QueueEntry>;

/** Words to begin a letter with. */
export const ReplyTemplate = z.object({
  id: z.string(),
  language: z.enum(languages),
  title: z.string(),
  subject: z.string(),
  text: z.string(),
});
export type ReplyTemplate = z.infer<typeof ReplyTemplate>;

export const QueueItem = QueueLine.extend({
  details: KeptPromise.shape.details,
  /** In which they are written to: what stands around a letter of ours is in it. */
  language: z.enum(languages),
  /** Of what it is about: the call that was asked for, the report, the request for a seat. */
  subjectId: z.string(),
  history: z.array(QueueEntry),
  templates: z.array(ReplyTemplate),
});
export type QueueItem = z.infer<typeof QueueItem>;

/**
 * Where somebody of the team answers it: by a decision on its own page, by one in the case, or by doing whatever it takes
 * and saying so. A decision that was never taken must not be waited for by nobody.
 */
export function whereAnswered({
  kind,
  planId,
}: Pick<QueueLine, 'kind' | 'planId'>): 'on-its-page' | 'in-the-case' | 'by-hand' {
  if (kind === 'crisis-alert' || kind === 'support-group' || kind === 'memorial-report') return 'on-its-page';
  const isDecided = kind === 'adjustment' || kind === 'refund-request' || kind === 'document';
  // A paper that belongs to no plan has no case.
  return isDecided && planId !== null ? 'in-the-case' : 'by-hand';
}

export const QueueCounts = z.object({ waiting: z.int(), free: z.int(), mine: z.int(), late: z.int(), first: z.int() });
export type QueueCounts = z.infer<typeof QueueCounts>;

const promiseId = z.object({ promiseId: z.uuid() });

export const QUEUE_SEARCH_MAX_LENGTH = 120;

const QueueFilters = z.object({
  view: QueueView.default('waiting'),
  kind: PromiseKind.optional(),
  after: z.string().max(120).optional(),
});

const QueuePage = z.object({
  lines: z.array(QueueLine),
  next: z.string().nullable(),
  counts: QueueCounts,
  /** Dated facts that nobody has looked up, or not since their review. */
  factsToCheck: z.int(),
});

export const listQueue = endpoint({
  method: 'GET',
  path: '/staff/queue',
  summary: 'What families wait for: emergencies first, then the soonest due; fifty at a time.',
  access: 'staff',
  query: QueueFilters,
  returns: QueuePage,
  problems: ['path.not_found'],
});

/** Sent and not asked for by an address: names and numbers of families stand in no address, log or history. */
export const searchQueue = endpoint({
  method: 'POST',
  path: '/staff/queue/search',
  summary:
    'The same, narrowed down to whoever has these words in their name, e-mail address or phone number, or to a plan’s number.',
  access: 'staff',
  body: QueueFilters.extend({
    /** Whole words. */
    search: z.string().trim().max(QUEUE_SEARCH_MAX_LENGTH),
  }),
  returns: QueuePage,
  problems: ['path.not_found'],
});

export const readQueueItem = endpoint({
  method: 'GET',
  path: '/staff/queue/:promiseId',
  summary: 'One thing that somebody waits for: what they wrote, and what was done. That it was read is written down.',
  access: 'staff',
  params: promiseId,
  returns: QueueItem,
  problems: ['path.not_found', 'promise.not_found'],
});

export const takeQueueItem = endpoint({
  method: 'POST',
  path: '/staff/queue/:promiseId/take',
  summary: 'Takes it in hand, also from a colleague. Refused when somebody else has taken it meanwhile.',
  access: 'staff',
  params: promiseId,
  body: z.object({
    /** Who had it when it was read. */
    from: UserId.nullable(),
  }),
  returns: QueueItem,
  problems: [
    'path.not_found',
    'promise.not_found',
    'promise.taken',
    'promise.kept',
    'promise.withdrawn',
    'promise.decided_elsewhere',
  ],
});

export const releaseQueueItem = endpoint({
  method: 'POST',
  path: '/staff/queue/:promiseId/release',
  summary: 'Gives it back, so that anybody may take it.',
  access: 'staff',
  params: promiseId,
  returns: QueueItem,
  problems: [
    'path.not_found',
    'promise.not_found',
    'promise.taken',
    'promise.kept',
    'promise.withdrawn',
    'promise.decided_elsewhere',
  ],
});

export const handOverQueueItem = endpoint({
  method: 'POST',
  path: '/staff/queue/:promiseId/hand-over',
  summary: 'Gives it to a colleague.',
  access: 'staff',
  params: promiseId,
  body: z.object({ to: UserId }),
  returns: QueueItem,
  problems: [
    'path.not_found',
    'promise.not_found',
    'promise.taken',
    'promise.kept',
    'promise.withdrawn',
    'promise.decided_elsewhere',
    'user.not_found',
  ],
});

export const keepPromise = endpoint({
  method: 'POST',
  path: '/staff/queue/:promiseId/keep',
  summary: 'Somebody of the team has answered. Kept again, the first answer stands.',
  access: 'staff',
  params: promiseId,
  body: z.object({
    /** The promise that was read: one that was renewed since is not kept by an answer to the former. */
    madeAt: z.iso.datetime().optional(),
  }),
  returns: QueueItem,
  problems: [
    'path.not_found',
    'promise.not_found',
    'promise.renewed',
    'promise.taken',
    'promise.withdrawn',
    'promise.decided_elsewhere',
  ],
});

/** Of a note, and of a letter. */
export const DESK_WORDS_MAX_LENGTH = 5_000;
export const LETTER_SUBJECT_MAX_LENGTH = 150;

const Words = z.string().trim().min(1).max(DESK_WORDS_MAX_LENGTH);

export const noteOnQueueItem = endpoint({
  method: 'POST',
  path: '/staff/queue/:promiseId/notes',
  summary: 'A note for the team, or what the family answered.',
  access: 'staff',
  status: 201,
  params: promiseId,
  body: z.object({
    kind: z.enum(['note', 'answer']),
    text: Words,
    /** Sent again, it is the same note. */
    idempotencyKey: z.uuid(),
  }),
  returns: QueueItem,
  problems: ['path.not_found', 'promise.not_found'],
});

export const writeFromQueue = endpoint({
  method: 'POST',
  path: '/staff/queue/:promiseId/letters',
  summary: 'Writes to whoever waits, by e-mail. What was written stays with it.',
  access: 'staff',
  status: 201,
  params: promiseId,
  body: z.object({
    subject: lineOfText(LETTER_SUBJECT_MAX_LENGTH),
    text: Words,
    /** Sent again, it is the same letter. */
    idempotencyKey: z.uuid(),
  }),
  returns: QueueItem,
  problems: ['path.not_found', 'promise.not_found', 'promise.nobody_to_write_to'],
});

export const listTeam = endpoint({
  method: 'GET',
  path: '/staff/team',
  summary: 'Who is on the concierge team.',
  access: 'staff',
  returns: z.array(Colleague),
  problems: ['path.not_found'],
});

/** How our team has kept its word in one month of the Bay Area's calendar. */
export const KeptFigures = z.object({
  /** 2026-11 */
  month: z.string(),
  /** What was due in it, or answered before it was due. */
  due: z.int(),
  keptInTime: z.int(),
  /** From the asking to the answer, over what was answered. Null when nothing was. */
  medianMinutes: z.int().nullable(),
});
export type KeptFigures = z.infer<typeof KeptFigures>;

export const getKeptFigures = endpoint({
  method: 'GET',
  path: '/staff/kept-promises',
  summary: 'How many promises were kept in time, this month and the eleven before, and how long people waited.',
  access: 'staff',
  returns: z.array(KeptFigures),
  problems: ['path.not_found'],
});

export const getPublicKeptFigures = endpoint({
  method: 'GET',
  path: '/kept-promises',
  summary: 'The same for this month, for everybody. Null until whoever runs the house shows it.',
  access: 'anyone',
  cacheSeconds: 300,
  returns: z.object({ thisMonth: KeptFigures.nullable() }),
});
