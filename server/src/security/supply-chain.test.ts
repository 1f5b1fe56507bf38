// What we install is what we chose, and there is a list of it for every release.
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';

const root = join(import.meta.dirname, '../../..');
const place = mkdtempSync(join(tmpdir(), 'evenlight-supply-'));
afterAll(() => rmSync(place, { recursive: true, force: true }));

type Entry = { integrity?: string; resolved?: string; license?: string; dependencies?: Record<string, string> };
type Lock = { packages: Record<string, Entry> };

const check = (directory: string) =>
  spawnSync(process.execPath, [join(root, 'scripts/check-supply-chain.mjs'), directory], { encoding: 'utf8' });

/** Our lockfile with one thing changed in it. */
function checkWith(change: (lock: Lock) => void) {
  mkdirSync(join(place, 'docs'), { recursive: true });
  cpSync(join(root, 'docs/dependencies.md'), join(place, 'docs/dependencies.md'));
  const lock: Lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  change(lock);
  writeFileSync(join(place, 'package-lock.json'), JSON.stringify(lock));
  return check(place);
}

function entryOf(lock: Lock, at: string): Entry {
  return lock.packages[at] ?? expect.fail(`${at} is not in the lockfile`);
}

test('every package is sealed by its sum, from npm, under a licence we may use, and explained if we chose it', () => {
  const { status, stderr } = check(root);
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
});

test.each<[string, (lock: Lock) => void, string]>([
  [
    'a package without a sum',
    (lock) => delete entryOf(lock, 'node_modules/zod').integrity,
    'node_modules/zod has no sha512 sum in the lockfile.',
  ],
  [
    'a package from elsewhere',
    (lock) => Object.assign(entryOf(lock, 'node_modules/zod'), { resolved: 'https://evil.example/zod.tgz' }),
    'node_modules/zod comes from https://evil.example/zod.tgz.',
  ],
  [
    'a licence that we may not use',
    (lock) => Object.assign(entryOf(lock, 'node_modules/zod'), { license: 'MIT AND AGPL-3.0-only' }),
    'node_modules/zod has the licence MIT AND AGPL-3.0-only.',
  ],
  [
    'a package that nobody explained',
    (lock) => Object.assign(entryOf(lock, 'server'), { dependencies: { 'left-pad': '^1.0.0' } }),
    'server: left-pad has no line in docs/dependencies.md.',
  ],
  [
    'a package that comes out of a repository',
    (lock) => Object.assign(entryOf(lock, 'server'), { dependencies: { zod: 'git+ssh://git@evil.example/zod.git' } }),
    'server: zod comes from git+ssh://git@evil.example/zod.git.',
  ],
])('%s is noticed', (_, change, fault) => {
  const { status, stderr } = checkWith(change);
  expect({ status, stderr }).toEqual({ status: 1, stderr: `${fault}\n` });
});

test('the list of all packages of a release is written without a network, with their sums', () => {
  const written = execFileSync(process.execPath, [join(root, 'scripts/sbom.mjs')], {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    // Nothing may be fetched, not even asked for.
    env: { ...process.env, npm_config_offline: 'true', npm_config_registry: 'http://127.0.0.1:9/' },
  });
  const list: { bomFormat: string; components: { name: string; version: string; hashes?: { alg: string }[] }[] } =
    JSON.parse(written);
  expect(list.bomFormat).toBe('CycloneDX');
  expect(list.components.length).toBeGreaterThan(500);
  const fastify = list.components.find(({ name }) => name === 'fastify');
  expect(fastify).toMatchObject({ version: expect.stringMatching(/^5\./), hashes: [{ alg: 'SHA-512' }] });
});

test('how soon a weakness is mended is written down', () => {
  const words = readFileSync(join(root, 'docs/dependencies.md'), 'utf8');
  expect(words).toMatch(/\| critical[^|]*\| 3 days \|/);
  expect(words).toMatch(/\| high \| 14 days \|/);
});
