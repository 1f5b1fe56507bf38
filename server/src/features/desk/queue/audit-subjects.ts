// Whose a promise is, for the log that only grows: its family reads who looked also when the promise is long gone.
import type { Db } from '../../../platform/database/database.ts';
import { type FoundPromise, findPromise } from '../read-promises.ts';

export function auditSubjects({ promise: { promisedTo }, planId }: FoundPromise): Record<string, string> {
  return { ...(planId ? { plan: planId } : {}), ...(promisedTo ? { person: promisedTo } : {}) };
}

export async function findAuditSubjects(db: Db, promiseId: string): Promise<Record<string, string>> {
  const found = await findPromise(db, promiseId);
  return found ? auditSubjects(found) : {};
}
