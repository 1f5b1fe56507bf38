// Results of a whole run: results.md for people, results.json for later runs to compare with once it is committed, charts beside them.
import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from '../../contract/src/zod.ts';
import { chartSvg } from './chart.ts';
import { type Git, gitIn } from './committed.ts';
import { type Results, resultsText } from './markdown.ts';
import { Guarded } from './table.ts';

/** What of earlier results is compared; of a run whose commit nobody knew only the figures are. */
const Earlier = z.object({
  run: z.object({ commit: z.string() }),
  guarded: z.array(Guarded.extend({ table: z.string() })),
});
export type Earlier = z.infer<typeof Earlier>;

const firstRun: Earlier = { run: { commit: 'none' }, guarded: [] };

/**
 * What the last committed run measured, or nothing on the very first one. Not the file: the run before wrote it, and if
 * that one found a drop, the next would compare with the drop and find nothing.
 */
export async function readResults(folder: string, git: Git = gitIn(folder)): Promise<Earlier> {
  if (git('rev-parse', '--is-inside-work-tree') !== 'true') return readFileOf(folder);
  if (!git('ls-tree', '--name-only', 'HEAD', 'results.json')) return firstRun;
  return earlierIn(git('show', 'HEAD:./results.json') ?? '');
}

/** Without a checkout nothing is committed, and the last run is all there is. */
async function readFileOf(folder: string): Promise<Earlier> {
  const file = join(folder, 'results.json');
  // Results that are there and cannot be read must not pass for a first run, which has nothing to fall behind.
  return existsSync(file) ? earlierIn(await readFile(file, 'utf8')) : firstRun;
}

function earlierIn(json: string): Earlier {
  return Earlier.parse(JSON.parse(json));
}

export async function writeResults(folder: string, results: Results): Promise<void> {
  const { run, tables } = results;
  const charts = join(folder, 'charts');
  await rm(charts, { recursive: true, force: true });
  await mkdir(charts, { recursive: true });
  for (const chart of tables.flatMap((table) => table.charts))
    await writeFile(join(charts, `${chart.name}.svg`), chartSvg(chart));
  await writeFile(join(folder, 'results.md'), resultsText(results));
  const kept = {
    run,
    guarded: tables.flatMap((table) => table.guarded.map((ratio) => ({ ...ratio, table: table.name }))),
    targets: tables.flatMap((table) => table.targets),
    tables: tables.map(({ name, columns, rows }) => ({ name, columns, rows })),
  };
  await writeFile(join(folder, 'results.json'), `${JSON.stringify(kept, null, 2)}\n`);
}
