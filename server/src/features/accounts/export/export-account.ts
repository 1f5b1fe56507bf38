// Everything about a person as one zip: a page to read, the same as JSON, and their files.
import { type PassThrough, Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import type { Language } from '@evenlight/contract/languages';
import { ZipFile } from 'yazl';
import { type Collected, collectAll } from '../../../platform/personal-data/collect.ts';
import type { Person, PersonalData } from '../../../platform/personal-data/coverage.ts';
import type { World } from '../../../platform/world.ts';
import { exportedJson } from './export-account-json.ts';
import { type NamedFile, namesInZip } from './export-account-names.ts';
import { exportedPage } from './export-account-page.ts';

/** A file that is cut is in the zip as far as it could be read; a missing one is not in it. */
export type PackedFile = NamedFile & { state: 'whole' | 'cut' | 'missing' };
export type Packed = Omit<Collected, 'files'> & {
  files: PackedFile[];
  madeAt: Date;
  language: Language;
  brandName: string;
};

/**
 * What people typed is gathered first, as of one moment, and fits in memory. Files never do: they are read one after the
 * other, as fast as the other side takes them, and the one that is open is closed when the other side goes away.
 */
export async function packAccount(
  world: World,
  declarations: readonly PersonalData[],
  owner: Person & { language: Language },
): Promise<Readable> {
  const collected = await collectAll(world.db, declarations, owner);
  const zip = new ZipFile();
  // The library's types say less than it gives.
  const bytes = zip.outputStream as PassThrough;
  const giveUp = (error: Error) => bytes.destroy(error);
  zip.on('error', giveUp);
  packInto(zip, bytes, world, collected, owner.language).catch(giveUp);
  return bytes;
}

async function packInto(zip: ZipFile, bytes: PassThrough, world: World, collected: Collected, language: Language) {
  const madeAt = world.clock.now();
  const files: PackedFile[] = [];
  for (const file of namesInZip(collected.files)) {
    if (bytes.destroyed) return;
    files.push({ ...file, state: await packFile(zip, bytes, world, file) });
  }
  // Last, because only now is it known which files could be read.
  const packed: Packed = { ...collected, files, madeAt, language, brandName: world.config.brand.name };
  zip.addBuffer(Buffer.from(exportedPage(packed)), 'index.html', { mtime: madeAt });
  zip.addBuffer(Buffer.from(exportedJson(packed)), 'data.json', { mtime: madeAt });
  zip.end();
}

async function packFile(zip: ZipFile, bytes: PassThrough, { files, log }: World, { fileId, path }: NamedFile) {
  let state: PackedFile['state'] = 'missing';
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
    bytes.once('close', () => source.destroy());
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
