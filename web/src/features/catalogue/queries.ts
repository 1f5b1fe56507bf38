import { listAddons, listPackages, type PackageTier, packageTiers } from '@evenlight/contract/catalogue';
import type { PackagedTradition } from '@evenlight/contract/traditions';
import { queryOptions, skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import { call } from '../../platform/call';

const catalogueKey = ['api', 'catalogue'] as const;

const packagesOf = (tradition: PackagedTradition | null) =>
  queryOptions({
    queryKey: [...catalogueKey, 'packages', tradition],
    queryFn: tradition ? () => call(listPackages, { query: { faithTradition: tradition } }) : skipToken,
  });

const addonsWith = (tradition: PackagedTradition | null, tier: PackageTier | null) =>
  queryOptions({
    queryKey: [...catalogueKey, 'addons', tradition, tier],
    queryFn: tradition && tier ? () => call(listAddons, { query: { faithTradition: tradition, tier } }) : skipToken,
  });

/** Nothing is asked while there is no tradition. */
export function usePackages(tradition: PackagedTradition | null) {
  return useQuery(packagesOf(tradition));
}

export function useAddons(tradition: PackagedTradition | null, tier: PackageTier | null) {
  return useQuery(addonsWith(tradition, tier));
}

/** What goes with each package of a tradition, so that it is known before a package is chosen. */
export function useReadAddonsAhead(tradition: PackagedTradition | null) {
  const cache = useQueryClient();
  useEffect(() => {
    if (tradition) for (const tier of packageTiers) void cache.prefetchQuery(addonsWith(tradition, tier));
  }, [cache, tradition]);
}

export function useCatalogue() {
  const cache = useQueryClient();
  /** What was read already; undefined when it was not. */
  const packagesRead = useCallback(
    (tradition: PackagedTradition) => cache.getQueryData(packagesOf(tradition).queryKey),
    [cache],
  );
  const addonsRead = useCallback(
    (tradition: PackagedTradition, tier: PackageTier) => cache.getQueryData(addonsWith(tradition, tier).queryKey),
    [cache],
  );
  /** After the server has refused something as unknown: ours is an older catalogue. */
  const readAnew = useCallback(() => cache.invalidateQueries({ queryKey: catalogueKey }), [cache]);
  return { packagesRead, addonsRead, readAnew };
}
