import { languages } from '@evenlight/contract/languages';
import { groupCosts, groupKinds, membershipStates } from '@evenlight/contract/support/groups';
import { eq, sql } from 'drizzle-orm';
import { boolean, check, date, index, pgTable, smallint, text, unique, uuid } from 'drizzle-orm/pg-core';
import { bytes, instant, languageCode, oneOf } from '../../../platform/database/columns.ts';
import { translations } from '../../../platform/database/translations.ts';
import { exported, withheld, yesOrNo } from '../../../platform/personal-data/columns.ts';
import { otherTable, personalTable } from '../../../platform/personal-data/declared-tables.ts';
import { type Words, words } from '../../../platform/texts/texts.ts';
import { ownerId, users } from '../../accounts/tables.ts';

/** Groups that meet. Their words are data, as those of vendors are. */
export const supportGroups = pgTable(
  'support_groups',
  {
    id: uuid('id').primaryKey(),
    name: text('name').notNull(),
    description: text('description').notNull(),
    forWhom: text('for_whom').notNull(),
    facilitator: text('facilitator').notNull(),
    kind: text('kind', { enum: groupKinds }).notNull(),
    cost: text('cost', { enum: groupCosts }).notNull(),
    place: text('place').notNull(),
    /** The door or the address of the call, for those who are confirmed. */
    whereToMeet: text('where_to_meet').notNull(),
    /** In which people talk; in words of our team. */
    language: text('language').notNull(),
    /** Null where the texts are written as people talk there, or else in the first language. */
    writtenIn: text('written_in', { enum: languages }),
    traditions: text('traditions').array().notNull().default([]),
    /** The first meeting; every other week is counted from it. */
    firstDay: date('first_day').notNull(),
    everyWeeks: smallint('every_weeks').notNull(),
    startMinute: smallint('start_minute').notNull(),
    minutes: smallint('minutes').notNull(),
    seats: smallint('seats').notNull(),
    isSample: boolean('is_sample').notNull(),
    isListed: boolean('is_listed').notNull().default(true),
    translations: translations(),
  },
  (table) => [
    check('support_groups_written_in', languageCode(table.writtenIn)),
    check('support_groups_kind', oneOf(table.kind, groupKinds)),
    check('support_groups_cost', oneOf(table.cost, groupCosts)),
    check('support_groups_every_weeks', sql`${table.everyWeeks} in (1, 2)`),
    check('support_groups_start', sql`${table.startMinute} between 0 and 1439`),
    check('support_groups_minutes', sql`${table.minutes} between 15 and 240`),
    check('support_groups_seats', sql`${table.seats} between 8 and 15`),
  ],
);

otherTable(supportGroups, { noPerson: 'Groups that meet, and where; who is in them stands elsewhere.' });

const states: Record<string, Words> = {
  asked: words('Asked', 'support groups export'),
  waiting: words('Waiting for a free seat'),
  confirmed: words('You are in'),
  declined: words('No seat this time'),
};

export const groupMemberships = pgTable(
  'group_memberships',
  {
    id: uuid('id').primaryKey(),
    groupId: uuid('group_id')
      .notNull()
      .references(() => supportGroups.id, { onDelete: 'cascade' }),
    userId: ownerId(),
    state: exported(
      text('state', { enum: membershipStates }).notNull(),
      words('Where it stands', 'support groups export'),
      states,
    ),
    /** What they want to say beforehand; our team reads it, so it is sealed under the key of the house. */
    sealedNote: withheld(
      bytes('sealed_note').notNull(),
      words('What you wrote beforehand lies sealed; it is told in words in a section of its own.'),
    ),
    wantsReminders: exported(
      boolean('wants_reminders').notNull().default(true),
      words('A mail on the day before'),
      yesOrNo,
    ),
    askedAt: exported(instant('asked_at').notNull(), words('Asked, or moved up')),
    decidedAt: exported(instant('decided_at'), words('Answered', 'support groups export')),
    decidedBy: withheld(
      uuid('decided_by').references(() => users.id, { onDelete: 'set null' }),
      words('Who of our team answered you is known to us, and is left out to protect them.'),
    ),
  },
  (table) => [
    unique('group_memberships_person').on(table.groupId, table.userId),
    index('group_memberships_user').on(table.userId),
    index('group_memberships_state').on(table.state, table.askedAt),
    index('group_memberships_decided_by').on(table.decidedBy),
    check('group_memberships_state', oneOf(table.state, membershipStates)),
  ],
);

personalTable(groupMemberships, {
  title: words('Groups you asked to join'),
  of: ({ id }) => eq(groupMemberships.userId, id),
  // Whoever goes gives the seat to the next in line.
  leaving: { goneBy: 'eraseSeats' },
});
