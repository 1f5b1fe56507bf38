// Draws the picture that stands beside a shared link: the bay at first light, with one sentence.
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type satori from 'satori';
import sharp from 'sharp';

/** Fewer colours would draw bands into the sky. */
export const CARD_PNG = { compressionLevel: 9, palette: true, quality: 100, dither: 1 } as const;

const WIDTH = 1200;
const HEIGHT = 630;

const require = createRequire(import.meta.url);
const fontFile = (path: string) => readFile(require.resolve(path));

// Static cuts: the drawing library reads no variable fonts.
let fonts: Promise<{ serif: Buffer; serifExt: Buffer; sans: Buffer }> | undefined;
function loadFonts() {
  fonts ??= Promise.all([
    fontFile('@fontsource/newsreader/files/newsreader-latin-500-normal.woff'),
    fontFile('@fontsource/newsreader/files/newsreader-latin-ext-500-normal.woff'),
    fontFile('@fontsource/figtree/files/figtree-latin-500-normal.woff'),
  ]).then(([serif, serifExt, sans]) => ({ serif, serifExt, sans }));
  fonts.catch(() => {
    fonts = undefined;
  });
  return fonts;
}

const LANDSCAPE = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">
  <defs>
    <linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#fbf8f3"/><stop offset="0.75" stop-color="#f6dec6"/></linearGradient>
    <radialGradient id="glow"><stop offset="0" stop-color="#f9dda6"/><stop offset="1" stop-color="#f9dda6" stop-opacity="0"/></radialGradient>
  </defs>
  <rect width="1200" height="630" fill="url(#sky)"/>
  <circle cx="900" cy="452" r="170" fill="url(#glow)"/><circle cx="900" cy="452" r="42" fill="#fdf1d3"/>
  <path d="M0 470 C180 430 260 470 420 446 S700 420 840 462 S1080 430 1200 458 V630 H0Z" fill="#d8c7b5"/>
  <path d="M0 506 C220 470 380 510 560 484 S860 520 1200 478 V630 H0Z" fill="#9da99d"/>
  <path d="M0 540 H1200 V630 H0Z" fill="#e6cdb1"/>
  <path d="M0 548 C260 520 520 580 760 588 S1060 580 1200 556 V630 H0Z" fill="#4f7465"/>
  <path d="M0 590 C300 560 700 620 1200 592 V630 H0Z" fill="#245447"/>
</svg>`;

type Card = { name: string; words: string };
type Line = { text: string; font: 'Figtree' | 'Newsreader'; size: number; colour: string; gapBelow?: number };
type Words = { width: number; height: number; padding: string; isCentred?: boolean; lines: readonly Line[] };

export async function drawCard({ name, words }: Card): Promise<Buffer> {
  const text = await drawWords({
    width: WIDTH,
    height: HEIGHT,
    padding: '72px 80px',
    lines: [
      { text: name, font: 'Figtree', size: 34, colour: '#245447', gapBelow: 36 },
      { text: words, font: 'Newsreader', size: 76, colour: '#1f2d2a' },
    ],
  });
  return sharp(Buffer.from(LANDSCAPE))
    .composite([{ input: text }])
    .png(CARD_PNG)
    .toBuffer();
}

/** Lines below each other, as a drawing to lay over something. */
export async function drawWords({ width, height, ...words }: Words): Promise<Buffer> {
  const { serif, serifExt, sans } = await loadFonts();
  // Read with the first card: most starts draw none.
  const { default: draw } = await import('satori');
  const drawing = await draw(layout(words), {
    width,
    height,
    fonts: [
      { name: 'Newsreader', data: serif, weight: 500 },
      // A second font of the same name would never be looked into.
      { name: 'Newsreader Ext', data: serifExt, weight: 500 },
      { name: 'Figtree', data: sans, weight: 500 },
    ],
  });
  return Buffer.from(drawing);
}

// Satori reads React's element shape; plain objects save the server from depending on React.
function layout({ padding, isCentred = false, lines }: Omit<Words, 'width' | 'height'>): Parameters<typeof satori>[0] {
  const children = lines.map(({ text, font, size, colour, gapBelow = 24 }) => ({
    type: 'div',
    props: {
      style: {
        fontFamily: `${font}, Newsreader Ext`,
        fontSize: size,
        color: colour,
        marginBottom: gapBelow,
        maxWidth: 860,
        ...(font === 'Newsreader' ? { lineHeight: 1.12, letterSpacing: '-0.012em' } : {}),
      },
      children: text,
    },
  }));
  const justifyContent = isCentred ? 'center' : 'flex-start';
  const style = { display: 'flex', flexDirection: 'column', justifyContent, padding, width: '100%', height: '100%' };
  return { type: 'div', key: null, props: { style, children } };
}
