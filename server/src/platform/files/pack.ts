// A zip that is written while it is read: stored files go into it one after the other, as fast as the other side takes them.
import { type PassThrough, Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { ZipFile } from 'yazl';
import type { World } from '../world.ts';

/** A file that is cut is in the zip as far as it could be read; a missing one is not in it. */
export type PackedState = 'whole' | 'cut' | 'missing';

export type Packing = {
  zip: ZipFile;
  /** The reader has gone away; whatever is packed now is for nobody. */
  isLeft: () => boolean;
  addFile: (file: { fileId: string; path: string }) => Promise<PackedState>;
};

/** Files never fit in memory. The one that is open is closed when the other side goes away. */
export function packZip(world: World, fill: (packing: Packing) => Promise<void>): Readable {
  const zip = new ZipFile();
  // The library's types say less than it gives.
  const bytes = zip.outputStream as PassThrough;
  const giveUp = (error: Error) => bytes.destroy(error);
  zip.on('error', giveUp);
  const packing: Packing = {
    zip,
    isLeft: () => bytes.destroyed,
    addFile: (file) => packFile(zip, bytes, world, file),
  };
  fill(packing)
    .then(() => zip.end())
    .catch(giveUp);
  return bytes;
}

async function packFile(
  zip: ZipFile,
  bytes: PassThrough,
  { files, log }: World,
  { fileId, path }: { fileId: string; path: string },
): Promise<PackedState> {
  let state: PackedState = 'missing';
  let close = () => undefined as unknown;
  try {
    const opened = await files.open(fileId);
    if (!opened) return state;
    const { file, bytes: stored } = opened;
    close = () => stored.destroy();
    // The reader may have left while the file was being opened, and again while its first piece was read.
    if (bytes.destroyed) return state;
    bytes.once('close', close);
    const pieces = stored[Symbol.asyncIterator]();
    // Read before the zip hears of the file: one that is damaged from the start leaves no empty entry behind.
    const first = await pieces.next();
    if (bytes.destroyed) return state;
    const source = Readable.from(untilDamaged(first, pieces, note), { objectMode: false });
    bytes.off('close', close);
    close = () => {
      source.destroy();
      stored.destroy();
    };
    bytes.once('close', close);
    state = 'whole';
    // Photos and papers are compressed already.
    zip.addReadStream(source, path, { mtime: file.createdAt, compress: false });
    await finished(source);
  } catch (error) {
    note(error);
  } finally {
    bytes.off('close', close);
    close();
  }
  return state;

  function note(error: unknown) {
    if (state === 'whole') state = 'cut';
    if (!bytes.destroyed) log.error({ err: error, fileId }, 'a file could not be packed whole');
  }
}

/** One bad file must not take the rest of the zip with it. */
async function* untilDamaged(
  first: IteratorResult<Buffer>,
  pieces: AsyncIterator<Buffer>,
  note: (error: unknown) => void,
): AsyncGenerator<Buffer> {
  try {
    for (let piece = first; !piece.done; piece = await pieces.next()) yield piece.value;
  } catch (error) {
    note(error);
  }
}
