import { entryKinds } from '@evenlight/contract/queue';
import { type SQL, sql } from 'drizzle-orm';
import { check, index, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { bytes, instant, oneOf } from '../../../platform/database/columns.ts';
import { exported, withheld } from '../../../platform/personal-data/columns.ts';
import type { Person } from '../../../platform/personal-data/coverage.ts';
import { personalTable } from '../../../platform/personal-data/declared-tables.ts';
import { type Words, words } from '../../../platform/texts/texts.ts';
import { users } from '../../accounts/tables.ts';
import { memorialReports } from '../../memorials/keeping/tables.ts';
import { liesSealed } from '../sealed-words.ts';
import { customRequests, promises } from '../tables.ts';

export const entryWords: Record<string, Words> = {
  taken: words('Somebody took it in hand'),
  released: words('Given back to the team'),
  handed: words('Handed to a colleague'),
  note: words('A note of our team'),
  answer: words('What you answered'),
  letter: words('A letter to you'),
  warned: words('Our answer was nearly late'),
  kept: words('Answered', 'desk queue export'),
  withdrawn: words('Taken back, or not needed any more'),
};

const aColleague = words('Which of our colleagues it was. They are people too.');

/** What was done about anything this person asked for, or reported under their address. */
export function aboutWhat({ id, email }: Person): SQL {
  const { request, userId } = customRequests;
  const asVisitor = sql`select ${customRequests.id} from ${customRequests} where ${userId} is null and ${request} ->> 'email' = ${email}`;
  const reported = sql`select ${memorialReports.id} from ${memorialReports} where ${memorialReports.email} = ${email}`;
  const theirs = sql`${promises.promisedTo} = ${id} or ${promises.customRequestId} in (${asVisitor}) or ${promises.memorialReportId} in (${reported})`;
  return sql`${deskEntries.promiseId} in (select ${promises.id} from ${promises} where ${theirs})`;
}

/** What the team did about a promise, said about it, and wrote because of it. */
export const deskEntries = pgTable(
  'desk_entries',
  {
    id: uuid('id').primaryKey(),
    promiseId: uuid('promise_id')
      .notNull()
      .references(() => promises.id, { onDelete: 'cascade' }),
    kind: exported(text('kind', { enum: entryKinds }).notNull(), words('What', 'desk queue export'), entryWords),
    at: exported(instant('at').notNull(), words('When', 'desk queue export')),
    /** Null for the house itself, and for somebody who has left. */
    byId: withheld(
      uuid('by_id').references(() => users.id, { onDelete: 'set null' }),
      aColleague,
    ),
    toId: withheld(
      uuid('to_id').references(() => users.id, { onDelete: 'set null' }),
      aColleague,
    ),
    /** The words of a note, an answer or a letter, sealed. */
    sealed: withheld(bytes('sealed'), liesSealed),
    /** Named by the browser, so that the same words sent twice are there once. */
    idempotencyKey: uuid('idempotency_key'),
  },
  (table) => [
    unique('desk_entries_idempotency_key').on(table.idempotencyKey),
    check('desk_entries_kind', oneOf(table.kind, entryKinds)),
    index('desk_entries_promise').on(table.promiseId, table.at),
    index('desk_entries_by').on(table.byId),
    index('desk_entries_to').on(table.toId),
  ],
);

personalTable(deskEntries, {
  title: words('What our team did for you'),
  of: aboutWhat,
  // They go with what was asked for.
  leaving: { goneBy: 'eraseRequests' },
});
