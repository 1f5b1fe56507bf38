// The code that was asked for in this tab and not typed yet. Phones close a tab behind the mail program, so a page
// that is loaded again goes on where it was.
import { CODE_MINUTES } from '@evenlight/contract/accounts';
import { useEffect, useState } from 'react';
import { z } from 'zod';
import { readStored, removeStored, writeStored } from '../../../platform/browser-storage';

const KEY = 'evenlight.code';

const PendingCode = z.object({
  kind: z.enum(['sign-in', 'sign-up']),
  email: z.string(),
  returnTo: z.string(),
  askedAt: z.number(),
});
export type PendingCode = z.infer<typeof PendingCode>;

export function usePendingCode(kind: PendingCode['kind']) {
  const [pending, setPending] = useState<PendingCode | null>(null);
  useEffect(() => setPending(readPendingCode(kind)), [kind]);

  return {
    pending,
    begin: (email: string, returnTo: string) => setPending(keepPendingCode({ kind, email, returnTo })),
    end: () => {
      forgetPendingCode();
      setPending(null);
    },
  };
}

export function readPendingCode(kind: PendingCode['kind']): PendingCode | null {
  const pending = PendingCode.safeParse(readStored('sessionStorage', KEY));
  if (!pending.success || pending.data.kind !== kind) return null;
  const isFresh = Date.now() - pending.data.askedAt < CODE_MINUTES * 60_000;
  if (isFresh) return pending.data;
  forgetPendingCode();
  return null;
}

export function keepPendingCode(asked: Omit<PendingCode, 'askedAt'>): PendingCode {
  const pending = { ...asked, askedAt: Date.now() };
  writeStored('sessionStorage', KEY, JSON.stringify(pending));
  return pending;
}

export function forgetPendingCode(): void {
  removeStored('sessionStorage', KEY);
}
