// Every amount that a page shows says whose figure it is (web/src/parts/amount.tsx): here those are found that do not, and
// those that are torn from their sentence.
import type { Page } from '@playwright/test';
import type { Sight } from './look-at.ts';

// Samples for those who build the house.
const GALLERY = '/dev/ui';

/** One line for each: what it says, and the way to its element. */
export async function amountFaultsOn(page: Page, { name, who }: Sight): Promise<string[]> {
  // What our team promised is summed up in one text when the promise is made, and no family reads that.
  if (who === 'staff' || name.startsWith(GALLERY)) return [];
  const { bare, torn } = await page.evaluate(findAmounts);
  return [
    ...bare.map((found) => `an amount that does not say whose it is: ${found}`),
    ...torn.map((found) => `an amount apart from the words beside it, which want an element around both: ${found}`),
  ];
}

/** Runs in the page. */
function findAmounts(): { bare: string[]; torn: string[] } {
  const AMOUNT = /\$\s?\d/;
  const fromSomebody = [
    '[data-amount]',
    // What people wrote and what vendors answered is told in their words, and stands as they wrote it.
    '[lang=""]',
    // Articles of the library are prose with sources of their own at the end, and a text for each language.
    'article[lang]',
    // No element can stand in these.
    'option, title, textarea, script, style, template, noscript',
    // A message that goes by itself is plain text.
    '[data-toast]',
  ].join();
  const pathOf = (element: Element) => {
    const steps: string[] = [];
    for (let one: Element | null = element; one && one !== document.body; one = one.parentElement) {
      const { localName, id, parentElement } = one;
      const place = parentElement ? Array.from(parentElement.children).indexOf(one) + 1 : 1;
      steps.unshift(id ? `${localName}#${id}` : `${localName}:nth-child(${place})`);
      if (id) break;
    }
    return steps.join(' > ');
  };
  const texts = new Map<Element, string>();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  // React puts what stands in braces into a node of its own, so the sign and its digits may be two nodes of one element.
  while (walker.nextNode()) {
    const { parentElement, textContent } = walker.currentNode;
    if (parentElement) texts.set(parentElement, (texts.get(parentElement) ?? '') + textContent);
  }
  const told = (element: Element) => `“${element.textContent.replace(/\s+/g, ' ').trim()}” in ${pathOf(element)}`;
  const bare = Array.from(texts).filter(([element, text]) => AMOUNT.test(text) && !element.closest(fromSomebody));
  // In a row or grid each piece of a sentence would stand in a place of its own.
  const torn = Array.from(document.querySelectorAll('[data-amount]'), ({ parentElement }) => parentElement).filter(
    (parent) => parent && texts.get(parent)?.trim() && /flex|grid/.test(getComputedStyle(parent).display),
  );
  return { bare: bare.map(([element]) => told(element)), torn: torn.flatMap((parent) => (parent ? told(parent) : [])) };
}
