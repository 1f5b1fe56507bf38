// Notes for the team, what families answered, and letters to them.

import { firstLanguage } from '@evenlight/contract/languages';
import { recordInAudit } from '../../../platform/audit.ts';
import type { Db } from '../../../platform/database/database.ts';
import { Problem, refuse } from '../../../platform/problem.ts';
import { askedOf } from '../promises-as-wire.ts';
import { findPromise } from '../read-promises.ts';
import type { Acting } from './assignment.ts';
import { findAuditSubjects } from './audit-subjects.ts';
import { deskChanged } from './changed.ts';
import { keepEntry } from './entries.ts';
import { sendLetter } from './letters.ts';
import { findEntry, lockPromise } from './queue-store.ts';
import { theirLanguage } from './their-language.ts';

type Note = { kind: 'note' | 'answer'; text: string; idempotencyKey: string };

export async function note(
  db: Db,
  promiseId: string,
  { kind, text, idempotencyKey }: Note,
  acting: Acting,
): Promise<void> {
  await requirePromise(db, promiseId);
  await add(db, promiseId, { kind, written: { subject: null, text }, idempotencyKey }, acting);
}

type Letter = { subject: string; text: string; idempotencyKey: string };

/** Sent again by the same key, it goes out once. */
export async function write(db: Db, promiseId: string, letter: Letter, acting: Acting): Promise<void> {
  await requirePromise(db, promiseId);
  const found = (await findPromise(db, promiseId)) ?? refuse('promise.not_found');
  const { world } = acting;
  const to =
    askedOf(found, undefined, { keys: world.keys, language: firstLanguage }).person?.email ??
    refuse('promise.nobody_to_write_to');
  const { subject, text, idempotencyKey } = letter;
  const isNew = await add(db, promiseId, { kind: 'letter', written: { subject, text }, idempotencyKey }, acting);
  if (isNew) await sendLetter(db, world, { to, language: await theirLanguage(db, found, to), ...letter });
}

async function requirePromise(db: Db, promiseId: string): Promise<void> {
  if (!(await lockPromise(db, promiseId))) refuse('promise.not_found');
}

type Words = {
  kind: 'note' | 'answer' | 'letter';
  written: { subject: string | null; text: string };
  idempotencyKey: string;
};

async function add(db: Db, promiseId: string, words: Words, { world, actor, network, now }: Acting): Promise<boolean> {
  const isNew = await keepEntry(db, world.keys, { promiseId, at: now, byId: actor.userId, ...words });
  if (!isNew) await refuseOther(db, promiseId, words);
  if (!isNew) return false;
  await deskChanged(db, promiseId, now);
  const entry = { at: now, actor, action: `promise.${words.kind}`, subject: promiseId, network };
  await recordInAudit(db, { ...entry, details: await findAuditSubjects(db, promiseId) });
  return true;
}

/** The same key for something else is a fault of whoever asks. */
async function refuseOther(db: Db, promiseId: string, { kind, idempotencyKey }: Words): Promise<void> {
  const kept = await findEntry(db, idempotencyKey);
  if (kept?.promiseId === promiseId && kept.kind === kind) return;
  throw new Problem('request.invalid', { fields: { idempotencyKey: 'This key was used for other words' } });
}
