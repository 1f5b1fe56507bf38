// The exported record for programs: the same as the page, under keys that stay.
import type { Cell } from '../../../platform/personal-data/coverage.ts';
import type { Packed } from './export-account.ts';

export function exportedJson({ sections, files, leftOut, madeAt, language }: Packed): string {
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
