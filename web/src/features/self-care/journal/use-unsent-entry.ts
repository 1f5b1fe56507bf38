import type { UserId } from '@evenlight/contract/ids';
import { JournalPrompt } from '@evenlight/contract/self-care/journal';
import { z } from '@evenlight/contract/zod';
import { type RefObject, useEffect, useState } from 'react';
import { newId } from '../../../platform/new-id';
import { forgetUnsent, keepUnsent, readUnsent } from '../unsent';

const Entry = z.object({ prompt: JournalPrompt.nullable(), words: z.string() });
type Entry = z.infer<typeof Entry>;

const empty = (): { value: Entry; sendKey: string } => ({ value: { prompt: null, words: '' }, sendKey: newId() });

/** The entry being written, kept with every letter. */
export function useUnsentEntry(userId: UserId, field: RefObject<HTMLTextAreaElement | null>) {
  const [{ value, sendKey }, setUnsent] = useState(empty);

  // Read when the page is awake: the server knows nothing of it. What was typed before that goes first.
  useEffect(() => {
    const typed = field.current?.value;
    const kept = readUnsent(userId, 'journal', Entry);
    if (typed) setUnsent({ value: { prompt: null, words: typed }, sendKey: newId() });
    else if (kept) setUnsent(kept);
  }, [userId, field]);

  return {
    ...value,
    sendKey,
    keep(changes: Partial<Entry>) {
      const next = { value: { ...value, ...changes }, sendKey: newId() };
      setUnsent(next);
      keepUnsent(userId, 'journal', next);
    },
    forget() {
      setUnsent(empty());
      forgetUnsent(userId, 'journal');
    },
  };
}
