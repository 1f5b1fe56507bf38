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

function faultsIn(file) {
  const source = readFileSync(file, 'utf8');
  const { program } = parseSync(file, source);
  const waited = new Set();
  const lists = [];
  const refusals = [];
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

/** The name in `expect(name).rejects`. */
function expectedName({ object, property }) {
  if (property.name !== 'rejects' || object.type !== 'CallExpression' || object.callee.name !== 'expect')
    return undefined;
  const [asked] = object.arguments;
  return asked?.type === 'Identifier' ? asked.name : undefined;
}

/** The names of a statement that makes one promise. Of two, the second would be awaited too late. */
function namesMadeIn(statement) {
  if (statement?.type !== 'VariableDeclaration' || statement.declarations.length !== 1) return new Set();
  const [{ id, init }] = statement.declarations;
  return new Set(id.type === 'Identifier' && init && init.type !== 'AwaitExpression' ? [id.name] : []);
}

/** Inside a loop or a branch it might come late, or not at all. */
function isWithin(at, { type, start, end }) {
  return /^(Expression|Variable)/.test(type) && at >= start && at < end;
}
