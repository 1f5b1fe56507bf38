// Somebody writes to our team: read for danger, sealed, promised and told in one go, before anything answers.
import { type ContactForm, type ContactUrgency, contactHours } from '@evenlight/contract/contact';
import type { UserId } from '@evenlight/contract/ids';
import type { Language } from '@evenlight/contract/languages';
import { isAtLeast } from '@evenlight/contract/support/levels';
import { v7 as uuid } from 'uuid';
import type { Db } from '../../../platform/database/database.ts';
import { type Words, words } from '../../../platform/texts/texts.ts';
import type { World } from '../../../platform/world.ts';
import type { Assessment } from '../../support/safety/assess.ts';
import { assessFor } from '../../support/safety/assess-in-worker.ts';
import { countIfReferred, inTurnOfWriter, worryOf } from '../../support/worry.ts';
import { tellStaff } from '../mails.ts';
import { makePromise } from '../make-promise.ts';
import { type ContactRow, findSent, insertMessage, sealMessage } from './contact-store.ts';
import { writeReceipt } from './mails.ts';

export type Writing = {
  form: ContactForm;
  idempotencyKey: string | undefined;
  userId: UserId | null;
  language: Language;
  now: Date;
};

const HOUR_MS = 60 * 60 * 1000;
/** 'At once' is kept by whoever answers within a quarter of an hour. */
const AT_ONCE_MS = HOUR_MS / 4;

/** `mayWrite`: false when this address was written to often enough today; the message is stored all the same. */
export async function sendMessage(world: World, writing: Writing, mayWrite: boolean): Promise<ContactRow> {
  // By our own layer alone: nothing that is written here goes to a model.
  const { userId, form } = writing;
  const assessment = await assessFor(userId, `${form.subject}. ${form.message}`);
  return inTurnOfWriter(world.db, userId, (db) => store(db, world, writing, { assessment, mayWrite }));
}

async function store(
  db: Db,
  world: World,
  { form, idempotencyKey, userId, language, now }: Writing,
  { assessment, mayWrite }: { assessment: Assessment; mayWrite: boolean },
): Promise<ContactRow> {
  // Pressed twice: one worry must not be remembered as two.
  const sent = idempotencyKey ? await findSent(db, idempotencyKey) : null;
  if (sent) return sent;
  const id = uuid();
  const dueAt = new Date(now.getTime() + contactHours[form.urgency] * HOUR_MS);
  const row = await insertMessage(db, {
    id,
    idempotencyKey: idempotencyKey ?? null,
    userId,
    ...sealMessage(world.keys, id, form),
    urgency: form.urgency,
    ...(await worryOf(db, userId, assessment, now)),
    sentAt: now,
    dueAt,
  });
  // A visitor who pressed twice waited here for the first to be stored.
  if (!row) return (idempotencyKey && (await findSent(db, idempotencyKey))) || fail();
  await countIfReferred(db, row, now);
  const comesFirst = form.urgency === 'emergency' || isAtLeast(row.level, 'elevated');
  const owedBy = new Date(Math.max(dueAt.getTime(), now.getTime() + AT_ONCE_MS));
  await makePromise(db, world, { kind: 'contact', contactMessageId: id }, { madeAt: now, dueAt: owedBy, comesFirst });
  await tellStaff(db, world, { subjectId: id, what: comesFirst ? EMERGENCY : whatOf[form.urgency], dueAt });
  if (mayWrite) await writeReceipt(db, world, { id, to: form.email, language, dueAt, urgency: form.urgency });
  return row;
}

const EMERGENCY = words('An emergency was reported');
const whatOf = {
  normal: words('A message came'),
  urgent: words('An urgent message came'),
  emergency: EMERGENCY,
} as const satisfies Record<ContactUrgency, Words>;

function fail(): never {
  throw new Error('A message was stored and is not there.');
}
