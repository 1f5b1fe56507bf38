// `npm test`: checks beside the build and unit, API and screen tests, then journeys in a browser. Sets itself up on a fresh clone, tells
// how long each part took and which tests were the slowest, and ends with one line.
//   --more   what `npm test` leaves to continuous integration as well: most journeys, a second look at every screen, more cases,
//            and a copy that speaks one language more
//   --all    everything there is: every combination, what kills processes, the list of deliberate faults (npm run test:all)
import { ensureBrowser } from './browser.mjs';
import { runChecks } from './check.mjs';
import { builtServer, ensureBuilt, ensureInstalled, houseNode, root, run, say } from './house.mjs';
import { runPlaywright } from './run-playwright.mjs';
import { runVitest, sayOutcome, testEnv } from './run-vitest.mjs';
import { openTestPlace } from './test-place.mjs';

const isAll = process.argv.includes('--all');
const hasMore = process.argv.includes('--more');
/** @typedef {import('./what-failed.mjs').Outcome} Outcome */
/** @type {Required<Outcome>} */
const total = { passed: 0, failed: 0, skipped: 0, failures: [], timings: [] };
/** @type {import('./what-failed.mjs').Timing[]} */
const parts = [];

/** @param {Outcome} outcome */
function count({ passed, failed, skipped = 0, failures, timings = [] }) {
  total.passed += passed;
  total.failed += failed;
  total.skipped += skipped;
  total.failures.push(...failures);
  total.timings.push(...timings);
}

/**
 * @param {string} name
 * @param {() => Promise<Outcome>} work
 */
async function part(name, work) {
  const started = Date.now();
  count(await work());
  parts.push({ name, seconds: (Date.now() - started) / 1000 });
}

/** @type {Awaited<ReturnType<typeof openTestPlace>> | undefined} */
let place;
try {
  await ensureInstalled();
  // The checks need no build, and a build leaves half of a small machine idle.
  const [, opened] = await Promise.all([part('checks', () => runChecks()), buildAndTest()]);
  say('\nJourneys in a browser');
  await part('journeys', () => runPlaywright(opened.env));
  await opened.close();
  place = undefined;
  const scripts = isAll ? ['test-language.mjs', 'test-faults.mjs', 'test-breakages.mjs'] : ['test-language.mjs'];
  if (hasMore || isAll) for (const script of scripts) await part(script, () => runScript(script));
} catch (error) {
  total.failed += 1;
  total.failures.push({ name: 'npm test', error: (error instanceof Error && error.stack) || String(error) });
} finally {
  await place?.close();
}
sayTimes();
sayOutcome(total);

async function buildAndTest() {
  await ensureBuilt();
  const chromium = await ensureBrowser();
  const opened = await openTestPlace(
    testEnv({
      TEST_BUILT_SERVER: builtServer,
      ...(chromium ? { CHROMIUM_PATH: chromium } : {}),
      ...(isAll ? { TEST_ALL: '1' } : {}),
      ...(hasMore || isAll ? {} : { TEST_CORE: '1' }),
    }),
  );
  place = opened;
  say('\nUnit, API and screen tests, beside the checks');
  await part('unit, API and screen tests', () => runVitest(opened.env));
  return opened;
}

/**
 * Those that end with a line of their own.
 * @param {string} script
 * @returns {Promise<Outcome>}
 */
async function runScript(script) {
  const isGood = await run(houseNode(), [`${root}/scripts/${script}`]).then(
    () => true,
    () => false,
  );
  return isGood
    ? { passed: 1, failed: 0, failures: [] }
    : { passed: 0, failed: 1, failures: [{ name: script, error: 'see above' }] };
}

function sayTimes() {
  say('\nThe slowest ten');
  const slowest = total.timings.sort((one, other) => other.seconds - one.seconds).slice(0, 10);
  for (const { name, seconds } of slowest) say(`  ${seconds.toFixed(1).padStart(6)} s  ${name}`);
  say('\nThe parts (checks run beside the build and the tests that follow)');
  for (const { name, seconds } of parts) say(`  ${seconds.toFixed(0).padStart(6)} s  ${name}`);
}
