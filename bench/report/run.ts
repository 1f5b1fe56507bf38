// `npm run bench`: six tables, as ratios within one run, then the targets and a comparison with the committed results.
// `npm run bench -- reads growth` measures some of them and only prints; the finer benches go by name: `-- venues`.
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBrowser } from '../../scripts/browser.mjs';
import { ensureBuilt, houseEnv, root, run, say } from '../../scripts/house.mjs';
import { commitIn } from './committed.ts';
import { isMet, type Run, regressionText, sectionText, targetsText } from './markdown.ts';
import { compareGuarded } from './regression.ts';
import { Measured } from './table.ts';
import { tables as known } from './tables.ts';
import { readResults, writeResults } from './write-results.ts';

const folder = join(root, 'bench');
const started = Date.now();

const wanted = process.argv.slice(2);
const isWholeRun = wanted.length === 0;
const unknown = wanted.filter((name) => !known.has(name) && !existsSync(join(folder, `${name}.ts`)));
if (unknown.length > 0)
  throw new Error(`There is no bench called ${unknown.join(', ')}. Tables: ${[...known.keys()].join(', ')}.`);

await ensureBuilt();
const chromium = await ensureBrowser();
const env = houseEnv(chromium ? { CHROMIUM_PATH: chromium } : {});
const before = await readResults(folder);
const tables: Measured[] = [];
const failed: string[] = [];
for (const name of isWholeRun ? known.keys() : wanted) await measure(name);
if (tables.length > 0) await conclude();
for (const name of failed) say(`\n${name} could not be measured; see above.`);
if (failed.length > 0) process.exitCode = 1;

async function measure(name: string): Promise<void> {
  say(`\n${name}`);
  try {
    if (known.has(name)) tables.push(await measureTable(name));
    else await run(process.execPath, [join(folder, `${name}.ts`)], { env });
  } catch (error) {
    say(error instanceof Error ? error.message : String(error));
    failed.push(name);
  }
}

async function measureTable(name: string): Promise<Measured> {
  const place = mkdtempSync(join(tmpdir(), 'evenlight-bench-'));
  try {
    const file = join(place, 'measured.json');
    await run(process.execPath, [join(folder, 'report/measure-table.ts'), name, file], { env });
    const measured = Measured.parse(JSON.parse(readFileSync(file, 'utf8')));
    say(`\n${sectionText({ ...measured, charts: [] })}`);
    return measured;
  } finally {
    rmSync(place, { recursive: true, force: true });
  }
}

/** Targets that are missed are stated and fail nothing; a ratio that fell by a quarter fails the run. */
async function conclude(): Promise<void> {
  const measuredNames = new Set(tables.map(({ name }) => name));
  const guardedBefore = before.guarded.filter(({ table }) => measuredNames.has(table));
  const guarded = tables.flatMap((table) => table.guarded);
  const regression = compareGuarded(guarded, guardedBefore);
  const targets = tables.flatMap((table) => table.targets);
  say(`\n## Targets: ${targets.filter(isMet).length} of ${targets.length} met\n\n${targetsText(targets)}`);
  say(`\n## Compared with the last committed results\n\n${regressionText(regression, before.run.commit)}`);
  const minutes = (Date.now() - started) / 60_000;
  if (isWholeRun && failed.length === 0) {
    await writeResults(folder, { run: thisRun(minutes), tables, regression, beforeCommit: before.run.commit });
    say('\nWritten: bench/results.md, bench/results.json, bench/charts/.');
  }
  say(`\n${minutes.toFixed(1)} minutes.`);
  if (regression.drops.length > 0) process.exitCode = 1;
}

function thisRun(minutes: number): Run {
  const [{ model } = { model: 'unknown' }] = cpus();
  return {
    node: process.version,
    cores: cpus().length,
    machine: `${model}, ${process.arch}`,
    date: new Date().toISOString(),
    commit: commitIn(root),
    minutes,
  };
}
