// The whole list.
import { contract } from './contract.mjs';
import { serverAccounts } from './server-accounts.mjs';
import { serverPayments } from './server-payments.mjs';
import { serverPeople } from './server-people.mjs';
import { serverPlans } from './server-plans.mjs';
import { serverPlatform } from './server-platform.mjs';
import { webParts } from './web-parts.mjs';
import { webRules } from './web-rules.mjs';
import { webScreens } from './web-screens.mjs';

/**
 * `from` stands in its file exactly once, `to` still loads, and `tests` are the one or two files that should notice.
 * @typedef {{ name: string, file: string, from: string, to: string, tests: string[] }} VitestFault
 *
 * A browser test (`*.spec.ts`) also names its stories by their titles; `isAlone` keeps a fault that touches every screen
 * out of a build with others.
 * @typedef {VitestFault & { stories: string[], isAlone?: boolean }} BrowserFault
 *
 * @typedef {VitestFault | BrowserFault} Fault
 */

/** @type {Fault[]} */
export const faults = [
  ...contract,
  ...serverPlatform,
  ...serverAccounts,
  ...serverPayments,
  ...serverPlans,
  ...serverPeople,
  ...webRules,
  ...webScreens,
  ...webParts,
];
