// `npm run release [-- <directory>]`: what a server needs and nothing else, in one file: the built pages and server, the sources
// that commands run, production packages, and the Node that runs them. It fits the system and processor it was made on.
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { ensureBuilt, ensureInstalled, houseEnv, root, run, say, step } from './house.mjs';

const PACKAGES = ['contract', 'server', 'web', 'e2e', 'bench'].map((room) => `${room}/package.json`);
const SHIPPED = [
  'contract/src',
  'languages',
  'server/src',
  'server/migrations',
  'server/build',
  'web/build',
  'deploy',
  'docs',
];
const FOR_TESTS = /\.test\.tsx?$|\/server\/src\/(testing|faults|deployed)(\/|$)|\/deploy\/(secrets|\.env)/;

const [into = 'release'] = process.argv.slice(2);
await ensureInstalled();
await ensureBuilt();
/** @type {{ version: string }} */
const described = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const version = `${described.version}+${commit()}`;
const name = `evenlight-${version}`;
const folder = mkdtempSync(join(tmpdir(), 'evenlight-release-'));
try {
  const house = join(folder, name);
  for (const path of ['package-lock.json', '.npmrc', ...PACKAGES, ...SHIPPED]) {
    mkdirSync(dirname(join(house, path)), { recursive: true });
    cpSync(join(root, path), join(house, path), { recursive: true, filter: (file) => !FOR_TESTS.test(file) });
  }
  writeFileSync(join(house, 'package.json'), `${JSON.stringify({ ...described, version }, null, 2)}\n`);
  await step('Installing what production needs', () =>
    // Packages that run something when they are installed are not among them.
    run('npm', ['ci', '--omit=dev', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'], {
      cwd: house,
      env: houseEnv(),
      isQuiet: true,
    }),
  );
  const file = `${name}-${process.platform}-${process.arch}.tar.gz`;
  await step('Packing', () =>
    run('tar', ['--owner=0', '--group=0', '-czf', join(folder, file), '-C', folder, name], { isQuiet: true }),
  );
  const target = resolve(root, into);
  mkdirSync(target, { recursive: true });
  cpSync(join(folder, file), join(target, `${file}.unfinished`));
  renameSync(join(target, `${file}.unfinished`), join(target, file));
  say(join(target, file));
} finally {
  rmSync(folder, { recursive: true, force: true });
}

/** A checkout with changes that are not committed says so. */
function commit() {
  /** @param {string[]} words */
  const git = (...words) => execFileSync('git', words, { cwd: root, encoding: 'utf8' }).trim();
  const isChanged = git('status', '--porcelain', '--untracked-files=no') !== '';
  return `${git('rev-parse', '--short=8', 'HEAD')}${isChanged ? '.changed' : ''}`;
}
