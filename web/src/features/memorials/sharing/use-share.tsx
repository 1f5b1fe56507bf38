import type { Memorial } from '@evenlight/contract/memorials/memorial';
import { Trans } from '@lingui/react/macro';
import { toasts } from '../../../ui/overlays/toast-store';
import { usePageAddress } from './page-address';

/** The device's own way to share, else the clipboard. Whoever thinks better of it hears nothing. */
export function useShare(memorial: Pick<Memorial, 'id' | 'address' | 'fullName'>) {
  const url = usePageAddress(memorial);

  async function copy() {
    try {
      await navigator.clipboard.writeText(url);
      toasts.show({ title: <Trans>Link Copied</Trans> });
    } catch {
      // The address stands on the page, to be marked and copied by hand.
    }
  }

  async function share() {
    if (!('share' in navigator)) return copy();
    try {
      await navigator.share({ title: memorial.fullName, url });
    } catch {
      // Cancelled, or refused by the device: as the spec wishes, nothing is said.
    }
  }

  return { url, copy, share };
}
