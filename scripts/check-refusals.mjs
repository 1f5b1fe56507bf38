// A promise that is rejected before anybody awaits it ends the whole process, and with it the tests of other files. So
// `expect(name).rejects` may stand only right after the line that makes the promise; where something is done in between,
// the promise gets its handler at once.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { parseSync, Visitor } from 'oxc-parser';

const tests = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '*.ts', '*.tsx'], {
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => /\.(test|spec|faults)\.tsx?$/.test(file) && existsSync(file));

const faults = tests.flatMap(faultsIn);
if (faults.length > 0) {
  process.stderr.write(`${faults.join('\n')}\n`);
  process.exit(1);
}

/** @typedef {import('oxc-parser').Directive | import('oxc-parser').Statement} Statement */
/** @typedef {{ name: string, at: number }} Refusal */

/** @param {string} file */
function faultsIn(file) {
  const source = readFileSync(file, 'utf8');
  const { program } = parseSync(file, source);
  /** @type {Set<Refusal>} */
  const waited = new Set();
  /** @type {Statement[][]} */
  const lists = [];
  /** @type {Refusal[]} */
  const refusals = [];
  /** @param {{ body: Statement[] }} list */
  const noteList = ({ body }) => lists.push(body);
  new Visitor({
    Program: noteList,
    BlockStatement: noteList,
    MemberExpression(node) {
      const name = expectedName(node);
      if (name) refusals.push({ name, at: node.start });
    },
  }).visit(program);
  for (const statements of lists)
    for (const [at, statement] of statements.entries()) {
      const made = namesMadeIn(statements[at - 1]);
      for (const refusal of refusals)
        if (made.has(refusal.name) && isWithin(refusal.at, statement)) waited.add(refusal);
    }
  return refusals
    .filter((refusal) => !waited.has(refusal))
    .map(({ name, at }) => {
      const line = source.slice(0, at).split('\n').length;
      return `${file}:${line}: '${name}' may be refused before anybody waits for it; make it inside expect(…).rejects, or give it its handler where it is made`;
    });
}

/**
 * The name in `expect(name).rejects`.
 * @param {import('oxc-parser').MemberExpression} expression
 */
function expectedName({ object, property }) {
  if (!isNamed(property, 'rejects') || object.type !== 'CallExpression' || !isNamed(object.callee, 'expect'))
    return undefined;
  const [asked] = object.arguments;
  return asked?.type === 'Identifier' ? asked.name : undefined;
}

/**
 * @param {import('oxc-parser').Node} node
 * @param {string} name
 */
function isNamed(node, name) {
  return node.type === 'Identifier' && node.name === name;
}

/**
 * The names of a statement that makes one promise. Of two, the second would be awaited too late.
 * @param {Statement | undefined} statement
 * @returns {Set<string>}
 */
function namesMadeIn(statement) {
  if (statement?.type !== 'VariableDeclaration') return new Set();
  const [made, ...others] = statement.declarations;
  if (made?.id.type !== 'Identifier' || !made.init || others.length > 0) return new Set();
  return new Set(made.init.type === 'AwaitExpression' ? [] : [made.id.name]);
}

/**
 * Inside a loop or a branch it might come late, or not at all.
 * @param {number} at
 * @param {Statement} statement
 */
function isWithin(at, { type, start, end }) {
  return /^(Expression|Variable)/.test(type) && at >= start && at < end;
}
