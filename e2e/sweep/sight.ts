// A line of the table of what opens on screens.
import type { Looker } from '@evenlight/server/testing/lived-in/screens';
import type { Family, Sight } from './look-at.ts';

type Address = string | ((family: Family) => string);

/** With the names of what it is about in place of their numbers. */
function patternOf(address: Address): string {
  const named = new Proxy({} as Family['ids'], { get: (_, name) => `:${String(name)}` });
  return typeof address === 'string' ? address : address({ ids: named, people: {} });
}

export const sightOf =
  (who: Looker) =>
  (address: Address, name: string, open?: Sight['open'], within?: string): Sight => ({
    name: `${patternOf(address)}: ${name}`,
    who,
    address: typeof address === 'string' ? () => address : address,
    ...(open ? { open } : {}),
    ...(within ? { within } : {}),
  });
