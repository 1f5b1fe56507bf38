// Somebody asks for a talk: what they wrote is read for danger, sealed and stored in one go, before anything answers.
import type { UserId } from '@evenlight/contract/ids';
import type { Language } from '@evenlight/contract/languages';
import { answerDueAt } from '@evenlight/contract/promise-hours';
import type { CounselingForm } from '@evenlight/contract/support/counseling';
import { isAtLeast } from '@evenlight/contract/support/levels';
import { v7 as uuid } from 'uuid';
import type { Db } from '../../../platform/database/database.ts';
import { announce } from '../../../platform/news/announce.ts';
import type { World } from '../../../platform/world.ts';
import type { Assessment } from '../safety/assess.ts';
import { assessFor } from '../safety/assess-in-worker.ts';
import { countIfReferred, inTurnOfWriter, worryOf } from '../worry.ts';
import { type CounselingRow, findSent, insertRequest, markAnswered, sealForm } from './counseling-store.ts';
import { writeReceipt } from './mails.ts';

type Asking = {
  form: CounselingForm;
  idempotencyKey: string;
  userId: UserId | null;
  language: Language;
  now: Date;
  /** False when this address was written to often enough today. */
  mayWrite: boolean;
};

/** Sent again by the same key, it is the same request; what came first stands. */
export async function askForTalk(world: World, asking: Asking): Promise<CounselingRow> {
  // By our own layer alone: nothing that is written here goes to a model.
  const { userId } = asking;
  const assessment = await assessFor(userId, asking.form.message);
  const row = await inTurnOfWriter(world.db, userId, (db) => store(db, world, asking, assessment));
  const { level, rules } = assessment;
  // What raised a worry is written down, and nothing of what was said or who said it.
  if (isAtLeast(level, 'elevated')) world.log.info({ level, rules }, 'a request for a talk gave reason to worry');
  return row;
}

async function store(db: Db, world: World, asking: Asking, assessment: Assessment): Promise<CounselingRow> {
  const { form, idempotencyKey, userId, language, now, mayWrite } = asking;
  // Pressed twice: one worry must not be remembered as two.
  const sent = await findSent(db, idempotencyKey);
  if (sent) return sent;
  const id = uuid();
  const judged = await worryOf(db, userId, assessment, now);
  const row = await insertRequest(db, {
    id,
    idempotencyKey,
    userId,
    sealed: sealForm(world.keys, id, form),
    ...judged,
    askedAt: now,
    dueAt: answerDueAt(now),
  });
  // A visitor who pressed twice waited here for the first to be stored.
  if (!row) return (await findSent(db, idempotencyKey)) ?? fail();
  await countIfReferred(db, row, now);
  if (mayWrite) await writeReceipt(db, world, { id, to: form.email, language, dueAt: row.dueAt });
  await announceRequest(db, row, now);
  return row;
}

function fail(): never {
  throw new Error('A request for a talk was stored and is not there.');
}

/** Called by the desk when our team has answered. */
export async function answerCounselingRequest(db: Db, requestId: string, now: Date): Promise<void> {
  const answered = await markAnswered(db, requestId, now);
  if (answered) await announceRequest(db, answered, now);
}

/** A visitor has no open screens: the news is for the desk alone, under an audience that is nobody. */
export function announceRequest(db: Db, { id, userId }: Pick<CounselingRow, 'id' | 'userId'>, at: Date): Promise<void> {
  return announce(db, { kind: 'counseling.changed', subject: id, audience: `person:${userId ?? id}`, at });
}
