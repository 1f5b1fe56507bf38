// Every mail that a family of each language was sent.
import type { Language } from '@evenlight/contract/languages';
import type { mailsSent } from '@evenlight/server/testing/mail-reader';
import type { Page } from '@playwright/test';
import type { Seen } from './measure.ts';
import type { Piece } from './piece.ts';
import { piecesOn } from './pieces.ts';

export type Mail = Awaited<ReturnType<typeof mailsSent>>[number];
type Asked = { page: Page; language: Language; first: readonly Mail[]; other: readonly Mail[] };

/** They come in another order, so what one says may stand in any of the others. */
export async function seeMails({ page, language, first, other }: Asked): Promise<{ seen: Seen[]; faults: string[] }> {
  const inFirst = new Map<string, Piece>();
  for (const mail of first) for (const piece of await piecesOf(page, mail)) inFirst.set(piece.text, piece);
  const readers = new Set(first.map(({ to }) => to));
  const seen = new Map<string, Seen>();
  const faults: string[] = [];
  // Whoever of our team reads the first language is told of this family as well.
  for (const mail of other.filter(({ to }) => !readers.has(to))) {
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
