// The new address that waits for its code in this tab. Phones close a tab behind the mail program, so a page that is
// loaded again goes on where it was.
import { CODE_MINUTES, type User } from '@evenlight/contract/accounts';
import type { UserId } from '@evenlight/contract/ids';
import { z } from 'zod';
import { readStored, removeStored, writeStored } from '../../../platform/browser-storage';

const KEY = 'evenlight.new-email';

const PendingEmail = z.object({ newEmail: z.string(), askedAt: z.number(), userId: z.string() });
export type PendingEmail = z.infer<typeof PendingEmail>;

/** What waits for this person; what is too old, done already or somebody else's is dropped. */
export function readPendingEmail({ id, email }: Pick<User, 'id' | 'email'>): PendingEmail | null {
  const { data: pending } = PendingEmail.safeParse(readStored('sessionStorage', KEY));
  const isFresh = pending !== undefined && Date.now() - pending.askedAt < CODE_MINUTES * 60_000;
  if (isFresh && pending.userId === id && pending.newEmail !== email) return pending;
  forgetPendingEmail();
  return null;
}

export function keepPendingEmail(userId: UserId, newEmail: string): PendingEmail {
  const pending = { newEmail, askedAt: Date.now(), userId };
  writeStored('sessionStorage', KEY, JSON.stringify(pending));
  return pending;
}

export function forgetPendingEmail(): void {
  removeStored('sessionStorage', KEY);
}
