// What git knows of this folder, where there is a git checkout at all.
import { execFileSync } from 'node:child_process';

// Results have a line for each figure, some hundred kilobytes; what Node takes without being told is a megabyte.
const MAX_BYTES = 64 * 1024 * 1024;

/** Git, asked in a folder: what it says, or nothing where it refuses or is not installed. */
export function gitIn(folder) {
  const options = { cwd: folder, encoding: 'utf8', maxBuffer: MAX_BYTES, stdio: ['ignore', 'pipe', 'ignore'] };
  return (...words) => {
    try {
      return execFileSync('git', words, options).trim();
    } catch {
      return undefined;
    }
  };
}

/** The commit this folder stands at, and whether something but the results was changed since. */
export function commitIn(folder, git = gitIn(folder)) {
  const commit = git('rev-parse', '--short', 'HEAD');
  if (commit === undefined) return 'unknown';
  return git('status', '--porcelain', '--untracked-files=no', '--', ':/', ':!/bench/results*') === ''
    ? commit
    : `${commit} with changes`;
}
