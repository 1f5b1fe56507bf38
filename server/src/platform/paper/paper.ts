// A printed document on US Letter: text in any of our scripts, tables, page numbers, and tags for those who listen to it.
import type { Language } from '@evenlight/contract/languages';
import PDFDocument from 'pdfkit';
import { loadFonts, type PaperFont, type Weight } from './fonts.ts';
import { linesOf } from './lines.ts';
import { type Readable, readablePart } from './readable.ts';
import { runsOf } from './runs.ts';

export type Style = { size: number; weight?: Weight; colour?: string; isStruck?: boolean };
/** A piece of text that stands beside others; `width` is in points, of which there are 72 in an inch. */
export type Cell = { text: string; width: number; style: Style; align?: 'start' | 'end' };
type Laid = Cell & { lines: string[]; x: number };

/** What the tags call a piece: headings, paragraphs, items of a list. */
type Tag = 'H1' | 'H2' | 'P' | 'LI';
type RowOf = { row: (cells: readonly Cell[], tag?: 'TH' | 'TD') => void };

const MARGIN = 54;
const [PAGE_WIDTH, PAGE_HEIGHT] = [612, 792];
export const TEXT_WIDTH = PAGE_WIDTH - 2 * MARGIN;
const TEXT_END = PAGE_HEIGHT - MARGIN - 18;
const LINE_HEIGHT = 1.36;
const INK = '#1f2d2a';
const RULE = '#cfc4b2';

export type Paper = Awaited<ReturnType<typeof openPaper>>;

type Wishes = { title: string; author: string; language: Language };

export async function openPaper({ title, author, language }: Wishes) {
  const fonts = await loadFonts();
  const doc = newDocument({ title, author, language }, fonts);
  const bytes = collect(doc);
  const root = doc.struct('Document');
  doc.addStructure(root);
  let y = MARGIN;
  let nextPage = () => undefined as unknown;

  const dress = ({ size, weight = 'regular' }: Style, script: PaperFont['script']) =>
    doc.font(`${script} ${weight}`).fontSize(size);

  function widthOf(line: string, style: Style): number {
    return runsOf(line).reduce((width, { text, script }) => width + dress(style, script).widthOfString(text), 0);
  }

  function layOut(cells: readonly Cell[]): Laid[] {
    let x = MARGIN;
    return cells.map((cell) => {
      const lines = linesOf(cell.text, cell.width, (text) => widthOf(text, cell.style));
      const laid = { ...cell, lines, x };
      x += cell.width;
      return laid;
    });
  }

  function drawLine(line: string, { x, width, style, align }: Laid, baseline: number) {
    const lineWidth = widthOf(line, style);
    const start = align === 'end' ? x + width - lineWidth : x;
    let at = start;
    for (const { text, script } of runsOf(line)) {
      dress(style, script).fillColor(style.colour ?? INK);
      doc.text(text, at, baseline, { lineBreak: false, baseline: 'alphabetic' });
      at += doc.widthOfString(text);
    }
    if (style.isStruck) strike(start, baseline - style.size * 0.3, lineWidth, style);
  }

  function strike(x: number, height: number, width: number, { colour = INK }: Style) {
    doc.lineWidth(0.7).strokeColor(colour);
    doc
      .moveTo(x, height)
      .lineTo(x + width, height)
      .stroke();
  }

  function draw(cell: Laid, top: number) {
    const { size } = cell.style;
    for (const [place, line] of cell.lines.entries()) drawLine(line, cell, top + size + place * size * LINE_HEIGHT);
  }

  /** Listeners hear the words as they were typed, also where letters were turned around or joined. */
  function tagged(tag: string, cell: Laid, top: number) {
    const isPlain = cell.lines.every((line) => runsOf(line).every(({ script }) => script === 'latin'));
    return doc.struct(tag, isPlain ? {} : { actual: cell.text }, () => draw(cell, top));
  }

  function makeRoom(height: number) {
    if (y + height <= TEXT_END) return;
    doc.addPage();
    y = MARGIN;
    nextPage();
  }

  function rule() {
    doc.markContent('Artifact', { type: 'Layout' });
    doc.lineWidth(0.6).strokeColor(RULE);
    doc
      .moveTo(MARGIN, y)
      .lineTo(MARGIN + TEXT_WIDTH, y)
      .stroke();
    doc.endMarkedContent();
  }

  return {
    /** What of a text can be printed here. */
    readable: (text: string): Readable => readablePart(text, fonts),
    space(height: number) {
      y += height;
    },
    rule,
    makeRoom,
    text(tag: Tag, text: string, style: Style) {
      const [cell] = layOut([{ text, width: TEXT_WIDTH, style }]);
      if (!cell) return;
      makeRoom(heightOf(cell));
      root.add(tagged(tag, cell, y));
      y += heightOf(cell);
    },
    /** Rows that belong together. Where they go on over the page, `again` repeats their heading. */
    table(fill: (table: RowOf) => void, again: (table: RowOf) => void = () => undefined) {
      const table = doc.struct('Table');
      root.add(table);
      const rows: RowOf = {
        row(cells, tag = 'TD') {
          const laid = layOut(cells);
          const height = Math.max(...laid.map(heightOf));
          makeRoom(height);
          const row = doc.struct('TR');
          table.add(row);
          for (const cell of laid) row.add(tagged(tag, cell, y));
          row.end();
          y += height;
        },
      };
      nextPage = () => again(rows);
      fill(rows);
      nextPage = () => undefined;
      table.end();
    },
    /** Ends the document, with a line at the foot of each page. */
    finish(foot: (page: number, pages: number) => readonly Cell[]): Promise<Buffer> {
      const { count } = doc.bufferedPageRange();
      for (let page = 0; page < count; page += 1) {
        doc.switchToPage(page);
        doc.markContent('Artifact', { type: 'Pagination' });
        for (const cell of layOut(foot(page + 1, count))) draw(cell, PAGE_HEIGHT - MARGIN - 4);
        doc.endMarkedContent();
      }
      root.end();
      doc.end();
      return bytes;
    },
  };
}

function heightOf({ lines, style }: Laid): number {
  return lines.length * style.size * LINE_HEIGHT;
}

function newDocument({ title, author, language }: Wishes, fonts: readonly PaperFont[]) {
  const doc = new PDFDocument({
    ...{ size: 'LETTER', margin: 0, bufferPages: true, pdfVersion: '1.7', tagged: true, displayTitle: true },
    lang: language === 'es' ? 'es-US' : 'en-US',
    info: { Title: title, Author: author },
  });
  for (const { script, weight, source } of fonts) doc.registerFont(`${script} ${weight}`, source);
  return doc;
}

function collect(doc: PDFKit.PDFDocument): Promise<Buffer> {
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>();
  const pieces: Buffer[] = [];
  doc.on('data', (piece: Buffer) => pieces.push(piece));
  doc.on('end', () => resolve(Buffer.concat(pieces)));
  doc.on('error', reject);
  return promise;
}
