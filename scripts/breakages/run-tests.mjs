// Runs the tests that should notice, and reads from their report who did.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBrowser } from '../browser.mjs';
import { houseNode } from '../house.mjs';
import { testEnv } from '../run-vitest.mjs';
import { readReport, specsIn, withoutColours } from '../what-failed.mjs';

/** Ten stories, each of them waiting for what never comes, take a quarter of an hour on a busy machine. */
const LONGEST_MS = 30 * 60_000;

/** @typedef {import('./faults.mjs').VitestFault} VitestFault */
/** @typedef {import('./faults.mjs').BrowserFault} BrowserFault */
/** @typedef {import('../what-failed.mjs').Story} Story */
/** @typedef {{ noticed: 'yes' | 'no' | 'never ran', by?: string, said?: string }} Answer */

/**
 * @param {import('./faults.mjs').Fault} fault
 * @returns {fault is BrowserFault}
 */
export const isForBrowser = (fault) => 'stories' in fault;

/**
 * One fault, one run.
 * @param {string} copy
 * @param {VitestFault} fault
 * @returns {Promise<Answer>}
 */
export async function askVitest(copy, { tests }) {
  const report = join(copy, 'report.json');
  const told = ['--bail=1', '--maxWorkers=1', '--reporter=json', `--outputFile=${report}`];
  const ended = await run(copy, [join(copy, 'node_modules/vitest/vitest.mjs'), 'run', ...told, ...tests], {
    SCREEN_WAIT_MS: '2000',
  });
  /** @type {import('../what-failed.mjs').VitestReport | undefined} */
  const read = takeReport(report);
  if (!read) return { noticed: 'never ran', said: ended.said };
  const results = read.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map((test) => ({ ...test, file: name.slice(copy.length + 1) })),
  );
  const failed = results.find(({ status }) => status === 'failed');
  if (failed)
    return { noticed: 'yes', by: nameOf(failed.file, failed.fullName), said: firstOf(failed.failureMessages ?? []) };
  // A file that does not load has no tests, and a fault that stops the file was noticed by nobody.
  const hasAllPassed = ended.code === 0 && results.some(({ status }) => status === 'passed');
  if (hasAllPassed) return { noticed: 'no' };
  return { noticed: 'never ran', said: firstOf(read.testResults.map(({ message }) => message)) || ended.said };
}

/**
 * Several faults in one build, each looked at by its own stories: building takes longer than a story.
 * @param {string} copy
 * @param {readonly BrowserFault[]} faults
 * @returns {Promise<Answer[]>}
 */
export async function askPlaywright(copy, faults) {
  const build = "import('./scripts/house.mjs').then(({ ensureBuilt }) => ensureBuilt())";
  const built = await run(copy, ['--input-type=module', '-e', build], {});
  if (built.code !== 0) return faults.map(() => ({ noticed: 'never ran', said: built.said }));
  const report = join(copy, 'report.json');
  const dataDir = mkdtempSync(join(tmpdir(), 'evenlight-e2e-'));
  // As root, PostgreSQL runs as somebody else, who must be able to pass through.
  chmodSync(dataDir, 0o711);
  const titles = faults.flatMap(({ stories }) => stories).map(asPattern);
  const files = new Set(faults.flatMap(({ tests }) => tests).map((file) => `${asPattern(file)}$`));
  const words = ['test', '--config', 'e2e/playwright.config.ts', '--workers=1', '-g', titles.join('|'), ...files];
  const chromium = await ensureBrowser();
  const env = { E2E_REPORT: report, E2E_DATA_DIR: dataDir, ...(chromium ? { CHROMIUM_PATH: chromium } : {}) };
  const { said } = await run(copy, [join(copy, 'node_modules/@playwright/test/cli.js'), ...words], env);
  rmSync(dataDir, { recursive: true, force: true });
  /** @type {import('../what-failed.mjs').PlaywrightReport | undefined} */
  const read = takeReport(report);
  const results = read ? specsIn(read) : [];
  return faults.map((fault) => answerFor(fault, results, said));
}

/**
 * @param {BrowserFault} fault
 * @param {readonly Story[]} results
 * @param {string} said
 * @returns {Answer}
 */
function answerFor({ tests, stories }, results, said) {
  const own = results.filter(({ file, title }) => tests.includes(`e2e/${file}`) && stories.includes(title));
  const failed = own.find(({ ok }) => !ok);
  if (failed) {
    const messages = failed.tests.flatMap(({ results }) => results.flatMap(({ errors }) => errors));
    return {
      noticed: 'yes',
      by: nameOf(`e2e/${failed.file}`, failed.title),
      said: firstOf(messages.map((e) => e.message)),
    };
  }
  const haveAllRun = stories.every((story) => own.some(({ title }) => title === story));
  return haveAllRun ? { noticed: 'no' } : { noticed: 'never ran', said };
}

/** @param {string} text */
const asPattern = (text) => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
/**
 * @param {string} file
 * @param {string} title
 */
const nameOf = (file, title) => `${file} › ${title}`;

/**
 * One line is enough to see that a test failed for the fault's sake.
 * @param {readonly string[]} messages
 */
function firstOf(messages) {
  const [line = ''] = withoutColours(messages.find(Boolean) ?? '').split('\n');
  return line.slice(0, 200);
}

/**
 * The next fault writes to the same place; a run without a report must not find this one.
 * @param {string} file
 */
function takeReport(file) {
  const report = readReport(file);
  rmSync(file, { force: true });
  return report;
}

/**
 * @param {string} copy
 * @param {readonly string[]} words
 * @param {Record<string, string>} extra
 * @returns {Promise<{ code: number | null, said: string }>}
 */
async function run(copy, words, extra) {
  const env = testEnv({ ...extra, NODE_COMPILE_CACHE: join(copy, 'node_modules/.cache/compiled') });
  const child = spawn(houseNode(), words, { cwd: copy, env, stdio: ['ignore', 'pipe', 'pipe'], timeout: LONGEST_MS });
  let said = '';
  // The end of what it said is what tells why it stopped.
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (said = (said + text).slice(-1_500)));
  const [code] = await once(child, 'close');
  return { code, said: withoutColours(said) };
}
