// A PostgreSQL with a replica that follows it, as a region has them; both of our own, and gone when the tests are over.
import { execFile } from 'node:child_process';
import { appendFile, chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { afterAll } from 'vitest';
import { ensureDatabase, startEmbeddedPostgres } from '../platform/database/embedded-postgres.ts';
import { DATABASE } from '../platform/database/find-database.ts';
import { urlOf } from './test-postgres.ts';

export async function startWithReplica() {
  const place = await mkdtemp(join(tmpdir(), 'evenlight-replica-'));
  // As root, PostgreSQL runs as somebody else, who must be able to pass through.
  await chmod(place, 0o711);
  const [first, second] = [join(place, 'one'), join(place, 'two')];
  const before = await startEmbeddedPostgres(first);
  await ensureDatabase(before, DATABASE);
  // Copied while it rests: the built-in PostgreSQL comes without pg_basebackup.
  await before.stop();
  await mkdir(second);
  // With its owner, who may not be us.
  await promisify(execFile)('cp', ['-a', join(first, 'cluster'), second]);
  const primary = await startEmbeddedPostgres(first);
  const address = primary.address('postgres');
  if (!('host' in address)) throw new Error('the embedded database is always on a socket');
  const { host, port, user } = address;
  await appendFile(
    join(second, 'cluster/postgresql.auto.conf'),
    `primary_conninfo = 'host=${host} port=${port} user=${user}'\n`,
  );
  await writeFile(join(second, 'cluster/standby.signal'), '');
  let replica = await startEmbeddedPostgres(second);
  const replicaUrl = urlOf(replica.address(DATABASE));
  let isStopped = false;
  const stopReplica = async () => {
    if (!isStopped) await replica.stop();
    isStopped = true;
  };
  const startReplica = async () => {
    replica = await startEmbeddedPostgres(second);
    isStopped = false;
  };
  afterAll(async () => {
    await stopReplica();
    await primary.stop();
    await rm(place, { recursive: true, force: true });
  });

  async function onReplica(statement: string) {
    const client = new pg.Client({ connectionString: replicaUrl });
    await client.connect();
    await client.query(statement).finally(() => client.end());
  }
  return {
    url: urlOf(primary.address(DATABASE)),
    replicaUrl,
    /** From now on it stays as it is. */
    holdBack: () => onReplica('select pg_wal_replay_pause()'),
    catchUp: () => onReplica('select pg_wal_replay_resume()'),
    stopReplica,
    startReplica,
  };
}
