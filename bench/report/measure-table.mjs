// Measures one table in a process of its own, so that no table inherits another one's memory or compiled code, and
// writes what it found as JSON: `node measure-table.mjs <name> <file>`.
import { writeFile } from 'node:fs/promises';

const [, , name = '', file = ''] = process.argv;
const { table } = await import(`../tables/${name}.mjs`);
const started = performance.now();
const say = (sentence) => {
  const seconds = ((performance.now() - started) / 1000).toFixed(0).padStart(4);
  process.stdout.write(`${seconds} s  ${sentence}\n`);
};
const measured = await table.measure({ say });
await writeFile(file, JSON.stringify({ name: table.name, title: table.title, ...measured }));
// A connection that a bench left open must not hold up the tables after it.
process.exit(0);
