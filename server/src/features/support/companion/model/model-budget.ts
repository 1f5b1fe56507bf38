// What a model may cost in a day, counted in the database over all processes. Tokens are set aside before the call, so
// that many people at once cannot overdraw, and set right after it.
import { wallTimeAt } from '@evenlight/contract/dates';
import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../../../platform/database/database.ts';
import { modelUse } from '../../tables.ts';

type Input = { now: Date; tokens: number; tokensADay: number; isReply: boolean };

export async function setAside(db: Db, { now, tokens, tokensADay, isReply }: Input): Promise<boolean> {
  if (tokens > tokensADay) return false;
  const replies = isReply ? 1 : 0;
  const taken = await db
    .insert(modelUse)
    .values({ day: wallTimeAt(now).date, replies, tokens })
    .onConflictDoUpdate({
      target: modelUse.day,
      set: { replies: sql`${modelUse.replies} + ${replies}`, tokens: sql`${modelUse.tokens} + ${tokens}` },
      setWhere: sql`${modelUse.tokens} + ${tokens} <= ${tokensADay}`,
    })
    .returning({ day: modelUse.day });
  return taken.length > 0;
}

/** The call cost more or less than was set aside. */
export async function settle(db: Db, { now, setAside, used }: { now: Date; setAside: number; used: number }) {
  await db
    .update(modelUse)
    .set({ tokens: sql`greatest(0, ${modelUse.tokens} + ${used - setAside})` })
    .where(eq(modelUse.day, wallTimeAt(now).date));
}

/** A token has about four letters in English and fewer in Spanish; it errs on the dear side. */
export function estimateTokens(letters: number): number {
  return Math.ceil(letters / 3);
}
