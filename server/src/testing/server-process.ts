// Starts the real server as a process of its own, for what only a process can show: kill, restart, two at once.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

// `npm test` has built what `npm start` runs, which starts in a third of the time; a single test has only the sources for sure.
const MAIN = process.env.TEST_BUILT_SERVER ?? resolve(import.meta.dirname, '../main.ts');

export type ServerProcess = {
  address: string;
  pid: number;
  /** Everything it has printed so far. */
  said: () => string;
  /** Of that, what it printed on standard error. */
  faults: () => string;
  /** Sends the signal and waits until the process is gone. */
  end: (signal: NodeJS.Signals) => Promise<{ code: number | null; ms: number }>;
};

export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
}

/** Starts it, on a free port unless told which, and waits until it is ready or has failed. */
export async function startServerProcess(env: Record<string, string>, at?: number): Promise<ServerProcess> {
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  const port = at ?? (await freePort());
  const child = spawn(process.execPath, ['--max-semi-space-size=8', '--max-old-space-size=1024', MAIN], {
    env: { PATH, ...(NODE_COMPILE_CACHE ? { NODE_COMPILE_CACHE } : {}), NODE_ENV: 'test', PORT: String(port), ...env },
  });
  const said = collect([child.stdout, child.stderr]);
  const faults = collect([child.stderr]);
  const address = `http://127.0.0.1:${port}`;
  for (const deadline = Date.now() + 100_000; Date.now() < deadline; await pause(25)) {
    if (child.exitCode !== null) throw new Error(said());
    const isReady = await fetch(`${address}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) return { address, pid: child.pid ?? 0, said, faults, end: (signal) => end(child, signal) };
  }
  child.kill('SIGKILL');
  throw new Error(`the server was not ready in time: ${said()}`);
}

function collect(streams: readonly ChildProcess['stdout'][]): () => string {
  let said = '';
  for (const stream of streams) {
    stream?.on('data', (text) => {
      said += text;
    });
  }
  return () => said;
}

async function end(child: ChildProcess, signal: NodeJS.Signals) {
  const started = Date.now();
  if (child.exitCode === null && child.signalCode === null) {
    const gone = once(child, 'exit');
    child.kill(signal);
    await gone;
  }
  return { code: child.exitCode, ms: Date.now() - started };
}
