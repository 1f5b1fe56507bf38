// In which language somebody who waits is written to.
import { firstLanguage, isLanguage, type Language } from '@evenlight/contract/languages';
import { eq, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { users } from '../../accounts/tables.ts';
import { counselingRequests } from '../../support/counseling/tables.ts';
import { contactMessages } from '../contact/tables.ts';
import type { FoundPromise } from '../read-promises.ts';
import { customRequests } from '../tables.ts';

/**
 * A talk and a call were asked for in a language. Otherwise the account says it: of whoever asked, or of whoever has the
 * address that was given. Nobody else has told us.
 */
export async function theirLanguage(db: Db, found: FoundPromise, email: string | null): Promise<Language> {
  const asked = found.talk?.language ?? found.alert?.language ?? found.owner?.language;
  if (isLanguage(asked)) return asked;
  const [account] = await db
    .select({ language: users.language })
    .from(users)
    .where(or(eq(users.id, askerOf(found)), eq(users.email, (email ?? '').toLowerCase())))
    .orderBy(sql`${users.id} = ${askerOf(found)} desc nulls last`)
    .limit(1);
  return account?.language ?? firstLanguage;
}

/** Null for a visitor. */
function askerOf({ promise: { customRequestId, contactMessageId, counselingRequestId } }: FoundPromise): SQL {
  return sql`coalesce(
    (select ${customRequests.userId} from ${customRequests} where ${customRequests.id} = ${customRequestId}),
    (select ${contactMessages.userId} from ${contactMessages} where ${contactMessages.id} = ${contactMessageId}),
    (select ${counselingRequests.userId} from ${counselingRequests}
     where ${counselingRequests.id} = ${counselingRequestId}))`;
}
