// A printed document on US Letter: text in any of our scripts, tables, page numbers, and tags for those who listen to it.
import { type Language, locales } from '@evenlight/contract/languages';
import { drawArched, drawCode, drawRule } from './drawings.ts';
import { loadFonts, type PaperFont } from './fonts.ts';
import { type Readable, readablePart } from './readable.ts';
import { footTop, LETTER_LEFT, LETTER_TEXT_WIDTH, letter, type Sheet } from './sheets.ts';
import { type Cell, fontName, heightOf, isPlain, type LaidCell, type Style, typesetterOn } from './typesetter.ts';

export const TEXT_WIDTH = LETTER_TEXT_WIDTH;

type Options = {
  title: string;
  author: string;
  language: Language;
  sheet?: Sheet;
  /** For a page that has some: its font is large. */
  withChinese?: boolean;
};
type Row = (cells: readonly Cell[], tag?: 'TH' | 'TD') => void;
/** `says`: what those who do not see it hear. */
type Picture = { width: number; height: number; says: string };

export type Paper = {
  /** What of a text can be printed here. */
  readable: (text: string) => Readable;
  space: (height: number) => void;
  /** Begins a new page unless this much fits on this one. */
  makeRoom: (height: number) => void;
  /** How much fits below what is printed already. */
  roomLeft: () => number;
  /** Goes down until only this much is left. */
  sink: (height: number) => void;
  /** Goes to another sheet and part of it, both counted from 0. */
  turnTo: (page: number, frame?: number) => void;
  /** How wide a line of text can be here. */
  width: () => number;
  rule: () => void;
  text: (tag: 'H1' | 'H2' | 'P', text: string, style: Style, align?: Cell['align']) => void;
  heightOf: (text: string, style: Style) => number;
  /** A JPEG or PNG in the middle, in an arch. */
  portrait: (bytes: Buffer, picture: Picture) => void;
  /** A code to scan, in the middle. */
  code: (squares: readonly (readonly boolean[])[], picture: Omit<Picture, 'height'>) => void;
  table: (fill: (row: Row) => void) => void;
  /** Ends the document, with a line at the foot of each page. */
  finish: (foot: (page: number, pages: number) => readonly Cell[]) => Promise<Buffer>;
};

// biome-ignore lint/complexity/noExcessiveLinesPerFunction: everything printed shares one place on the sheet, which moves with it
export async function openPaper(options: Options): Promise<Paper> {
  const { sheet = letter, withChinese = false } = options;
  const fonts = await loadFonts({ withChinese });
  const doc = await newDocument(options, sheet, fonts);
  const bytes = collect(doc);
  const { layOut, draw } = typesetterOn(doc, new Set(fonts.map(({ script }) => script)));
  const root = doc.struct('Document');
  doc.addStructure(root);
  let place = { page: 0, frame: 0 };
  let y = sheet.top;
  const frame = () => sheet.frames[place.frame] ?? sheet.frames[0];

  /** Listeners hear the words as they were typed, also where letters were turned around or joined. */
  function tagged(tag: string, cell: LaidCell) {
    const top = y;
    return doc.struct(tag, isPlain(cell) ? {} : { actual: cell.text }, () => draw(cell, top));
  }

  function turnTo(page: number, frame = 0) {
    const { count } = doc.bufferedPageRange();
    if (page >= count) doc.addPage();
    else if (page !== place.page) doc.switchToPage(page);
    place = { page, frame };
    y = sheet.top;
  }

  function makeRoom(height: number) {
    if (y + height <= sheet.bottom) return;
    if (place.frame + 1 < sheet.frames.length) turnTo(place.page, place.frame + 1);
    else turnTo(place.page + 1);
  }

  function addRow(table: ReturnType<typeof doc.struct>, cells: readonly Cell[], tag: 'TH' | 'TD') {
    const laid = layOut(cells, frame().left);
    const height = Math.max(...laid.map(heightOf));
    makeRoom(height);
    const row = doc.struct('TR');
    table.add(row);
    // The room may be in the other half of the sheet.
    for (const cell of layOut(cells, frame().left)) row.add(tagged(tag, cell));
    row.end();
    y += height;
  }

  function addPicture({ width, height, says }: Picture, drawAt: (x: number, y: number) => void) {
    makeRoom(height);
    const { left, width: room } = frame();
    const [x, top] = [left + (room - width) / 2, y];
    root.add(doc.struct('Figure', { alt: says }, () => drawAt(x, top)));
    y += height;
  }

  return {
    readable: (text) => readablePart(text, fonts),
    space(height) {
      y += height;
    },
    makeRoom,
    roomLeft: () => sheet.bottom - y,
    sink(height) {
      // A hair of room, because heights are added up in another order as they are printed.
      y = Math.max(y, Math.floor(sheet.bottom - height));
    },
    turnTo,
    width: () => frame().width,
    rule: () => asArtifact(doc, 'Layout', () => drawRule(doc, { x: frame().left, y, width: frame().width })),
    text(tag, text, style, align = 'start') {
      for (const cell of layOut([{ text, width: frame().width, style, align }], frame().left)) {
        makeRoom(heightOf(cell));
        root.add(tagged(tag, { ...cell, x: frame().left }));
        y += heightOf(cell);
      }
    },
    heightOf: (text, style) =>
      layOut([{ text, width: frame().width, style }], 0).reduce((height, cell) => height + heightOf(cell), 0),
    portrait: (bytes, picture) => addPicture(picture, (x, y) => drawArched(doc, bytes, { ...picture, x, y })),
    code: (squares, { width, says }) =>
      addPicture({ width, height: width, says }, (x, y) => drawCode(doc, squares, { x, y, width })),
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
        const cells = layOut(foot(page + 1, count), LETTER_LEFT);
        asArtifact(doc, 'Pagination', () => {
          for (const cell of cells) draw(cell, footTop(cell.style.size));
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

async function newDocument({ title, author, language }: Options, { size }: Sheet, fonts: readonly PaperFont[]) {
  // Weighs as much as half of the server, and is read when the first page is printed.
  const { default: PDFDocument } = await import('pdfkit');
  const doc = new PDFDocument({
    size,
    margin: 0,
    bufferPages: true,
    pdfVersion: '1.7',
    tagged: true,
    displayTitle: true,
    lang: locales[language].locale,
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
