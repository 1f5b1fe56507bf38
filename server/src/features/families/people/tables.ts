import { relationships } from '@evenlight/contract/families/group';
import { familyRoles } from '@evenlight/contract/families/rights';
import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { bytes, instant, oneOf } from '../../../platform/database/columns.ts';
import { users } from '../../accounts/tables.ts';
import { familyGroups } from '../../plans/people/tables.ts';

/** Who is to come in: somebody a letter went to, or (with a `userId`) somebody who asks by the link. */
export const familyInvitations = pgTable(
  'family_invitations',
  {
    id: uuid('id').primaryKey(),
    groupId: uuid('group_id')
      .notNull()
      .references(() => familyGroups.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    /** The address the letter went to, in small letters; null for those who ask. */
    email: text('email'),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    role: text('role', { enum: familyRoles }).notNull(),
    relationship: text('relationship', { enum: relationships }),
    invitedBy: uuid('invited_by').references(() => users.id, { onDelete: 'set null' }),
    invitedAt: instant('invited_at').notNull(),
    tokenHash: bytes('token_hash'),
    /** Until when a letter can be used. */
    tokenEndsAt: instant('token_ends_at'),
    /** They came in, by this way or another. Kept for a while, so that the same press sent again gets the same answer. */
    cameInAt: instant('came_in_at'),
    /** Not let in, or taken back. Kept for a while, so that whoever asked need not wait for an answer. */
    turnedDownAt: instant('turned_down_at'),
  },
  (table) => [
    unique('family_invitations_address').on(table.groupId, table.email),
    unique('family_invitations_asker').on(table.groupId, table.userId),
    unique('family_invitations_token').on(table.tokenHash),
    check('family_invitations_role', oneOf(table.role, familyRoles)),
    check('family_invitations_relationship', oneOf(table.relationship, relationships)),
    check('family_invitations_kind', sql`(${table.email} is null) = (${table.userId} is not null)`),
    check('family_invitations_letter', sql`(${table.email} is null) = (${table.tokenHash} is null)`),
    index('family_invitations_user').on(table.userId),
    index('family_invitations_inviter').on(table.invitedBy),
  ],
);
