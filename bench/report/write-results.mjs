// Results of a whole run: results.md for people, results.json for the next run's comparison, charts beside them.
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chartSvg } from './chart.mjs';
import { resultsText } from './markdown.mjs';

/** What the last committed run measured, or nothing on the very first one. */
export async function readResults(folder) {
  try {
    return JSON.parse(await readFile(join(folder, 'results.json'), 'utf8'));
  } catch (error) {
    // Results that are there and cannot be read must not pass for a first run, which has nothing to fall behind.
    if (error.code === 'ENOENT') return { run: { commit: 'none' }, guarded: [] };
    throw error;
  }
}

export async function writeResults(folder, { run, tables, regression, beforeCommit }) {
  const charts = join(folder, 'charts');
  await rm(charts, { recursive: true, force: true });
  await mkdir(charts, { recursive: true });
  for (const chart of tables.flatMap((table) => table.charts))
    await writeFile(join(charts, `${chart.name}.svg`), chartSvg(chart));
  await writeFile(join(folder, 'results.md'), resultsText({ run, tables, regression, beforeCommit }));
  const kept = {
    run,
    guarded: tables.flatMap((table) => table.guarded),
    targets: tables.flatMap((table) => table.targets),
    tables: tables.map(({ name, columns, rows }) => ({ name, columns, rows })),
  };
  await writeFile(join(folder, 'results.json'), `${JSON.stringify(kept, null, 2)}\n`);
}
