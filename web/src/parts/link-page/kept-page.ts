// What a page is about stays with its entry in the browser's history, so that loading it again, and coming back to it,
// find it there. This tab keeps the latest besides: a plain form, such as the choice of a language, ends in a new entry.
import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { readStoredRecord, removeStored, writeStored } from '../../platform/browser-storage';
import { isRecord } from '../../platform/is-record';
import { useIsHydrated } from '../../ui/base/is-hydrated';

type Kept = Record<string, unknown>;

const keyOf = (path: string) => `evenlight.page.${path}`;

/** Empty until the page is hydrated: the server knows nothing of it. */
export function useKeptPage(path: string): Kept {
  const { state } = useLocation();
  const isAwake = useIsHydrated();
  if (!isAwake) return {};
  return isRecord(state) ? state : latestOf(path);
}

/** Takes the place of what was kept before, and of whatever the address said. */
export function useKeepPage(path: string): (kept: Kept) => void {
  const navigate = useNavigate();
  return useCallback(
    (kept) => {
      writeStored('sessionStorage', keyOf(path), JSON.stringify(kept));
      void navigate(path, { replace: true, state: kept, preventScrollReset: true });
    },
    [path, navigate],
  );
}

/** What this tab has kept last for a page, whichever entry it was. */
export function latestOf(path: string): Kept {
  return readStoredRecord('sessionStorage', keyOf(path));
}

export function forgetLatest(path: string) {
  removeStored('sessionStorage', keyOf(path));
}
