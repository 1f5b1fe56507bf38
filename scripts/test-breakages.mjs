// `npm run test:breakages [-- <parts of names or files>]`: does each deliberate fault of the list in a copy of the
// checkout, runs the tests that should notice, and prints who did. It shows that the tests prove what they say.
//   --list           print the faults and run nothing
//   --check          see that every fault still finds its line and its tests, and run nothing
//   --of <checkout>  break a copy of another checkout
//   --out <file>     write the results as JSON, after each fault
//   --lanes <n>      copies side by side; two unless told
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { applyFaults, copyHouse } from './breakages/copy-house.mjs';
import { faults as all } from './breakages/faults.mjs';
import { askPlaywright, askVitest, isForBrowser } from './breakages/run-tests.mjs';
import { lostIn, tableOf } from './breakages/table.mjs';
import { root, say } from './house.mjs';
import { testEnv } from './run-vitest.mjs';
import { openTestPlace } from './test-place.mjs';

/** @typedef {import('./breakages/faults.mjs').Fault} Fault */
/** @typedef {import('./breakages/faults.mjs').BrowserFault} BrowserFault */
/** @typedef {import('./breakages/table.mjs').Result} Result */
/** @typedef {(copy: string) => Promise<Result[]>} Task */

/** More faults in one build would make it hard to say whose it was. */
const FAULTS_PER_BUILD = 10;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    list: { type: 'boolean' },
    check: { type: 'boolean' },
    of: { type: 'string' },
    out: { type: 'string' },
    lanes: { type: 'string', default: '2' },
  },
});
const checkout = values.of ? resolve(values.of) : root;
/** @param {Fault} fault */
const isWanted = ({ name, file }) => positionals.some((word) => `${name} ${file}`.includes(word));
const faults = positionals.length > 0 ? all.filter(isWanted) : all;

if (values.list) for (const { name, file } of faults) say(`${file}: ${name}`);
else if (values.check) check();
else await runAll();

function check() {
  const astray = faults.flatMap((fault) => {
    const text = existsSync(join(checkout, fault.file)) ? readFileSync(join(checkout, fault.file), 'utf8') : '';
    const missing = fault.tests.filter((test) => !existsSync(join(checkout, test)));
    return [
      ...(text.split(fault.from).length === 2 ? [] : [`${fault.name}: its line stands in ${fault.file} not just once`]),
      ...missing.map((test) => `${fault.name}: there is no ${test}`),
    ];
  });
  if (astray.length > 0) throw new Error(`The list needs another look:\n${astray.join('\n')}`);
  say(`${faults.length} faults find their line and their tests`);
}

async function runAll() {
  check();
  /** @type {Map<string, Result>} */
  const results = new Map();
  const waiting = tasksOf(faults);
  // All lanes share one PostgreSQL, and their copies lie where its data lies.
  const place = await openTestPlace(testEnv());
  Object.assign(process.env, place.settings);
  const copies = Array.from({ length: Math.min(Number(values.lanes), waiting.length) }, () => copyHouse(checkout));
  const clear = () => {
    for (const copy of copies) rmSync(copy, { recursive: true, force: true });
  };
  for (const signal of ['SIGINT', 'SIGTERM'])
    process.once(signal, () => {
      clear();
      process.exit(1);
    });
  const started = Date.now();
  /** @param {string} copy */
  const lane = async (copy) => {
    for (let task = waiting.shift(); task; task = waiting.shift()) {
      for (const result of await task(copy)) keep(results, result);
    }
  };
  try {
    await Promise.all(copies.map(lane));
  } finally {
    clear();
    await place.close();
  }
  sayOutcome(inOrder(results), started);
}

/**
 * @param {readonly Result[]} results
 * @param {number} started
 */
function sayOutcome(results, started) {
  /** @param {Result['noticed']} word */
  const counted = (word) => results.filter(({ noticed }) => noticed === word).length;
  const minutes = ((Date.now() - started) / 60_000).toFixed(1);
  say(`\n${tableOf(results)}\n`);
  for (const { name } of lostIn(results)) say(`Noticed before and not any more: ${name}`);
  say(`${counted('yes')} noticed, ${counted('no')} not noticed, ${counted('never ran')} never ran; ${minutes} minutes`);
  process.exitCode = counted('yes') === faults.length ? 0 : 1;
}

/**
 * One fault at a time where that is quick. Faults for the browser share a build, unless two touch one file or story.
 * @param {readonly Fault[]} faults
 * @returns {Task[]}
 */
function tasksOf(faults) {
  /** @type {BrowserFault[][]} */
  const builds = [];
  for (const fault of faults.filter(isForBrowser)) {
    const room = fault.isAlone
      ? undefined
      : builds.find((build) => build.length < FAULTS_PER_BUILD && build.every((other) => areApart(fault, other)));
    if (room) room.push(fault);
    else builds.push([fault]);
  }
  const alone = faults.filter((fault) => !isForBrowser(fault));
  return [
    ...alone.map((fault) => taskOf([fault], async (copy) => [await askVitest(copy, fault)])),
    ...builds.map((build) => taskOf(build, (copy) => askPlaywright(copy, build))),
  ];
}

/**
 * @param {BrowserFault} fault
 * @param {BrowserFault} other
 */
function areApart(fault, other) {
  return !other.isAlone && fault.file !== other.file && !fault.stories.some((story) => other.stories.includes(story));
}

/**
 * Does the faults in a copy, asks who noticed each of them, and puts everything back.
 * @param {readonly Fault[]} faults
 * @param {(copy: string) => Promise<import('./breakages/run-tests.mjs').Answer[]>} ask
 * @returns {Task}
 */
function taskOf(faults, ask) {
  return async (copy) => {
    const started = Date.now();
    const putBack = applyFaults(copy, faults);
    try {
      const answers = await ask(copy);
      const seconds = Math.round((Date.now() - started) / 1000 / faults.length);
      return faults.flatMap(({ name, file }, place) => {
        const answer = answers[place];
        return answer ? [{ name, file, ...answer, seconds }] : [];
      });
    } finally {
      putBack();
    }
  };
}

/**
 * @param {Map<string, Result>} results
 * @param {Result} result
 */
function keep(results, result) {
  const { name, noticed, seconds } = result;
  results.set(name, result);
  say(`${results.size} of ${faults.length}: ${name}: ${noticed} (${seconds} s)`);
  if (values.out) writeFileSync(values.out, `${JSON.stringify(inOrder(results), null, 2)}\n`);
}

/**
 * In the order of the list, so that two runs can be laid side by side.
 * @param {ReadonlyMap<string, Result>} results
 */
function inOrder(results) {
  return all.flatMap(({ name }) => results.get(name) ?? []);
}
