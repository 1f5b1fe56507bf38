// The picture beside a shared link of a memorial: the portrait in its arch, the name in any script, the days.
import { createRequire } from 'node:module';
import type { MemorialLook } from '@evenlight/contract/memorials/memorial';
import sharp, { type OverlayOptions } from 'sharp';
import { CARD_PNG, drawWords } from '../../../platform/cards/draw-card.ts';
import type { Script } from '../../../platform/paper/fonts.ts';
import { scriptOf } from '../../../platform/paper/runs.ts';

const WIDTH = 1200;
const HEIGHT = 630;
const PORTRAIT = { left: 90, top: 72, width: 400, height: 486 };
const WORDS = { left: 560, width: 560 };
const INK = '#1f2d2a';
const NAME_GAP = 180;
// A very long name is drawn smaller, so that it stays between the lines around it.
const NAME_ROOM = { width: 560, height: 160 };

const grounds: Record<MemorialLook, { top: string; bottom: string; accent: string }> = {
  daylight: { top: '#e3eee9', bottom: '#fbf8f3', accent: '#245447' },
  garden: { top: '#e9f0de', bottom: '#fafaf3', accent: '#3d5526' },
  water: { top: '#e1edf3', bottom: '#f7fafb', accent: '#1f4f6b' },
  evening: { top: '#f0e6f1', bottom: '#fbf7f6', accent: '#5b3a63' },
};

type Card = {
  look: MemorialLook;
  fullName: string;
  /** Already in words; empty when they are not known. */
  days: string;
  badge: string;
  brandName: string;
  portrait: Buffer | null;
};

export async function drawMemorialCard(card: Card): Promise<Buffer> {
  const { top, bottom, accent } = grounds[card.look];
  const ground = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
    <defs><linearGradient id="g" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${top}"/><stop offset="1" stop-color="${bottom}"/></linearGradient></defs>
    <rect width="${WIDTH}" height="${HEIGHT}" fill="url(#g)"/>
    <path d="${archOf({ ...PORTRAIT, grow: 12 })}" fill="#ffffff"/>
    <path d="${archOf({ ...PORTRAIT, grow: 0 })}" fill="${accent}" fill-opacity="0.55"/>
  </svg>`;
  const layers: OverlayOptions[] = [
    ...(card.portrait ? [await arched(card.portrait)] : []),
    ...(await wordsOf(card, accent)),
  ];
  return sharp(Buffer.from(ground)).composite(layers).png(CARD_PNG).toBuffer();
}

function archOf({ left, top, width, height, grow }: typeof PORTRAIT & { grow: number }): string {
  const [x, y, w, h] = [left - grow, top - grow, width + 2 * grow, height + 2 * grow];
  const r = w / 2;
  return `M${x} ${y + r} A${r} ${r} 0 0 1 ${x + w} ${y + r} V${y + h - 14} Q${x + w} ${y + h} ${x + w - 14} ${y + h} H${x + 14} Q${x} ${y + h} ${x} ${y + h - 14} Z`;
}

async function arched(portrait: Buffer): Promise<OverlayOptions> {
  const { width, height, left, top } = PORTRAIT;
  const arch = archOf({ left: 0, top: 0, width, height, grow: 0 });
  const mask = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><path d="${arch}" fill="#fff"/></svg>`;
  const input = await sharp(portrait)
    .resize(width, height, { fit: 'cover' })
    .composite([{ input: Buffer.from(mask), blend: 'dest-in' }])
    .png()
    .toBuffer();
  return { input, left, top };
}

async function wordsOf({ fullName, days, badge, brandName }: Card, accent: string): Promise<OverlayOptions[]> {
  const isLatin = [...fullName].every((sign) => scriptOf(sign) === 'latin');
  const around = { width: WORDS.width, height: HEIGHT };
  const above = { text: badge, font: 'Figtree', size: 28, colour: accent } as const;
  const below = [
    { text: days || ' ', font: 'Newsreader', size: 32, colour: '#3f4f49' },
    { text: brandName, font: 'Figtree', size: 26, colour: accent },
  ] as const;
  if (isLatin) {
    const name = { text: fullName, font: 'Newsreader', size: sizeOf(fullName), colour: INK } as const;
    const input = await drawWords({ ...around, padding: '0', isCentred: true, lines: [above, name, ...below] });
    return [{ input, left: WORDS.left, top: 0 }];
  }
  // Scripts that join or turn around are set by a library that knows how, in a gap left for them.
  const lines = [{ ...above, gapBelow: NAME_GAP }, ...below];
  const input = await drawWords({ ...around, padding: '170px 0 0', lines });
  return [
    { input, left: WORDS.left, top: 0 },
    { input: await otherScript(fullName), left: WORDS.left, top: 230 },
  ];
}

function sizeOf(name: string): number {
  if (name.length <= 14) return 84;
  return name.length <= 30 ? 68 : 46;
}

const files: Record<Exclude<Script, 'latin'>, { font: string; path: string }> = {
  hebrew: { font: 'Noto Sans Hebrew', path: 'noto-sans-hebrew/400Regular/NotoSansHebrew_400Regular.ttf' },
  arabic: { font: 'Noto Sans Arabic', path: 'noto-sans-arabic/400Regular/NotoSansArabic_400Regular.ttf' },
  devanagari: {
    font: 'Noto Sans Devanagari',
    path: 'noto-sans-devanagari/400Regular/NotoSansDevanagari_400Regular.ttf',
  },
  gurmukhi: { font: 'Noto Sans Gurmukhi', path: 'noto-sans-gurmukhi/400Regular/NotoSansGurmukhi_400Regular.ttf' },
  chinese: { font: 'Noto Sans SC', path: 'noto-sans-sc/400Regular/NotoSansSC_400Regular.ttf' },
};

const require = createRequire(import.meta.url);

async function otherScript(name: string): Promise<Buffer> {
  const found = [...name].map(scriptOf).find((each) => each !== 'latin');
  const { font, path } = files[found ?? 'arabic'];
  return sharp({
    text: {
      text: `<span foreground="${INK}">${escaped(name)}</span>`,
      font: `${font} ${name.length <= 20 ? 58 : 40}`,
      fontfile: require.resolve(`@expo-google-fonts/${path}`),
      rgba: true,
      width: WORDS.width,
      wrap: 'word-char',
    },
  })
    .resize({ ...NAME_ROOM, fit: 'inside', withoutEnlargement: true })
    .png()
    .toBuffer();
}

/** The library reads markup. */
function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
