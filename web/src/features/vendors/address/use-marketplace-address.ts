import type { VendorFilters, VendorSearch } from '@evenlight/contract/vendors/search';
import { useCallback, useLayoutEffect, useMemo, useRef } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { useGoTo } from '../../../platform/go-to-address';
import {
  addressShowing,
  addressWith,
  isMoreTyping,
  searchIn,
  shownIn,
  viewIn,
  withFilters,
  withoutFilters,
} from './marketplace-address';

/** What stands in the address. What was saved is only looked at by whoever is signed in. */
export function useMarketplaceAddress(isMember: boolean) {
  const [address] = useSearchParams();
  const search: VendorSearch = useMemo(() => {
    const { saved, ...others } = searchIn(address);
    return isMember && saved ? { ...others, saved } : others;
  }, [address, isMember]);
  return { address, search, view: viewIn(address), shownId: shownIn(address), closeShown: useCloseShown() };
}

/** Changes what is asked, and leaves the rest of it. */
export type Ask = (change: Partial<VendorFilters>) => void;

export function useAsk(): { ask: Ask; reset: () => void } {
  const goTo = useGoTo();
  const isOpen = useIsOpen();
  const change = useCallback(
    (changed: (search: VendorSearch) => VendorSearch) => {
      // What a box says as it goes must not pull anybody back to this screen.
      if (!isOpen.current) return;
      goTo(
        (address) => addressWith(changed(searchIn(address)), address),
        (before, after) => ({ replace: isMoreTyping(searchIn(before), searchIn(after)) }),
      );
    },
    [goTo, isOpen],
  );
  return useMemo(
    () => ({
      ask: (filters) => change((search) => withFilters(search, filters)),
      reset: () => change(withoutFilters),
    }),
    [change],
  );
}

/** Tells the dialog that the page it lies over is one step back. */
export const openedHere = { isOpenedHere: true };

/** Whoever opened the vendor from the list goes back to it; whoever came by a link stays, without the vendor. */
function useCloseShown() {
  const location = useLocation();
  const closed = useRef<typeof location>(undefined);
  const navigate = useNavigate();
  const goTo = useGoTo();
  return useCallback(() => {
    // Going back takes a moment. Whoever presses twice in it still wants to go back once.
    if (closed.current === location || !shownIn(new URLSearchParams(window.location.search))) return;
    closed.current = location;
    if (location.state?.isOpenedHere === true) void navigate(-1);
    else goTo((address) => addressShowing(null, address), { replace: true });
  }, [location, navigate, goTo]);
}

/** False as soon as the screen goes; its parts go after it. */
function useIsOpen() {
  const isOpen = useRef(true);
  useLayoutEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);
  return isOpen;
}
