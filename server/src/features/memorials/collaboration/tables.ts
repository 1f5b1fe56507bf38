import { contributionStates, contributionTypes } from '@evenlight/contract/memorials/collaboration';
import { invitedRoles } from '@evenlight/contract/memorials/rights';
import { and, eq, isNull, or, sql } from 'drizzle-orm';
import { boolean, check, index, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import { bytes, instant, languageCode, oneOf } from '../../../platform/database/columns.ts';
import { exported, ownNumber, secretTrace } from '../../../platform/personal-data/columns.ts';
import { personalTable } from '../../../platform/personal-data/declared-tables.ts';
import { type Words, words } from '../../../platform/texts/texts.ts';
import { letterLanguage, ownerId, users } from '../../accounts/tables.ts';
import { idOfMemorial, memorialPhotos, ofOwnMemorials } from '../tables.ts';

const roles: Record<string, Words> = {
  editor: words('Editor', 'memorials collaboration export'),
  contributor: words('Contributor', 'memorials collaboration export'),
  viewer: words('Viewer', 'memorials collaboration export'),
};

/** Everybody but the owner. Without a `userId` the invitation was not accepted yet. */
export const memorialCollaborators = pgTable(
  'memorial_collaborators',
  {
    id: uuid('id').primaryKey(),
    memorialId: idOfMemorial(),
    /** The address the invitation went to, in small letters. */
    email: exported(text('email').notNull(), words('E-mail', 'memorials collaboration export')),
    language: letterLanguage(),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    role: exported(
      text('role', { enum: invitedRoles }).notNull(),
      words('Role', 'memorials collaboration export'),
      roles,
    ),
    isDelegate: exported(boolean('is_delegate').notNull(), words('Looks through the guestbook')),
    invitedBy: uuid('invited_by').references(() => users.id, { onDelete: 'set null' }),
    invitedAt: exported(instant('invited_at').notNull(), words('Invited', 'memorials collaboration export')),
    acceptedAt: exported(instant('accepted_at'), words('Accepted', 'memorials collaboration export')),
    /** Of the link that waits; null once it was used. */
    tokenHash: secretTrace(bytes('token_hash')),
    tokenEndsAt: exported(instant('token_ends_at'), words('Link works until')),
  },
  (table) => [
    unique('memorial_collaborators_address').on(table.memorialId, table.email),
    unique('memorial_collaborators_person').on(table.memorialId, table.userId),
    unique('memorial_collaborators_token').on(table.tokenHash),
    check('memorial_collaborators_language', languageCode(table.language)),
    check('memorial_collaborators_role', oneOf(table.role, invitedRoles)),
    check('memorial_collaborators_accepted', sql`(${table.userId} is null) = (${table.acceptedAt} is null)`),
    index('memorial_collaborators_email').on(table.email),
    index('memorial_collaborators_user').on(table.userId),
    index('memorial_collaborators_inviter').on(table.invitedBy),
  ],
);

personalTable(memorialCollaborators, {
  title: words('People of your memorials, and where you take part'),
  of: (person) =>
    or(
      eq(memorialCollaborators.userId, person.id),
      // Once accepted, a line is its person's, whoever has the address by now.
      and(isNull(memorialCollaborators.userId), eq(memorialCollaborators.email, person.email)),
      ofOwnMemorials(memorialCollaborators.memorialId)(person),
    ),
  leaving: 'deleted',
});

export const memorialContributions = pgTable(
  'memorial_contributions',
  {
    id: uuid('id').primaryKey(),
    memorialId: idOfMemorial(),
    idempotencyKey: uuid('idempotency_key'),
    contributionType: exported(text('contribution_type', { enum: contributionTypes }).notNull(), words('What it is'), {
      photo: words('Photo', 'memorials collaboration export'),
      story: words('Story', 'memorials collaboration export'),
      memory: words('Memory', 'memorials collaboration export'),
      biography_edit: words('Life story', 'memorials collaboration export'),
    }),
    status: exported(text('status', { enum: contributionStates }).notNull(), words('What became of it'), {
      pending: words('Waiting', 'memorials collaboration export'),
      approved: words('Approved', 'memorials collaboration export'),
      rejected: words('Turned down', 'memorials collaboration export'),
    }),
    title: exported(text('title').notNull(), words('Title', 'memorials collaboration export')),
    description: exported(text('description').notNull(), words('Description', 'memorials collaboration export')),
    content: exported(text('content').notNull(), words('Words', 'memorials collaboration export')),
    photoId: uuid('photo_id').references(() => memorialPhotos.id, { onDelete: 'set null' }),
    contributorId: uuid('contributor_id').references(() => users.id, { onDelete: 'set null' }),
    /** As it stands on the page, also after they have left. */
    credit: exported(text('credit').notNull(), words('Name it stands under')),
    createdAt: exported(instant('created_at').notNull(), words('Sent', 'memorials collaboration export')),
    decidedAt: exported(instant('decided_at'), words('Decided', 'memorials collaboration export')),
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

personalTable(memorialContributions, {
  title: words('What was brought to memorials'),
  of: (person) =>
    or(eq(memorialContributions.contributorId, person.id), ofOwnMemorials(memorialContributions.memorialId)(person)),
  leaving: { goneBy: 'eraseContributions' },
});

/** Who has the memorial open for editing; one line for each person. */
export const memorialEditSessions = pgTable(
  'memorial_edit_sessions',
  {
    memorialId: idOfMemorial(),
    userId: ownerId(),
    id: ownNumber(uuid('id').notNull()),
    startedAt: exported(instant('started_at').notNull(), words('Begun', 'memorials collaboration export')),
    lastActiveAt: exported(instant('last_active_at').notNull(), words('Last seen', 'memorials collaboration export')),
    endedAt: exported(instant('ended_at'), words('Ended', 'memorials collaboration export')),
  },
  (table) => [
    primaryKey({ name: 'memorial_edit_sessions_pkey', columns: [table.memorialId, table.userId] }),
    index('memorial_edit_sessions_user').on(table.userId),
  ],
);

personalTable(memorialEditSessions, {
  title: words('When you worked on memorials'),
  of: ({ id }) => eq(memorialEditSessions.userId, id),
  leaving: 'deleted',
});
