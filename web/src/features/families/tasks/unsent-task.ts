// What is typed about a task and not stored yet. A lost connection, a closed dialog or a reload costs nothing.
import { z } from '@evenlight/contract/zod';
import { useState } from 'react';
import type { ZodType } from 'zod';
import { type DraftName, forgetDraft, keepDraft, readDraft } from '../../../platform/drafts';
import { newId } from '../../../platform/new-id';
import { useUser } from '../../../platform/user';

/** One wish, one key: also when its answer was lost, and the page was loaded again since. */
const Kept = z.object({ value: z.unknown(), sendKey: z.uuid() });

/** For a form that opens when somebody asks for it, never in the first drawing of a page. */
export function useUnsent<Value>(name: DraftName, schema: ZodType<Value>) {
  const { user } = useUser();
  const owner = user?.id ?? null;
  const [unsent] = useState(() => {
    const kept = Kept.safeParse(readDraft(name, owner)).data;
    const first = kept && schema.safeParse(kept.value).data;
    let words = JSON.stringify(first);
    let sendKey = kept?.sendKey ?? newId();
    return {
      first,
      /** Of the words that stand there now: typed anew, they are another wish. */
      sendKey: () => sendKey,
      keep(value: unknown) {
        const typed = JSON.stringify(value);
        if (typed === words) return;
        [words, sendKey] = [typed, newId()];
        keepDraft(name, owner, { value, sendKey });
      },
      forget() {
        [words, sendKey] = ['', newId()];
        forgetDraft(name, owner);
      },
    };
  });
  return unsent;
}
