import { relationships } from '@evenlight/contract/families/group';
import { familyRoles } from '@evenlight/contract/families/rights';
import { eq, or, sql } from 'drizzle-orm';
import { check, index, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { bytes, instant, languageCode, oneOf } from '../../../platform/database/columns.ts';
import { exported, secretTrace } from '../../../platform/personal-data/columns.ts';
import type { Person } from '../../../platform/personal-data/coverage.ts';
import { personalTable } from '../../../platform/personal-data/declared-tables.ts';
import { words } from '../../../platform/texts/texts.ts';
import { letterLanguage, users } from '../../accounts/tables.ts';
import { familyGroups, groupNumber, relationshipInGroup, roleInGroup } from '../../plans/people/tables.ts';

const ofOwnGroups = ({ id }: Person) =>
  sql`${familyInvitations.groupId} in (select groups.id from family_groups groups
    join plans on plans.id = groups.plan_id where plans.user_id = ${id})`;

/** Who is to come in: somebody a letter went to, or (with a `userId`) somebody who asks by the link. */
export const familyInvitations = pgTable(
  'family_invitations',
  {
    id: uuid('id').primaryKey(),
    groupId: exported(
      uuid('group_id')
        .notNull()
        .references(() => familyGroups.id, { onDelete: 'cascade' }),
      groupNumber,
    ),
    name: exported(text('name').notNull(), words('Name', 'families people export')),
    /** The address the letter went to, in small letters; null for those who ask. */
    email: exported(text('email'), words('E-mail', 'families people export')),
    language: letterLanguage(),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    role: roleInGroup(),
    relationship: relationshipInGroup(),
    invitedBy: uuid('invited_by').references(() => users.id, { onDelete: 'set null' }),
    invitedAt: exported(instant('invited_at').notNull(), words('Invited, or asked')),
    tokenHash: secretTrace(bytes('token_hash')),
    /** Until when a letter can be used. */
    tokenEndsAt: exported(instant('token_ends_at'), words('Link works until')),
    /** They came in, by this way or another. Kept for a while, so that the same press sent again gets the same answer. */
    cameInAt: exported(instant('came_in_at'), words('Came in', 'families people export')),
    /** Not let in, or taken back. Kept for a while, so that whoever asked need not wait for an answer. */
    turnedDownAt: exported(instant('turned_down_at'), words('Not let in')),
  },
  (table) => [
    unique('family_invitations_address').on(table.groupId, table.email),
    unique('family_invitations_asker').on(table.groupId, table.userId),
    unique('family_invitations_token').on(table.tokenHash),
    check('family_invitations_language', languageCode(table.language)),
    check('family_invitations_role', oneOf(table.role, familyRoles)),
    check('family_invitations_relationship', oneOf(table.relationship, relationships)),
    check('family_invitations_kind', sql`(${table.email} is null) = (${table.userId} is not null)`),
    check('family_invitations_letter', sql`(${table.email} is null) = (${table.tokenHash} is null)`),
    index('family_invitations_user').on(table.userId),
    index('family_invitations_inviter').on(table.invitedBy),
  ],
);

personalTable(familyInvitations, {
  title: words('Invitations to family groups'),
  of: (person) =>
    or(eq(familyInvitations.userId, person.id), eq(familyInvitations.email, person.email), ofOwnGroups(person)),
  leaving: 'deleted',
});
