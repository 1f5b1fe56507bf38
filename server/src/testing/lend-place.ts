// `node lend-place.ts`: opens what a whole test run needs, prints it as settings in one line of JSON, and clears it away
// when standard input closes.
import { randomBytes } from 'node:crypto';
import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { freePort } from './server-process.ts';
import { onServer, placeForTests, startTestCluster, urlIn } from './test-postgres.ts';

const given = process.env.TEST_DATABASE_URL;
const cluster = given ? { url: given, stop: async () => undefined } : await startTestCluster();
// For the house that browsers look at.
const database = `evenlight_lent_${randomBytes(6).toString('hex')}`;
await onServer(cluster.url, `create database ${database}`);
const folder = await mkdtemp(join(await placeForTests(), 'evenlight-run-'));
// As root, PostgreSQL runs as somebody else, who must be able to pass through.
await chmod(folder, 0o711);
const [TMPDIR, E2E_DATA_DIR] = [join(folder, 'tmp'), join(folder, 'e2e')];
for (const place of [TMPDIR, E2E_DATA_DIR]) await mkdir(place, { mode: 0o711 });

const settings = {
  TMPDIR,
  E2E_DATA_DIR,
  E2E_DATABASE_URL: urlIn(cluster.url, database),
  TEST_DATABASE_URL: cluster.url,
  E2E_PORT: String(await freePort()),
  ...(given ? {} : { TEST_DATABASE_THROWN_AWAY: '1' }),
};
process.stdout.write(`${JSON.stringify(settings)}\n`);
// Ctrl-C reaches everybody in a terminal; this one stays until the others have gone, and tidies up after them.
process.on('SIGINT', () => undefined);
process.stdin.resume();
process.stdin.once('end', async () => {
  if (given) await onServer(cluster.url, `drop database if exists ${database} with (force)`);
  await cluster.stop();
  await rm(folder, { recursive: true, force: true });
});
