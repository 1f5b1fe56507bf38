// A whole house to break: a PostgreSQL and a server, each a process that can be killed and started again by itself.
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { openRunningHouse } from '../testing/open-running-house.ts';
import type { Person } from '../testing/people.ts';
import { type ServerProcess, startServerProcess } from '../testing/server-process.ts';
import { type Caller, callerWith, overHttp } from '../testing/test-client.ts';
import { multipartBody, UPLOAD_TYPE, type Upload } from '../testing/uploads.ts';
import { openOwnPostgres } from './own-postgres.ts';

export type BreakableHouse = Awaited<ReturnType<typeof openBreakableHouse>>;
export type Member = { person: Person; call: Caller };

export async function openBreakableHouse(settings: Record<string, string> = {}) {
  const place = await mkdtemp(join(tmpdir(), 'evenlight-faults-'));
  // As root, PostgreSQL runs as somebody else, who must be able to pass through.
  await chmod(place, 0o711);
  const postgres = await openOwnPostgres(join(place, 'database'));
  const env = {
    NODE_ENV: 'test',
    DATA_DIR: join(place, 'data'),
    DATABASE_URL: postgres.url,
    SECRET_KEY: 'fa'.repeat(32),
    // Everybody in the tests comes from one address.
    RATE_LIMIT_FACTOR: '10000',
    SAMPLE_DATA: 'off',
    ...settings,
  };
  let server: ServerProcess | undefined;
  const start = async () => {
    server = await startServerProcess(env);
    return server;
  };
  await start();
  const runningHouse = await openRunningHouse(env);
  onTestFinished(async () => {
    await runningHouse.close();
    await server?.end('SIGKILL');
    await postgres.stop();
    await rm(place, { recursive: true, force: true });
  });
  const address = () => server?.address ?? '';
  return {
    place,
    env,
    postgres,
    runningHouse,
    address,
    server: () => server,
    start,
    kill: async () => void (await server?.end('SIGKILL')),
    /** Speaks with whichever process serves at the moment. */
    async aMember(options?: Parameters<typeof runningHouse.aMember>[0]): Promise<Member> {
      const person = await runningHouse.aMember(options);
      const cookie = `${person.cookie.name}=${person.cookie.value}`;
      return { person, call: callerWith((request) => overHttp(address())(request), { cookie }) };
    },
    upload: ({ person: { cookie } }: Member, upload: Upload) =>
      fetch(`${address()}/api/documents/upload`, {
        method: 'POST',
        headers: { origin: address(), cookie: `${cookie.name}=${cookie.value}`, 'content-type': UPLOAD_TYPE },
        body: new Uint8Array(multipartBody(upload)),
      }),
  };
}
