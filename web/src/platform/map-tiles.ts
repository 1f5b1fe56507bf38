// The operator's tile service, when there is one.
import { useRouteLoaderData } from 'react-router';

export type MapTiles = { url: string; credit: string };

export function useMapTiles(): MapTiles | null {
  const house = useRouteLoaderData('root') as { mapTiles?: MapTiles | null } | undefined;
  return house?.mapTiles ?? null;
}
