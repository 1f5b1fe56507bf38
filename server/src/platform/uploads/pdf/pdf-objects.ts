// All objects of a PDF, wherever a viewer could find one: every version of them, and those packed into streams.
import { inflateSync } from 'node:zlib';
import { type Effort, PdfTooTangled, type PdfValue, readerOf } from './read-objects.ts';

export type PdfObjects = {
  /** By number; several where the file was changed by adding to its end. */
  numbered: Map<number, PdfValue[]>;
  /** Those without a number of their own that we could read. */
  loose: PdfValue[];
  trailers: PdfValue[];
  /** What streams hold, unpacked, as far as we look into them. */
  unpacked: Buffer[];
};

type Dict = Extract<PdfValue, { is: 'dict' }>;

// Papers have a few thousand objects; a book has a hundred thousand.
const OBJECTS_MAX = 300_000;
const UNPACKED_MAX_BYTES = 96 * 1024 * 1024;
// Enough to read everything several times over.
const READ_AGAIN = 8;

export class PdfUnreadable extends Error {
  override name = 'PdfUnreadable';
}

export function objectsIn(bytes: Buffer): PdfObjects {
  const found: PdfObjects = { numbered: new Map(), loose: [], trailers: [], unpacked: [] };
  const effort: Effort = { bytesLeft: READ_AGAIN * bytes.length };
  const packed: { dict: Dict; start: number }[] = [];
  let count = 0;
  // A table of contents may point anywhere, so each `obj` counts, also inside of something else.
  for (let at = bytes.indexOf('obj'); at >= 0; at = bytes.indexOf('obj', at + 3)) {
    if (bytes.subarray(Math.max(0, at - 3), at).equals(Buffer.from('end'))) continue;
    count += 1;
    if (count > OBJECTS_MAX) throw new PdfTooTangled('the file has too many objects');
    const reader = readerOf(bytes, at + 3, effort);
    const value = reader.readValue();
    keep(found, numberBefore(bytes, at), value);
    reader.skipSpace();
    const start = streamAt(bytes, reader.place());
    if (value.is === 'dict' && start !== null) packed.push({ dict: value, start });
  }
  for (let at = bytes.indexOf('trailer'); at >= 0; at = bytes.indexOf('trailer', at + 7))
    found.trailers.push(readerOf(bytes, at + 7, effort).readValue());
  // In newer files the table of contents is a stream, and its dictionary is the trailer.
  found.trailers.push(...packed.filter(({ dict }) => valuesOf(dict, 'Root').length > 0).map(({ dict }) => dict));
  // What is locked cannot be unpacked, and is refused for that.
  if (!isLocked(found)) for (const stream of packed) unpack(bytes, stream, found, effort);
  return found;
}

export function valuesOf(value: PdfValue | undefined, key: string): PdfValue[] {
  if (value?.is !== 'dict') return [];
  return value.entries.flatMap((entry) => (entry.key === key ? [entry.value] : []));
}

export function isLocked({ trailers }: PdfObjects): boolean {
  return trailers.some((trailer) => valuesOf(trailer, 'Encrypt').length > 0);
}

function keep({ numbered, loose }: PdfObjects, number: number | null, value: PdfValue) {
  const versions = number === null ? loose : (numbered.get(number) ?? []);
  versions.push(value);
  if (number !== null) numbered.set(number, versions);
}

/** The first of the two numbers in `12 0 obj`. */
function numberBefore(bytes: Buffer, at: number): number | null {
  const before = bytes.subarray(Math.max(0, at - 40), at).toString('latin1');
  const [, number] = /(\d{1,10})\s+\d{1,5}\s*$/.exec(before) ?? [];
  return number === undefined ? null : Number(number);
}

function streamAt(bytes: Buffer, at: number): number | null {
  if (!bytes.subarray(at, at + 6).equals(Buffer.from('stream'))) return null;
  const isTwoSigns = bytes[at + 6] === 13 && bytes[at + 7] === 10;
  return at + 6 + (isTwoSigns ? 2 : 1);
}

function unpack(bytes: Buffer, { dict, start }: { dict: Dict; start: number }, found: PdfObjects, effort: Effort) {
  // Every viewer needs `First` to read objects from a stream, whatever the stream says it is.
  const holdsObjects = valuesOf(dict, 'First').length > 0 || hasName(dict, 'Type', 'ObjStm');
  // Scans fill a page with a picture of a hundred megabytes, unpacked.
  if (!holdsObjects && hasName(dict, 'Subtype', 'Image')) return;
  const content = contentOf(bytes, dict, start, holdsObjects, found);
  if (!content) return;
  found.unpacked.push(content);
  if (holdsObjects) readPacked(content, dict, found, effort);
}

/** Once from end to end, and once as the numbers before the objects say. */
function readPacked(content: Buffer, dict: Dict, found: PdfObjects, effort: Effort) {
  effort.bytesLeft += READ_AGAIN * content.length;
  const reader = readerOf(content, 0, effort);
  while (!reader.isAtEnd()) found.loose.push(reader.readValue());
  const first = numberIn(dict, 'First');
  const count = numberIn(dict, 'N');
  if (first === null || count === null) return;
  const head = content.subarray(0, first).toString('latin1').trim().split(/\s+/).map(Number);
  for (let place = 0; place < Math.min(count, head.length / 2); place += 1) {
    const [number, offset] = [head[2 * place], head[2 * place + 1]];
    if (number !== undefined && offset !== undefined && first + offset < content.length)
      keep(found, number, readerOf(content, first + offset, effort).readValue());
  }
}

function numberIn(dict: Dict, key: string): number | null {
  const [value] = valuesOf(dict, key);
  return value?.is === 'number' && Number.isSafeInteger(value.number) && value.number >= 0 ? value.number : null;
}

/** Null for a stream that we need not read. One that holds objects must be read, or the file is refused. */
function contentOf(bytes: Buffer, dict: Dict, start: number, isNeeded: boolean, found: PdfObjects): Buffer | null {
  const filters = valuesOf(dict, 'Filter');
  const left = UNPACKED_MAX_BYTES - found.unpacked.reduce((sum, { length }) => sum + length, 0);
  if (filters.length === 0) return isNeeded ? bytes.subarray(start, endOf(bytes, dict, start)) : null;
  const isFlate =
    filters.every((filter) => isOnlyFlate(filter)) && valuesOf(dict, 'DecodeParms').every(isWithoutPredictor);
  if (!isFlate) {
    if (isNeeded) throw new PdfUnreadable('objects are packed in a way that papers are not');
    return null;
  }
  try {
    // To the end of the file: the packed bytes say themselves where they end, and what the file says may be a lie.
    return inflateSync(bytes.subarray(start), { maxOutputLength: Math.max(1, left) });
  } catch (error) {
    if ((error as { code?: string }).code === 'ERR_BUFFER_TOO_LARGE')
      throw new PdfTooTangled('too much is packed into the file');
    if (isNeeded) throw new PdfUnreadable('packed objects are damaged');
    return null;
  }
}

function endOf(bytes: Buffer, dict: Dict, start: number): number {
  const lengths = valuesOf(dict, 'Length').map((length) => (length.is === 'number' ? start + length.number : 0));
  const word = bytes.indexOf('endstream', start);
  return Math.max(word < 0 ? bytes.length : word, ...lengths);
}

function isOnlyFlate(filter: PdfValue): boolean {
  if (filter.is === 'array') return filter.items.length === 1 && filter.items.every(isOnlyFlate);
  return filter.is === 'name' && ['FlateDecode', 'Fl'].includes(filter.name);
}

function isWithoutPredictor(parameters: PdfValue): boolean {
  if (parameters.is === 'array') return parameters.items.every(isWithoutPredictor);
  if (parameters.is === 'ref') return false;
  return valuesOf(parameters, 'Predictor').every((predictor) => predictor.is === 'number' && predictor.number === 1);
}

export function hasName(value: PdfValue, key: string, name: string): boolean {
  return valuesOf(value, key).some((named) => named.is === 'name' && named.name === name);
}
