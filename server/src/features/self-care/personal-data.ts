import { UserId } from '@evenlight/contract/ids';
import type { DayReminder, dayKinds } from '@evenlight/contract/self-care/days';
import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import {
  exported,
  ofTheReader,
  ownNumber,
  type Person,
  type PersonalData,
  personalTable,
  type Section,
  type Words,
  withheld,
} from '../../platform/personal-data/coverage.ts';
import type { Keys } from '../../platform/secrets/keys.ts';
import type { Envelope } from '../../platform/secrets/person-envelope.ts';
import { memorialNumber, yesOrNo } from '../memorials/own-memorials.ts';
import { daysAddedBy, openDay } from './days/day-store.ts';
import { promptWords } from './journal/prompt-words.ts';
import { everyEntry } from './journal/read-journal.ts';
import { memoriesOf } from './memories/memory-store.ts';
import { findEnvelope } from './self-care-key.ts';
import { griefDayReminders, griefDays, journalEntries, memories, memoryGifts, selfCareKeys } from './tables.ts';

const toldBelow = withheld({
  en: 'What you keep for yourself lies sealed; it is told in words in a section of its own.',
  es: 'Lo que guarda para usted está sellado; figura en palabras en una sección propia.',
});
const sealedKey = withheld({
  en: 'The key that seals what you keep for yourself opens nothing outside of our house.',
  es: 'La llave que sella lo que guarda para usted no abre nada fuera de nuestra casa.',
});

const reminders: Record<DayReminder, Words> = {
  none: { en: 'No mail', es: 'Sin correo' },
  'same-day': { en: 'On the day', es: 'El mismo día' },
  'day-before': { en: 'The day before', es: 'El día antes' },
  'week-before': { en: 'A week before', es: 'Una semana antes' },
};
const kinds: Record<(typeof dayKinds)[number], Words> = {
  birthday: { en: 'Birthday', es: 'Cumpleaños' },
  death: { en: 'Day of a death', es: 'Día de una muerte' },
  wedding: { en: 'Wedding day', es: 'Día de bodas' },
  rite: { en: 'Rite', es: 'Rito' },
  holiday: { en: 'Holiday', es: 'Día festivo' },
  other: { en: 'Another day', es: 'Otro día' },
};

const owned = {
  id: ownNumber,
  userId: ofTheReader,
  idempotencyKey: ownNumber,
  version: ownNumber,
  createdAt: toldBelow,
  changedAt: toldBelow,
  sealed: toldBelow,
};

export const selfCarePersonalData: PersonalData = {
  owner: 'self-care',
  tables: [
    personalTable(selfCareKeys, {
      title: { en: 'The key of what you keep for yourself', es: 'La llave de lo que guarda para usted' },
      of: ({ id }) => eq(selfCareKeys.userId, id),
      leaving: 'deleted',
      columns: { userId: ofTheReader, wrapped: sealedKey, createdAt: sealedKey },
    }),
    personalTable(journalEntries, {
      title: { en: 'Your journal', es: 'Su diario' },
      of: ({ id }) => eq(journalEntries.userId, id),
      leaving: 'deleted',
      columns: owned,
    }),
    personalTable(memories, {
      title: { en: 'Your memories', es: 'Sus recuerdos' },
      of: ({ id }) => eq(memories.userId, id),
      leaving: 'deleted',
      columns: owned,
    }),
    personalTable(memoryGifts, {
      title: { en: 'Memories you gave to a memorial', es: 'Recuerdos que dio a un memorial' },
      of: ({ id }) =>
        sql`${memoryGifts.memoryId} in (select ${memories.id} from ${memories} where ${memories.userId} = ${id})`,
      leaving: 'deleted',
      columns: {
        memoryId: ownNumber,
        memorialId: memorialNumber,
        at: exported({ en: 'Given', es: 'Dado' }),
        isHeld: exported({ en: 'The family looked at it first', es: 'La familia lo miró primero' }, yesOrNo),
      },
    }),
    personalTable(griefDays, {
      title: { en: 'Days you added', es: 'Días que añadió' },
      of: ({ id }) => eq(griefDays.userId, id),
      leaving: 'deleted',
      columns: { ...owned, firstOn: toldBelow, isYearly: toldBelow, reminder: toldBelow },
    }),
    personalTable(griefDayReminders, {
      title: { en: 'When you want to be reminded of a day', es: 'Cuándo quiere que le recordemos un día' },
      of: ({ id }) => eq(griefDayReminders.userId, id),
      leaving: 'deleted',
      columns: {
        userId: ofTheReader,
        key: exported({ en: 'Day', es: 'Día' }),
        reminder: exported({ en: 'Reminder', es: 'Recordatorio' }, reminders),
      },
    }),
  ],
  collect: [(db, person, { keys }) => openedThings(db, person, keys)],
  auditActions: {
    'self_care.changed': {
      en: 'Something you keep for yourself changed',
      es: 'Cambió algo que guarda para usted',
    },
  },
};

async function openedThings(db: Db, person: Person, keys: Keys): Promise<Section[]> {
  const userId = UserId.parse(person.id);
  const envelope = await findEnvelope(db, keys, userId);
  if (!envelope) return [];
  return [
    await openedJournal(db, userId, keys),
    await openedMemories(db, userId, envelope),
    await openedDays(db, userId, envelope),
  ];
}

async function openedJournal(db: Db, userId: UserId, keys: Keys): Promise<Section> {
  const rows: Section['rows'] = [];
  for await (const { prompt, words, writtenAt, changedAt } of everyEntry(db, keys, userId))
    rows.push({
      writtenAt: { value: writtenAt },
      prompt: { value: prompt, words: prompt ? promptWords[prompt] : undefined },
      words: { value: words },
      changedAt: { value: changedAt },
    });
  return {
    key: 'journal',
    title: { en: 'Your journal', es: 'Su diario' },
    columns: {
      writtenAt: { en: 'Written', es: 'Escrito' },
      prompt: { en: 'Question', es: 'Pregunta' },
      words: { en: 'Words', es: 'Palabras' },
      changedAt: { en: 'Last changed', es: 'Última modificación' },
    },
    rows,
  };
}

async function openedMemories(db: Db, userId: UserId, envelope: Envelope): Promise<Section> {
  const kept = await memoriesOf(db, envelope, userId);
  return {
    key: 'memories',
    title: { en: 'Your memories', es: 'Sus recuerdos' },
    columns: {
      title: { en: 'Title', es: 'Título' },
      words: { en: 'Words', es: 'Palabras' },
      about: { en: 'About', es: 'Sobre' },
      happenedOn: { en: 'Day', es: 'Día' },
      createdAt: { en: 'Kept', es: 'Guardado' },
      changedAt: { en: 'Last changed', es: 'Última modificación' },
    },
    rows: kept.map(({ title, words, about, happenedOn, createdAt, changedAt }) => ({
      title: { value: title },
      words: { value: words },
      about: { value: about },
      happenedOn: { value: happenedOn },
      createdAt: { value: createdAt },
      changedAt: { value: changedAt },
    })),
  };
}

async function openedDays(db: Db, userId: UserId, envelope: Envelope): Promise<Section> {
  const added = await daysAddedBy(db, userId);
  return {
    key: 'days',
    title: { en: 'Days you added', es: 'Días que añadió' },
    columns: {
      name: { en: 'Name', es: 'Nombre' },
      kind: { en: 'Kind', es: 'Tipo' },
      on: { en: 'Day', es: 'Día' },
      isYearly: { en: 'Every year', es: 'Cada año' },
      reminder: { en: 'Reminder', es: 'Recordatorio' },
    },
    rows: added.map((row) => {
      const { name, kind, on, isYearly, reminder } = openDay(envelope, row);
      return {
        name: { value: name },
        kind: { value: kind, words: kinds[kind] },
        on: { value: on },
        isYearly: { value: isYearly, words: isYearly ? yesOrNo.true : yesOrNo.false },
        reminder: { value: reminder, words: reminders[reminder] },
      };
    }),
  };
}
