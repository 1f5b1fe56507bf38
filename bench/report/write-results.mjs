// Results of a whole run: results.md for people, results.json for later runs to compare with once it is committed, charts beside them.
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chartSvg } from './chart.mjs';
import { gitIn } from './committed.mjs';
import { resultsText } from './markdown.mjs';

const firstRun = { run: { commit: 'none' }, guarded: [] };

/**
 * What the last committed run measured, or nothing on the very first one. Not the file: the run before wrote it, and if
 * that one found a drop, the next would compare with the drop and find nothing.
 */
export async function readResults(folder, git = gitIn(folder)) {
  if (git('rev-parse', '--is-inside-work-tree') !== 'true') return readFileOf(folder);
  if (!git('ls-tree', '--name-only', 'HEAD', 'results.json')) return firstRun;
  return JSON.parse(git('show', 'HEAD:./results.json') ?? '');
}

/** Without a checkout nothing is committed, and the last run is all there is. */
async function readFileOf(folder) {
  try {
    return JSON.parse(await readFile(join(folder, 'results.json'), 'utf8'));
  } catch (error) {
    // Results that are there and cannot be read must not pass for a first run, which has nothing to fall behind.
    if (error.code === 'ENOENT') return firstRun;
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
