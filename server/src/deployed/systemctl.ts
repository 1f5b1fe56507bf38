// Stands in for systemctl on a machine where systemd does not run: it reads a unit file and starts what `ExecStart` says, as
// the user and with the settings that the unit names. Its sandbox is systemd's own matter and is checked by
// `systemd-analyze verify`.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdirSync, openSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';

/** Debian's own services, whose packages bring a start script besides the unit. */
const WITH_SCRIPT = ['postgresql', 'nginx'];
const RUN = '/run/units';

type Unit = Map<string, string[]>;

function readUnit(name: string): Unit {
  const [base = '', instance] = name.replace(/\.service$/, '').split('@');
  const file = instance === undefined ? `${base}.service` : `${base}@.service`;
  const path = ['/etc/systemd/system', '/lib/systemd/system'].map((folder) => `${folder}/${file}`).find(existsSync);
  if (!path) throw new Error(`There is no unit ${name}.`);
  const unit: Unit = new Map();
  for (const line of readFileSync(path, 'utf8').replaceAll('\\\n', ' ').split('\n')) {
    const [, key, value] = /^(\w+)=(.*)$/.exec(line) ?? [];
    if (key && value !== undefined) unit.set(key, [...(unit.get(key) ?? []), value.replaceAll('%i', instance ?? '')]);
  }
  return unit;
}

function settings(unit: Unit): Record<string, string> {
  const own = (unit.get('Environment') ?? []).flatMap((line) => line.split(' '));
  const inFiles = (unit.get('EnvironmentFile') ?? []).flatMap((file) => readFileSync(file, 'utf8').split('\n'));
  const pairs = [...own, ...inFiles].flatMap((line) => {
    const [, name, value] = /^([A-Z][A-Z0-9_]*)=(.*)$/.exec(line) ?? [];
    // systemd takes quotes off, and nothing else here.
    return name && value !== undefined ? [[name, value.replace(/^(['"])(.*)\1$/, '$2')]] : [];
  });
  return { PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin', ...Object.fromEntries(pairs) };
}

function makeStateDirectory(unit: Unit, user: string) {
  const [name] = unit.get('StateDirectory') ?? [];
  if (!name) return;
  const path = `/var/lib/${name}`;
  mkdirSync(path, { recursive: true, mode: 0o700 });
  const id = (flag: string) => Number(spawnSync('id', [flag, user], { encoding: 'utf8' }).stdout);
  chownSync(path, id('-u'), id('-g'));
}

/** Starts what a line of the unit says; the shell splits it as systemd would, and is gone then. */
function launch(unit: Unit, line: string) {
  const [user = 'root'] = unit.get('User') ?? [];
  const [home = '/'] = unit.get('WorkingDirectory') ?? [];
  const words = [`--reuid=${user}`, `--regid=${user}`, '--init-groups', ...rightsOf(unit), 'sh', '-c', `exec ${line}`];
  mkdirSync(RUN, { recursive: true });
  const log = openSync(`${RUN}/log`, 'a');
  const env = { HOME: `/var/lib/${user}`, ...settings(unit) };
  const child = spawn('setpriv', words, { cwd: home, env, detached: true, stdio: ['ignore', log, log] });
  return child;
}

/** Caddy listens at ports below 1024 without being root. */
function rightsOf(unit: Unit): string[] {
  const names = (unit.get('AmbientCapabilities') ?? []).map((name) => `+${name.replace('CAP_', '').toLowerCase()}`);
  return names.length > 0 ? [`--inh-caps=${names}`, `--ambient-caps=${names}`] : [];
}

const pidOf = (name: string) => Number(existsSync(`${RUN}/${name}`) ? readFileSync(`${RUN}/${name}`, 'utf8') : 0);

function isRunning(pid: number): boolean {
  if (!pid) return false;
  try {
    // One that has ended and was not fetched yet is not running.
    return /^State:\s+[^ZX]/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'));
  } catch {
    return false;
  }
}

async function start(name: string) {
  if (isRunning(pidOf(name))) return;
  const unit = readUnit(name);
  if (unit.get('Type')?.[0] === 'oneshot') return runOnce(unit);
  makeStateDirectory(unit, unit.get('User')?.[0] ?? 'root');
  const [line = ''] = unit.get('ExecStart') ?? [];
  const child = launch(unit, line);
  child.unref();
  writeFileSync(`${RUN}/${name}`, String(child.pid));
}

async function runOnce(unit: Unit) {
  for (const line of [...(unit.get('ExecStartPre') ?? []), ...(unit.get('ExecStart') ?? [])]) {
    const [code] = await once(launch(unit, line.replaceAll('%%', '%').replaceAll('$$', '$')), 'exit');
    if (code !== 0) throw new Error(`'${line}' ended with ${code}.`);
  }
}

async function stop(name: string) {
  const pid = pidOf(name);
  if (!isRunning(pid)) return;
  const [seconds = '90'] = readUnit(name).get('TimeoutStopSec') ?? [];
  process.kill(pid, 'SIGTERM');
  for (const deadline = Date.now() + Number(seconds) * 1000; isRunning(pid); await pause(50)) {
    if (Date.now() > deadline) process.kill(pid, 'SIGKILL');
  }
}

function reload(name: string) {
  const unit = readUnit(name);
  const [line = ''] = unit.get('ExecReload') ?? [];
  const { status } = spawnSync('sh', ['-c', line], {
    env: { ...settings(unit), MAINPID: String(pidOf(name)) },
    stdio: 'inherit',
  });
  if (status !== 0) throw new Error(`${name} could not be reloaded.`);
}

async function act(verb: string, name: string) {
  if (WITH_SCRIPT.includes(name)) {
    const { status } = spawnSync('service', [name, verb], { stdio: 'inherit' });
    if (status !== 0) throw new Error(`service ${name} ${verb} ended with ${status}.`);
    return;
  }
  if (verb === 'reload') return reload(name);
  if (verb === 'stop' || verb === 'restart') await stop(name);
  if (verb === 'start' || verb === 'restart') await start(name);
}

const [verb = '', ...rest] = process.argv.slice(2);
// A timer waits for its hour, which no trial does.
const names = rest.filter((word) => !/^-|\.timer$/.test(word)).map((name) => name.replace(/\.service$/, ''));
if (verb === 'list-units') {
  const known = readdirSync(RUN).filter((name) => name.startsWith('evenlight@'));
  process.stdout.write(known.map((name) => `${name}.service loaded active running\n`).join(''));
} else if (verb === 'show' && rest.includes('MainPID')) {
  const pid = pidOf(names.at(-1) ?? '');
  process.stdout.write(`${isRunning(pid) ? pid : 0}\n`);
} else if (verb === 'enable') {
  if (rest.includes('--now')) for (const name of names) await act('start', name);
} else if (['start', 'stop', 'restart', 'reload'].includes(verb)) {
  for (const name of names) await act(verb, name);
} else if (verb !== 'daemon-reload') {
  throw new Error(`This stand-in for systemctl does not know '${verb}'.`);
}
