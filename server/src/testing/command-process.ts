// A command of the operator's, as the process it is.
import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';

/** What it said, and how it ended. */
export async function runCommandProcess(name: string, env: Record<string, string | undefined>, ...words: string[]) {
  const { PATH, NODE_COMPILE_CACHE = '' } = process.env;
  const cache = NODE_COMPILE_CACHE ? { NODE_COMPILE_CACHE } : {};
  const file = resolve(import.meta.dirname, `../commands/${name}.ts`);
  const run = promisify(execFile)(process.execPath, [file, ...words], {
    env: { NODE_ENV: 'test', PATH, ...cache, ...env },
  });
  return run.then(
    ({ stdout }) => ({ code: 0, said: stdout.trim() }),
    ({ code, stderr }) => ({ code: Number(code), said: String(stderr).trim() }),
  );
}
