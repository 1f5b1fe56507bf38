// What the root loader knows: brand, hours, language, theme, and who is signed in.
import type { getOpeningHours } from '@evenlight/contract/desk';
import type { Returned } from '@evenlight/contract/endpoint';
import type { UserId } from '@evenlight/contract/ids';
import type { Locale } from '@evenlight/contract/languages';
import { useRouteLoaderData } from 'react-router';
import type { MapTiles } from '../platform/map-tiles';
import type { Theme } from '../platform/theme';

export type House = {
  hours: Returned<typeof getOpeningHours>;
  /** Undefined while the API cannot say who is here. */
  user: { id: UserId; firstName: string } | null | undefined;
  origin: string;
  mapTiles: MapTiles | null;
  locale: Locale;
  /** Otherwise it is the one that the browser asks for. */
  isLanguageChosen: boolean;
  theme: Theme;
  path: string;
};

/** Missing only while the root itself is broken. */
export function useHouseIfKnown(): House | undefined {
  return useRouteLoaderData<House>('root');
}

export function useHouse(): House {
  const house = useHouseIfKnown();
  if (!house) throw new Error('The house is only known below a root that has loaded.');
  return house;
}
