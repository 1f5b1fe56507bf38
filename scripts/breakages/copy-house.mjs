// A copy of the checkout to break things in: sources are copied, packages are linked, so it takes seconds and no room.
import { execFileSync } from 'node:child_process';
import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** What is built already saves the first build in the copy; the marks say what it was built from. */
const BUILT = ['web/build', 'server/build', '.cache'];

/** @param {string} checkout */
export function copyHouse(checkout) {
  const copy = mkdtempSync(join(tmpdir(), 'evenlight-breakages-'));
  const listed = ['ls-files', '--cached', '--others', '--exclude-standard'];
  const files = execFileSync('git', listed, { cwd: checkout, encoding: 'utf8' }).split('\n').filter(Boolean);
  // Git still lists what was removed and not committed yet.
  for (const file of files.filter((file) => existsSync(join(checkout, file)))) {
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    copyFileSync(join(checkout, file), join(copy, file));
  }
  for (const part of BUILT.filter((part) => existsSync(join(checkout, part))))
    cpSync(join(checkout, part), join(copy, part), { recursive: true });
  linkPackages(checkout, copy);
  return copy;
}

/**
 * Our own workspaces are reached through node_modules too. They must be the copy's, or a fault in them is never seen.
 * @param {string} checkout
 * @param {string} copy
 */
function linkPackages(checkout, copy) {
  const [from, to] = [join(checkout, 'node_modules'), join(copy, 'node_modules')];
  mkdirSync(join(to, '@evenlight'), { recursive: true });
  // Hidden folders are caches, which two copies must not share. The commands of the packages are no cache.
  /** @param {string} name */
  const isPackage = (name) => name !== '@evenlight' && (name === '.bin' || !name.startsWith('.'));
  for (const name of readdirSync(from).filter(isPackage)) symlinkSync(join(from, name), join(to, name));
  for (const name of readdirSync(join(from, '@evenlight'))) symlinkSync(join(copy, name), join(to, '@evenlight', name));
}

/**
 * Applies faults to the copy and returns what puts the files back.
 * @param {string} copy
 * @param {readonly import('./faults.mjs').Fault[]} faults
 */
export function applyFaults(copy, faults) {
  const before = faults.map(({ file, from, to }) => {
    const text = readFileSync(join(copy, file), 'utf8');
    return { file: join(copy, file), text, broken: text.split(from).join(to) };
  });
  for (const { file, broken } of before) write(file, broken);
  return () => {
    for (const { file, text } of before) write(file, text);
  };
}

/**
 * Moved into place whole, so that nobody reads half a file.
 * @param {string} file
 * @param {string} text
 */
function write(file, text) {
  writeFileSync(`${file}.new`, text);
  renameSync(`${file}.new`, file);
}
