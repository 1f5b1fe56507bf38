// What the root loader knows: brand, hours, language, theme, and who is signed in.
import { useRouteLoaderData } from 'react-router';
import type { House } from '../root';

/** Missing only while the root itself is broken. */
export function useHouseIfKnown(): House | undefined {
  return useRouteLoaderData('root') as House | undefined;
}

export function useHouse(): House {
  const house = useHouseIfKnown();
  if (!house) throw new Error('The house is only known below a root that has loaded.');
  return house;
}
