// What is typed and not sent yet, in this tab alone: signing out erases it, and no other person at this computer finds it.
import type { SupportSessionId, UserId } from '@evenlight/contract/ids';
import { z } from '@evenlight/contract/zod';
import { type RefObject, useEffect, useState } from 'react';
import { keysIn, readStored, removeStored, writeStored } from '../../../platform/browser-storage';
import { newId } from '../../../platform/new-id';
import { UNSENT_PREFIX } from './unsent-words';

/** One message, one key: also when its answer was lost, and the page was loaded again since. */
const Unsent = z.object({ text: z.string(), idempotencyKey: z.uuid() });
type Unsent = z.infer<typeof Unsent>;

type Field = RefObject<HTMLTextAreaElement | null>;
/** Words that begin a conversation belong to none yet. */
type Place = SupportSessionId | 'new';
const keyOf = (userId: UserId, place: Place) => `${UNSENT_PREFIX}${userId}.${place}`;

export function useUnsent(userId: UserId, place: Place, field?: Field) {
  const key = keyOf(userId, place);
  const [unsent, setUnsent] = useState<Unsent>(empty);

  // Read when the page is awake: the server knows nothing of it. What was typed before that goes first.
  useEffect(() => {
    const typed = field?.current?.value;
    const kept = Unsent.safeParse(readStored('sessionStorage', key)).data;
    if (typed) setUnsent({ text: typed, idempotencyKey: newId() });
    else if (kept) setUnsent(kept);
  }, [key, field]);

  function keep(text: string) {
    const next = text === unsent.text ? unsent : { text, idempotencyKey: newId() };
    setUnsent(next);
    if (text === '') removeStored('sessionStorage', key);
    else writeStored('sessionStorage', key, JSON.stringify(next));
  }

  return { ...unsent, keep };
}

function empty(): Unsent {
  return { text: '', idempotencyKey: newId() };
}

/** The first words wait in their conversation until they have arrived there. */
export function keepUnsent(userId: UserId, sessionId: SupportSessionId, unsent: Unsent) {
  writeStored('sessionStorage', keyOf(userId, sessionId), JSON.stringify(unsent));
}

/** For a conversation that is gone. */
export function forgetUnsent(sessionId: SupportSessionId) {
  for (const key of keysIn('sessionStorage', UNSENT_PREFIX)) {
    if (key.endsWith(sessionId)) removeStored('sessionStorage', key);
  }
}

/** For a page on which nobody is signed in any more. */
export function forgetAllUnsent() {
  for (const key of keysIn('sessionStorage', UNSENT_PREFIX)) removeStored('sessionStorage', key);
}
