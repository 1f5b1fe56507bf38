// What git knows of this folder, where there is a git checkout at all.
import { execFileSync } from 'node:child_process';

// Results have a line for each figure, some hundred kilobytes; what Node takes without being told is a megabyte.
const MAX_BYTES = 64 * 1024 * 1024;

/** What git says, or nothing where it refuses or is not installed. */
export type Git = (...words: string[]) => string | undefined;

export function gitIn(folder: string): Git {
  return (...words) => {
    try {
      return execFileSync('git', words, {
        cwd: folder,
        encoding: 'utf8',
        maxBuffer: MAX_BYTES,
        stdio: ['ignore', 'pipe', 'ignore'],
      }).trim();
    } catch {
      return undefined;
    }
  };
}

/** The commit this folder stands at, and whether something but the results was changed since. */
export function commitIn(folder: string, git: Git = gitIn(folder)): string {
  const commit = git('rev-parse', '--short', 'HEAD');
  if (commit === undefined) return 'unknown';
  return git('status', '--porcelain', '--untracked-files=no', '--', ':/', ':!/bench/results*') === ''
    ? commit
    : `${commit} with changes`;
}
