// What is typed into a form of a family and not stored yet. A lost connection, a closed dialog or a reload costs nothing.
import { z } from '@evenlight/contract/zod';
import { useEffect, useState } from 'react';
import type { ZodType } from 'zod';
import { type DraftName, forgetDraft, keepDraft, readDraft } from '../../platform/drafts';
import { newId } from '../../platform/new-id';
import { useUser } from '../../platform/user';

/** One wish, one key: also when its answer was lost, and the page was loaded again since. */
const Kept = z.object({ value: z.unknown(), sendKey: z.uuid() });

/** Forms that are open on the same words: one that was closed while it sent may have been opened again since. */
const openForms = new Map<DraftName, Set<() => void>>();

/**
 * For a form that opens when somebody asks for it, never in the first drawing of a page. `onStored` is called in every
 * open form on these words when they have been stored.
 */
export function useUnsent<Value>(name: DraftName, schema: ZodType<Value>, onStored: () => void) {
  const { user } = useUser();
  const owner = user?.id ?? null;
  const [unsent] = useState(() => {
    const readKept = () => Kept.safeParse(readDraft(name, owner)).data;
    const kept = readKept();
    const first = kept && schema.safeParse(kept.value).data;
    let words = JSON.stringify(first);
    let sendKey = kept?.sendKey ?? newId();
    const beginAnew = () => {
      [words, sendKey] = ['', newId()];
    };
    return {
      first,
      beginAnew,
      /** Of the words that stand there now: typed anew, they are another wish. */
      sendKey: () => sendKey,
      keep(value: unknown) {
        const typed = JSON.stringify(value);
        if (typed === words) return;
        [words, sendKey] = [typed, newId()];
        keepDraft(name, owner, { value, sendKey });
      },
      /** What was sent under this key is stored. What was typed since stays. */
      stored(sentKey: string) {
        const newest = readKept()?.sendKey ?? sendKey;
        if (newest !== sentKey) return;
        forgetDraft(name, owner);
        for (const hear of [...(openForms.get(name) ?? [])]) hear();
      },
      forget() {
        beginAnew();
        forgetDraft(name, owner);
      },
    };
  });
  useEffect(() => {
    const forms = openForms.get(name) ?? new Set();
    const hear = () => {
      unsent.beginAnew();
      onStored();
    };
    openForms.set(name, forms.add(hear));
    return () => void forms.delete(hear);
  }, [name, unsent, onStored]);
  return unsent;
}
