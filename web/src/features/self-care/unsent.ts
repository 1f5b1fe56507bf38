// What is typed and not stored yet, in this tab alone: signing out erases it, and no other person at this computer
// finds it. A lost connection, a reload or a session that ran out costs nothing.
import type { UserId } from '@evenlight/contract/ids';
import { z } from '@evenlight/contract/zod';
import { useState } from 'react';
import type { ZodType } from 'zod';
import { readStored, removeStored, writeStored } from '../../platform/browser-storage';
import { newId } from '../../platform/new-id';

type Name = 'journal' | `journal-${string}` | 'memory' | `memory-${string}` | 'day' | `day-${string}`;

const keyOf = (userId: UserId, name: Name) => `evenlight.unsent-self-care.${userId}.${name}`;

/** One wish, one key: also when its answer was lost, and the page was loaded again since. */
const Kept = z.object({ value: z.unknown(), sendKey: z.uuid() });

export function readUnsent<Value>(userId: UserId, name: Name, schema: ZodType<Value>) {
  const kept = Kept.safeParse(readStored('sessionStorage', keyOf(userId, name))).data;
  const value = kept && schema.safeParse(kept.value).data;
  return kept && value !== undefined ? { value, sendKey: kept.sendKey } : undefined;
}

export function keepUnsent(userId: UserId, name: Name, kept: { value: unknown; sendKey: string }) {
  writeStored('sessionStorage', keyOf(userId, name), JSON.stringify(kept));
}

export function forgetUnsent(userId: UserId, name: Name) {
  removeStored('sessionStorage', keyOf(userId, name));
}

/** For a form that opens when somebody asks for it, never in the first drawing of a page. */
export function useUnsentForm<Value>(userId: UserId, name: Name, schema: ZodType<Value>) {
  const [unsent] = useState(() => openUnsent(userId, name, schema));
  return unsent;
}

function openUnsent<Value>(userId: UserId, name: Name, schema: ZodType<Value>) {
  const kept = readUnsent(userId, name, schema);
  let words = JSON.stringify(kept?.value);
  let sendKey = kept?.sendKey ?? newId();
  return {
    first: kept?.value,
    /** Of the words that stand there now: typed anew, they are another wish. */
    sendKey: () => sendKey,
    keep(value: unknown) {
      const typed = JSON.stringify(value);
      if (typed === words) return;
      [words, sendKey] = [typed, newId()];
      keepUnsent(userId, name, { value, sendKey });
    },
    forget: () => forgetUnsent(userId, name),
  };
}
