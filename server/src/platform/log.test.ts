import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const LOG = join(import.meta.dirname, 'log.ts');

/** What a process that logs one line and then ends in this way has written, on its output and in its file. */
async function writtenBy(ending: string, { isProduction }: { isProduction: boolean }) {
  const dataDir = await mkdtemp(join(tmpdir(), 'evenlight-log-'));
  const config = JSON.stringify({ isProduction, dataDir, logLevel: 'info' });
  const program = `
    const { openLog } = await import(${JSON.stringify(LOG)});
    openLog(${config}).info('the last line');
    ${ending}`;
  const { promise, resolve } = Promise.withResolvers<string>();
  // How it ends is what is tried; only what it wrote counts.
  execFile(process.execPath, ['--input-type=module', '-e', program], (_, output) => resolve(output));
  const output = await promise;
  const file = isProduction ? '' : await readFile(join(dataDir, 'logs/server.log'), 'utf8');
  await rm(dataDir, { recursive: true, force: true });
  return output + file;
}

test.each([
  ['at its end', ''],
  ['by a fault', `throw new Error('a fault of ours');`],
  ['at once', 'process.exit(1);'],
])('a process that ends %s has written its last line, on standard output and in its file', async (_, ending) => {
  for (const isProduction of [true, false])
    expect(await writtenBy(ending, { isProduction })).toContain('the last line');
});
