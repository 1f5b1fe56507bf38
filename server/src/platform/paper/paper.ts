// A printed document on US Letter: text in any of our scripts, tables, page numbers, and tags for those who listen to it.
import type { Language } from '@evenlight/contract/languages';
import PDFDocument from 'pdfkit';
import { loadFonts, type PaperFont } from './fonts.ts';
import { type Readable, readablePart } from './readable.ts';
import { type Cell, fontName, heightOf, isPlain, type LaidCell, type Style, typesetterOn } from './typesetter.ts';

const MARGIN = 54;
const PAGE = { width: 612, height: 792 };
const FOOT_HEIGHT = 24;
const TEXT_END = PAGE.height - MARGIN - FOOT_HEIGHT;
const RULE = '#cfc4b2';
export const TEXT_WIDTH = PAGE.width - 2 * MARGIN;

type Wishes = { title: string; author: string; language: Language };
type Row = (cells: readonly Cell[], tag?: 'TH' | 'TD') => void;

export type Paper = {
  /** What of a text can be printed here. */
  readable: (text: string) => Readable;
  space: (height: number) => void;
  /** Begins a new page unless this much fits on this one. */
  makeRoom: (height: number) => void;
  rule: () => void;
  text: (tag: 'H1' | 'H2' | 'P', text: string, style: Style) => void;
  table: (fill: (row: Row) => void) => void;
  /** Ends the document, with a line at the foot of each page. */
  finish: (foot: (page: number, pages: number) => readonly Cell[]) => Promise<Buffer>;
};

export async function openPaper(wishes: Wishes): Promise<Paper> {
  const fonts = await loadFonts();
  const doc = newDocument(wishes, fonts);
  const bytes = collect(doc);
  const { layOut, draw } = typesetterOn(doc);
  const root = doc.struct('Document');
  doc.addStructure(root);
  let y = MARGIN;

  /** Listeners hear the words as they were typed, also where letters were turned around or joined. */
  function tagged(tag: string, cell: LaidCell) {
    const top = y;
    return doc.struct(tag, isPlain(cell) ? {} : { actual: cell.text }, () => draw(cell, top));
  }

  function makeRoom(height: number) {
    if (y + height <= TEXT_END) return;
    doc.addPage();
    y = MARGIN;
  }

  function addRow(table: ReturnType<typeof doc.struct>, cells: readonly Cell[], tag: 'TH' | 'TD') {
    const laid = layOut(cells, MARGIN);
    const height = Math.max(...laid.map(heightOf));
    makeRoom(height);
    const row = doc.struct('TR');
    table.add(row);
    for (const cell of laid) row.add(tagged(tag, cell));
    row.end();
    y += height;
  }

  return {
    readable: (text) => readablePart(text, fonts),
    space(height) {
      y += height;
    },
    makeRoom,
    rule: () => asArtifact(doc, 'Layout', () => drawRule(doc, y)),
    text(tag, text, style) {
      for (const cell of layOut([{ text, width: TEXT_WIDTH, style }], MARGIN)) {
        makeRoom(heightOf(cell));
        root.add(tagged(tag, cell));
        y += heightOf(cell);
      }
    },
    table(fill) {
      const table = doc.struct('Table');
      root.add(table);
      fill((cells, tag = 'TD') => addRow(table, cells, tag));
      table.end();
    },
    finish(foot) {
      const { count } = doc.bufferedPageRange();
      for (let page = 0; page < count; page += 1) {
        doc.switchToPage(page);
        const cells = layOut(foot(page + 1, count), MARGIN);
        asArtifact(doc, 'Pagination', () => {
          for (const cell of cells) draw(cell, PAGE.height - MARGIN - cell.style.size);
        });
      }
      root.end();
      doc.end();
      return bytes;
    },
  };
}

/** What is there for the eye only. */
function asArtifact(doc: PDFKit.PDFDocument, type: 'Layout' | 'Pagination', draw: () => void) {
  doc.markContent('Artifact', { type });
  draw();
  doc.endMarkedContent();
}

function drawRule(doc: PDFKit.PDFDocument, y: number) {
  doc.lineWidth(0.6).strokeColor(RULE);
  doc.moveTo(MARGIN, y);
  doc.lineTo(MARGIN + TEXT_WIDTH, y).stroke();
}

function newDocument({ title, author, language }: Wishes, fonts: readonly PaperFont[]) {
  const doc = new PDFDocument({
    ...{ size: 'LETTER', margin: 0, bufferPages: true, pdfVersion: '1.7', tagged: true, displayTitle: true },
    lang: language === 'es' ? 'es-US' : 'en-US',
    info: { Title: title, Author: author },
  });
  for (const { script, weight, source } of fonts) doc.registerFont(fontName(script, weight), source);
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
