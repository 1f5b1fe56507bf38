// The checklist is whole: every one of its 74 lines has one row in the docs, and every row a proof that is really there.
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const LINES = 74;
const root = join(import.meta.dirname, '../../..');
const pages = ['docs/security.md', 'docs/security-accounts-and-data.md'];

type Row = { line: number; proofs: string[] };

const rows: Row[] = pages.flatMap((page) =>
  [...readFileSync(join(root, page), 'utf8').matchAll(/^\| (\d+) \| (.*) \|$/gm)].map(([, line, rest = '']) => ({
    line: Number(line),
    proofs: (rest.split(' | ').at(-1) ?? '').split('<br>').map((proof) => proof.trim()),
  })),
);

test('every line has one row, in order', () => {
  expect(rows.map(({ line }) => line)).toEqual(Array.from({ length: LINES }, (_, at) => at + 1));
});

test.each(rows)('line $line is proven by what its row names', ({ proofs }) => {
  expect(proofs.length).toBeGreaterThan(0);
  for (const proof of proofs) expect([proof, faultOf(proof)]).toEqual([proof, null]);
});

/** A page to be read, or a file of tests and the title of one of them as it stands there. */
function faultOf(proof: string): string | null {
  const [, file = '', title] = /^([\w./-]+)(?:: '(.+)')?$/.exec(proof) ?? [];
  if (!existsSync(join(root, file)) || !statSync(join(root, file)).isFile()) return 'there is no such file';
  const text = readFileSync(join(root, file), 'utf8');
  if (title === undefined) return /^docs\/.*\.md$/.test(file) && text.length > 500 ? null : 'it is no page to read';
  if (!/\.(test|spec|faults)\.tsx?$/.test(file)) return 'it is no file of tests';
  return ["'", '`', '"'].some((quote) => text.includes(`${quote}${title}${quote}`)) ? null : 'there is no such test';
}
