// `npm start` as somebody would type it, until the first page is there; and what its processes weigh.
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const root = join(import.meta.dirname, '../..');
const LOOK_EVERY_MS = 5;
const PATIENCE_MS = 120_000;

export type StartedHouse = { address: string; seconds: number; pid: number; end: () => Promise<void> };

/** Starts a command and asks for its first page until it is there. */
export async function startUntilPage(
  command: string,
  words: string[],
  { port, env = {} }: { port: number; env?: Record<string, string> },
): Promise<StartedHouse> {
  const started = performance.now();
  const child = spawn(command, words, { cwd: root, env: { ...process.env, ...env, PORT: String(port) } });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (said += text));
  const address = `http://127.0.0.1:${port}`;
  while (!(await isPageThere(address))) {
    if (child.exitCode !== null || performance.now() - started > PATIENCE_MS)
      throw new Error(`It did not start.\n${said}`);
    await pause(LOOK_EVERY_MS);
  }
  const seconds = (performance.now() - started) / 1000;
  return { address, seconds, pid: pidOf(child), end: () => endFamily(child) };
}

async function isPageThere(address: string): Promise<boolean> {
  try {
    const answer = await fetch(`${address}/`);
    return (await answer.text()) !== '' && answer.ok;
  } catch {
    return false;
  }
}

/** The process of that family that runs the server, as the operating system lists it, with what it weighs. */
export function serverProcess(pid: number): { pid: number; megabytes: number } {
  const server = familyOf(pid).findLast(({ args }) => args.includes('server/build/main.js'));
  if (!server) throw new Error('The server process was not found.');
  return { pid: server.pid, megabytes: server.kilobytes / 1024 };
}

export function megabytesOf(pid: number): number {
  const [process] = familyOf(pid);
  if (!process) throw new Error(`There is no process ${pid}.`);
  return process.kilobytes / 1024;
}

type Process = { pid: number; parent: number; kilobytes: number; args: string };

function familyOf(pid: number): Process[] {
  const lines = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,rss=,args='], { encoding: 'utf8' }).trim().split('\n');
  const all = lines.map((line) => {
    const [, id, parent, kilobytes, args = ''] = /^\s*(\d+)\s+(\d+)\s+(\d+)\s+(.*)$/.exec(line) ?? [];
    return { pid: Number(id), parent: Number(parent), kilobytes: Number(kilobytes), args };
  });
  const withChildren = (one: Process): Process[] => [
    one,
    ...all.filter(({ parent }) => parent === one.pid).flatMap(withChildren),
  ];
  return all.filter((one) => one.pid === pid).flatMap(withChildren);
}

async function endFamily(child: ChildProcess): Promise<void> {
  const family = familyOf(pidOf(child)).map(({ pid }) => pid);
  const gone = once(child, 'exit');
  child.kill('SIGTERM');
  await gone;
  // The server closes by itself when its starter is gone; whoever measures next needs it to be gone as well.
  while (family.some(isAlive)) await pause(50);
}

function pidOf({ pid }: ChildProcess): number {
  if (pid === undefined) throw new Error('The process could not be started.');
  return pid;
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
