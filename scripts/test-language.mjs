// `npm run test:language`: adds a language to a copy of the house by its line and its catalogue, and looks whether the copy
// speaks it: the types hold, no text is missing, and every screen, letter and paper is in it (docs/languages.md).
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { copyHouse } from './breakages/copy-house.mjs';
import { ensureInstalled, houseNode, root, run, step } from './house.mjs';
import { CODE, dropIn, leaveOut } from './new-language/drop-in.mjs';
import { runVitest, sayOutcome, testEnv } from './run-vitest.mjs';

await ensureInstalled();
const copy = copyHouse(root);
const clear = () => rmSync(copy, { recursive: true, force: true });
process.once('exit', clear);
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));

const env = testEnv({ NEW_LANGUAGE: CODE });
/** @param {string} command @param {readonly string[]} words @param {string} [folder] */
const inCopy = (command, words, folder = '.') => run(command, words, { cwd: join(copy, folder), env, isQuiet: true });

dropIn(copy);
await step('No text is missing', () => inCopy(houseNode(), ['scripts/check-texts.mjs']));
await step('The types hold', async () => {
  await inCopy('react-router', ['typegen'], 'web');
  for (const room of ['contract', 'server', 'web']) await inCopy('tsc', ['--noEmit', '-p', room]);
});
leaveOut(copy, 'Create Your Account');
/** @type {typeof import('./house.mjs')} */
const houseOfCopy = await import(join(copy, 'scripts/house.mjs'));
await houseOfCopy.ensureBuilt();
const config = ['--root', copy, '--config', join(copy, 'vitest.new-language.config.ts')];
sayOutcome(await runVitest(env, config));
