// Everything about a person as one zip: a page to read, the same as JSON, and their files.
import type { Readable } from 'node:stream';
import type { Language } from '@evenlight/contract/languages';
import { type PackedState, packZip } from '../../../platform/files/pack.ts';
import { type Collected, collectAll } from '../../../platform/personal-data/collect.ts';
import type { Person, PersonalData } from '../../../platform/personal-data/coverage.ts';
import type { World } from '../../../platform/world.ts';
import { exportedJson } from './export-account-json.ts';
import { type NamedFile, namesInZip } from './export-account-names.ts';
import { exportedPage } from './export-account-page.ts';

export type PackedFile = NamedFile & { state: PackedState };
export type Packed = Omit<Collected, 'files'> & {
  files: PackedFile[];
  madeAt: Date;
  language: Language;
  brandName: string;
};

/** What people typed is gathered first, as of one moment, and fits in memory. */
export async function packAccount(
  world: World,
  declarations: readonly PersonalData[],
  { language, ...owner }: Person & { language: Language },
): Promise<Readable> {
  const collected = await collectAll(world, declarations, owner);
  const madeAt = world.clock.now();
  return packZip(world, async ({ zip, isLeft, addFile }) => {
    const files: PackedFile[] = [];
    for (const file of namesInZip(collected.files)) {
      if (isLeft()) return;
      files.push({ ...file, state: await addFile(file) });
    }
    // Last, because only now is it known which files could be read.
    const packed: Packed = { ...collected, files, madeAt, language, brandName: world.config.brand.name };
    zip.addBuffer(Buffer.from(exportedPage(packed)), 'index.html', { mtime: madeAt });
    zip.addBuffer(Buffer.from(exportedJson(packed)), 'data.json', { mtime: madeAt });
  });
}
