// Measures one table in a process of its own, so that no table inherits another one's memory or compiled code, and
// writes what it found as JSON: `node measure-table.ts <name> <file>`.
import { writeFile } from 'node:fs/promises';
import type { Measured } from './table.ts';
import { tables } from './tables.ts';

const [, , name = '', file = ''] = process.argv;
const open = tables.get(name);
if (!open) throw new Error(`There is no table called ${name}.`);
const { table } = await open();
const started = performance.now();
const say = (sentence: string) => {
  const seconds = ((performance.now() - started) / 1000).toFixed(0).padStart(4);
  process.stdout.write(`${seconds} s  ${sentence}\n`);
};
const measured: Measured = { name: table.name, title: table.title, ...(await table.measure({ say })) };
await writeFile(file, JSON.stringify(measured));
// A connection that a bench left open must not hold up the tables after it.
process.exit(0);
