// The lived-in family of one run: made once, by whichever worker needs it first.
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { firstLanguage, type Language } from '@evenlight/contract/languages';
import type { MovedIn } from '@evenlight/server/testing/lived-in/move-in';

const moveIn = resolve(import.meta.dirname, '../../server/src/testing/lived-in/move-in.ts');
const place = join(process.env.E2E_DATA_DIR ?? '', 'lived-in');
const family = join(place, 'family.json');
const failure = join(place, 'failure.txt');
// Making it takes seconds; a busy machine takes longer.
const PATIENCE_MS = 200_000;

/** A family whose people read this language, in the house that the environment names. */
export async function moveFamilyIn(language: Language): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, [moveIn, language], {
    env: {
      ...process.env,
      NODE_ENV: 'test',
      PORT: process.env.E2E_PORT,
      DATA_DIR: process.env.E2E_DATA_DIR,
      DATABASE_URL: process.env.E2E_DATABASE_URL ?? '',
      RATE_LIMIT_FACTOR: '1000',
    },
  });
  return stdout;
}

export async function livedInFamily(): Promise<MovedIn> {
  // Only one worker can make a folder.
  const isMine = await mkdir(place).then(
    () => true,
    () => false,
  );
  if (isMine) await makeFamily().catch((error) => writeFile(failure, String(error)));
  for (const until = Date.now() + PATIENCE_MS; !existsSync(family); await pause(100)) {
    if (existsSync(failure)) throw new Error(await readFile(failure, 'utf8'));
    if (Date.now() > until) throw new Error('The family did not move in.');
  }
  return JSON.parse(await readFile(family, 'utf8'));
}

async function makeFamily(): Promise<void> {
  // Whole or not at all: others wait for it.
  await writeFile(`${family}.new`, await moveFamilyIn(firstLanguage));
  await rename(`${family}.new`, family);
}
