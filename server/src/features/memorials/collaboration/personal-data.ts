import { and, eq, isNull, ne, or } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import {
  exported,
  ofTheReader,
  ownNumber,
  type Person,
  personalTable,
  type TableCoverage,
  type Words,
  withheld,
} from '../../../platform/personal-data/coverage.ts';
import { memorialNumber, ofOwnMemorials } from '../own-memorials.ts';
import { memorialCollaborators, memorialContributions, memorialEditSessions } from './tables.ts';

const secretTrace = withheld({
  en: 'With it somebody could test guesses at a link.',
  es: 'Con él alguien podría probar enlaces adivinados.',
});

const roles: Record<string, Words> = {
  editor: { en: 'Editor', es: 'Edición' },
  contributor: { en: 'Contributor', es: 'Aportaciones' },
  viewer: { en: 'Viewer', es: 'Lectura' },
};

export const collaborationTables: readonly TableCoverage[] = [
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
    columns: {
      id: ownNumber,
      memorialId: memorialNumber,
      email: exported({ en: 'E-mail', es: 'Correo' }),
      userId: ownNumber,
      role: exported({ en: 'Role', es: 'Papel' }, roles),
      isDelegate: exported({ en: 'Looks through the guestbook', es: 'Revisa el libro de visitas' }),
      invitedBy: ownNumber,
      invitedAt: exported({ en: 'Invited', es: 'Invitación' }),
      acceptedAt: exported({ en: 'Accepted', es: 'Aceptación' }),
      tokenHash: secretTrace,
      tokenEndsAt: exported({ en: 'Link works until', es: 'El enlace funciona hasta' }),
    },
  }),
  personalTable(memorialContributions, {
    title: { en: 'What was brought to memorials', es: 'Lo aportado a memoriales' },
    of: (person) =>
      or(eq(memorialContributions.contributorId, person.id), ofOwnMemorials(memorialContributions.memorialId)(person)),
    leaving: 'handled',
    columns: {
      id: ownNumber,
      memorialId: memorialNumber,
      idempotencyKey: ownNumber,
      contributionType: exported(
        { en: 'What it is', es: 'Qué es' },
        {
          photo: { en: 'Photo', es: 'Foto' },
          story: { en: 'Story', es: 'Historia' },
          memory: { en: 'Memory', es: 'Recuerdo' },
          biography_edit: { en: 'Life story', es: 'Historia de vida' },
        },
      ),
      status: exported(
        { en: 'What became of it', es: 'Qué pasó con ello' },
        {
          pending: { en: 'Waiting', es: 'En espera' },
          approved: { en: 'Approved', es: 'Aprobado' },
          rejected: { en: 'Turned down', es: 'Rechazado' },
        },
      ),
      title: exported({ en: 'Title', es: 'Título' }),
      description: exported({ en: 'Description', es: 'Descripción' }),
      content: exported({ en: 'Words', es: 'Palabras' }),
      photoId: ownNumber,
      contributorId: ownNumber,
      credit: exported({ en: 'Name it stands under', es: 'Nombre bajo el que aparece' }),
      createdAt: exported({ en: 'Sent', es: 'Enviado' }),
      decidedAt: exported({ en: 'Decided', es: 'Decidido' }),
      decidedBy: ownNumber,
    },
  }),
  personalTable(memorialEditSessions, {
    title: { en: 'When you worked on memorials', es: 'Cuándo trabajó en memoriales' },
    of: ({ id }) => eq(memorialEditSessions.userId, id),
    leaving: 'deleted',
    columns: {
      memorialId: memorialNumber,
      userId: ofTheReader,
      id: ownNumber,
      startedAt: exported({ en: 'Begun', es: 'Inicio' }),
      lastActiveAt: exported({ en: 'Last seen', es: 'Última actividad' }),
      endedAt: exported({ en: 'Ended', es: 'Fin' }),
    },
  }),
];

/** What a family has put on its page stays there, as a letter stays with whoever got it; all else goes. */
export async function eraseContributions(db: Db, { id }: Person): Promise<void> {
  const { contributorId, status } = memorialContributions;
  await db.delete(memorialContributions).where(and(eq(contributorId, id), ne(status, 'approved')));
}

export const collaborationAuditActions: Record<string, Words> = {
  'collaborator.invited': { en: 'Somebody was invited to a memorial', es: 'Se invitó a alguien a un memorial' },
  'collaborator.changed': { en: 'Somebody’s role changed', es: 'Cambió el papel de alguien' },
  'collaborator.removed': { en: 'Somebody was taken off a memorial', es: 'Se quitó a alguien de un memorial' },
  'invitation.accepted': { en: 'An invitation was accepted', es: 'Se aceptó una invitación' },
  'contribution.approved': { en: 'A contribution was approved', es: 'Se aprobó una aportación' },
  'contribution.rejected': { en: 'A contribution was turned down', es: 'Se rechazó una aportación' },
  'memorial.keepers_named': { en: 'Keepers of a memorial were named', es: 'Se nombró a quienes cuidan un memorial' },
  'memorial.succession_asked': { en: 'Taking over was asked for', es: 'Se pidió hacerse cargo de un memorial' },
  'memorial.succession_declined': { en: 'Taking over was declined', es: 'Se rechazó el relevo de un memorial' },
  'memorial.passed_on': { en: 'A memorial passed on', es: 'Un memorial pasó a otras manos' },
};
