import { listAddons, listPackages, type Package, type PackageTier, packageTiers } from '@evenlight/contract/catalogue';
import type { PackagedTradition } from '@evenlight/contract/traditions';
import type { Way } from '@evenlight/contract/ways';
import { queryOptions, skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import { call } from '../../platform/call';

const catalogueKey = ['api', 'catalogue'] as const;

const packagesOf = (tradition: PackagedTradition | null, way: Way) =>
  queryOptions({
    queryKey: [...catalogueKey, 'packages', tradition, way],
    queryFn: tradition ? () => call(listPackages, { query: { faithTradition: tradition, way } }) : skipToken,
  });

type AddonsWith = { tradition: PackagedTradition | null; tier: PackageTier | null; way: Way };

const addonsWith = ({ tradition, tier, way }: AddonsWith) =>
  queryOptions({
    queryKey: [...catalogueKey, 'addons', tradition, tier, way],
    queryFn:
      tradition && tier ? () => call(listAddons, { query: { faithTradition: tradition, tier, way } }) : skipToken,
  });

/** Made for one way, and the simple offers beside them. Nothing is asked while there is no tradition. */
export function usePackages(tradition: PackagedTradition | null, way: Way) {
  return useQuery(packagesOf(tradition, way));
}

/** The packages in the ways of these offers: whoever chooses one of them sees them at once. */
export function useReadPackagesAhead(tradition: PackagedTradition | null, offers: readonly Package[]) {
  const cache = useQueryClient();
  useEffect(() => {
    for (const { way } of offers) void cache.prefetchQuery(packagesOf(tradition, way));
  }, [cache, tradition, offers]);
}

export function useAddons(asked: AddonsWith) {
  return useQuery(addonsWith(asked));
}

/** What goes with each package of a tradition, so that it is known before a package is chosen. */
export function useReadAddonsAhead(tradition: PackagedTradition | null, way: Way) {
  const cache = useQueryClient();
  useEffect(() => {
    if (tradition) for (const tier of packageTiers) void cache.prefetchQuery(addonsWith({ tradition, tier, way }));
  }, [cache, tradition, way]);
}

export function useCatalogue() {
  const cache = useQueryClient();
  /** What was read already; undefined when it was not. */
  const packagesRead = useCallback(
    (tradition: PackagedTradition, way: Way) => cache.getQueryData(packagesOf(tradition, way).queryKey),
    [cache],
  );
  const addonsRead = useCallback((asked: AddonsWith) => cache.getQueryData(addonsWith(asked).queryKey), [cache]);
  /** After the server has refused something as unknown: ours is an older catalogue. */
  const readAnew = useCallback(() => cache.invalidateQueries({ queryKey: catalogueKey }), [cache]);
  return { packagesRead, addonsRead, readAnew };
}
