// `npm run bench`: six tables, as ratios within one run, then the targets and a comparison with the committed results.
// `npm run bench -- reads growth` measures some of them and only prints; the finer benches go by name: `-- venues`.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { commitIn } from '../bench/report/committed.mjs';
import { isMet, regressionText, sectionText, targetsText } from '../bench/report/markdown.mjs';
import { compareGuarded } from '../bench/report/regression.mjs';
import { readResults, writeResults } from '../bench/report/write-results.mjs';
import { ensureBrowser } from './browser.mjs';
import { ensureBuilt, ensureInstalled, houseEnv, houseNode, root, run, say } from './house.mjs';

const TABLES = ['reads', 'writes', 'growth', 'pages', 'start', 'live'];
const folder = join(root, 'bench');
const started = Date.now();

const wanted = process.argv.slice(2);
const isWholeRun = wanted.length === 0;
const unknown = wanted.filter((name) => !TABLES.includes(name) && !existsSync(join(folder, `${name}.mjs`)));
if (unknown.length > 0)
  throw new Error(`There is no bench called ${unknown.join(', ')}. Tables: ${TABLES.join(', ')}.`);

await ensureInstalled();
await ensureBuilt();
const chromium = await ensureBrowser();
const env = houseEnv(chromium ? { CHROMIUM_PATH: chromium } : {});
const before = await readResults(folder);
const { tables, failed } = await measureAll(isWholeRun ? TABLES : wanted);
if (tables.length > 0) await conclude();
for (const name of failed) say(`\n${name} could not be measured; see above.`);
if (failed.length > 0) process.exitCode = 1;

async function measureAll(names) {
  const outcome = { tables: [], failed: [] };
  for (const name of names) {
    say(`\n${name}`);
    try {
      if (!TABLES.includes(name)) await run(houseNode(), [join(folder, `${name}.mjs`)], { env });
      else outcome.tables.push(await measureTable(name));
    } catch (error) {
      say(error.message);
      outcome.failed.push(name);
    }
  }
  return outcome;
}

async function measureTable(name) {
  const place = mkdtempSync(join(tmpdir(), 'evenlight-bench-'));
  try {
    const file = join(place, 'measured.json');
    await run(houseNode(), [join(folder, 'report/measure-table.mjs'), name, file], { env });
    const measured = JSON.parse(readFileSync(file, 'utf8'));
    say(`\n${sectionText({ ...measured, charts: [] })}`);
    return measured;
  } finally {
    rmSync(place, { recursive: true, force: true });
  }
}

/** Targets that are missed are stated and fail nothing; a ratio that fell by a quarter fails the run. */
async function conclude() {
  const measuredNames = new Set(tables.map(({ name }) => name));
  const guardedBefore = before.guarded.filter(({ table }) => measuredNames.has(table));
  const guarded = tables.flatMap((table) => table.guarded.map((ratio) => ({ ...ratio, table: table.name })));
  const regression = compareGuarded(guarded, guardedBefore);
  const targets = tables.flatMap((table) => table.targets);
  say(`\n## Targets: ${targets.filter(isMet).length} of ${targets.length} met\n\n${targetsText(targets)}`);
  say(`\n## Compared with the last committed results\n\n${regressionText(regression, before.run.commit)}`);
  const minutes = (Date.now() - started) / 60_000;
  if (isWholeRun && failed.length === 0) {
    const named = tables.map((table) => ({ ...table, guarded: guarded.filter((ratio) => ratio.table === table.name) }));
    await writeResults(folder, { run: thisRun(minutes), tables: named, regression, beforeCommit: before.run.commit });
    say('\nWritten: bench/results.md, bench/results.json, bench/charts/.');
  }
  say(`\n${minutes.toFixed(1)} minutes.`);
  if (regression.drops.length > 0) process.exitCode = 1;
}

function thisRun(minutes) {
  const node = execFileSync(houseNode(), ['--version'], { encoding: 'utf8' }).trim();
  const [{ model = 'unknown' } = {}] = cpus();
  return {
    node,
    cores: cpus().length,
    machine: `${model}, ${process.arch}`,
    date: new Date().toISOString(),
    commit: commitIn(root),
    minutes,
  };
}
