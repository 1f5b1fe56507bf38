import { UserId } from '@evenlight/contract/ids';
import { asc, eq } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import {
  type Erasing,
  exported,
  ofTheReader,
  otherTable,
  ownNumber,
  type Person,
  personalTable,
  type Section,
  type TableCoverage,
  type Words,
  withheld,
} from '../../../platform/personal-data/coverage.ts';
import type { Keys } from '../../../platform/secrets/keys.ts';
import { groupMemberships, supportGroups } from '../tables.ts';
import { membershipsOf } from './group-store.ts';
import { openNote } from './note.ts';
import { leaveSeat } from './seats.ts';

const states: Record<string, Words> = {
  asked: { en: 'Asked', es: 'Pedido' },
  waiting: { en: 'Waiting for a free seat', es: 'En espera de un lugar libre' },
  confirmed: { en: 'You are in', es: 'Tiene un lugar' },
  declined: { en: 'No seat this time', es: 'Esta vez sin lugar' },
};
const yesOrNo = { true: { en: 'Yes', es: 'Sí' }, false: { en: 'No', es: 'No' } };

export const groupTables: readonly TableCoverage[] = [
  otherTable(supportGroups, {
    columns: [
      ...(['id', 'name', 'description', 'forWhom', 'facilitator', 'kind', 'cost', 'place', 'whereToMeet'] as const),
      ...(['language', 'traditions', 'firstDay', 'everyWeeks', 'startMinute', 'minutes', 'seats'] as const),
      ...(['isSample', 'isListed'] as const),
    ],
    reason: { noPerson: 'Groups that meet, and where; who is in them stands elsewhere.' },
  }),
  personalTable(groupMemberships, {
    title: { en: 'Groups you asked to join', es: 'Grupos a los que pidió unirse' },
    of: ({ id }) => eq(groupMemberships.userId, id),
    // Whoever goes gives the seat to the next in line.
    leaving: 'handled',
    columns: {
      id: ownNumber,
      groupId: ownNumber,
      userId: ofTheReader,
      state: exported({ en: 'Where it stands', es: 'En qué punto está' }, states),
      sealedNote: withheld({
        en: 'What you wrote beforehand lies sealed; it is told in words in a section of its own.',
        es: 'Lo que escribió de antemano está sellado; figura en palabras en una sección propia.',
      }),
      wantsReminders: exported({ en: 'A mail on the day before', es: 'Un mensaje el día antes' }, yesOrNo),
      askedAt: exported({ en: 'Asked, or moved up', es: 'Pedido, o adelantado' }),
      decidedAt: exported({ en: 'Answered', es: 'Respondido' }),
      decidedBy: withheld({
        en: 'Who of our team answered you is known to us, and is left out to protect them.',
        es: 'Sabemos quién de nuestro equipo le respondió; no figura aquí para protegerle.',
      }),
    },
  }),
];

export const groupAuditActions: Record<string, Words> = {
  'group.changed': { en: 'A seat in a group changed', es: 'Un lugar en un grupo cambió' },
  'group_request.confirmed': { en: 'Our team gave a seat in a group', es: 'Nuestro equipo dio un lugar en un grupo' },
  'group_request.declined': {
    en: 'Our team could not give a seat in a group',
    es: 'Nuestro equipo no pudo dar un lugar en un grupo',
  },
  'group_request.read': {
    en: 'Our team read your request for a seat in a group',
    es: 'Nuestro equipo leyó su petición de un lugar en un grupo',
  },
  'group_requests.read': {
    en: 'Our team looked at who asks to join groups',
    es: 'Nuestro equipo miró quién pide unirse a grupos',
  },
};

/** The name of the group and what was written to it, opened for its owner. */
export async function openedNotes(db: Db, { id }: Person, keys: Keys): Promise<Section> {
  const found = await db
    .select({ membership: groupMemberships, name: supportGroups.name })
    .from(groupMemberships)
    .innerJoin(supportGroups, eq(supportGroups.id, groupMemberships.groupId))
    .where(eq(groupMemberships.userId, id))
    .orderBy(asc(groupMemberships.askedAt), asc(groupMemberships.id));
  return {
    key: 'group_notes',
    title: { en: 'What you wrote to groups', es: 'Lo que escribió a los grupos' },
    columns: { group: { en: 'Group', es: 'Grupo' }, note: { en: 'Words', es: 'Palabras' } },
    rows: found.map(({ membership, name }) => ({
      group: { value: name },
      note: { value: openNote(keys, membership) },
    })),
  };
}

export async function eraseSeatsOf(db: Db, { id }: Person, { world, now }: Erasing): Promise<void> {
  for (const { groupId } of await membershipsOf(db, id))
    await leaveSeat(db, world, { groupId, userId: UserId.parse(id), now, isForGood: true });
}
