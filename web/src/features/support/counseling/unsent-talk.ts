// What is typed and not sent yet, in this tab alone: nobody who sits down at the same computer later finds it.
import type { UserId } from '@evenlight/contract/ids';
import { z } from '@evenlight/contract/zod';
import { readStored, removeStored, writeStored } from '../../../platform/browser-storage';
import { newId } from '../../../platform/new-id';

/** May be unfinished in any field. */
const TypedTalk = z.object({
  ...{ name: z.string(), email: z.string(), phone: z.string(), message: z.string() },
  ...{ preferredContact: z.string().nullish(), urgency: z.string().nullish() },
});

/** The words that were sent last and the key they were sent with: the answer may have been lost, and the page reloaded. */
const Sending = z.object({ words: z.string(), key: z.uuid() });
const Unsent = z.object({ typed: TypedTalk.optional(), sending: Sending.optional() });
type Unsent = z.infer<typeof Unsent>;

const keyOf = (owner: UserId | null) => `evenlight.unsent-talk.${owner ?? 'visitor'}`;

/** What a visitor began goes along with whomever they turn out to be. */
export function readUnsent(owner: UserId | null): Unsent {
  const read = (who: UserId | null) => Unsent.safeParse(readStored('sessionStorage', keyOf(who))).data;
  return read(owner) ?? read(null) ?? {};
}

export function keepTyped(owner: UserId | null, typed: unknown) {
  keep(owner, { ...readUnsent(owner), typed: TypedTalk.safeParse(typed).data });
}

/** Sent again after a lost answer, it is still the same request; with other words in it, it is another one. */
export function sendKeyOf(owner: UserId | null, form: unknown): string {
  const unsent = readUnsent(owner);
  const words = JSON.stringify(form);
  const key = unsent.sending?.words === words ? unsent.sending.key : newId();
  keep(owner, { ...unsent, sending: { words, key } });
  return key;
}

export function forgetUnsent(owner: UserId | null) {
  removeStored('sessionStorage', keyOf(owner));
  removeStored('sessionStorage', keyOf(null));
}

function keep(owner: UserId | null, unsent: Unsent) {
  writeStored('sessionStorage', keyOf(owner), JSON.stringify(unsent));
}
