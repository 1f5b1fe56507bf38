import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { runCommandProcess } from '../testing/command-process.ts';

async function aDirectory() {
  const directory = await mkdtemp(join(tmpdir(), 'evenlight-store-'));
  onTestFinished(() => rm(directory, { recursive: true, force: true }));
  return directory;
}

test('a store that keeps files is proven, and nothing stays in it', async () => {
  const dataDir = await aDirectory();
  expect(await runCommandProcess('prove-store', { DATA_DIR: dataDir })).toEqual({
    code: 0,
    said: `A file was written into ${dataDir}/files, read again and removed.`,
  });
  expect(
    (await readdir(join(dataDir, 'files'), { recursive: true, withFileTypes: true })).filter((it) => it.isFile()),
  ).toEqual([]);
});

test('a bucket that cannot be reached is named with what to look at', async () => {
  const { code, said } = await runCommandProcess('prove-store', {
    DATA_DIR: await aDirectory(),
    S3_ENDPOINT: 'http://127.0.0.1:9',
    S3_BUCKET: 'papers',
    S3_ACCESS_KEY_ID: 'key',
    S3_SECRET_ACCESS_KEY: 'secret',
  });
  expect(code).toBe(1);
  expect(said).toContain('Nothing can be kept in the store.\nthe bucket papers: ');
  expect(said).toContain('Look at S3_ENDPOINT, S3_BUCKET, S3_REGION and the key.');
});
