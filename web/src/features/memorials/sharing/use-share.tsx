import { MEMORIAL_PATH, type Memorial } from '@evenlight/contract/memorials/memorial';
import { Trans } from '@lingui/react/macro';
import { useRouteLoaderData } from 'react-router';
import { z } from 'zod';
import { toasts } from '../../../ui/overlays/toast-store';

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
      // Cancelled, or refused by the device: as the specification says, nothing is shown.
    }
  }

  return { url, copy, share };
}

// Where a memorial is found by those it is shared with.

const Root = z.object({ origin: z.string() });

/** The public or unlisted address; the page by number where an invitation is needed. */
function usePageAddress({ id, address }: Pick<Memorial, 'id' | 'address'>): string {
  const { data: root } = Root.safeParse(useRouteLoaderData('root'));
  return `${root?.origin ?? ''}${MEMORIAL_PATH}/${encodeURIComponent(address ?? String(id))}`;
}
