// One PostgreSQL for a whole test run, with migrated templates, bare and with the sample data, from which each test file
// gets its own database.
import { randomBytes } from 'node:crypto';
import { chmod, mkdtemp, rm, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { pino } from 'pino';
import { queues } from '../all-jobs.ts';
import { openCatalogue } from '../features/catalogue/keep-catalogue.ts';
import { openFacts } from '../features/facts/keep-first-facts.ts';
import { openLibrary } from '../features/resources/keep-library.ts';
import { systemClock } from '../platform/clock.ts';
import { type DatabaseAddress, openDatabase } from '../platform/database/database.ts';
import { startEmbeddedPostgres } from '../platform/database/embedded-postgres.ts';
import { bringUpToDate } from '../platform/database/migrate.ts';
import { loadSampleData } from '../sample-data/load.ts';

export type TestPostgres = {
  url: string;
  template: string;
  /** The whole cluster goes at the end of the run, so nothing in it need be dropped. */
  isThrownAway: boolean;
};

/** The template that has the catalogue and the sample data in it. */
const sampledOf = (template: string) => `${template}_sampled`;

export async function startTestPostgres(): Promise<TestPostgres & { stop: () => Promise<void> }> {
  const template = `evenlight_template_${randomBytes(6).toString('hex')}`;
  const given = process.env.TEST_DATABASE_URL;
  const cluster = given ? { url: given, stop: async () => undefined } : await startTestCluster();
  const postgres = {
    url: cluster.url,
    template,
    isThrownAway: !given || Boolean(process.env.TEST_DATABASE_THROWN_AWAY),
  };
  await onServer(postgres.url, `create database ${template}`);
  await bringUpToDate(addressIn(postgres, template), queues);
  const sampled = sampledOf(template);
  await onServer(postgres.url, `create database ${sampled} template ${template} strategy file_copy`);
  await fillWithSamples(addressIn(postgres, sampled));
  return {
    ...postgres,
    async stop() {
      for (const name of [template, sampled]) await dropDatabase(postgres, name);
      await cluster.stop();
    },
  };
}

/** Once for all: filling each test file's own database would take longer than many a test. */
async function fillWithSamples(address: DatabaseAddress): Promise<void> {
  const { db, close } = openDatabase({ address, poolSize: 2, log: pino({ level: 'silent' }), asAppRole: true });
  try {
    await openCatalogue({ db });
    await openFacts({ db });
    await openLibrary({ db, clock: systemClock });
    await loadSampleData({ db, clock: systemClock, config: { sampleData: true } });
  } finally {
    await close();
  }
}

// About 200 databases of 15 to 25 MB are made in a run. Containers often have no more than 64 MB of such storage.
const ROOM_IN_MEMORY_BYTES = 6 * 1024 ** 3;

/** The directory of a test run: in memory where there is room. */
export async function placeForTests(): Promise<string> {
  const inMemory = await statfs('/dev/shm').catch(() => undefined);
  return inMemory && inMemory.bavail * inMemory.bsize > ROOM_IN_MEMORY_BYTES ? '/dev/shm' : tmpdir();
}

/** A cluster that nobody needs tomorrow. */
export async function startTestCluster() {
  const directory = await mkdtemp(join(await placeForTests(), 'evenlight-test-'));
  // As root, PostgreSQL runs as somebody else, who must be able to pass through.
  await chmod(directory, 0o711);
  const postgres = await startEmbeddedPostgres(join(directory, 'database'), { isThrownAway: true });
  return {
    url: urlOf(postgres.address('postgres')),
    async stop() {
      await postgres.stop();
      await rm(directory, { recursive: true, force: true });
    },
  };
}

/** The address of an embedded database, for other processes. */
export function urlOf(address: DatabaseAddress): string {
  if (!('host' in address)) return address.connectionString;
  const { user, database, host, port } = address;
  return `postgres://${user}@localhost/${database}?host=${encodeURIComponent(host)}&port=${port}`;
}

/** The address of another database on the same server. */
export function addressIn({ url }: TestPostgres, database: string): DatabaseAddress {
  return { connectionString: urlIn(url, database) };
}

export function urlIn(url: string, database: string): string {
  return url.replace(/^(postgres(?:ql)?:\/\/[^/]*\/)[^?]*/, `$1${database}`);
}

type Options = { withSampleData?: boolean };

/** A new migrated database, in some tens of milliseconds. */
export async function newTestDatabase(postgres: TestPostgres, { withSampleData = false }: Options = {}) {
  const name = `evenlight_test_${randomBytes(8).toString('hex')}`;
  const from = withSampleData ? sampledOf(postgres.template) : postgres.template;
  await onServer(postgres.url, `create database ${name} template ${from} strategy file_copy`);
  return { url: urlIn(postgres.url, name), drop: () => dropDatabase(postgres, name) };
}

async function dropDatabase({ url, isThrownAway }: TestPostgres, name: string) {
  if (!isThrownAway) await onServer(url, `drop database if exists ${name} with (force)`);
}

export async function onServer(url: string, statement: string) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
