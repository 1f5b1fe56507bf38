// What somebody has saved: on the server, the same on all their devices.
import type { UserId, VendorId } from '@evenlight/contract/ids';
import type { NewsItem } from '@evenlight/contract/news';
import { listSavedVendors, saveVendor, unsaveVendor, type Vendor } from '@evenlight/contract/vendors/vendor';
import { Trans, useLingui } from '@lingui/react/macro';
import { skipToken, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { CallFailed, call } from '../../../platform/call';
import { useNews } from '../../../platform/live-news';
import { phraseFor } from '../../../platform/phrases';
import { toasts } from '../../../ui/overlays/toast-store';
import { searchesKey, vendorsKey } from '../queries';
import { signInToSave } from './sign-in-toasts';

type Saved = { vendorIds: VendorId[] };
type Input = { vendorId: VendorId; name: string; isSaved: boolean };

const savedKey = (userId: UserId | undefined) => [...vendorsKey, 'saved', userId];
const saving = ['saving vendors'];
const aboutSaving = (vendorId: VendorId) => `saving ${vendorId}`;

export function useSavedIds(userId: UserId | undefined, first: readonly VendorId[] | null): readonly VendorId[] {
  const cache = useQueryClient();
  const readAnew = useCallback(() => {
    // What is being saved right now is shown already; its own answer settles it.
    if (cache.isMutating({ mutationKey: saving }) > 0) return;
    void cache.invalidateQueries({ queryKey: savedKey(userId) });
    void cache.invalidateQueries({ queryKey: searchesKey, predicate: asksForSaved });
  }, [cache, userId]);
  const onNews = useCallback(({ kind }: NewsItem) => void (kind === 'saved_vendors.changed' && readAnew()), [readAnew]);
  useNews(userId !== undefined, onNews, readAnew);
  const { data } = useQuery({
    queryKey: savedKey(userId),
    queryFn: userId ? () => call(listSavedVendors, {}) : skipToken,
    initialData: () => (userId && first ? { vendorIds: [...first] } : undefined),
  });
  return data?.vendorIds ?? nothing;
}

const nothing: readonly VendorId[] = [];

/** Shown at once, and taken back if the server would not have it. */
export function useTurnSaved(userId: UserId | undefined) {
  const cache = useQueryClient();
  const { i18n } = useLingui();
  const queryKey = savedKey(userId);
  const show = ({ vendorId, isSaved }: Input) =>
    cache.setQueryData<Saved>(queryKey, (before) => {
      const others = (before?.vendorIds ?? []).filter((id) => id !== vendorId);
      return { vendorIds: isSaved ? [vendorId, ...others] : others };
    });
  const { mutate } = useMutation({
    mutationKey: saving,
    // One after the other: a heart pressed twice must end as it was left.
    scope: { id: 'saved vendors' },
    mutationFn: ({ vendorId, isSaved }: Input) => call(isSaved ? saveVendor : unsaveVendor, { params: { vendorId } }),
    onMutate: async (input) => {
      await cache.cancelQueries({ queryKey });
      show(input);
    },
    onSuccess: (answer, { vendorId, name, isSaved }) => {
      if (cache.isMutating({ mutationKey: saving }) <= 1) cache.setQueryData<Saved>(queryKey, answer);
      toasts.show({
        about: aboutSaving(vendorId),
        title: isSaved ? <Trans>Added to Wishlist</Trans> : <Trans>Removed from Wishlist</Trans>,
        description: name,
      });
    },
    onError: (error, input) => {
      show({ ...input, isSaved: !input.isSaved });
      const phrase = phraseFor(error);
      toasts.show(
        error instanceof CallFailed && error.status === 401
          ? signInToSave()
          : {
              about: aboutSaving(input.vendorId),
              title: <Trans>Your wishlist stayed as it was</Trans>,
              description: phrase && i18n._(phrase),
              variant: 'destructive',
              isImportant: true,
            },
      );
    },
    onSettled: () => cache.invalidateQueries({ queryKey: searchesKey, predicate: asksForSaved }),
  });
  return useCallback(
    ({ id: vendorId, name }: Pick<Vendor, 'id' | 'name'>) => {
      // Not what is drawn: a second press may come before the first one shows.
      const isSaved = cache.getQueryData<Saved>(savedKey(userId))?.vendorIds.includes(vendorId) ?? false;
      mutate({ vendorId, name, isSaved: !isSaved });
    },
    [cache, userId, mutate],
  );
}

function asksForSaved({ queryKey }: { queryKey: readonly unknown[] }): boolean {
  const search = queryKey.at(-1);
  return typeof search === 'object' && search !== null && 'saved' in search;
}
