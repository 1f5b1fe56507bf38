import { contributionStates, contributionTypes } from '@evenlight/contract/memorials/collaboration';
import { invitedRoles } from '@evenlight/contract/memorials/rights';
import { and, eq, isNull, or, sql } from 'drizzle-orm';
import { boolean, check, index, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import { bytes, instant, oneOf } from '../../../platform/database/columns.ts';
import { exported, ownNumber, secretTrace } from '../../../platform/personal-data/columns.ts';
import type { Words } from '../../../platform/personal-data/coverage.ts';
import { personalTable } from '../../../platform/personal-data/declared-tables.ts';
import { ownerId, users } from '../../accounts/tables.ts';
import { idOfMemorial, memorialPhotos, ofOwnMemorials } from '../tables.ts';

const roles: Record<string, Words> = {
  editor: { en: 'Editor', es: 'Edición' },
  contributor: { en: 'Contributor', es: 'Aportaciones' },
  viewer: { en: 'Viewer', es: 'Lectura' },
};

/** Everybody but the owner. Without a `userId` the invitation was not accepted yet. */
export const memorialCollaborators = pgTable(
  'memorial_collaborators',
  {
    id: uuid('id').primaryKey(),
    memorialId: idOfMemorial(),
    /** The address the invitation went to, in small letters. */
    email: exported(text('email').notNull(), { en: 'E-mail', es: 'Correo' }),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    role: exported(text('role', { enum: invitedRoles }).notNull(), { en: 'Role', es: 'Papel' }, roles),
    isDelegate: exported(boolean('is_delegate').notNull(), {
      en: 'Looks through the guestbook',
      es: 'Revisa el libro de visitas',
    }),
    invitedBy: uuid('invited_by').references(() => users.id, { onDelete: 'set null' }),
    invitedAt: exported(instant('invited_at').notNull(), { en: 'Invited', es: 'Invitación' }),
    acceptedAt: exported(instant('accepted_at'), { en: 'Accepted', es: 'Aceptación' }),
    /** Of the link that waits; null once it was used. */
    tokenHash: secretTrace(bytes('token_hash')),
    tokenEndsAt: exported(instant('token_ends_at'), { en: 'Link works until', es: 'El enlace funciona hasta' }),
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

personalTable(memorialCollaborators, {
  title: {
    en: 'People of your memorials, and where you take part',
    es: 'Personas de sus memoriales, y dónde participa',
  },
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
    contributionType: exported(
      text('contribution_type', { enum: contributionTypes }).notNull(),
      { en: 'What it is', es: 'Qué es' },
      {
        photo: { en: 'Photo', es: 'Foto' },
        story: { en: 'Story', es: 'Historia' },
        memory: { en: 'Memory', es: 'Recuerdo' },
        biography_edit: { en: 'Life story', es: 'Historia de vida' },
      },
    ),
    status: exported(
      text('status', { enum: contributionStates }).notNull(),
      { en: 'What became of it', es: 'Qué pasó con ello' },
      {
        pending: { en: 'Waiting', es: 'En espera' },
        approved: { en: 'Approved', es: 'Aprobado' },
        rejected: { en: 'Turned down', es: 'Rechazado' },
      },
    ),
    title: exported(text('title').notNull(), { en: 'Title', es: 'Título' }),
    description: exported(text('description').notNull(), { en: 'Description', es: 'Descripción' }),
    content: exported(text('content').notNull(), { en: 'Words', es: 'Palabras' }),
    photoId: uuid('photo_id').references(() => memorialPhotos.id, { onDelete: 'set null' }),
    contributorId: uuid('contributor_id').references(() => users.id, { onDelete: 'set null' }),
    /** As it stands on the page, also after they have left. */
    credit: exported(text('credit').notNull(), { en: 'Name it stands under', es: 'Nombre bajo el que aparece' }),
    createdAt: exported(instant('created_at').notNull(), { en: 'Sent', es: 'Enviado' }),
    decidedAt: exported(instant('decided_at'), { en: 'Decided', es: 'Decidido' }),
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
  title: { en: 'What was brought to memorials', es: 'Lo aportado a memoriales' },
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
    startedAt: exported(instant('started_at').notNull(), { en: 'Begun', es: 'Inicio' }),
    lastActiveAt: exported(instant('last_active_at').notNull(), { en: 'Last seen', es: 'Última actividad' }),
    endedAt: exported(instant('ended_at'), { en: 'Ended', es: 'Fin' }),
  },
  (table) => [
    primaryKey({ name: 'memorial_edit_sessions_pkey', columns: [table.memorialId, table.userId] }),
    index('memorial_edit_sessions_user').on(table.userId),
  ],
);

personalTable(memorialEditSessions, {
  title: { en: 'When you worked on memorials', es: 'Cuándo trabajó en memoriales' },
  of: ({ id }) => eq(memorialEditSessions.userId, id),
  leaving: 'deleted',
});
