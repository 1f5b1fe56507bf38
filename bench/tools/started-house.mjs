// `npm start` as somebody would type it, until the first page is there; and what its processes weigh.
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const root = join(import.meta.dirname, '../..');
const LOOK_EVERY_MS = 5;
const PATIENCE_MS = 120_000;

/** Starts a command and asks for a page until it is there. */
export async function startUntilPage(command, words, { port, path = '/', env = {} }) {
  const started = performance.now();
  const child = spawn(command, words, { cwd: root, env: { ...process.env, ...env, PORT: String(port) } });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (said += text));
  const address = `http://127.0.0.1:${port}`;
  const isThere = () =>
    fetch(address + path).then(
      async (answer) => (await answer.text()) !== '' && answer.ok,
      () => false,
    );
  while (!(await isThere())) {
    if (child.exitCode !== null || performance.now() - started > PATIENCE_MS)
      throw new Error(`It did not start.\n${said}`);
    await pause(LOOK_EVERY_MS);
  }
  const seconds = (performance.now() - started) / 1000;
  return { address, seconds, pid: child.pid, end: () => endFamily(child) };
}

/** The process of that family that runs the server, as the operating system lists it, with what it weighs. */
export function serverProcess(pid) {
  const server = familyOf(pid).findLast(({ args }) => args.includes('server/build/main.js'));
  if (!server) throw new Error('The server process was not found.');
  return { pid: server.pid, megabytes: server.kilobytes / 1024 };
}

export function megabytesOf(pid) {
  return familyOf(pid)[0].kilobytes / 1024;
}

function familyOf(pid) {
  const lines = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,rss=,args='], { encoding: 'utf8' }).trim().split('\n');
  const all = lines.map((line) => {
    const [, id, parent, kilobytes, args] = /^\s*(\d+)\s+(\d+)\s+(\d+)\s+(.*)$/.exec(line);
    return { pid: Number(id), parent: Number(parent), kilobytes: Number(kilobytes), args };
  });
  const withChildren = (one) => [one, ...all.filter(({ parent }) => parent === one.pid).flatMap(withChildren)];
  return all.filter((one) => one.pid === pid).flatMap(withChildren);
}

async function endFamily(child) {
  const family = familyOf(child.pid).map(({ pid }) => pid);
  const gone = once(child, 'exit');
  child.kill('SIGTERM');
  await gone;
  // The server closes by itself when its starter is gone; whoever measures next needs it to be gone as well.
  while (family.some(isAlive)) await pause(50);
}

function isAlive(pid) {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
