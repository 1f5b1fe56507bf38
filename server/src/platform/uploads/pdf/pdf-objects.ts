// All objects of a PDF, wherever a viewer could find one: every version of them, and those packed into streams.
import { isLocked, isStructure, keep, type PdfObjects, READ_AGAIN, valuesOf } from './found-objects.ts';
import { type PdfStream, streamAt, unpack } from './packed-objects.ts';
import { type Effort, PdfTooTangled, readerOf } from './read-objects.ts';

// Papers have a few thousand objects; a book has a hundred thousand.
const OBJECTS_MAX = 300_000;
export function objectsIn(bytes: Buffer): PdfObjects {
  const found: PdfObjects = {
    numbered: new Map(),
    loose: [],
    trailers: [],
    unpacked: [],
    unpackedBytes: 0,
    isDoubtful: false,
  };
  const effort: Effort = { bytesLeft: READ_AGAIN * bytes.length };
  const streams: PdfStream[] = [];
  let count = 0;
  // A table of contents may point anywhere, so each `obj` counts, also inside of something else.
  for (let at = bytes.indexOf('obj'); at >= 0; at = bytes.indexOf('obj', at + 3)) {
    if (bytes.subarray(Math.max(0, at - 3), at).equals(Buffer.from('end'))) continue;
    count += 1;
    if (count > OBJECTS_MAX) throw new PdfTooTangled('the file has too many objects');
    const reader = readerOf(bytes, at + 3, effort);
    const value = reader.readValue();
    keep(found, numberBefore(bytes, at), value);
    // Inside of a longer word, as chance puts it into pictures, it begins no object.
    if (reader.hasDoubt() && isStructure(value) && !isLetter(bytes[at - 1])) found.isDoubtful = true;
    reader.skipSpace();
    const start = streamAt(bytes, reader.place());
    if (value.is === 'dict' && start !== null) streams.push({ dict: value, start });
  }
  findTrailers(bytes, streams, found, effort);
  // What is locked cannot be unpacked, and is refused for that.
  if (!isLocked(found)) for (const stream of streams) unpack(bytes, stream, found, effort);
  return found;
}

function findTrailers(bytes: Buffer, streams: readonly PdfStream[], found: PdfObjects, effort: Effort) {
  for (let at = bytes.indexOf('trailer'); at >= 0; at = bytes.indexOf('trailer', at + 7)) {
    const reader = readerOf(bytes, at + 7, effort);
    const value = reader.readValue();
    found.trailers.push(value);
    if (reader.hasDoubt() && value.is === 'dict') found.isDoubtful = true;
  }
  // In newer files the table of contents is a stream, and its dictionary is the trailer.
  for (const { dict } of streams)
    if (['Root', 'Encrypt'].some((key) => valuesOf(dict, key).length > 0)) found.trailers.push(dict);
}

function isLetter(byte: number | undefined): boolean {
  return byte !== undefined && (/[A-Za-z]/.test(String.fromCharCode(byte)) || byte > 127);
}

/** The first of the two numbers in `12 0 obj`. */
function numberBefore(bytes: Buffer, at: number): number | null {
  const before = bytes.subarray(Math.max(0, at - 80), at).toString('latin1');
  const [, number] = /(\d{1,10})(?:[\s\0]|%[^\r\n]*[\r\n])+\d{1,5}(?:[\s\0]|%[^\r\n]*[\r\n])*$/.exec(before) ?? [];
  return number === undefined ? null : Number(number);
}
