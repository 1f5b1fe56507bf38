// Sets pieces of text on a page, each run in the font of its script, all on one baseline.
import type { Script, Weight } from './fonts.ts';
import { linesOf } from './lines.ts';
import { runsOf } from './runs.ts';

export type Style = { size: number; weight?: Weight; colour?: string; isStruck?: boolean };
/** A piece of text that stands beside others; `width` is in points, of which there are 72 in an inch. */
export type Cell = {
  text: string;
  width: number;
  style: Style;
  align?: 'start' | 'end' | 'centre';
  /** `auto`: as its own first letter reads, for what people wrote in whole lines. */
  direction?: 'ltr' | 'auto';
};
export type LaidCell = Cell & { lines: string[]; x: number };

const LINE_HEIGHT = 1.36;
const INK = '#1f2d2a';
// How far above the baseline a line through the letters runs, and how thick it is.
const STRIKE_RISE = 0.3;
const STRIKE_WIDTH = 0.7;

export function fontName(script: Script, weight: Weight): string {
  return `${script} ${weight}`;
}

export function heightOf({ lines, style }: LaidCell): number {
  return lines.length * style.size * LINE_HEIGHT;
}

/** Whether the words stand on the page in the order and shape they were typed. */
export function isPlain({ lines }: LaidCell): boolean {
  return lines.every((line) => runsOf(line).every(({ script }) => script === 'latin'));
}

/** What stands in the middle of a page stands by itself. */
const directionOf = ({ align, direction = align === 'centre' ? 'auto' : 'ltr' }: Cell) => direction;

export function typesetterOn(doc: PDFKit.PDFDocument, scripts: ReadonlySet<Script>) {
  const dress = ({ size, weight = 'regular' }: Style, script: Script) =>
    doc.font(fontName(scripts.has(script) ? script : 'latin', weight)).fontSize(size);

  function widthOf(line: string, style: Style): number {
    return runsOf(line).reduce((width, { text, script }) => width + dress(style, script).widthOfString(text), 0);
  }

  function startOf(line: string, { x, width, style, align }: LaidCell): number {
    const left = align === 'end' || align === 'centre' ? width - widthOf(line, style) : 0;
    return align === 'centre' ? x + left / 2 : x + left;
  }

  function drawLine(line: string, cell: LaidCell, baseline: number) {
    const { style } = cell;
    const start = startOf(line, cell);
    const colour = style.colour ?? INK;
    let at = start;
    for (const { text, script } of runsOf(line, directionOf(cell))) {
      dress(style, script).fillColor(colour).text(text, at, baseline, { lineBreak: false, baseline: 'alphabetic' });
      at += doc.widthOfString(text);
    }
    if (!style.isStruck) return;
    const height = baseline - style.size * STRIKE_RISE;
    doc.lineWidth(STRIKE_WIDTH).strokeColor(colour);
    doc.moveTo(start, height).lineTo(at, height).stroke();
  }

  return {
    /** Side by side, from `x` on. */
    layOut(cells: readonly Cell[], x: number): LaidCell[] {
      let start = x;
      return cells.map((cell) => {
        const lines = linesOf(cell.text, cell.width, (text) => widthOf(text, cell.style));
        const laid = { ...cell, lines, x: start };
        start += cell.width;
        return laid;
      });
    },
    draw(cell: LaidCell, top: number) {
      const { size } = cell.style;
      for (const [place, line] of cell.lines.entries()) drawLine(line, cell, top + size + place * size * LINE_HEIGHT);
    },
  };
}
