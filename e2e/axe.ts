// What keeps people out of a page, found by axe.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type axeCore from 'axe-core';

type Barriers = axeCore.AxeResults['violations'];
type Where = {
  within?: string;
  /** The name of a rule. */
  except?: string;
  /** What is not shown meanwhile. */
  without?: string;
};
/** By numbers that stand for them: what was seen to have enough contrast, and which frames had no fault at all. */
export type Judged = { appearances: Set<number>; frames: Set<number> };
type Numbers = { appearances: number[]; frames: number[] };
type Asked = Where & Numbers;
type Found = Numbers & { violations: Barriers };

export const nothingJudged = (): Judged => ({ appearances: new Set(), frames: new Set() });

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * Asked in one call: axe's own builder makes some ten of them, and puts axe into a page that has it already. Contrast takes
 * longer than everything else together, so what looks the same as something that was `judged` before is not judged again;
 * nor is what stands around the screen, where it is word for word the same.
 */
export async function barriersIn(page: Page, where: Where = {}, judged = nothingJudged()): Promise<Barriers> {
  const asked = { ...where, appearances: [...judged.appearances], frames: [...judged.frames] };
  const found = (await page.evaluate(findBarriers, asked)) ?? (await askAgain(page, asked));
  const { violations } = found;
  // What was found wanting is to be found wherever it is.
  if (!violations.some(({ id }) => id === 'color-contrast'))
    for (const one of found.appearances) judged.appearances.add(one);
  if (violations.length === 0) for (const one of found.frames) judged.frames.add(one);
  return violations;
}

async function askAgain(page: Page, asked: Asked): Promise<Found> {
  await page.evaluate(axeSource);
  const found = await page.evaluate(findBarriers, asked);
  if (!found) throw new Error('axe did not come into the page.');
  return found;
}

/** Runs in the page. Null where axe is missing. */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: runs in the page, where nothing of this file is around it
async function findBarriers({ within, except, without, ...known }: Asked): Promise<Found | null> {
  const { axe } = window as { axe?: typeof axeCore };
  if (!axe) return null;
  const knownAppearances = new Set(known.appearances);
  const knownFrames = new Set(known.frames);
  const numbers = new Map<Element, number>();

  function numberOf(words: string, hash = 0): number {
    for (let at = 0; at < words.length; at++) hash = (Math.imul(hash, 31) + words.charCodeAt(at)) | 0;
    return hash;
  }

  /** Everything that a style sheet of ours can tell apart, of the element and of all around it. */
  function appearanceOf(element: Element): number {
    const number = numbers.get(element);
    if (number !== undefined) return number;
    const states = [...element.attributes].filter(({ name }) => /^(class|style|disabled|aria-|data-)/.test(name));
    const selectors = [':focus', ':checked', ':has(:checked)', '[open]', '[type=number]', '[readonly]'];
    const words = [
      element.tagName,
      ...selectors.map((selector) => element.matches(selector)),
      ...states.map(({ name, value }) => `${name}=${value}`),
    ];
    const appearance = numberOf(words.join(' '), element.parentElement ? appearanceOf(element.parentElement) : 0);
    numbers.set(element, appearance);
    return appearance;
  }

  /** Whatever holds no part of the screen itself: the way up from it, and what stands beside that way. */
  const frame: Element[] = [];
  for (let part = document.querySelector('main'); part && part !== document.body; part = part.parentElement)
    for (const beside of part.parentElement?.children ?? []) if (beside !== part) frame.push(beside);
  const seen = frame.filter((part) => knownFrames.has(numberOf(part.outerHTML)));

  const isSaying = (element: Element) =>
    element.matches('input, select, textarea') ||
    [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
  // What is not shown now may be later, and is judged then.
  const isShown = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) && !(without && element.closest(without));
  const place = (within && document.querySelector(within)) || document.body;
  const unjudged = [...place.querySelectorAll('*')].filter((element) => {
    if (!isSaying(element) || !isShown(element) || knownAppearances.has(appearanceOf(element))) return false;
    // One stands for all that look like it.
    return knownAppearances.add(appearanceOf(element));
  });
  for (const element of unjudged) element.toggleAttribute('data-unjudged', true);
  axe.configure({ rules: [{ id: 'color-contrast', selector: '[data-unjudged]' }] });

  // Colors are judged where they come to rest. Cards that are not on the screen wait with being drawn, and a transition
  // that began before the styles were there would stand still in them until somebody scrolls.
  const atRest = new CSSStyleSheet();
  const hidden = without ? `${without} { display: none !important; }` : '';
  atRest.replaceSync(`*, ::before, ::after { transition: none !important; } ${hidden}`);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, atRest];
  const rules = except ? { [except]: { enabled: false } } : {};
  const context = within ? { include: within } : { include: document, exclude: seen };
  // Not what is well: listing it takes twice as long.
  const wanted: axeCore.RunOptions = { resultTypes: ['violations', 'incomplete'], selectors: false, elementRef: true };
  try {
    const { violations, incomplete } = await axe.run(context, { ...wanted, rules });
    // What lies under something else, or on a picture, axe leaves open: another one like it may be decided.
    const open = incomplete.filter(({ id }) => id === 'color-contrast').flatMap(({ nodes }) => nodes);
    const undecided = new Set(open.map(({ element }) => element));
    const decided = unjudged.filter((element) => !undecided.has(element as HTMLElement));
    const frames = within ? [] : frame.map((part) => numberOf(part.outerHTML));
    return { violations, appearances: decided.map(appearanceOf), frames };
  } finally {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== atRest);
    for (const element of unjudged) element.removeAttribute('data-unjudged');
  }
}
