// What keeps people out of a page, found by axe.
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

type Where = { within?: string; except?: string };

/** Within the page itself, and only faults: going through a second window and listing all that is well takes twice as long. */
export async function barriersIn(page: Page, { within, except }: Where = {}) {
  const axe = new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ['violations'] });
  if (within) axe.include(within);
  if (except) axe.disableRules(except);
  return (await axe.analyze()).violations;
}
