// What keeps people out of a page, found by axe.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

type Barriers = Awaited<ReturnType<AxeBuilder['analyze']>>['violations'];
type Axe = { run: (context: string | Document, options: object) => Promise<{ violations: Barriers }> };
type Where = {
  within?: string;
  /** The name of a rule. */
  except?: string;
  /** What is not shown meanwhile. */
  without?: string;
};

const fromAxeForPlaywright = createRequire(import.meta.resolve('@axe-core/playwright'));
const axeSource = readFileSync(fromAxeForPlaywright.resolve('axe-core/axe.min.js'), 'utf8');

/** Asked in one call: axe's own builder makes some ten of them, and puts axe into a page that has it already. */
export async function barriersIn(page: Page, where: Where = {}): Promise<Barriers> {
  const found = await page.evaluate(findBarriers, where);
  if (found) return found;
  await page.evaluate(axeSource);
  const foundByNow = await page.evaluate(findBarriers, where);
  if (!foundByNow) throw new Error('axe did not come into the page.');
  return foundByNow;
}

/** Runs in the page. Null where axe is missing. */
async function findBarriers({ within, except, without }: Where): Promise<Barriers | null> {
  const { axe } = window as { axe?: Axe };
  if (!axe) return null;
  // Colors are judged where they come to rest. Cards that are not on the screen wait with being drawn, and a transition
  // that began before the styles were there would stand still in them until somebody scrolls.
  const atRest = new CSSStyleSheet();
  const hidden = without ? `${without} { display: none !important; }` : '';
  atRest.replaceSync(`*, ::before, ::after { transition: none !important; } ${hidden}`);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, atRest];
  const rules = except ? { [except]: { enabled: false } } : {};
  // Only faults: listing all that is well takes twice as long.
  const { violations } = await axe.run(within ?? document, { resultTypes: ['violations'], selectors: false, rules });
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== atRest);
  return violations;
}
