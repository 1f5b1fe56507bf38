// What is typed about somebody and not sent yet. It stays in this browser, for this member of the team, until it is.
import { z } from '@evenlight/contract/zod';
import { useEffect, useState } from 'react';
import { type DraftName, forgetDraft, keepDraft, readDraft } from '../../../platform/drafts';
import { newId } from '../../../platform/new-id';
import { useUser } from '../../../platform/user';

const Unsent = z.object({
  subject: z.string(),
  text: z.string(),
  /** Of these very words, for each way in which they can be sent: sent again after a lost answer, they are the same. */
  idempotencyKeys: z.object({ note: z.uuid(), answer: z.uuid(), letter: z.uuid() }),
});
type Unsent = z.infer<typeof Unsent>;

export function useUnsentWords(name: DraftName) {
  const owner = useUser().user?.id ?? null;
  const [unsent, setUnsent] = useState<Unsent>(nothing);

  // Read when the page is hydrated: the server knows nothing of it. What was typed before that goes first.
  useEffect(() => {
    const kept = Unsent.safeParse(readDraft(name, owner)).data;
    if (kept) setUnsent((typed) => (isEmpty(typed) ? kept : typed));
  }, [name, owner]);

  function keep(changes: Partial<Pick<Unsent, 'subject' | 'text'>>) {
    const next = { ...unsent, ...changes, idempotencyKeys: newKeys() };
    setUnsent(next);
    if (isEmpty(next)) forgetDraft(name, owner);
    else keepDraft(name, owner, next);
  }

  /** Whatever was typed while these words were on their way stays. */
  function sent(words: Unsent) {
    const isSame = (other: Unsent | undefined) => other?.idempotencyKeys.note === words.idempotencyKeys.note;
    if (isSame(Unsent.safeParse(readDraft(name, owner)).data)) forgetDraft(name, owner);
    setUnsent((now) => (isSame(now) ? nothing() : now));
  }

  return { unsent, keep, sent };
}

function nothing(): Unsent {
  return { subject: '', text: '', idempotencyKeys: newKeys() };
}

function newKeys(): Unsent['idempotencyKeys'] {
  return { note: newId(), answer: newId(), letter: newId() };
}

function isEmpty({ subject, text }: Unsent): boolean {
  return subject === '' && text === '';
}
