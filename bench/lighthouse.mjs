// Lighthouse on the public pages, as a phone on a slow line. Fetched by npx, because only this needs it.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { publicPages } from '../contract/src/public-pages.ts';
import { openNeighbour } from '../server/src/testing/neighbour.ts';
import { startServerProcess } from '../server/src/testing/server-process.ts';
import { fillMemorial, PAGE } from './memorial-house.mjs';

const LIGHTHOUSE = 'lighthouse@13.5.0';
const folder = mkdtempSync(join(tmpdir(), 'evenlight-lighthouse-'));
const env = { DATA_DIR: join(folder, 'data'), NODE_ENV: 'development' };
const house = await startServerProcess(env);
const neighbour = await openNeighbour(env);
// `npm run bench -- lighthouse` measures all of them; a word in LIGHTHOUSE_ONLY those whose path holds it.
const only = process.env.LIGHTHOUSE_ONLY ?? '';
try {
  await fillMemorial({ address: house.address, neighbour });
  const paths = [...Object.values(publicPages).map(({ path }) => path), PAGE].filter((path) => path.includes(only));
  console.table(paths.map(medianOfThree));
} finally {
  await neighbour.close();
  await house.end('SIGTERM');
  rmSync(folder, { recursive: true, force: true });
}

/** One slow moment of the machine must not decide; all three scores are shown beside the median. */
function medianOfThree(path) {
  const runs = [measureOnce(path), measureOnce(path), measureOnce(path)];
  const [, median] = runs.toSorted((one, other) => one.performance - other.performance);
  return { ...median, 'all three': runs.map(({ performance }) => performance).join(' ') };
}

/** Asks again only when Lighthouse could not record the page, and so gave no score at all. */
function measureOnce(path, tries = 3) {
  try {
    return measure(path);
  } catch (error) {
    if (tries === 1) throw error;
    console.log(`${path}: Lighthouse gave no result; asking again.`);
    return measureOnce(path, tries - 1);
  }
}

function measure(path) {
  const file = join(folder, 'report.json');
  const address = house.address.replace('127.0.0.1', 'localhost') + path;
  // The first visit fills the server's caches; a family's visit is seldom the first.
  execFileSync('curl', ['-s', '-o', '/dev/null', address]);
  const words = [
    '--yes',
    LIGHTHOUSE,
    address,
    '--quiet',
    '--chrome-flags=--headless --no-sandbox --disable-gpu',
    '--output=json',
    `--output-path=${file}`,
  ];
  execFileSync('npx', words, {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, CHROME_PATH: process.env.CHROMIUM_PATH },
  });
  const { categories, audits } = JSON.parse(readFileSync(file, 'utf8'));
  const score = (name) => Math.round(categories[name].score * 100);
  return {
    path,
    performance: score('performance'),
    accessibility: score('accessibility'),
    'best practices': score('best-practices'),
    seo: score('seo'),
    'largest paint': audits['largest-contentful-paint'].displayValue,
    blocking: audits['total-blocking-time'].displayValue,
    shift: audits['cumulative-layout-shift'].displayValue,
    bytes: audits['total-byte-weight'].displayValue,
  };
}
