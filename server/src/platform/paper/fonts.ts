// The fonts of printed pages. Read and parsed once: parsing takes ten times as long as setting a page.
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

export type Weight = 'regular' | 'bold';

/** Latin stands for Greek and Cyrillic as well. */
const scripts = ['latin', 'hebrew', 'arabic', 'devanagari', 'gurmukhi'] as const;
export type Script = (typeof scripts)[number] | 'chinese';

const packages: Record<Script, { name: string; file: string }> = {
  latin: { name: 'noto-sans', file: 'NotoSans' },
  hebrew: { name: 'noto-sans-hebrew', file: 'NotoSansHebrew' },
  arabic: { name: 'noto-sans-arabic', file: 'NotoSansArabic' },
  devanagari: { name: 'noto-sans-devanagari', file: 'NotoSansDevanagari' },
  gurmukhi: { name: 'noto-sans-gurmukhi', file: 'NotoSansGurmukhi' },
  chinese: { name: 'noto-sans-sc', file: 'NotoSansSC' },
};
const cuts: Record<Weight, string> = { regular: '400Regular', bold: '700Bold' };

/** What we ask of a font, and what the library asks of it. */
type ParsedFont = {
  characterSet: readonly number[];
  glyphForCodePoint: (codePoint: number) => unknown;
  hasGlyphForCodePoint: (codePoint: number) => boolean;
  layout: (text: string, features?: unknown) => unknown;
};

/** Moves marks above and below their letters to the place that the font asks for. */
const markPlacing = { abvm: false, blwm: false, mark: false, mkmk: false };

type FontSource = PDFKit.Mixins.PDFFontSource;
export type PaperFont = { script: Script; weight: Weight; source: FontSource; has: (sign: string) => boolean };

const require = createRequire(import.meta.url);

const loadCommon = once(() => Promise.all(scripts.flatMap(loadScript)));
// Larger than all the others together, so it is read only for a page that has Chinese on it.
const loadChinese = once(() => Promise.all(loadScript('chinese')));

export async function loadFonts({ withChinese = false } = {}): Promise<PaperFont[]> {
  return [...(await loadCommon()), ...(withChinese ? await loadChinese() : [])];
}

function loadScript(script: Script): Promise<PaperFont>[] {
  return (['regular', 'bold'] as const).map((weight) => loadFont(script, weight));
}

/** What failed is tried again by the next who asks. */
function once<T>(load: () => Promise<T>): () => Promise<T> {
  let loaded: Promise<T> | undefined;
  return () => {
    loaded ??= load();
    loaded.catch(() => {
      loaded = undefined;
    });
    return loaded;
  };
}

async function loadFont(script: Script, weight: Weight): Promise<PaperFont> {
  const { name, file } = packages[script];
  const path = `@expo-google-fonts/${name}/${cuts[weight]}/${file}_${cuts[weight]}.ttf`;
  const parsed = withGlyphsCached(withoutLayoutErrors(await parse(await readFile(require.resolve(path)))));
  return {
    script,
    weight,
    // The library also accepts parsed fonts; its types only know bytes.
    source: parsed as unknown as FontSource,
    has: (sign) => parsed.hasGlyphForCodePoint(sign.codePointAt(0) ?? 0),
  };
}

/** The library does not export its font parser, but a document holds the font that it has parsed. */
async function parse(bytes: Buffer): Promise<ParsedFont> {
  const { default: PDFDocument } = await import('pdfkit');
  const bench = new PDFDocument({ autoFirstPage: false }).font(bytes);
  return (bench as unknown as { _font: { font: ParsedFont } })._font.font;
}

/**
 * The parser caches a glyph with the code points that it first met it with. A full stop first met as a part of another
 * glyph is drawn well, but is missing when the text is read out, searched or copied: '1,166 67'. So each code point is
 * looked up on its own first.
 */
function withGlyphsCached(font: ParsedFont): ParsedFont {
  for (const codePoint of font.characterSet) font.glyphForCodePoint(codePoint);
  return font;
}

/**
 * The parser throws where a font has no position for a mark, as in the name ਗੁਰਪ੍ਰੀਤ. Without the positioning of marks they
 * stand where the font draws them, which reads well.
 */
function withoutLayoutErrors(font: ParsedFont): ParsedFont {
  const layOut = font.layout.bind(font);
  font.layout = (text, features) => {
    try {
      return layOut(text, features);
    } catch {
      return layOut(text, markPlacing);
    }
  };
  return font;
}
