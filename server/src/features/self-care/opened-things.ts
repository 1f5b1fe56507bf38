// What somebody keeps for themselves, opened for whoever takes their data along.
import { UserId } from '@evenlight/contract/ids';
import type { dayKinds } from '@evenlight/contract/self-care/days';
import type { Db } from '../../platform/database/database.ts';
import { yesOrNo } from '../../platform/personal-data/columns.ts';
import type { Collecting, Person, Section, Words } from '../../platform/personal-data/coverage.ts';
import type { Keys } from '../../platform/secrets/keys.ts';
import type { Envelope } from '../../platform/secrets/person-envelope.ts';
import { daysAddedBy, openDay } from './days/day-store.ts';
import { promptWords } from './journal/prompt-words.ts';
import { everyEntry } from './journal/read-journal.ts';
import { memoriesOf } from './memories/memory-store.ts';
import { findEnvelope } from './self-care-key.ts';
import { reminderWords } from './tables.ts';

const kindWords: Record<(typeof dayKinds)[number], Words> = {
  birthday: { en: 'Birthday', es: 'Cumpleaños' },
  death: { en: 'Day of a death', es: 'Día de una muerte' },
  wedding: { en: 'Wedding day', es: 'Día de bodas' },
  rite: { en: 'Rite', es: 'Rito' },
  holiday: { en: 'Holiday', es: 'Día festivo' },
  other: { en: 'Another day', es: 'Otro día' },
};

export async function openedThings(db: Db, person: Person, { keys }: Collecting): Promise<Section[]> {
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
        kind: { value: kind, words: kindWords[kind] },
        on: { value: on },
        isYearly: { value: isYearly, words: isYearly ? yesOrNo.true : yesOrNo.false },
        reminder: { value: reminder, words: reminderWords[reminder] },
      };
    }),
  };
}
