// The objects that newer PDFs pack into streams. Papers do so in one plain way; whatever does it otherwise is refused.
import { inflateSync } from 'node:zlib';
import { hasName, isStructure, keep, type PdfObjects, READ_AGAIN, valuesOf } from './found-objects.ts';
import { type Effort, PdfTooTangled, type PdfValue, readerOf } from './read-objects.ts';

type Dict = Extract<PdfValue, { is: 'dict' }>;
export type PdfStream = { dict: Dict; start: number };

const UNPACKED_MAX_BYTES = 96 * 1024 * 1024;
// Short names of `Filter` and `DecodeParms`, and those of streams in other files: some viewers heed them, others do not.
const OTHER_FILTER_KEYS = ['F', 'DP', 'FFilter', 'FDecodeParms'];

export class PdfUnreadable extends Error {
  override name = 'PdfUnreadable';
}

/** Where the bytes of a stream begin, if there is one at this place. */
export function streamAt(bytes: Buffer, at: number): number | null {
  if (!bytes.subarray(at, at + 6).equals(Buffer.from('stream'))) return null;
  const isTwoSigns = bytes[at + 6] === 13 && bytes[at + 7] === 10;
  return at + 6 + (isTwoSigns ? 2 : 1);
}

export function unpack(bytes: Buffer, stream: PdfStream, found: PdfObjects, effort: Effort) {
  const { dict } = stream;
  // Every viewer needs `First` to read objects from a stream, whatever the stream says it is.
  const holdsObjects = valuesOf(dict, 'First').length > 0 || hasName(dict, 'Type', 'ObjStm');
  // Scans fill a page with a picture of a hundred megabytes, unpacked.
  if (!holdsObjects && hasName(dict, 'Subtype', 'Image')) return;
  const content = holdsObjects ? objectsContent(bytes, stream, found) : plainContent(bytes, stream, found);
  if (!content) return;
  found.unpacked.push(content);
  found.unpackedBytes += content.length;
  if (holdsObjects) readPacked(content, dict, found, effort);
}

/** Null where nothing depends on it and it cannot be read. */
function plainContent(bytes: Buffer, { dict, start }: PdfStream, found: PdfObjects): Buffer | null {
  return isPacked(dict) && isOnlyFlate(dict) ? (inflated(bytes, start, found)?.content ?? null) : null;
}

function objectsContent(bytes: Buffer, { dict, start }: PdfStream, found: PdfObjects): Buffer {
  const keys = dict.entries.map(({ key }) => key);
  if (new Set(keys).size < keys.length) throw new PdfUnreadable('a stream of objects says something twice');
  if (keys.some((key) => OTHER_FILTER_KEYS.includes(key)) || (isPacked(dict) && !isOnlyFlate(dict)))
    throw new PdfUnreadable('objects are packed in a way that papers are not');
  // Viewers look for the end of the line here, we do not.
  if (![10, 13].includes(bytes[start - 1] ?? 0)) throw new PdfUnreadable('a stream of objects does not begin plainly');
  const length = lengthOf(dict, found);
  if (!isPacked(dict)) {
    const end = start + length;
    if (!/^\s*endstream/.test(bytes.subarray(end, end + 12).toString('latin1')))
      throw new PdfUnreadable('a stream of objects ends elsewhere than it says');
    return bytes.subarray(start, end);
  }
  const { content, packedBytes } = inflated(bytes, start, found) ?? {};
  if (!content || packedBytes === undefined) throw new PdfUnreadable('packed objects are damaged');
  // A viewer that believed it would see only a part of what we see.
  if (length < packedBytes) throw new PdfUnreadable('a stream of objects is longer than it says');
  return content;
}

function lengthOf(dict: Dict, { numbered }: PdfObjects): number {
  const said = valuesOf(dict, 'Length').flatMap((length) =>
    length.is === 'ref' ? (numbered.get(length.to) ?? []) : [length],
  );
  const lengths = new Set(said.map((length) => (length.is === 'number' ? length.number : Number.NaN)));
  const [length] = lengths;
  if (length === undefined || lengths.size > 1 || !Number.isSafeInteger(length))
    throw new PdfUnreadable('a stream of objects does not say how long it is');
  return length;
}

/** To the end of the file: the packed bytes say themselves where they end, and what the file says may be a lie. */
function inflated(bytes: Buffer, start: number, { unpackedBytes }: PdfObjects) {
  const maxOutputLength = Math.max(1, UNPACKED_MAX_BYTES - unpackedBytes);
  try {
    // Asked for `info`, it answers with more than its type says.
    const done: unknown = inflateSync(bytes.subarray(start), { maxOutputLength, info: true });
    const { buffer: content, engine } = done as { buffer: Buffer; engine: { bytesWritten: number } };
    return { content, packedBytes: engine.bytesWritten };
  } catch (error) {
    if ((error as { code?: string }).code === 'ERR_BUFFER_TOO_LARGE')
      throw new PdfTooTangled('too much is packed into the file');
    return null;
  }
}

/** Once from end to end, and once as the numbers before the objects say. */
function readPacked(content: Buffer, dict: Dict, found: PdfObjects, effort: Effort) {
  effort.bytesLeft += READ_AGAIN * content.length;
  const reader = readerOf(content, 0, effort);
  while (!reader.isAtEnd()) {
    const value = reader.readValue();
    if (value.is === 'word' && value.word.startsWith('stream')) throw new PdfUnreadable('a stream lies in a stream');
    found.loose.push(value);
  }
  const places = placesIn(content, dict);
  const ends = new Map<number, number>();
  const starts = [...new Set(places.map(({ start }) => start))].toSorted((one, other) => one - other);
  for (const [place, start] of starts.entries()) ends.set(start, starts[place + 1] ?? content.length);
  for (const { number, start } of places) {
    const one = readerOf(content, start, effort);
    const value = one.readValue();
    keep(found, number, value);
    if (one.hasDoubt() && isStructure(value)) found.isDoubtful = true;
    // Some viewers cut an object off where the next one begins.
    if (one.place() > (ends.get(start) ?? 0)) throw new PdfUnreadable('packed objects lie over each other');
    one.skipSpace();
    if (streamAt(content, one.place()) !== null) throw new PdfUnreadable('a stream lies in a stream');
  }
}

function placesIn(content: Buffer, dict: Dict): { number: number; start: number }[] {
  const [first, count] = [numberIn(dict, 'First'), numberIn(dict, 'N')];
  const words = content
    .subarray(0, first)
    .toString('latin1')
    .replace(/%[^\r\n]*/g, ' ')
    .split(/[\s\0]+/)
    .filter((word) => word !== '');
  if (words.length < 2 * count || !words.every((word) => /^\d{1,10}$/.test(word)))
    throw new PdfUnreadable('packed objects are not numbered');
  const places = Array.from({ length: count }, (_, place) => ({
    number: Number(words[2 * place]),
    start: first + Number(words[2 * place + 1]),
  }));
  return places.filter(({ start }) => start < content.length);
}

function numberIn(dict: Dict, key: string): number {
  const [value] = valuesOf(dict, key);
  if (value?.is === 'number' && Number.isSafeInteger(value.number) && value.number >= 0) return value.number;
  throw new PdfUnreadable('packed objects are not counted');
}

function isPacked(dict: Dict): boolean {
  return valuesOf(dict, 'Filter').length > 0;
}

function isOnlyFlate(dict: Dict): boolean {
  return valuesOf(dict, 'Filter').every(isFlate) && valuesOf(dict, 'DecodeParms').every(isWithoutPredictor);
}

function isFlate(filter: PdfValue): boolean {
  if (filter.is === 'array') return filter.items.length === 1 && filter.items.every(isFlate);
  return filter.is === 'name' && ['FlateDecode', 'Fl'].includes(filter.name);
}

function isWithoutPredictor(parameters: PdfValue): boolean {
  if (parameters.is === 'array') return parameters.items.every(isWithoutPredictor);
  if (parameters.is === 'ref') return false;
  return valuesOf(parameters, 'Predictor').every((predictor) => predictor.is === 'number' && predictor.number === 1);
}
