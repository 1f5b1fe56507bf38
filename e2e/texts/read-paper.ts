// The pieces of text in a file.
import { execFileSync } from 'node:child_process';
import type { Language } from '@evenlight/contract/languages';
import { readZip } from '@evenlight/server/testing/read-zip';
import type { Page } from '@playwright/test';
import type { Piece } from './piece.ts';
import { piecesOn } from './pieces.ts';

// What the family wrote and no screen of the sweep shows.
const ONLY_IN_FILES = ['A long night.', 'I will call Ravi.', 'Her birthday', 'Their wedding day'];

export type Paper = { fileName: string; type: string; bytes: Buffer; language: Language };

export function readerOfPapers({ page, kept }: { page: Page; kept: readonly string[] }) {
  // The longest first: an address has the town in it.
  const names = [...kept, ...ONLY_IN_FILES]
    .filter((name) => /\p{L}{3}/u.test(name))
    .toSorted((one, two) => two.length - one.length);

  async function piecesOf({ type, bytes, language }: Paper): Promise<Piece[]> {
    if (/zip/.test(type)) return piecesInZip(bytes, language);
    const lines = /pdf/.test(type) ? linesOfPdf(bytes) : linesOfText(bytes.toString('utf8'), type);
    return asPieces(lines, language);
  }

  function asPieces(lines: readonly string[], language: Language): Piece[] {
    return lines.map((line) => ({ text: withoutNames(line), language, isKept: false }));
  }

  function withoutNames(line: string): string {
    return names.reduce((text, name) => text.replaceAll(name, ''), line.replace(/\s+/g, ' ')).trim();
  }

  /** What is there for programs, such as JSON, nobody reads. */
  async function piecesInZip(bytes: Buffer, language: Language): Promise<Piece[]> {
    const pieces: Piece[] = [];
    for (const [name, content] of await readZip(bytes)) {
      if (name.endsWith('.html')) {
        await page.setContent(content.toString('utf8'));
        pieces.push(...(await piecesOn(page)));
      } else if (/\.(txt|csv)$/.test(name)) {
        pieces.push(...asPieces(linesOfText(content.toString('utf8'), 'text/plain'), language));
      }
    }
    return pieces;
  }

  return piecesOf;
}

/** Poppler reads what is printed as somebody who copies it would have it. */
function linesOfPdf(bytes: Buffer): string[] {
  return (
    execFileSync('pdftotext', ['-layout', '-', '-'], { input: bytes, encoding: 'utf8' })
      .split('\n')
      // Columns stand apart.
      .flatMap((line) => line.split(/ {3,}/))
  );
}

function linesOfText(text: string, type: string): string[] {
  if (!/calendar/.test(type)) return text.split(/\r?\n|,/);
  const said = /^(SUMMARY|DESCRIPTION|LOCATION|NAME|X-WR-CALNAME)[^:]*:(.*)$/;
  return text
    .replace(/\r?\n /g, '')
    .split(/\r?\n/)
    .flatMap((line) => said.exec(line)?.[2]?.split(/\\n|\\,/) ?? []);
}
