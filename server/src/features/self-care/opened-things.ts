// What somebody keeps for themselves, opened for whoever takes their data along.

import { UserId } from '@evenlight/contract/ids';
import type { dayKinds } from '@evenlight/contract/self-care/days';
import type { Db } from '../../platform/database/database.ts';
import { yesOrNo } from '../../platform/personal-data/columns.ts';
import type { Collecting, Person, Section } from '../../platform/personal-data/coverage.ts';
import { aDay } from '../../platform/personal-data/said-values.ts';
import type { Keys } from '../../platform/secrets/keys.ts';
import type { Envelope } from '../../platform/secrets/person-envelope.ts';
import { type Words, words } from '../../platform/texts/texts.ts';
import { daysAddedBy, openDay } from './days/day-store.ts';
import { promptWords } from './journal/prompt-words.ts';
import { everyEntry } from './journal/read-journal.ts';
import { memoriesOf } from './memories/memory-store.ts';
import { findEnvelope } from './self-care-key.ts';
import { reminderWords } from './tables.ts';

const kindWords: Record<(typeof dayKinds)[number], Words> = {
  birthday: words('Birthday', 'self care opened things'),
  death: words('Day of a death'),
  wedding: words('Wedding day', 'self care opened things'),
  rite: words('Rite', 'self care opened things'),
  holiday: words('Holiday', 'self care opened things'),
  other: words('Another day', 'self care opened things'),
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
    title: words('Your journal', 'self care opened things'),
    columns: {
      writtenAt: words('Written', 'self care opened things'),
      prompt: words('Question', 'self care opened things'),
      words: words('Words', 'self care opened things'),
      changedAt: words('Last changed', 'self care opened things'),
    },
    rows,
  };
}

async function openedMemories(db: Db, userId: UserId, envelope: Envelope): Promise<Section> {
  const kept = await memoriesOf(db, envelope, userId);
  return {
    key: 'memories',
    title: words('Your memories', 'self care opened things'),
    columns: {
      title: words('Title', 'self care opened things'),
      words: words('Words', 'self care opened things'),
      about: words('About', 'self care opened things'),
      happenedOn: words('Day', 'self care opened things'),
      createdAt: words('Kept', 'self care opened things'),
      changedAt: words('Last changed', 'self care opened things'),
    },
    rows: kept.map(({ title, words, about, happenedOn, createdAt, changedAt }) => ({
      title: { value: title },
      words: { value: words },
      about: { value: about },
      happenedOn: { value: happenedOn, words: aDay(happenedOn) },
      createdAt: { value: createdAt },
      changedAt: { value: changedAt },
    })),
  };
}

async function openedDays(db: Db, userId: UserId, envelope: Envelope): Promise<Section> {
  const added = await daysAddedBy(db, userId);
  return {
    key: 'days',
    title: words('Days you added'),
    columns: {
      name: words('Name', 'self care opened things'),
      kind: words('Kind', 'self care opened things'),
      on: words('Day', 'self care opened things'),
      isYearly: words('Every year', 'self care opened things'),
      reminder: words('Reminder', 'self care opened things'),
    },
    rows: added.map((row) => {
      const { name, kind, on, isYearly, reminder } = openDay(envelope, row);
      return {
        name: { value: name },
        kind: { value: kind, words: kindWords[kind] },
        on: { value: on, words: aDay(on) },
        isYearly: { value: isYearly, words: isYearly ? yesOrNo.true : yesOrNo.false },
        reminder: { value: reminder, words: reminderWords[reminder] },
      };
    }),
  };
}
