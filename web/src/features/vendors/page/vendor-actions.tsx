// What can be done with a vendor, wherever it is shown: save it, ask it, compare it.
import type { UserId, VendorId } from '@evenlight/contract/ids';
import type { Vendor } from '@evenlight/contract/vendors/vendor';
import { createContext, type ReactNode, useCallback, useContext, useMemo, useState } from 'react';
import { useUser } from '../../../platform/user';
import { toasts } from '../../../ui/overlays/toast-store';
import { useSave, useSavedIds } from '../saved/saved-queries';
import { signInToAsk, signInToSave } from '../saved/sign-in-toasts';
import { AskOne, AskSeveral } from './asking';

type Named = Pick<Vendor, 'id' | 'name'>;

type VendorActions = {
  /** Undefined for visitors. */
  userId: UserId | undefined;
  savedIds: readonly VendorId[];
  toggleSaved: (vendor: Named) => void;
  inquire: (vendor: Vendor) => void;
  requestQuotes: (vendors: readonly Vendor[]) => void;
};

const Actions = createContext<VendorActions | null>(null);

export function useVendorActions(): VendorActions {
  const actions = useContext(Actions);
  if (!actions) throw new Error('useVendorActions must be used within VendorActionsProvider');
  return actions;
}

type Props = { firstSaved: readonly VendorId[] | null; children: ReactNode };

export function VendorActionsProvider({ firstSaved, children }: Props) {
  const userId = useUser().user?.id;
  const savedIds = useSavedIds(userId, firstSaved);
  const save = useSave(userId);
  const [asked, setAsked] = useState<Vendor>();
  const [askedSeveral, setAskedSeveral] = useState<readonly Vendor[]>();
  const [isAsking, setIsAsking] = useState(false);

  const toggleSaved = useCallback(
    ({ id, name }: Named) => {
      if (userId) save({ vendorId: id, name, isSaved: !savedIds.includes(id) });
      else toasts.show(signInToSave());
    },
    [userId, save, savedIds],
  );
  const ask = useCallback(
    (one: Vendor | undefined, several: readonly Vendor[] | undefined) => {
      if (!userId) return void toasts.show(signInToAsk());
      setAsked(one);
      setAskedSeveral(several);
      setIsAsking(true);
    },
    [userId],
  );
  const inquire = useCallback((vendor: Vendor) => ask(vendor, undefined), [ask]);
  const requestQuotes = useCallback((vendors: readonly Vendor[]) => ask(undefined, vendors), [ask]);

  const actions = useMemo(
    () => ({ userId, savedIds, toggleSaved, inquire, requestQuotes }),
    [userId, savedIds, toggleSaved, inquire, requestQuotes],
  );
  return (
    <Actions value={actions}>
      {children}
      {asked && <AskOne vendor={asked} isOpen={isAsking} onOpenChange={setIsAsking} />}
      {askedSeveral && <AskSeveral vendors={askedSeveral} isOpen={isAsking} onOpenChange={setIsAsking} />}
    </Actions>
  );
}
