// What is typed and not stored yet, for every form: a reload, a closed dialog or a lost connection costs nobody their words.
import type { UserId } from '@evenlight/contract/ids';
import { z } from 'zod';
import { readStored, removeStored, writeStored } from './browser-storage';
import { type DraftName, forgetDraft, keepDraft, readDraft } from './drafts';
import { newId } from './new-id';
import { UNSENT_KEPT_MS, unsentKeyOf } from './unsent-key';

/**
 * `tab`: this tab, for an hour; whoever sits down at the same computer later does not find it.
 * `member-tab`: this tab until its member signs out; for what only a member can open.
 * `browser`: every tab, for 14 days.
 */
export type Place = 'tab' | 'member-tab' | 'browser';

/** `part` comes after the owner in the storage's name, where one name stands for several forms. */
export type KeptAs = { name: DraftName; place: Place; part?: string | undefined };

/** Null for a visitor, whose words go along with whomever they turn out to be. */
type Owner = UserId | null;

/** What was sent last, and the key it was sent with: the answer may have been lost, and the page reloaded. */
const Sending = z.object({ words: z.string(), key: z.uuid() });
const Kept = z.object({ typed: z.unknown().optional(), sending: Sending.optional(), keptAt: z.number() });
type Kept = z.infer<typeof Kept>;
/** Drafts from before this store: some had their key beside them, the others were nothing but the words. */
const OldKept = z.object({ value: z.unknown(), idempotencyKey: z.uuid() });

/** `Typed` takes words that may be unfinished in any field. Kept as nothing, they last as long as the object does. */
export function keptWords<Typed>(as: KeptAs | undefined, owner: Owner, Typed: z.ZodType<Typed>) {
  const drawer = as ? drawerOf(as, owner) : inMemory();
  const typedWhenSent = new Map<string, string>();

  /** `oldKey`: of words from before this store, whatever they were sent as, until they are changed. */
  function readKept(): { typed?: Typed | undefined; sending?: Kept['sending']; oldKey?: string | undefined } {
    const found = drawer.read();
    const { data } = Kept.safeParse(found);
    if (data) return { typed: Typed.safeParse(data.typed).data, sending: data.sending };
    const old = OldKept.safeParse(found).data;
    return { typed: Typed.safeParse(old?.value ?? found).data, oldKey: old?.idempotencyKey };
  }
  const write = (typed: unknown, sending: Kept['sending']) => drawer.write({ typed, sending, keptAt: Date.now() });
  const typedNow = () => JSON.stringify(readKept().typed ?? null);

  return {
    read: () => readKept().typed,

    keep(typed: unknown) {
      const words = Typed.safeParse(typed).data;
      const { sending, oldKey } = readKept();
      if (oldKey && JSON.stringify(words) === typedNow()) return;
      write(words, sending);
    },

    /** Sent again after a lost answer, the same input has the same key, also after a reload; another one has its own. */
    idempotencyKeyOf(input: unknown): string {
      const { typed, sending, oldKey } = readKept();
      const words = JSON.stringify(input);
      const key = sending?.words === words ? sending.key : (oldKey ?? newId());
      write(typed, { words, key });
      typedWhenSent.set(key, typedNow());
      return key;
    },

    /** What was sent under this key is stored, and forgotten here; unless something else was typed since, which stays. */
    stored(key: string) {
      if (typedWhenSent.get(key) !== typedNow()) return;
      drawer.forget();
      for (const hear of [...(listenersTo.get(drawer.key) ?? [])]) hear();
    },

    forget: () => drawer.forget(),

    /** Calls back when these words are stored, whichever form sent them: it may have been closed and opened again since. */
    onStored(hear: () => void) {
      const listeners = listenersTo.get(drawer.key) ?? new Set();
      listenersTo.set(drawer.key, listeners.add(hear));
      return () => {
        listeners.delete(hear);
        if (listeners.size === 0) listenersTo.delete(drawer.key);
      };
    },
  };
}

type Drawer = { key: unknown; read: () => unknown; write: (kept: Kept) => void; forget: () => void };

/** What the browser did not take. Gone with the page. */
const notTaken = new Map<string, Kept>();
const listenersTo = new Map<unknown, Set<() => void>>();

function drawerOf(as: KeptAs, owner: Owner): Drawer {
  const { read, write, forget } = as.place === 'browser' ? inBrowser(as) : inTab(as);
  const nameFor = (who: Owner) => `${as.place} ${keyInTab(as, who)}`;
  const find = (who: Owner) => notTaken.get(nameFor(who)) ?? read(who);
  return {
    key: nameFor(owner),
    read: () => find(owner) ?? find(null),
    write(kept) {
      if (write(owner, kept)) notTaken.delete(nameFor(owner));
      else notTaken.set(nameFor(owner), kept);
    },
    forget() {
      for (const who of [owner, null]) {
        notTaken.delete(nameFor(who));
        forget(who);
      }
    },
  };
}

/** Some tabs kept the words of whoever was signed in under a name without an owner; they are still found there. */
function keyInTab({ name, place, part }: KeptAs, owner: Owner): string {
  const key = place === 'member-tab' && owner === null ? `evenlight.${name}` : unsentKeyOf(name, owner);
  return part ? `${key}.${part}` : key;
}

function inTab(as: KeptAs) {
  const isOld = (found: unknown) => Date.now() - (Kept.safeParse(found).data?.keptAt ?? 0) >= UNSENT_KEPT_MS;
  return {
    read(owner: Owner): unknown {
      const found = readStored('sessionStorage', keyInTab(as, owner));
      return as.place === 'tab' && isOld(found) ? null : found;
    },
    write: (owner: Owner, kept: Kept) => writeStored('sessionStorage', keyInTab(as, owner), JSON.stringify(kept)),
    forget: (owner: Owner) => removeStored('sessionStorage', keyInTab(as, owner)),
  };
}

function inBrowser({ name }: KeptAs) {
  return {
    read: (owner: Owner) => readDraft(name, owner),
    write: (owner: Owner, kept: Kept) => keepDraft(name, owner, kept),
    forget: (owner: Owner) => forgetDraft(name, owner),
  };
}

function inMemory(): Drawer {
  let held: Kept | undefined;
  return {
    // Nobody else has the same.
    key: Symbol('kept as nothing'),
    read: () => held,
    write(kept) {
      held = kept;
    },
    forget() {
      held = undefined;
    },
  };
}
