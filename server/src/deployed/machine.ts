// An empty Debian machine to follow the runbook on: its own files, processes and users, in memory of nobody else. What is done
// in it is gone with it; the network is the one of the machine it runs on.
import { type ChildProcessWithoutNullStreams, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../../..');
const SUITE = 'bookworm';

/** Debian's smallest installation, made once. systemd is there for `systemd-analyze verify`; it does not run. */
function ensureBase(): string {
  const base = join(root, '.cache', `debian-${SUITE}`);
  if (existsSync(base)) return base;
  const words = ['--variant=minbase', '--include=ca-certificates,systemd,procps', SUITE];
  rmSync(`${base}.unfinished`, { recursive: true, force: true });
  execFileSync('debootstrap', [...words, `${base}.unfinished`, 'http://deb.debian.org/debian'], { stdio: 'ignore' });
  // Where packages come from is this machine's matter.
  rmSync(`${base}.unfinished/etc/apt/sources.list`);
  cpSync('/etc/apt', `${base}.unfinished/etc/apt`, { recursive: true });
  renameSync(`${base}.unfinished`, base);
  return base;
}

const ENTER = `
set -eu
base=$1 place=$2 checkout=$3
mount -t overlay overlay -o "lowerdir=$base,upperdir=$place/changes,workdir=$place/work" "$place/machine"
mkdir -p "$place/machine/checkout"
mount -t proc proc "$place/machine/proc"
mount --rbind /dev "$place/machine/dev"
mount --bind "$checkout" "$place/machine/checkout"
mount -o remount,bind,ro "$place/machine/checkout"
exec chroot "$place/machine" /usr/bin/env -i HOME=/root LANG=C.UTF-8 DEBIAN_FRONTEND=noninteractive \\
  PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin /bin/bash
`;

export type Machine = Awaited<ReturnType<typeof openMachine>>;

/** One shell, as an operator's: what a block sets, the next one finds. */
export async function openMachine() {
  const base = ensureBase();
  const place = mkdtempSync('/var/tmp/evenlight-machine-');
  for (const folder of ['changes', 'work', 'machine']) mkdirSync(join(place, folder));
  const alone = ['--mount', '--pid', '--fork', '--kill-child', '--propagation', 'private'];
  const shell = spawn('unshare', [...alone, 'sh', '-c', ENTER, 'enter', base, place, root]);
  const said = collect(shell);
  let ended = false;
  const gone = once(shell, 'exit').then(() => {
    ended = true;
  });
  let blocks = 0;
  const lastWords = () => {
    const log = join(place, 'changes/run/units/log');
    return existsSync(log) ? readFileSync(log, 'utf8').split('\n').slice(-20).join('\n') : 'nothing';
  };

  /** Runs commands to their end; one that fails ends everything, as it would stop an operator. */
  async function run(commands: string): Promise<string> {
    blocks += 1;
    const done = `-- done ${blocks} --`;
    const from = said().length;
    // In the shell itself and not below it, so that variables stay.
    shell.stdin.write(`set -eu\n${commands}\nset +eu\necho '${done}'\n`);
    while (!said().includes(done)) {
      if (ended)
        throw new Error(
          `the machine stopped at:\n${commands}\nIt said:\n${said().slice(from)}\nIts units said last:\n${lastWords()}`,
        );
      await Promise.race([once(shell.stdout, 'data'), gone]);
    }
    return said().slice(from).replace(done, '').trim();
  }

  const node = '/checkout/node_modules/.bin/node';
  await run(`printf '#!/bin/sh\\nexec ${node} /checkout/server/src/deployed/systemctl.ts "$@"\\n' > /usr/local/bin/systemctl
chmod +x /usr/local/bin/systemctl
printf '127.0.0.1 localhost\n::1 localhost\n' > /etc/hosts`);
  return {
    run,
    /** A file in it, as a path on this machine. */
    path: (path: string) => join('/proc', String(insideOf(shell)), 'root', path),
    write: (path: string, content: string) =>
      writeFileSync(join('/proc', String(insideOf(shell)), 'root', path), content),
    async close() {
      shell.kill('SIGKILL');
      await gone;
      rmSync(place, { recursive: true, force: true });
    },
  };
}

/** The process in the machine: the child of the one that has entered it. */
function insideOf({ pid }: ChildProcessWithoutNullStreams): string {
  return execFileSync('pgrep', ['-P', String(pid)], { encoding: 'utf8' }).trim();
}

function collect(child: ChildProcessWithoutNullStreams): () => string {
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8');
    stream.on('data', (text) => {
      said += text;
    });
  }
  return () => said;
}
