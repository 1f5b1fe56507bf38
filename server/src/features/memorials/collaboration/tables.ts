import { contributionStates, contributionTypes } from '@evenlight/contract/memorials/collaboration';
import { invitedRoles } from '@evenlight/contract/memorials/rights';
import { sql } from 'drizzle-orm';
import { bigint, boolean, check, index, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import { bytes, instant, oneOf } from '../../../platform/database/columns.ts';
import { users } from '../../accounts/tables.ts';
import { memorialPhotos, memorials } from '../tables.ts';

/** Everybody but the owner. Without a `userId` the invitation was not accepted yet. */
export const memorialCollaborators = pgTable(
  'memorial_collaborators',
  {
    id: uuid('id').primaryKey(),
    memorialId: bigint('memorial_id', { mode: 'number' })
      .notNull()
      .references(() => memorials.id, { onDelete: 'cascade' }),
    /** The address the invitation went to, in small letters. */
    email: text('email').notNull(),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    role: text('role', { enum: invitedRoles }).notNull(),
    isDelegate: boolean('is_delegate').notNull(),
    invitedBy: uuid('invited_by').references(() => users.id, { onDelete: 'set null' }),
    invitedAt: instant('invited_at').notNull(),
    acceptedAt: instant('accepted_at'),
    /** Of the link that waits; null once it was used. */
    tokenHash: bytes('token_hash'),
    tokenEndsAt: instant('token_ends_at'),
  },
  (table) => [
    unique('memorial_collaborators_address').on(table.memorialId, table.email),
    unique('memorial_collaborators_person').on(table.memorialId, table.userId),
    unique('memorial_collaborators_token').on(table.tokenHash),
    check('memorial_collaborators_role', oneOf(table.role, invitedRoles)),
    check('memorial_collaborators_accepted', sql`(${table.userId} is null) = (${table.acceptedAt} is null)`),
    index('memorial_collaborators_email').on(table.email),
    index('memorial_collaborators_user').on(table.userId),
    index('memorial_collaborators_inviter').on(table.invitedBy),
  ],
);

export const memorialContributions = pgTable(
  'memorial_contributions',
  {
    id: uuid('id').primaryKey(),
    memorialId: bigint('memorial_id', { mode: 'number' })
      .notNull()
      .references(() => memorials.id, { onDelete: 'cascade' }),
    idempotencyKey: uuid('idempotency_key'),
    contributionType: text('contribution_type', { enum: contributionTypes }).notNull(),
    status: text('status', { enum: contributionStates }).notNull(),
    title: text('title').notNull(),
    description: text('description').notNull(),
    content: text('content').notNull(),
    photoId: uuid('photo_id').references(() => memorialPhotos.id, { onDelete: 'set null' }),
    contributorId: uuid('contributor_id').references(() => users.id, { onDelete: 'set null' }),
    /** As it stands on the page, also after they have left. */
    credit: text('credit').notNull(),
    createdAt: instant('created_at').notNull(),
    decidedAt: instant('decided_at'),
    decidedBy: uuid('decided_by').references(() => users.id, { onDelete: 'set null' }),
  },
  (table) => [
    unique('memorial_contributions_idempotency_key').on(table.memorialId, table.idempotencyKey),
    check('memorial_contributions_type', oneOf(table.contributionType, contributionTypes)),
    check('memorial_contributions_status', oneOf(table.status, contributionStates)),
    check('memorial_contributions_decided', sql`(${table.status} = 'pending') = (${table.decidedAt} is null)`),
    index('memorial_contributions_memorial').on(table.memorialId, table.status, table.createdAt),
    index('memorial_contributions_photo').on(table.photoId),
    index('memorial_contributions_contributor').on(table.contributorId),
    index('memorial_contributions_decider').on(table.decidedBy),
  ],
);

/** Who has the memorial open for editing; one line for each person. */
export const memorialEditSessions = pgTable(
  'memorial_edit_sessions',
  {
    memorialId: bigint('memorial_id', { mode: 'number' })
      .notNull()
      .references(() => memorials.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    id: uuid('id').notNull(),
    startedAt: instant('started_at').notNull(),
    lastActiveAt: instant('last_active_at').notNull(),
    endedAt: instant('ended_at'),
  },
  (table) => [
    primaryKey({ name: 'memorial_edit_sessions_pkey', columns: [table.memorialId, table.userId] }),
    index('memorial_edit_sessions_user').on(table.userId),
  ],
);
