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
import { askPlaywright, askVitest, isBrowserTest } from './breakages/run-tests.mjs';
import { lostIn, tableOf } from './breakages/table.mjs';
import { root, say } from './house.mjs';
import { testEnv } from './run-vitest.mjs';
import { openTestPlace } from './test-place.mjs';

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
  const lane = async (copy) => {
    for (let task = waiting.shift(); task; task = waiting.shift()) {
      for (const result of await runTask(copy, task)) keep(results, result);
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

function sayOutcome(results, started) {
  const counted = (word) => results.filter(({ noticed }) => noticed === word).length;
  const minutes = ((Date.now() - started) / 60_000).toFixed(1);
  say(`\n${tableOf(results)}\n`);
  for (const { name } of lostIn(results)) say(`Noticed before and not any more: ${name}`);
  say(`${counted('yes')} noticed, ${counted('no')} not noticed, ${counted('never ran')} never ran; ${minutes} minutes`);
  process.exitCode = counted('yes') === faults.length ? 0 : 1;
}

/** One fault at a time where that is quick. Faults for the browser share a build, unless two touch one file or story. */
function tasksOf(faults) {
  const inBrowser = faults.filter(({ tests }) => tests.some(isBrowserTest));
  const tasks = faults.filter((fault) => !inBrowser.includes(fault)).map((fault) => [fault]);
  const builds = [];
  for (const fault of inBrowser) {
    const room = fault.isAlone
      ? undefined
      : builds.find((build) => build.length < FAULTS_PER_BUILD && build.every((other) => areApart(fault, other)));
    if (room) room.push(fault);
    else builds.push([fault]);
  }
  return [...tasks, ...builds];
}

function areApart(fault, other) {
  return !other.isAlone && fault.file !== other.file && !fault.stories.some((story) => other.stories.includes(story));
}

async function runTask(copy, task) {
  const started = Date.now();
  const putBack = applyFaults(copy, task);
  try {
    const isForBrowser = task[0].tests.some(isBrowserTest);
    const answers = isForBrowser ? await askPlaywright(copy, task) : [await askVitest(copy, task[0])];
    const seconds = Math.round((Date.now() - started) / 1000 / task.length);
    return answers.map((answer, place) => ({ name: task[place].name, file: task[place].file, ...answer, seconds }));
  } finally {
    putBack();
  }
}

function keep(results, result) {
  const { name, noticed, seconds } = result;
  results.set(name, result);
  say(`${results.size} of ${faults.length}: ${name}: ${noticed} (${seconds} s)`);
  if (values.out) writeFileSync(values.out, `${JSON.stringify(inOrder(results), null, 2)}\n`);
}

/** In the order of the list, so that two runs can be laid side by side. */
function inOrder(results) {
  return all.flatMap(({ name }) => results.get(name) ?? []);
}
