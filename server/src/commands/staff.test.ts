import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, expect, test } from 'vitest';
import { openNeighbour } from '../testing/neighbour.ts';
import { startServerProcess } from '../testing/server-process.ts';

const dataDir = await mkdtemp(join(tmpdir(), 'evenlight-staff-'));
const house = await startServerProcess({ DATA_DIR: dataDir });
const env = { NODE_ENV: 'test', DATA_DIR: dataDir, PATH: process.env.PATH };
afterAll(async () => {
  await house.end('SIGTERM');
  await rm(dataDir, { recursive: true, force: true });
});

async function staff(...words: string[]) {
  const run = promisify(execFile)(process.execPath, [resolve(import.meta.dirname, 'staff.ts'), ...words], { env });
  return run.then(
    ({ stdout }) => ({ code: 0, said: stdout.trim() }),
    ({ code, stderr }) => ({ code, said: String(stderr) }),
  );
}

test('staff are made, listed and unmade from the command line, while the house is running', async () => {
  expect((await staff('add', 'Concierge@Example.org', 'Amal', 'Haddad')).said).toMatch(
    /^concierge@example.org is staff, with a new account/,
  );
  expect((await staff('add', 'concierge@example.org')).said).toBe('concierge@example.org is staff.');
  expect((await staff('list')).said).toBe('concierge@example.org');
  expect((await staff('remove', 'concierge@example.org')).said).toBe('concierge@example.org is not staff any more.');
  expect((await staff('list')).said).toBe('Nobody is staff yet.');
  expect((await fetch(`${house.address}/readyz`)).status).toBe(200);
});

test('somebody who has an account keeps it, and becomes staff at once', async () => {
  const neighbour = await openNeighbour(env);
  const { email, cookie } = await neighbour.aMember({ firstName: 'Amal' });
  expect((await staff('add', email, 'Somebody', 'Else')).said).toBe(`${email} is staff.`);
  const answer = await fetch(`${house.address}/api/session`, { headers: { cookie: `${cookie.name}=${cookie.value}` } });
  expect(await answer.json()).toMatchObject({ firstName: 'Amal' });
  await neighbour.close();
});

test('a slip is explained and changes nothing', async () => {
  const slips = [
    ['promote', 'amal@example.org'],
    ['add', 'not an address'],
  ];
  for (const { code, said } of await Promise.all(slips.map((words) => staff(...words)))) {
    expect(code).toBe(1);
    expect(said).toMatch(/^The staff was not changed\.\n(Say what to do|not an address: Invalid email address)/);
  }
});
