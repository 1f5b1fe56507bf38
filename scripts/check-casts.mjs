// Refuses casts where nothing is proved: a cast tells the compiler what it cannot see, so it stands only where proofs are
// made. `as const` claims nothing, and biome refuses `!`.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync, Visitor } from 'oxc-parser';

const ROOTS = ['contract/src', 'server/src', 'web/src'];

/** Where proofs are made: at the edge to other people's code, and where an actor becomes a scope. */
const PROOFS = /\/platform\/|\/access\.ts$/;
/** Tests and what they work with pretend on purpose. */
const TESTS = /\.(test|spec|faults)\.tsx?$|^(server|web)\/src\/(faults|security|testing)\//;

/** @typedef {{ start: number, end: number }} Span */

const INSTEAD = 'parse it with its schema, narrow it with a guard, or type the generic it comes from';

/** @param {string} root */
export function castsIn(root) {
  const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', ...ROOTS], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1e8,
  }).split('\n');
  return files
    .filter((file) => /\.tsx?$/.test(file) && !PROOFS.test(file) && !TESTS.test(file) && existsSync(join(root, file)))
    .flatMap((file) => castsOf(file, readFileSync(join(root, file), 'utf8')));
}

/**
 * @param {string} file
 * @param {string} source
 */
function castsOf(file, source) {
  /** @type {string[]} */
  const faults = [];
  /** @param {{ typeAnnotation: Span, start: number, end: number }} cast */
  const refuse = ({ typeAnnotation, start, end }) => {
    if (source.slice(typeAnnotation.start, typeAnnotation.end) === 'const') return;
    const line = source.slice(0, start).split('\n').length;
    const cast = source.slice(start, end).replace(/\s+/g, ' ');
    faults.push(`${file}:${line}: '${cast}' is a cast; ${INSTEAD}`);
  };
  new Visitor({ TSAsExpression: refuse, TSTypeAssertion: refuse }).visit(parseSync(file, source).program);
  return faults;
}

if (process.argv[1]?.endsWith('check-casts.mjs')) {
  const faults = castsIn(process.cwd());
  if (faults.length > 0) {
    process.stderr.write(`${faults.join('\n')}\n`);
    process.exitCode = 1;
  }
}
