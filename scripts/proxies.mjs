// Finds nginx and Caddy for the rolling restarts, or brings Debian's. They are unpacked and not installed: an installed one
// would start as a service of this machine, on port 80.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root, run, say, step } from './house.mjs';

const UNPACKED = join(root, '.cache/proxies');

const PROXIES = [
  { name: 'nginx', setting: 'NGINX_PATH', path: '/usr/sbin/nginx', asked: ['-v'] },
  { name: 'caddy', setting: 'CADDY_PATH', path: '/usr/bin/caddy', asked: ['version'] },
];

/**
 * Settings that say where they are. What cannot be had is left out, and told.
 * @returns {Promise<Record<string, string>>}
 */
export async function ensureProxies() {
  /** @type {Record<string, string>} */
  const found = {};
  for (const { name, setting, path, asked } of PROXIES) {
    const places = [process.env[setting], path, join(UNPACKED, path)];
    const isThere = () => places.find((place) => place && existsSync(place) && isStartable(place, asked));
    const place = isThere() ?? (await unpack(name).then(isThere));
    if (place) found[setting] = place;
    else say(`Left out: restarts behind ${name}. Install it, or say where it is with ${setting}.`);
  }
  return found;
}

/**
 * A library that it needs may be missing.
 * @param {string} place
 * @param {readonly string[]} asked
 */
function isStartable(place, asked) {
  try {
    execFileSync(place, asked, { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** @param {string} name */
async function unpack(name) {
  if (!existsSync('/usr/bin/apt-get')) return;
  const folder = mkdtempSync(join(tmpdir(), 'evenlight-proxies-'));
  try {
    await step(`No ${name} here: fetching Debian's`, async () => {
      // Only root may read the lists anew; those that are there may do.
      if (process.getuid?.() === 0) await run('apt-get', ['update', '-qq'], { isQuiet: true });
      await run('apt-get', ['download', '-qq', name], { cwd: folder, isQuiet: true });
      mkdirSync(UNPACKED, { recursive: true });
      for (const file of readdirSync(folder)) await run('dpkg-deb', ['-x', join(folder, file), UNPACKED]);
    });
  } catch (error) {
    say(error instanceof Error ? error.message : String(error));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
