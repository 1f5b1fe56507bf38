// What keeps people out of a page, found by axe.
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

type Where = { within?: string; except?: string };

/** Within the page itself, and only faults: going through a second window and listing all that is well takes twice as long. */
export async function barriersIn(page: Page, { within, except }: Where = {}) {
  const axe = new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ['violations'] });
  if (within) axe.include(within);
  if (except) axe.disableRules(except);
  const rest = await page.evaluateHandle(comeToRest);
  const { violations } = await axe.analyze();
  await rest.evaluate((sheet) => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
  });
  return violations;
}

/**
 * Colors are judged where they come to rest. Cards that are not on the screen wait with being drawn, and a transition that
 * began before the styles were there would stand still in them until somebody scrolls.
 */
function comeToRest() {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('*, ::before, ::after { transition: none !important; }');
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  return sheet;
}
