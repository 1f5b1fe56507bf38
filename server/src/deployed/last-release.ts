// The last release as a checkout of its own: its own packages and both builds, made once for each commit.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../../..');

export const lastRelease: { version: string; commit: string } = JSON.parse(
  readFileSync(join(root, 'deploy/last-release.json'), 'utf8'),
);

/** Where it lies below the root of this checkout. */
export const LAST_RELEASE = join('.cache', `release-${lastRelease.commit.slice(0, 8)}`);

export function ensureLastRelease(): string {
  const checkout = join(root, LAST_RELEASE);
  if (existsSync(checkout)) return checkout;
  const unfinished = `${checkout}.unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished, { recursive: true });
  try {
    const packed = execFileSync('git', ['archive', lastRelease.commit], { cwd: root, maxBuffer: 1e9 });
    execFileSync('tar', ['-x', '-C', unfinished], { input: packed });
  } catch (cause) {
    throw new Error(`The commit of ${lastRelease.version} is not in this clone; fetch the whole history first.`, {
      cause,
    });
  }
  const build =
    "import { ensureInstalled, ensureBuilt } from './scripts/house.mjs'; await ensureInstalled(); await ensureBuilt();";
  execFileSync(process.execPath, ['--input-type=module', '-e', build], { cwd: unfinished, stdio: 'inherit' });
  renameSync(unfinished, checkout);
  return checkout;
}
