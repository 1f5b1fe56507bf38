// The pieces of text that somebody can read or hear on a page, each with what the page says about its language.
import type { Page } from '@playwright/test';
import type { Piece } from './piece.ts';

export function piecesOn(page: Page, within = 'html'): Promise<Piece[]> {
  return page.locator(within).first().evaluate(gather);
}

/** Runs in the page. */
function gather(root: Element): Piece[] {
  const said = ['aria-label', 'aria-description', 'placeholder', 'title', 'alt'];
  const unread = 'script, style, noscript, template, textarea, svg, code';
  const pieces: Piece[] = [];

  const add = (text: string | null, { element }: { element: Element }) => {
    const words = (text ?? '').replace(/\s+/g, ' ').trim();
    if (words === '') return;
    const language = element.closest('[lang]')?.getAttribute('lang') ?? '';
    const isKept = element.closest('[translate]')?.getAttribute('translate') === 'no';
    pieces.push({ text: words, language, isKept });
  };

  const isShown = (element: Element) =>
    (element.closest('select') ?? element).checkVisibility({ visibilityProperty: true });

  const read = (element: Element) => {
    if (element.matches(unread) || !(isShown(element) || getComputedStyle(element).display === 'contents')) return;
    for (const name of said) add(element.getAttribute(name), { element });
    let run = '';
    for (const node of element.childNodes) {
      // React puts what stands in braces into a node of its own; a reader sees one text.
      if (node.nodeType === Node.TEXT_NODE) run += node.textContent;
      if (!(node instanceof Element)) continue;
      add(run, { element });
      run = '';
      read(node);
    }
    add(run, { element });
  };

  read(root);
  return pieces;
}
