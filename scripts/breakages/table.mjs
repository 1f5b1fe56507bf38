// The table for docs/testing.md: who noticed before the tests were rebuilt (before.json), and who notices now.
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** @typedef {import('./run-tests.mjs').Answer & { name: string, file: string, seconds: number }} Result */

const file = join(dirname(fileURLToPath(import.meta.url)), 'before.json');
/** @type {Pick<Result, 'name' | 'noticed'>[]} */
const before = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : [];
const beforeOf = new Map(before.map((result) => [result.name, result]));

/** @param {readonly Result[]} results */
export function tableOf(results) {
  const rows = results.map(({ name, noticed, by = '', seconds }) => [
    name,
    beforeOf.get(name)?.noticed ?? '',
    noticed,
    by.replaceAll('|', '/'),
    seconds,
  ]);
  const head = ['What is broken', 'Noticed before', 'Noticed', 'By', 'Seconds'];
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

/**
 * Those that the rebuilding has lost.
 * @param {readonly Result[]} results
 */
export function lostIn(results) {
  return results.filter(({ name, noticed }) => noticed !== 'yes' && beforeOf.get(name)?.noticed === 'yes');
}
