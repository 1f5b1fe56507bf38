// Bytes on their way to or from a disk, with their length and hash.
import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

export type Measure = { byteSize: number; sha256: string };

/** A new file, for our eyes only, that is on disk when this resolves. */
export async function writeMeasured(source: Readable, path: string): Promise<Measure> {
  const { pieces, measure } = measured(source);
  await pipeline(pieces, createWriteStream(path, { flags: 'wx', mode: 0o600, flush: true }));
  return measure();
}

export async function measureOf(source: Readable): Promise<Measure> {
  const { pieces, measure } = measured(source);
  for await (const _ of pieces);
  return measure();
}

function measured(source: Readable) {
  const hash = createHash('sha256');
  let byteSize = 0;
  async function* pieces(): AsyncGenerator<Buffer> {
    for await (const piece of source) {
      const buffer = Buffer.from(piece);
      byteSize += buffer.length;
      hash.update(buffer);
      yield buffer;
    }
  }
  return {
    pieces: Readable.from(pieces(), { objectMode: false }),
    measure: (): Measure => ({ byteSize, sha256: hash.digest('hex') }),
  };
}

export function isSame(one: Measure, other: Measure): boolean {
  return one.byteSize === other.byteSize && one.sha256 === other.sha256;
}
