// `npm run sbom`: every package of this release as CycloneDX on standard output, read from the lockfile alone, offline.
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
/** @param {string} file */
const read = (file) => JSON.parse(readFileSync(join(root, file), 'utf8'));
const { version, workspaces } = read('package.json');
const lock = read('package-lock.json');

// Our own packages have no versions, and npm lists nothing without one: in a copy they get the version of the product.
const place = mkdtempSync(join(tmpdir(), 'evenlight-sbom-'));
const copy = join(place, 'evenlight');
try {
  mkdirSync(copy);
  for (const room of workspaces) {
    lock.packages[room].version = version;
    mkdirSync(join(copy, room));
    writeFileSync(join(copy, room, 'package.json'), JSON.stringify({ ...read(`${room}/package.json`), version }));
  }
  writeFileSync(join(copy, 'package.json'), JSON.stringify(read('package.json')));
  writeFileSync(join(copy, 'package-lock.json'), JSON.stringify(lock));
  const asked = ['sbom', '--package-lock-only', '--sbom-format', 'cyclonedx', '--sbom-type', 'application'];
  process.stdout.write(
    execFileSync('npm', asked, { cwd: copy, maxBuffer: 64 * 1024 * 1024, stdio: ['ignore', 'pipe', 'ignore'] }),
  );
} finally {
  rmSync(place, { recursive: true, force: true });
}
