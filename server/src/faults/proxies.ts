// nginx and Caddy as processes of their own, with the very files of `deploy/`: only addresses and certificates differ.
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chmod, mkdir, readFile, writeFile } from 'node:fs/promises';
import { Agent } from 'node:https';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../testing/server-process.ts';
import { askOver } from './ask-over.ts';

const DEPLOY = resolve(import.meta.dirname, '../../../deploy');
const READY_MS = 20_000;

export type ProxyKind = 'nginx' | 'Caddy';
export type Proxy = { agent: Agent; end: () => Promise<void> };
export type ProxyPlace = { place: string; port: number; servers: readonly [number, number] };

// `npm run test:faults` fetches what is missing, and says where it is.
const PROGRAMS: Record<ProxyKind, readonly (string | undefined)[]> = {
  nginx: [process.env.NGINX_PATH, '/usr/sbin/nginx'],
  Caddy: [process.env.CADDY_PATH, '/usr/bin/caddy'],
};

export const programOf = (kind: ProxyKind) => PROGRAMS[kind].find((path) => path && existsSync(path));

/** Starts it in front of the two servers, on `https://localhost:<port>`, and waits until it hands requests on. */
export async function startProxy(kind: ProxyKind, at: ProxyPlace): Promise<Proxy> {
  const program = programOf(kind);
  if (!program) throw new Error(`${kind} is not installed`);
  // Its workers are another user when root starts it.
  await mkdir(at.place, { recursive: true });
  await chmod(at.place, 0o711);
  const { args, env, authority } = kind === 'nginx' ? await nginxFor(at) : await caddyFor(at);
  const child = spawn(program, args, { env: { ...env, HOME: at.place }, stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text) => {
      said += text;
    });
  const agent = await whenReady(child, { port: at.port, authority, said: () => said });
  return {
    agent,
    async end() {
      agent.destroy();
      if (child.exitCode !== null) return;
      const gone = once(child, 'exit');
      child.kill('SIGTERM');
      await gone;
    },
  };
}

async function nginxFor({ place, port, servers: [first, second] }: ProxyPlace) {
  const [certificate, key] = ['certificate.pem', 'key.pem'].map((name) => join(place, name)) as [string, string];
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
  const kept = ['-keyout', key, '-out', certificate];
  execFileSync('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', ...subject, ...kept], {
    stdio: 'ignore',
  });
  // What the operator changes, and nothing else.
  const own: [RegExp, string][] = [
    [/127\.0\.0\.1:3001\b/, `127.0.0.1:${first}`],
    [/127\.0\.0\.1:3002\b/, `127.0.0.1:${second}`],
    [/listen \[::\].*;/, ''],
    [/listen 443\b/, `listen 127.0.0.1:${port}`],
    [/listen 80\b/, `listen 127.0.0.1:${await freePort()}`],
    [/server_name .*;/, 'server_name localhost;'],
    [/ssl_certificate .*;/, `ssl_certificate ${certificate};`],
    [/ssl_certificate_key .*;/, `ssl_certificate_key ${key};`],
    [/root .*;/, `root ${place};`],
  ];
  const shipped = await readFile(join(DEPLOY, 'nginx.conf'), 'utf8');
  const lines = shipped.split('\n').map((line) => {
    if (!line.endsWith('# yours')) return line;
    const [from, to] = own.find(([from]) => from.test(line)) ?? [];
    if (!from || to === undefined) throw new Error(`what is to stand here? ${line}`);
    return line.replace(from, to);
  });
  await writeFile(join(place, 'evenlight.conf'), lines.join('\n'));
  // What Debian's own file says around it, as far as it matters; two workers, which must know the same.
  const around = [
    `pid ${join(place, 'nginx.pid')};`,
    'daemon off; worker_processes 2; error_log stderr;',
    'events { worker_connections 768; }',
    'http {',
    'access_log off;',
    ...['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((what) => `${what}_temp_path ${join(place, what)};`),
    `include ${join(place, 'evenlight.conf')};`,
    '}',
  ];
  await writeFile(join(place, 'nginx.conf'), around.join('\n'));
  return { args: ['-e', 'stderr', '-c', join(place, 'nginx.conf')], env: {}, authority: certificate };
}

async function caddyFor({ place, port, servers }: ProxyPlace) {
  const file = join(place, 'Caddyfile');
  const store = join(place, 'store');
  // Nothing of this machine is touched: neither its trusted certificates nor port 80.
  const options = ['admin off', 'auto_https disable_redirects', 'skip_install_trust', 'default_bind 127.0.0.1'];
  const around = ['{', ...options, `storage file_system ${store}`, '}', `import ${join(DEPLOY, 'Caddyfile')}`];
  await writeFile(file, `${around.join('\n')}\n`);
  const env = {
    SITE: `https://localhost:${port}`,
    UPSTREAMS: servers.map((server) => `127.0.0.1:${server}`).join(' '),
    XDG_CONFIG_HOME: place,
  };
  const args = ['run', '--config', file, '--adapter', 'caddyfile'];
  return { args, env, authority: join(store, 'pki/authorities/local/root.crt') };
}

type Starting = { port: number; authority: string; said: () => string };

async function whenReady(child: ChildProcess, { port, authority, said }: Starting): Promise<Agent> {
  for (const deadline = Date.now() + READY_MS; Date.now() < deadline; await pause(50)) {
    if (child.exitCode !== null) throw new Error(said());
    const ca = await readFile(authority).catch(() => undefined);
    if (!ca) continue;
    const agent = new Agent({ keepAlive: true, ca, family: 4 });
    const answer = await askOver(agent, { port, method: 'GET', path: '/readyz' }).catch(() => undefined);
    if (answer?.status === 200) return agent;
    agent.destroy();
  }
  child.kill('SIGKILL');
  throw new Error(`the proxy was not ready in time: ${said()}`);
}
