// Reads the objects of a PDF, forgivingly, as viewers do. Where viewers differ in what they forgive, the reader has a doubt.

/** A name has its escapes undone: /J#61vaScript is JavaScript. */
export type PdfValue =
  | { is: 'name'; name: string }
  | { is: 'dict'; entries: { key: string; value: PdfValue }[] }
  | { is: 'array'; items: PdfValue[] }
  | { is: 'number'; number: number }
  | { is: 'ref'; to: number }
  | { is: 'string' }
  | { is: 'word'; word: string };

/** Deeper, or longer than any real paper: no reader should have to find out where it ends. */
export class PdfTooTangled extends Error {
  override name = 'PdfTooTangled';
}

const DEPTH_MAX = 120;

const signs = (text: string) => new Set([...text].map((sign) => sign.charCodeAt(0)));
const SPACES = signs('\0\t\n\f\r ');
const DELIMITERS = signs('()<>[]{}/%');
const code = (sign: string) => sign.charCodeAt(0);
const [SLASH, OPEN, CLOSE, LESS, MORE] = [code('/'), code('('), code(')'), code('<'), code('>')];
const [BEGIN, END, COMMENT, ESCAPE] = [code('['), code(']'), code('%'), code('\\')];
const HEX_SIGNS = signs('0123456789abcdefABCDEF');
// Words that end an object; inside of one they mean that its own end is missing.
const OBJECT_WORDS = /^(?:(?:end)?(?:obj|stream)|xref|startxref|trailer)/;

export type Effort = { bytesLeft: number };

/** Reads from a place on. The effort is shared by all readers of a file, so that no trick makes the work endless. */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: one parser, whose readers call each other and move the same place
export function readerOf(bytes: Uint8Array, start: number, effort: Effort) {
  let at = start;
  let hasDoubt = false;

  function doubt() {
    hasDoubt = true;
  }

  function step(count = 1) {
    at += count;
    effort.bytesLeft -= count;
    if (effort.bytesLeft < 0) throw new PdfTooTangled('the file goes round in circles');
  }

  function skipSpace() {
    for (let byte = bytes[at]; byte !== undefined; byte = bytes[at]) {
      if (byte === COMMENT) while (at < bytes.length && bytes[at] !== 10 && bytes[at] !== 13) step();
      else if (SPACES.has(byte)) step();
      else return;
    }
  }

  function readWord(): string {
    let word = '';
    for (let byte = bytes[at]; byte !== undefined && !SPACES.has(byte) && !DELIMITERS.has(byte); byte = bytes[at]) {
      word += String.fromCharCode(byte);
      step();
    }
    return word;
  }

  function readName(): PdfValue {
    step();
    const name = readWord().replace(/#([0-9a-f]{2})/gi, (_, hex: string) =>
      String.fromCharCode(Number.parseInt(hex, 16)),
    );
    // Viewers written in C end a text at its first zero, and some take the vertical tab for a space.
    return { is: 'name', name: name.split(/[\0\v]/)[0] ?? '' };
  }

  function readString(): PdfValue {
    let open = 0;
    do {
      const byte = bytes[at];
      if (byte === ESCAPE) step();
      else if (byte === OPEN) open += 1;
      else if (byte === CLOSE) open -= 1;
      step();
    } while (open > 0 && at < bytes.length);
    if (open > 0) doubt();
    return { is: 'string' };
  }

  function readHexString(): PdfValue {
    step();
    for (let byte = bytes[at]; byte !== undefined && byte !== MORE; byte = bytes[at]) {
      if (!HEX_SIGNS.has(byte) && !SPACES.has(byte)) doubt();
      step();
    }
    if (at >= bytes.length) doubt();
    step();
    return { is: 'string' };
  }

  function readArray(depth: number): PdfValue {
    step();
    const items: PdfValue[] = [];
    for (skipSpace(); at < bytes.length && bytes[at] !== END; skipSpace()) items.push(readValue(depth + 1));
    if (at >= bytes.length) doubt();
    step();
    return { is: 'array', items };
  }

  const isAtDictEnd = () => bytes[at] === MORE && bytes[at + 1] === MORE;

  function readDict(depth: number): PdfValue {
    step(2);
    const entries: { key: string; value: PdfValue }[] = [];
    for (skipSpace(); at < bytes.length && !isAtDictEnd(); skipSpace()) {
      const key = readValue(depth + 1);
      if (key.is !== 'name') {
        doubt();
        continue;
      }
      skipSpace();
      // Some viewers take the end for the missing value, and read on.
      if (isAtDictEnd()) doubt();
      else entries.push({ key: key.name, value: readValue(depth + 1) });
    }
    if (at >= bytes.length) doubt();
    step(2);
    return { is: 'dict', entries };
  }

  function readNumberOrRef(word: string): PdfValue {
    const before = at;
    if (/^\d+$/.test(word)) {
      skipSpace();
      if (/^\d+$/.test(readWord())) {
        skipSpace();
        if (readWord() === 'R') return { is: 'ref', to: Number(word) };
      }
    }
    at = before;
    return { is: 'number', number: Number(word) };
  }

  function readValue(depth = 0): PdfValue {
    if (depth > DEPTH_MAX) throw new PdfTooTangled('the file is nested too deeply');
    skipSpace();
    const byte = bytes[at];
    if (byte === SLASH) return readName();
    if (byte === OPEN) return readString();
    if (byte === BEGIN) return readArray(depth);
    if (byte === LESS) return bytes[at + 1] === LESS ? readDict(depth) : readHexString();
    const word = readWord();
    // A sign that belongs to nothing, such as a single `>`, is stepped over.
    if (word === '' && at < bytes.length) step();
    if (depth > 0 && (word === '' || OBJECT_WORDS.test(word))) doubt();
    return /^[+-]?\d*\.?\d*$/.test(word) && word !== '' ? readNumberOrRef(word) : { is: 'word', word };
  }

  return { readValue, skipSpace, isAtEnd: () => at >= bytes.length, place: () => at, hasDoubt: () => hasDoubt };
}
