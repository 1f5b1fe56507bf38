// What a new house offers before its operator has written a catalogue of its own.
import type { WrittenAddon, WrittenPackage } from '../catalogue-file.ts';
import { commonAddons, tierAddons } from './addons-for-all.ts';
import { buddhistAddons, buddhistPackages } from './buddhist.ts';
import { christianAddons, christianPackages } from './christian.ts';
import { hinduAddons, hinduPackages } from './hindu.ts';
import { jewishAddons, jewishPackages } from './jewish.ts';
import { muslimAddons, muslimPackages } from './muslim.ts';
import { secularAddons, secularPackages } from './secular.ts';
import { sikhAddons, sikhPackages } from './sikh.ts';
import { simpleOffers } from './simple.ts';

/** What its texts are looked up by. */
export const PRICE_LIST = 'price list';

export const firstCatalogue: { packages: WrittenPackage[]; addons: WrittenAddon[] } = {
  packages: [
    ...christianPackages,
    ...jewishPackages,
    ...muslimPackages,
    ...hinduPackages,
    ...buddhistPackages,
    ...sikhPackages,
    ...secularPackages,
    ...simpleOffers,
  ],
  addons: [
    ...commonAddons,
    ...tierAddons,
    ...christianAddons,
    ...jewishAddons,
    ...muslimAddons,
    ...hinduAddons,
    ...buddhistAddons,
    ...sikhAddons,
    ...secularAddons,
  ],
};
