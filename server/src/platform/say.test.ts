// Everything that a process in production prints is one JSON object a line, with the same fields.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, inject, onTestFinished, test } from 'vitest';
import { z } from 'zod';
import { startServerProcess } from '../testing/server-process.ts';
import { newTestDatabase } from '../testing/test-postgres.ts';

const Line = z.looseObject({ time: z.iso.datetime(), level: z.number(), msg: z.string() });
const linesOf = (said: string) =>
  said
    .trimEnd()
    .split('\n')
    .map((line) => Line.parse(JSON.parse(line)));
const INFO = 30;

const PHONE = '+1 (415) 200-3000';

/** What an operator sets at least. */
async function inProduction() {
  const dataDir = await mkdtemp(join(tmpdir(), 'evenlight-say-'));
  // Without a table: the first start makes all of them.
  const database = await newTestDatabase({ ...inject('postgres'), template: 'template0' });
  onTestFinished(async () => {
    await database.drop();
    await rm(dataDir, { recursive: true, force: true });
  });
  const phones = { supportPhone: PHONE, whatsappPhone: PHONE, helplinePhone: PHONE };
  await writeFile(join(dataDir, 'brand.json'), JSON.stringify({ ...phones, email: 'help@mercy.org' }));
  return {
    NODE_ENV: 'production',
    DATA_DIR: dataDir,
    DATABASE_URL: database.url,
    SECRET_KEY: '0f9a37c1'.repeat(8),
    ORIGIN: 'https://plan.example.org',
    TRUSTED_PROXY: '127.0.0.1',
    SMTP_URL: 'smtps://mail.example.org',
    STOP_DELAY_SECONDS: '0',
    BRAND_FILE: join(dataDir, 'brand.json'),
    STRIPE_SECRET_KEY: 'sk_live_of_mercy',
    STRIPE_PUBLISHABLE_KEY: 'pk_live_of_mercy',
    STRIPE_WEBHOOK_SECRET: 'whsec_of_mercy',
  };
}

test('a first start and a second one say nothing but what is so, from the first line to the last', async () => {
  const env = await inProduction();
  for (const start of ['first', 'second']) {
    const server = await startServerProcess(env);
    expect((await server.end('SIGTERM')).code).toBe(0);
    const lines = linesOf(server.said());
    expect([start, lines.filter(({ level }) => level !== INFO)]).toEqual([start, []]);
    expect(lines.map(({ msg }) => msg)).toEqual(
      expect.arrayContaining([expect.stringMatching(/^Evenlight is open at /), 'Closed. Everything is saved.']),
    );
    expect(lines.at(-1)?.msg).toBe('Closed. Everything is saved.');
    expect(server.faults()).toBe('');
  }
  // Two whole starts, the first with all migrations; a busy machine takes a minute for them.
}, 180_000);

test('a start that fails says why in one line', async () => {
  const failing = startServerProcess({ ...(await inProduction()), PORT: 'abc' });
  const said = await failing.then(
    () => expect.unreachable('it started'),
    (error: Error) => error.message,
  );
  expect(linesOf(said)).toMatchObject([{ level: 60, msg: expect.stringMatching(/could not start[\s\S]*PORT/) }]);
});

test.each([
  [
    'a warning of Node',
    `process.emitWarning('something is old');`,
    { level: 40, err: { message: 'something is old' } },
  ],
  [
    'a fault that nobody caught',
    `setTimeout(() => { throw new Error('ours'); });`,
    { level: 60, err: { message: 'ours' } },
  ],
])('%s is a log line too', async (_, what, line) => {
  const program = `(await import(${JSON.stringify(join(import.meta.dirname, 'say.ts'))})).logWhatNodeSays(); ${what}`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
    env: { PATH: process.env.PATH, NODE_ENV: 'production' },
  });
  const [out, faults, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')]);
  expect(linesOf(out)).toMatchObject([line]);
  expect(faults).toBe('');
  expect(code).toBe(line.level === 60 ? 1 : 0);
});
