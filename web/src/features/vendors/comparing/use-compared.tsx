import type { VendorId } from '@evenlight/contract/ids';
import type { Vendor } from '@evenlight/contract/vendors/vendor';
import { Trans } from '@lingui/react/macro';
import { useSyncExternalStore } from 'react';
import { toasts } from '../../../ui/overlays/toast-store';
import { comparedVendors, nothingCompared } from './compared-store';

export function useCompared() {
  return useSyncExternalStore(comparedVendors.subscribe, comparedVendors.getState, () => nothingCompared);
}

type Named = Pick<Vendor, 'id' | 'name'>;

export function toggleCompared({ id, name }: Named) {
  if (comparedVendors.getState().ids.includes(id)) return removeCompared({ id, name });
  if (comparedVendors.add(id)) {
    toasts.show({ title: <Trans>Added to Comparison</Trans>, description: name });
    return;
  }
  toasts.show({
    title: <Trans>Comparison Limit Reached</Trans>,
    description: <Trans>You can compare up to 4 vendors at a time.</Trans>,
    variant: 'destructive',
  });
}

export function removeCompared({ id, name }: { id: VendorId; name: string }) {
  comparedVendors.remove(id);
  toasts.show({ title: <Trans>Removed from Comparison</Trans>, description: name });
}

export function clearCompared() {
  comparedVendors.clear();
  toasts.show({ title: <Trans>Comparison Cleared</Trans> });
}
