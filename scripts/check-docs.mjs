// Refuses a file or folder that docs or README name and that is not there: whoever follows a doc must arrive.
// Decision notes are left out, because they tell how things were when something was decided.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A file with one of our endings, or a folder with a slash at its end. */
const NAMED = /`((?:[\w.@-]+\/)*[\w.@-]+\.(?:tsx?|mjs|cjs|sql|po|css)|(?:[\w.@-]+\/)+)`/g;
/** Folders that are made by building or running, or by an operator. */
const MADE = /(^|\/)(build|keys|node_modules|release|secrets)\//;

/** @param {string} root */
export function missingIn(root) {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1e8,
  });
  const files = listed.split('\n').map((file) => `/${file}`);
  const docs = files.filter((file) => /^\/(README\.md|docs\/[^/]+\.md)$/.test(file));
  return docs.flatMap((doc) =>
    namesIn(readFileSync(join(root, doc), 'utf8'))
      .filter(({ name }) => !MADE.test(name) && !isThere(name, files))
      .map(({ name, line }) => `${doc.slice(1)}:${line}: \`${name}\` is not there any more`),
  );
}

/** @param {string} text */
function namesIn(text) {
  return text
    .split('\n')
    .flatMap((words, index) => [...words.matchAll(NAMED)].map(([, name = '']) => ({ name, line: index + 1 })));
}

/**
 * Docs may leave out the beginning of a path.
 * @param {string} name
 * @param {string[]} files
 */
function isThere(name, files) {
  return files.some((file) => (name.endsWith('/') ? file.includes(`/${name}`) : file.endsWith(`/${name}`)));
}

if (process.argv[1]?.endsWith('check-docs.mjs')) {
  const missing = missingIn(process.cwd());
  if (missing.length > 0) {
    process.stderr.write(`${missing.join('\n')}\n`);
    process.exitCode = 1;
  }
}
