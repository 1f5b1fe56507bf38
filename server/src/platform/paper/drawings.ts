// What is drawn on a page and not set: rules, portraits in an arch, codes to scan.
const RULE = '#cfc4b2';
const GOLD = '#b98a3e';
const INK = '#1f2d2a';

type Box = { x: number; y: number; width: number; height: number };

export function drawRule(doc: PDFKit.PDFDocument, { x, y, width }: Omit<Box, 'height'>) {
  doc.lineWidth(0.6).strokeColor(RULE);
  doc.moveTo(x, y);
  doc.lineTo(x + width, y).stroke();
}

/** The portrait, cut to an arch. The library reads JPEG and PNG. */
export function drawArched(doc: PDFKit.PDFDocument, bytes: Buffer, box: Box) {
  const { x, y, width, height } = box;
  doc.save();
  arch(doc, box).clip();
  doc.image(bytes, x, y, { cover: [width, height], align: 'center', valign: 'center' });
  doc.restore();
  doc.lineWidth(1.4).strokeColor(GOLD);
  arch(doc, box).stroke();
}

// How far the handles of a curve reach so that four of them make a circle.
const CIRCLE = 0.5523;

function arch(doc: PDFKit.PDFDocument, { x, y, width, height }: Box) {
  const radius = width / 2;
  const reach = radius * CIRCLE;
  const [spring, right, middle] = [y + radius, x + width, x + radius];
  return doc
    .moveTo(x, y + height)
    .lineTo(x, spring)
    .bezierCurveTo(x, spring - reach, middle - reach, y, middle, y)
    .bezierCurveTo(middle + reach, y, right, spring - reach, right, spring)
    .lineTo(right, y + height)
    .closePath();
}

/** Dark squares next to each other are one, so that no hairline shows between them. */
export function drawCode(
  doc: PDFKit.PDFDocument,
  code: readonly (readonly boolean[])[],
  { x, y, width }: Omit<Box, 'height'>,
) {
  const unit = width / code.length;
  for (const [row, squares] of code.entries())
    for (const { from, to } of darkRuns(squares)) doc.rect(x + from * unit, y + row * unit, (to - from) * unit, unit);
  doc.fill(INK);
}

export function darkRuns(squares: readonly boolean[]): { from: number; to: number }[] {
  const runs: { from: number; to: number }[] = [];
  for (const [place, isDark] of squares.entries()) {
    const last = runs.at(-1);
    if (isDark && last?.to === place) last.to = place + 1;
    else if (isDark) runs.push({ from: place, to: place + 1 });
  }
  return runs;
}
