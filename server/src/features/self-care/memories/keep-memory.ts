import { MemoryId, type UserId } from '@evenlight/contract/ids';
import { MEMORIES_MAX, type Memory, type MemoryFields } from '@evenlight/contract/self-care/memories';
import { v7 as uuid } from 'uuid';
import { refuse } from '../../../platform/problem.ts';
import type { World } from '../../../platform/world.ts';
import { announceSelfCare, inTurnOf } from '../own-things.ts';
import { ensureEnvelope, findEnvelope } from '../self-care-key.ts';
import {
  countMemories,
  findMemory,
  findMemoryByIdempotencyKey,
  insertMemory,
  openFields,
  sealMemory,
  updateMemory,
  withGifts,
} from './memory-store.ts';

type Sealing = Pick<World, 'db' | 'keys'>;

/** Sent again by the same key, it is the same memory; what came first stands. */
export function keepNewMemory(
  { db, keys }: Sealing,
  userId: UserId,
  { idempotencyKey, ...fields }: MemoryFields & { idempotencyKey: string },
  now: Date,
): Promise<Memory> {
  return inTurnOf(db, userId, async (db) => {
    const envelope = await ensureEnvelope(db, keys, userId, now);
    const sent = await findMemoryByIdempotencyKey(db, userId, idempotencyKey);
    if (sent) return withGifts(db, envelope, sent);
    if ((await countMemories(db, userId)) >= MEMORIES_MAX) refuse('memory.too_many');
    const id = MemoryId.parse(uuid());
    const sealed = sealMemory(envelope, id, fields);
    const row = { id, userId, idempotencyKey, sealed, createdAt: now, changedAt: now, version: 1 };
    await insertMemory(db, row);
    await announceSelfCare(db, userId, now);
    return withGifts(db, envelope, row);
  });
}

type Change = { memoryId: MemoryId; version: number; fields: MemoryFields };

/** What stands there already is stored already: the answer to it was lost on its way. */
export function changeKeptMemory(
  { db, keys }: Sealing,
  userId: UserId,
  { memoryId, version, fields }: Change,
  now: Date,
): Promise<Memory> {
  return inTurnOf(db, userId, async (db) => {
    const row = (await findMemory(db, userId, memoryId)) ?? refuse('memory.not_found');
    const envelope = (await findEnvelope(db, keys, userId)) ?? refuse('memory.not_found');
    if (isSame(openFields(envelope, row), fields)) return withGifts(db, envelope, row);
    if (row.version !== version) refuse('memory.changed_meanwhile');
    const sealed = sealMemory(envelope, memoryId, fields);
    const changed = { ...row, sealed, changedAt: now, version: version + 1 };
    await updateMemory(db, changed);
    await announceSelfCare(db, userId, now);
    return withGifts(db, envelope, changed);
  });
}

function isSame(one: MemoryFields, other: MemoryFields): boolean {
  const { title, words, about, happenedOn } = one;
  return title === other.title && words === other.words && about === other.about && happenedOn === other.happenedOn;
}
