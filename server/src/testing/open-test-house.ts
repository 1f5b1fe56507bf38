// A whole house for one test file: its own database and data directory, a moved clock, and people to call it as.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, inject } from 'vitest';
import { queues } from '../all-jobs.ts';
import { buildApp } from '../app.ts';
import { identify } from '../features/accounts/access.ts';
import type { Companion } from '../features/support/companion/companion-types.ts';
import { type Config, readConfig } from '../platform/config.ts';
import { openLog } from '../platform/log.ts';
import { openWorld } from '../platform/world.ts';
import { movedClock } from './moved-clock.ts';
import { keepMailInMemory, openOutbox } from './outbox.ts';
import { type Person, signInAgain, signInSomebody } from './people.ts';
import { type Browser, browserWith, type Caller, callerWith, type Transport } from './test-client.ts';
import { newTestDatabase } from './test-postgres.ts';

type Options = {
  env?: Record<string, string>;
  /**
   * Jobs and news run by themselves, as in a running house: for tests about that, or about two houses that hear each
   * other. All other tests say when: `house.settle()`.
   */
  runsByItself?: boolean;
  withSampleData?: boolean;
  /** Other files of this worker go on using it. */
  outlivesFile?: boolean;
  /** Speaks in place of the companion of the chat. */
  companion?: Companion;
  /** Another house whose database, files and keys this one uses: two processes of one product. */
  sharing?: { world: { config: Config } };
};

export type TestHouse = Awaited<ReturnType<typeof openTestHouse>>;

export async function openTestHouse({ env = {}, runsByItself, withSampleData = false, ...options }: Options = {}) {
  const { sharing, companion, outlivesFile = false } = options;
  const { dataDir, databaseUrl, clear } = sharing ? placesOf(sharing) : await newPlaces(withSampleData);
  const config = readConfig({
    NODE_ENV: 'test',
    PORT: '0',
    ORIGIN: 'http://localhost:3000',
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
    DATABASE_POOL: '4',
    // A busy machine is late, not wrong.
    DATABASE_WAIT_SECONDS: '40',
    ...env,
  });
  const clock = movedClock();
  const said: string[] = [];
  const log = openLog(config, { write: (line) => void said.push(line) });
  const world = await openWorld({ config, log, queues, identify, clock });
  const outbox = openOutbox(world, config.mail.smtpUrl ? [] : keepMailInMemory(world));
  const app = await buildApp(world, companion ? { companion } : {});
  await app.ready();
  if (runsByItself) {
    await world.jobs.start();
    await world.newsroom.start();
  } else await world.jobs.runUntilEmpty();

  const transport: Transport = async ({ method, path, headers, body }) => {
    const answer = await app.inject({
      method: method as 'GET',
      url: path,
      headers: { host: 'localhost:3000', ...headers },
      ...(body === undefined ? {} : { payload: body }),
    });
    return { status: answer.statusCode, headers: answer.headers as Record<string, string>, text: answer.body };
  };

  async function close() {
    await app.close();
    await world.close();
    await clear();
  }
  let closing: Promise<void> | undefined;

  const house = {
    world,
    app,
    clock,
    /** Every line the server logged so far. */
    said,
    aVisitor: (): Caller => callerWith(transport),
    /** A visitor who keeps cookies. */
    aBrowser: (): Browser => browserWith(transport),
    async aMember(options: Parameters<typeof signInSomebody>[1] = {}) {
      const person = await signInSomebody(world, options);
      const call = callerWith(transport, { cookie: `${person.cookie.name}=${person.cookie.value}` });
      return Object.assign(call, { person });
    },
    /** The same person on another device. */
    async onAnotherDevice({ person }: { person: Person }) {
      const cookie = await signInAgain(world, person.id);
      const call = callerWith(transport, { cookie: `${cookie.name}=${cookie.value}` });
      return Object.assign(call, { person: { ...person, cookie } });
    },
    ...outbox,
    /** Done by itself at the end of the file. */
    close: () => (closing ??= close()),
  };
  if (!outlivesFile) afterAll(house.close);
  return house;
}

async function newPlaces(withSampleData: boolean) {
  const dataDir = await mkdtemp(join(tmpdir(), 'evenlight-house-'));
  const database = await newTestDatabase(inject('postgres'), { withSampleData });
  async function clear() {
    await database.drop();
    await rm(dataDir, { recursive: true, force: true });
  }
  return { dataDir, databaseUrl: database.url, clear };
}

/** The house that created them removes them. */
function placesOf({ world }: NonNullable<Options['sharing']>) {
  const { dataDir, database } = world.config;
  return { dataDir, databaseUrl: database.url, clear: async () => undefined };
}
