// What can be done with a vendor, wherever it is shown: save it, ask it, compare it.
import type { UserId, VendorId } from '@evenlight/contract/ids';
import type { Vendor } from '@evenlight/contract/vendors/vendor';
import { Trans } from '@lingui/react/macro';
import { createContext, type ReactNode, useCallback, useContext, useMemo, useState } from 'react';
import { useUser } from '../../../platform/user';
import { type ToastInput, toasts } from '../../../ui/overlays/toast-store';
import { useSavedIds, useTurnSaved } from '../saved/saved-queries';
import { signInToAsk, signInToSave } from '../saved/sign-in-toasts';
import { AskOne, AskSeveral, type Several } from './asking';

type Named = Pick<Vendor, 'id' | 'name'>;

type VendorActions = {
  /** Undefined for visitors. */
  userId: UserId | undefined;
  savedIds: readonly VendorId[];
  toggleSaved: (vendor: Named) => void;
  inquire: (vendor: Vendor) => void;
  requestQuotes: (several: Several) => void;
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
  const turnSaved = useTurnSaved(userId);
  const [asked, setAsked] = useState<Vendor>();
  const [askedSeveral, setAskedSeveral] = useState<Several>();
  const [isAsking, setIsAsking] = useState(false);

  const toggleSaved = useCallback(
    (vendor: Named) => {
      if (userId) turnSaved(vendor);
      else toasts.show(signInToSave());
    },
    [userId, turnSaved],
  );
  const ask = useCallback(
    (one: Vendor | undefined, several: Several | undefined) => {
      if (!userId) return void toasts.show(signInToAsk());
      if (several?.vendors.length === 0) return void toasts.show(nobodyToAsk());
      setAsked(one);
      setAskedSeveral(several);
      setIsAsking(true);
    },
    [userId],
  );
  const inquire = useCallback((vendor: Vendor) => ask(vendor, undefined), [ask]);
  const requestQuotes = useCallback((several: Several) => ask(undefined, several), [ask]);

  const actions = useMemo(
    () => ({ userId, savedIds, toggleSaved, inquire, requestQuotes }),
    [userId, savedIds, toggleSaved, inquire, requestQuotes],
  );
  return (
    <Actions value={actions}>
      {children}
      {asked && <AskOne vendor={asked} isOpen={isAsking} onOpenChange={setIsAsking} />}
      {askedSeveral && <AskSeveral {...askedSeveral} isOpen={isAsking} onOpenChange={setIsAsking} />}
    </Actions>
  );
}

function nobodyToAsk(): ToastInput {
  return {
    title: <Trans>There is nobody to ask yet</Trans>,
    description: <Trans>Look for another word, or let a filter go, until you see vendors you would like to ask.</Trans>,
  };
}
