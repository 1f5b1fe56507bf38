// What is typed and not sent yet, in this tab alone and for an hour: whoever sits down at the same computer later does not
// find it.
import type { UserId } from '@evenlight/contract/ids';
import { z } from 'zod';
import { readStored, removeStored, writeStored } from './browser-storage';
import { newId } from './new-id';
import { UNSENT_KEPT_MS, unsentKeyOf } from './unsent-key';

type Owner = UserId | null;

/** The words that were sent last and the key they were sent with: the answer may have been lost, and the page reloaded. */
const Sending = z.object({ words: z.string(), key: z.uuid() });

/** `Typed` takes a form that may be unfinished in any field. */
export function unsentForm<Typed>(name: string, Typed: z.ZodType<Typed>) {
  const Unsent = z.object({ typed: Typed.optional(), sending: Sending.optional(), keptAt: z.number().optional() });
  type Unsent = { typed?: Typed; sending?: z.infer<typeof Sending>; keptAt?: number };

  const keyOf = (owner: Owner) => unsentKeyOf(name, owner);

  /** What a visitor began goes along with whomever they turn out to be. */
  function readUnsent(owner: Owner): Unsent {
    const read = (who: Owner) => {
      const { data } = Unsent.safeParse(readStored('sessionStorage', keyOf(who)));
      return data && Date.now() - (data.keptAt ?? 0) < UNSENT_KEPT_MS ? data : undefined;
    };
    return (read(owner) ?? read(null) ?? {}) as Unsent;
  }

  function keepTyped(owner: Owner, typed: unknown) {
    keep(owner, { ...readUnsent(owner), typed: Typed.safeParse(typed).data });
  }

  /** Sent again after a lost answer, it is still the same wish; with other words in it, it is another one. */
  function sendKeyOf(owner: Owner, form: unknown): string {
    const unsent = readUnsent(owner);
    const words = JSON.stringify(form);
    const key = unsent.sending?.words === words ? unsent.sending.key : newId();
    keep(owner, { ...unsent, sending: { words, key } });
    return key;
  }

  function forgetUnsent(owner: Owner) {
    removeStored('sessionStorage', keyOf(owner));
    removeStored('sessionStorage', keyOf(null));
  }

  function keep(owner: Owner, unsent: Unsent) {
    writeStored('sessionStorage', keyOf(owner), JSON.stringify({ ...unsent, keptAt: Date.now() }));
  }

  return { readUnsent, keepTyped, sendKeyOf, forgetUnsent };
}
