// `npm run scan`: wapiti goes through the running product as a visitor, as a member with belongings and as one of the team,
// over https as in production. Ends with its findings; one of medium severity or more fails.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBuilt, ensureInstalled, run, say } from './house.mjs';
import { openScannedHouse } from './scan/scanned-house.mjs';

const MODULES = 'xss,permanentxss,file,exec,crlf,redirect,sql,csp,http_headers,cookieflags,backup';
/** wapiti's own scale: 1 low, 2 medium, 3 high. */
const MEDIUM = 2;
/** Searches and calendars have endless links. Its start addresses come first and are scanned long before the limit. */
const CRAWL_SECONDS = '240';
/** For each module. With eleven of them and three people, all of it ends within two and a half hours at the worst. */
const ATTACK_SECONDS = process.env.SCAN_ATTACK_SECONDS ?? '240';
/** From a list to what is on it, to its parts, to a form there. */
const DEPTH = '4';
/** Pages of one folder are drawn by the same code; the sample data has more venues and vendors than tell anything new. */
const PAGES_OF_A_FOLDER = '60';

try {
  execFileSync('wapiti', ['--version'], { stdio: 'ignore' });
} catch {
  throw new Error('wapiti is not installed. On Debian and Ubuntu: apt-get install wapiti');
}
await ensureInstalled();
await ensureBuilt();
const place = mkdtempSync(join(tmpdir(), 'evenlight-scan-'));
try {
  const house = await openScannedHouse(join(place, 'house'));
  await scanAll(house).finally(house.close);
} finally {
  rmSync(place, { recursive: true, force: true });
}

/** @typedef {{ level: number, method: string, path: string, info: string }} Finding */
/** @typedef {Awaited<ReturnType<typeof openScannedHouse>>} ScannedHouse */

/** @param {ScannedHouse} house */
async function scanAll(house) {
  let failed = 0;
  for (const [who, person] of Object.entries(house.people)) failed += await scan(house, who, person);
  say(
    `\n${Object.keys(house.people).length} scans, ${house.requests()} requests, ${failed} findings of medium weight or more`,
  );
  process.exitCode = failed > 0 ? 1 : 0;
}

/**
 * @param {ScannedHouse} house
 * @param {string} who
 * @param {import('./scan/scanned-house.mjs').Scanned} person
 */
async function scan(house, who, { cookie, addresses }) {
  const report = join(place, `${who}.json`);
  const started = Date.now();
  const asked = house.requests();
  await run(
    'wapiti',
    [
      `--url=${house.address}/`,
      '--scope=domain',
      `--module=${MODULES}`,
      '--verify-ssl=0',
      '--no-bugreport',
      '--verbose=0',
      '--format=json',
      `--output=${report}`,
      `--store-session=${join(place, who)}`,
      '--flush-session',
      `--max-scan-time=${CRAWL_SECONDS}`,
      `--max-attack-time=${ATTACK_SECONDS}`,
      `--depth=${DEPTH}`,
      `--max-files-per-dir=${PAGES_OF_A_FOLDER}`,
      ...addresses.flatMap((address) => ['-s', `${house.address}${address}`]),
      ...(cookie ? ['-H', `Cookie: ${cookie}`] : []),
    ],
    { isQuiet: true },
  );
  /** @type {{ vulnerabilities: Record<string, Finding[]>, anomalies: Record<string, Finding[]> }} */
  const { vulnerabilities, anomalies } = JSON.parse(readFileSync(report, 'utf8'));
  const found = Object.entries({ ...vulnerabilities, ...anomalies }).flatMap(([kind, all]) =>
    all.map(({ level, method, path, info }) => ({ kind, level, text: `${kind}: ${method} ${path} (${info})` })),
  );
  const grave = found.filter(({ level }) => level >= MEDIUM);
  say(
    `\nAs a ${who}: ${addresses.length} addresses to begin with, ${house.requests() - asked} requests, ` +
      `${Math.round((Date.now() - started) / 1000)} s, ${found.length} findings, ${grave.length} of medium weight or more`,
  );
  for (const { level, text } of found) say(`  ${level >= MEDIUM ? 'GRAVE' : 'light'} ${text}`);
  return grave.length;
}
