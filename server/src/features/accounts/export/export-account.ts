// Everything about a person as one zip: a page to read, the same as JSON, and their files.
import type { Readable } from 'node:stream';
import type { Language } from '@evenlight/contract/languages';
import { type PackedState, packZip } from '../../../platform/files/pack.ts';
import { type Collected, collectAll } from '../../../platform/personal-data/collect.ts';
import type { Cell, Person, PersonalData } from '../../../platform/personal-data/coverage.ts';
import type { World } from '../../../platform/world.ts';
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

/** The exported record for programs: the same as the page, under keys that stay. */
function exportedJson({ sections, files, leftOut, madeAt, language }: Packed): string {
  const pathOf = new Map(files.map(({ fileId, path, state }) => [fileId, state === 'missing' ? null : path]));
  const plain = (cell: Cell) => ('fileId' in cell ? (pathOf.get(cell.fileId) ?? null) : cell.value);
  return JSON.stringify(
    {
      madeAt,
      sections: Object.fromEntries(
        sections.map(({ key, rows }) => [
          key,
          rows.map((row) => Object.fromEntries(Object.entries(row).map(([name, cell]) => [name, plain(cell)]))),
        ]),
      ),
      files: files.map(({ name, path, state }) => ({ name, path: state === 'missing' ? null : path, state })),
      notInThisFile: leftOut.map((words) => words[language]),
    },
    // PostgreSQL counts further than JSON can.
    (_, value) => (typeof value === 'bigint' ? String(value) : value),
    2,
  );
}
