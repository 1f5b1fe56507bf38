// Lists that refresh by themselves are written into the audit log once an hour for each reader.
import type { Db } from '../../platform/database/database.ts';
import { Problem } from '../../platform/problem.ts';
import { countTry } from '../../platform/rate-limit.ts';

export async function isFirstThisHour(db: Db, key: string, now: Date): Promise<boolean> {
  const limit = { times: 1, seconds: 3600 };
  try {
    await countTry(db, { key, limit, now, factor: 1 });
    return true;
  } catch (error) {
    if (error instanceof Problem) return false;
    throw error;
  }
}
