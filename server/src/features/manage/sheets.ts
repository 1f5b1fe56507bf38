// The sheets of the house.
import type { SheetKind } from '@evenlight/contract/manage';
import type { Sheet } from '../../platform/sheets/sheet.ts';
import { addonSheet } from '../catalogue/addon-sheet.ts';
import { packageSheet } from '../catalogue/package-sheet.ts';
import { hoursSheet } from '../desk/hours-sheet.ts';
import { factSheet } from '../facts/sheet.ts';
import { resourceSheet } from '../resources/sheet.ts';
import { groupSheet } from '../support/groups/sheet.ts';
import { vendorSheet } from '../vendors/sheet.ts';
import { vendors } from '../vendors/tables.ts';
import { countySheet } from '../venues/county-sheet.ts';
import { venueSheet } from '../venues/sheet.ts';
import { venues } from '../venues/tables.ts';
import { withOneSpelling } from './city-spellings.ts';

export const sheets: Record<SheetKind, Sheet> = {
  venues: withOneSpelling(venueSheet, { own: venues, others: vendors }),
  vendors: withOneSpelling(vendorSheet, { own: vendors, others: venues }),
  packages: packageSheet,
  addons: addonSheet,
  groups: groupSheet,
  hours: hoursSheet,
  resources: resourceSheet,
  counties: countySheet,
  facts: factSheet,
};
