// `npm run cluster -- 3 [--test]`: a trial of the house as a region runs it. One PostgreSQL, one S3 store, several server
// processes that know nothing of each other, and a proxy that hands them requests in turn.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import S3rver from 's3rver';
import { ensureDatabase, startEmbeddedPostgres } from '../platform/database/embedded-postgres.ts';
import { DATABASE } from '../platform/database/find-database.ts';
import { startRoundRobin } from './round-robin.ts';
import { settingsForS3 } from './s3-for-tests.ts';
import { freePort, type ServerProcess, startServerProcess } from './server-process.ts';
import { urlOf } from './test-postgres.ts';

const root = resolve(import.meta.dirname, '../../..');
const { values, positionals } = parseArgs({ allowPositionals: true, options: { test: { type: 'boolean' } } });
const processes = Number(positionals[0] ?? 3);
if (!Number.isInteger(processes) || processes < 1 || processes > 20) {
  process.stderr.write('Say how many processes, from 1 to 20: npm run cluster -- 3\n');
  process.exit(1);
}

const say = (sentence: string) => process.stdout.write(`${sentence}\n`);
// What was opened last is closed first.
const closers: (() => Promise<unknown>)[] = [];
let isClosing = false;

async function close() {
  if (isClosing) return;
  isClosing = true;
  for (const closer of closers.reverse()) await closer();
}

async function openCluster() {
  const place = await mkdtemp(join(tmpdir(), 'evenlight-cluster-'));
  closers.push(() => rm(place, { recursive: true, force: true }));
  // As root, PostgreSQL runs as somebody else, who must be able to pass through.
  await chmod(place, 0o711);
  const postgres = await startEmbeddedPostgres(join(place, 'database'));
  closers.push(postgres.stop);
  await ensureDatabase(postgres, DATABASE);
  const s3 = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory: join(place, 's3'),
    configureBuckets: [{ name: 'evenlight' }],
  });
  const { port: s3Port } = await s3.run();
  closers.push(() => s3.close());

  const port = Number(process.env.PORT ?? 0) || (await freePort());
  const shared = {
    NODE_ENV: values.test ? 'test' : 'development',
    // Mail alone is kept in it, where somebody may read it. The master key comes from outside, as in production.
    DATA_DIR: join(place, 'data'),
    SECRET_KEY: 'c1'.repeat(32),
    DATABASE_URL: urlOf(postgres.address(DATABASE)),
    ORIGIN: `http://localhost:${port}`,
    TRUSTED_PROXY: '127.0.0.1',
    ...settingsForS3(s3Port),
    // Everybody in the tests comes from one address.
    ...(values.test ? { RATE_LIMIT_FACTOR: '10000' } : {}),
  };
  // All at once, as a supervisor would: who migrates is settled among them.
  const servers = await Promise.all(Array.from({ length: processes }, () => startOne(shared)));
  const proxy = await startRoundRobin({ port, servers: servers.map(({ address }) => new URL(address)) });
  closers.push(proxy.close);
  return { address: `http://localhost:${port}`, shared, servers };
}

async function startOne(env: Record<string, string>): Promise<ServerProcess> {
  const server = await startServerProcess(env);
  closers.push(() => server.end('SIGTERM'));
  return server;
}

/** The exit code of the API tests, run against the proxy. */
async function test(address: string, shared: Record<string, string>): Promise<number> {
  const words = [join(root, 'scripts/test-api.mjs'), address];
  const child = spawn(process.execPath, words, { env: { ...process.env, ...shared }, stdio: 'inherit' });
  closers.push(async () => child.kill('SIGTERM'));
  const [code] = await once(child, 'exit');
  return code ?? 1;
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void close());
try {
  const { address, shared, servers } = await openCluster();
  say(`\n  ${processes} processes (${servers.map(({ pid }) => pid).join(', ')}) answer in turn at ${address}`);
  say(`  Mail can be read at ${servers[0]?.address}/dev/mailbox`);
  if (values.test) {
    process.exitCode = await test(address, shared);
    await close();
  } else say('  Press Ctrl-C to close.\n');
} catch (error) {
  process.exitCode = 1;
  process.stderr.write(`\nThe trial could not start.\n${error instanceof Error ? error.message : error}\n`);
  await close();
}
