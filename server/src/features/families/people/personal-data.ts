import { eq, or, sql } from 'drizzle-orm';
import {
  exported,
  ofTheReader,
  opened,
  openedAbove,
  ownNumber,
  type Person,
  personalTable,
  type TableCoverage,
  type Words,
  withheld,
} from '../../../platform/personal-data/coverage.ts';
import { planNumber } from '../../plans/own-plans.ts';
import { familyGroups, familyMembers } from '../../plans/people/tables.ts';
import { ofOwnPlans } from '../../plans/tables.ts';
import { aboutOf } from '../sealed-about.ts';
import { familyActivities } from '../tables.ts';
import { familyInvitations } from './tables.ts';

type Activity = typeof familyActivities.$inferSelect;

const groupNumber = exported({ en: 'Number of the family group', es: 'Número del grupo familiar' });
const secretTrace = withheld({
  en: 'With it somebody could test guesses at a link.',
  es: 'Con él alguien podría probar enlaces adivinados.',
});

const roles: Record<string, Words> = {
  admin: { en: 'Admin', es: 'Administración' },
  coordinator: { en: 'Coordinator', es: 'Coordinación' },
  editor: { en: 'Editor', es: 'Edición' },
  contributor: { en: 'Contributor', es: 'Aportaciones' },
  member: { en: 'Member', es: 'Participación' },
  viewer: { en: 'Viewer', es: 'Lectura' },
};
const relationships: Record<string, Words> = {
  spouse: { en: 'Spouse', es: 'Cónyuge' },
  child: { en: 'Child', es: 'Hijo o hija' },
  parent: { en: 'Parent', es: 'Madre o padre' },
  sibling: { en: 'Sibling', es: 'Hermano o hermana' },
  other: { en: 'Other family', es: 'Otro familiar' },
  friend: { en: 'Close friend', es: 'Amistad cercana' },
};
const role = exported({ en: 'Role', es: 'Papel' }, roles);
const relationship = exported({ en: 'Relationship', es: 'Parentesco' }, relationships);

const ofOwnGroups = ({ id }: Person) =>
  sql`${familyInvitations.groupId} in (select groups.id from family_groups groups
    join plans on plans.id = groups.plan_id where plans.user_id = ${id})`;

/** A group goes with its plan; somebody who only belongs to one leaves their seat, and the group stays. */
export const peopleTables: readonly TableCoverage[] = [
  personalTable(familyGroups, {
    title: { en: 'Family groups of your plans', es: 'Grupos familiares de sus planes' },
    of: ofOwnPlans(familyGroups.planId),
    leaving: 'deleted',
    columns: {
      id: groupNumber,
      planId: planNumber,
      ownerId: ownNumber,
      name: exported({ en: 'Name', es: 'Nombre' }),
      description: exported({ en: 'Description', es: 'Descripción' }),
      joinCode: withheld({
        en: 'Whoever has it can ask to come in; it stands on the group’s own page.',
        es: 'Quien lo tiene puede pedir entrar; está en la página del grupo.',
      }),
      joinCodeEndsAt: exported({ en: 'Link works until', es: 'El enlace funciona hasta' }),
      createdAt: exported({ en: 'Made', es: 'Creado' }),
    },
  }),
  personalTable(familyMembers, {
    title: { en: 'Family groups you belong to', es: 'Grupos familiares a los que pertenece' },
    of: ({ id }) => eq(familyMembers.userId, id),
    leaving: 'deleted',
    columns: {
      id: ownNumber,
      groupId: groupNumber,
      userId: ofTheReader,
      role,
      relationship,
      joinedAt: exported({ en: 'Joined', es: 'Se unió' }),
    },
  }),
  personalTable(familyInvitations, {
    title: { en: 'Invitations to family groups', es: 'Invitaciones a grupos familiares' },
    of: (person) =>
      or(eq(familyInvitations.userId, person.id), eq(familyInvitations.email, person.email), ofOwnGroups(person)),
    leaving: 'deleted',
    columns: {
      id: ownNumber,
      groupId: groupNumber,
      name: exported({ en: 'Name', es: 'Nombre' }),
      email: exported({ en: 'E-mail', es: 'Correo' }),
      userId: ownNumber,
      role,
      relationship,
      invitedBy: ownNumber,
      invitedAt: exported({ en: 'Invited, or asked', es: 'Invitación o solicitud' }),
      tokenHash: secretTrace,
      tokenEndsAt: exported({ en: 'Link works until', es: 'El enlace funciona hasta' }),
      cameInAt: exported({ en: 'Came in', es: 'Entró' }),
      turnedDownAt: exported({ en: 'Not let in', es: 'No se le dejó entrar' }),
    },
  }),
  personalTable(familyActivities, {
    title: { en: 'What you did in family groups', es: 'Lo que hizo en grupos familiares' },
    of: ({ id }) => eq(familyActivities.actorId, id),
    leaving: 'deleted',
    columns: {
      id: ownNumber,
      groupId: groupNumber,
      actorId: ofTheReader,
      kind: exported({ en: 'What', es: 'Qué' }),
      about: opened({ en: 'About', es: 'Sobre qué' }, (row: Activity, keys) => aboutOf(keys, row)),
      sealedAbout: openedAbove,
      aboutUserId: ownNumber,
      at: exported({ en: 'When', es: 'Cuándo' }),
    },
  }),
];
