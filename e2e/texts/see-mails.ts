// Every mail that a family of each language was sent.
import type { Language } from '@evenlight/contract/languages';
import type { mailsSent } from '@evenlight/server/testing/mail-reader';
import type { Page } from '@playwright/test';
import type { Seen } from './measure.ts';
import { type Piece, piecesOn } from './pieces.ts';

// Our team and vendors are written to in the first language; their links lead to pages of their own.
const NOT_FOR_FAMILIES = /\/(staff|vendor-reply)\b/;

export type Mail = Awaited<ReturnType<typeof mailsSent>>[number];
type Asked = { page: Page; language: Language; first: readonly Mail[]; other: readonly Mail[] };

/** They come in another order, so what one says may stand in any of the others. */
export async function seeMails({ page, language, first, other }: Asked): Promise<{ seen: Seen[]; faults: string[] }> {
  const inFirst = new Map<string, Piece>();
  for (const mail of first) for (const piece of await piecesOf(page, mail)) inFirst.set(piece.text, piece);
  const seen = new Map<string, Seen>();
  const faults: string[] = [];
  for (const mail of other.filter(({ html }) => !NOT_FOR_FAMILIES.test(html ?? ''))) {
    const name = `mail: ${mail.subject}`;
    seen.set(name, { name, first: [...inFirst.values()], other: await piecesOf(page, mail) });
    const isIn = await page.locator('html').getAttribute('lang');
    if (isIn !== language) faults.push(`${name}: is in ${isIn} for ${mail.to}`);
  }
  return { seen: [...seen.values()], faults };
}

async function piecesOf(page: Page, { html }: Mail): Promise<Piece[]> {
  await page.setContent(html ?? '');
  return piecesOn(page);
}
