// The vendors somebody compares. Kept in this browser, the same in all of its tabs; none of it on the server.
import { VendorId } from '@evenlight/contract/ids';
import { COMPARED_MAX } from '@evenlight/contract/vendors/comparing';
import { readStored, removeStored, writeStored } from '../../../platform/browser-storage';
import { createStateHolder } from '../../../platform/state-holder';

const KEY = 'evenlight.compared';

type Compared = {
  ids: readonly VendorId[];
  /** Adding opens the panel; it can be closed while there is something in it. */
  isOpen: boolean;
};

const nothing: Compared = { ids: [], isOpen: false };

export function createComparedStore() {
  const holder = createStateHolder<Compared>(nothing);
  let lookers = 0;
  // A drawer that takes nothing has nothing to say either.
  let isKept = true;

  function readAnew() {
    holder.show({ ids: idsIn(readStored('localStorage', KEY)) });
  }

  /** While nobody looks, other tabs are not followed: what is kept is read first, or a change would overwrite it. */
  function idsNow(): readonly VendorId[] {
    if (lookers === 0 && isKept) readAnew();
    return holder.getState().ids;
  }

  function keep(ids: readonly VendorId[], change: Partial<Compared> = {}) {
    if (ids.length > 0) isKept = writeStored('localStorage', KEY, JSON.stringify(ids));
    else removeStored('localStorage', KEY);
    holder.show({ ids, isOpen: ids.length > 0 && holder.getState().isOpen, ...change });
  }

  function followOtherTabs({ key }: StorageEvent) {
    // Without a key, everything was taken out at once.
    if (key === KEY || key === null) readAnew();
  }

  return {
    getState: holder.getState,
    /** What is kept is read when somebody begins to look; the page as the server wrote it knows of nothing yet. */
    subscribe(listener: () => void) {
      const leave = holder.subscribe(listener);
      lookers += 1;
      if (lookers === 1) {
        window.addEventListener('storage', followOtherTabs);
        if (isKept) readAnew();
      }
      return () => {
        leave();
        lookers -= 1;
        if (lookers === 0) window.removeEventListener('storage', followOtherTabs);
      };
    },
    /** False when there are as many already as can be compared. */
    add(id: VendorId): boolean {
      const ids = idsNow();
      if (ids.includes(id)) return true;
      if (ids.length >= COMPARED_MAX) return false;
      keep([...ids, id], { isOpen: true });
      return true;
    },
    remove(id: VendorId) {
      keep(idsNow().filter((kept) => kept !== id));
    },
    clear: () => keep([]),
    /** Those that were asked for and are no longer listed drop out without a word; what was added since stays. */
    dropUnlisted(asked: readonly VendorId[], listed: readonly VendorId[]) {
      const { ids } = holder.getState();
      const still = ids.filter((id) => listed.includes(id) || !asked.includes(id));
      if (still.length < ids.length) keep(still);
    },
    setOpen: (isOpen: boolean) => holder.show({ isOpen }),
  };
}

/** Anything may lie there: written by an older page, or by hand. */
function idsIn(stored: unknown): VendorId[] {
  const ids = Array.isArray(stored) ? stored.flatMap((id) => VendorId.safeParse(id).data ?? []) : [];
  return [...new Set(ids)].slice(0, COMPARED_MAX);
}

/** Only ever filled in the browser: the server never subscribes. */
export const comparedVendors = createComparedStore();
export const nothingCompared = nothing;
