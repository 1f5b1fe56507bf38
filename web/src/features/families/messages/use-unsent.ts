// What is being typed to the family, with what it answers and what hangs on it. Kept until it is on its way.
import { FamilyMessageId, SharedDocumentId } from '@evenlight/contract/ids';
import { z } from '@evenlight/contract/zod';
import { type RefObject, useEffect, useState } from 'react';
import { forgetDraft, keepDraft, readDraft } from '../../../platform/drafts';
import { useUser } from '../../../platform/user';
import { useFamily } from '../family-context';

export const Unsent = z.object({
  text: z.string(),
  replyTo: z.object({ id: FamilyMessageId, authorName: z.string(), excerpt: z.string() }).nullable(),
  attached: z.array(z.object({ id: SharedDocumentId, fileName: z.string() })),
});
type Unsent = z.infer<typeof Unsent>;

const nothing: Unsent = { text: '', replyTo: null, attached: [] };

export function useUnsent(field: RefObject<HTMLTextAreaElement | null>) {
  const { group } = useFamily();
  const owner = useUser().user?.id ?? null;
  const name = `family-message-${group.id}` as const;
  const [unsent, setUnsent] = useState<Unsent>(nothing);

  // Read when the page is hydrated: the server knows nothing of it. What was typed before that goes first.
  useEffect(() => {
    const typed = field.current?.value;
    const kept = Unsent.safeParse(readDraft(name, owner)).data;
    if (typed) setUnsent({ ...nothing, text: typed });
    else if (kept) setUnsent(kept);
  }, [name, owner, field]);

  function keep(changes: Partial<Unsent>) {
    const next = { ...unsent, ...changes };
    setUnsent(next);
    keepDraft(name, owner, next);
  }

  function clear() {
    setUnsent(nothing);
    forgetDraft(name, owner);
  }

  /** What comes back stands before what is in the box; nothing of either is lost. */
  function putBack({ text, replyTo, attached }: Unsent) {
    const others = attached.filter(({ id }) => unsent.attached.every((one) => one.id !== id));
    keep({
      text: [text, unsent.text].filter(Boolean).join('\n'),
      replyTo: unsent.replyTo ?? replyTo,
      attached: [...others, ...unsent.attached],
    });
  }

  return { ...unsent, keep, clear, putBack };
}
