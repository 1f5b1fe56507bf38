// What `npm start`, `npm test` and their kin share. Plain JavaScript that runs on Node 20 with nothing installed yet.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compressAssets } from './compress-assets.mjs';

export const root = resolve(dirname(fileURLToPath(import.meta.url)), '..');
const cache = join(root, '.cache');

/** @param {string} sentence */
export const say = (sentence) => process.stdout.write(`${sentence}\n`);

/** The Node that npm installed for us, so that everyone runs the same one; else the Node that started us. */
export function houseNode() {
  const { platform, arch } = process;
  const places = [`node-${platform}-${arch}`, `node-bin-${platform}-${arch}`].map((name) =>
    join(root, 'node_modules', name, 'bin/node'),
  );
  const found = places.find(existsSync);
  if (found) return found;
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > 22 || (major === 22 && minor >= 18)) return process.execPath;
  throw new Error(`There is no Node 24 package for ${platform} on ${arch}. Install Node 24 and start again.`);
}

/**
 * Environment in which `node` and the tools of node_modules come first.
 * @param {NodeJS.ProcessEnv} extra
 * @returns {NodeJS.ProcessEnv}
 */
export function houseEnv(extra = {}) {
  const path = [dirname(houseNode()), join(root, 'node_modules/.bin'), process.env.PATH].join(':');
  // Node keeps what it has compiled: the server starts in two thirds of the time.
  const compiled = join(root, 'node_modules/.cache/compiled');
  return { NODE_COMPILE_CACHE: compiled, ...process.env, PATH: path, ...extra };
}

/**
 * Runs a command to its end; shows what it says, or keeps it back and shows it only if the command fails.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv, isQuiet?: boolean }} options
 * @returns {Promise<string>}
 */
export function run(command, args, { cwd = root, env = process.env, isQuiet = false } = {}) {
  return new Promise((done, fail) => {
    const child = spawn(command, args, {
      cwd,
      env,
      stdio: ['ignore', isQuiet ? 'pipe' : 'inherit', isQuiet ? 'pipe' : 'inherit'],
    });
    const end = () => child.kill();
    process.once('exit', end);
    let said = '';
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text) => (said += text));
    child.once('error', fail);
    child.once('close', (code) => {
      process.off('exit', end);
      if (code === 0) done(said);
      else fail(new Error(`${command} ${args.join(' ')} ended with ${code}\n${said}`));
    });
  });
}

/**
 * Runs a command that takes over this process: its signals, its output, its exit code.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ env?: NodeJS.ProcessEnv }} options
 */
export function become(command, args, { env = process.env } = {}) {
  const child = spawn(command, args, { cwd: root, env, stdio: 'inherit' });
  // The terminal sends Ctrl-C to both, a supervisor to us alone; hearing it twice does no harm.
  process.on('SIGINT', () => child.kill('SIGINT'));
  process.on('SIGTERM', () => child.kill('SIGTERM'));
  // npm does not always pass on signals; a server whose starter is gone closes too.
  const starter = process.ppid;
  setInterval(() => process.ppid !== starter && child.kill('SIGTERM'), 500).unref();
  child.once('error', (error) => {
    process.stderr.write(`${command} could not be started: ${error.message}\n`);
    process.exit(1);
  });
  child.once('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
}

/** Installs the packages when the lockfile is not the one that was installed last. */
export async function ensureInstalled() {
  const wanted = fingerprint([join(root, 'package-lock.json')]);
  if (existsSync(join(root, 'node_modules')) && readMark('installed') === wanted) return;
  await step('Installing packages (a minute or two, once)', async () => {
    // The browser for tests is found or fetched when the tests need it.
    const env = { ...process.env, PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '1', NODE_ENV: 'development' };
    await run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], { env, isQuiet: true });
  });
  writeMark('installed', wanted);
}

const WEB_SOURCES = [
  'contract/src',
  'web/src',
  'web/public',
  'web/package.json',
  'web/vite.config.ts',
  'web/chunks.ts',
  'web/text-plugins.ts',
  'web/text-folders.ts',
  'web/catalogue.ts',
  'web/texts-in-modules.ts',
  'scripts/compress-assets.mjs',
  'lingui.config.ts',
  'languages',
  'web/react-router.config.ts',
  'package-lock.json',
];

const SERVER_SOURCES = ['contract/src', 'server/src', 'languages', 'scripts/build-server.mjs', 'package-lock.json'];
/** @param {string} path */
const isServerSource = (path) => /\.(ts|mjs|json)$/.test(path);

/** What `npm start` runs. */
export const builtServer = join(root, 'server/build/main.js');

/** Builds the pages and the server, each when its sources are not the ones that were built last. */
export async function ensureBuilt() {
  await ensureBuiltFrom(
    filesOf(WEB_SOURCES),
    { what: 'pages', into: join(root, 'web/build/server/index.js') },
    async () => {
      const env = houseEnv({ NODE_ENV: 'production' });
      await run('react-router', ['build'], { cwd: join(root, 'web'), env, isQuiet: true });
      await compressAssets(join(root, 'web/build/client'));
    },
  );
  const sources = filesOf(SERVER_SOURCES).filter(isServerSource);
  await ensureBuiltFrom(sources, { what: 'server', into: builtServer }, () =>
    run(houseNode(), [join(root, 'scripts/build-server.mjs')], { isQuiet: true }),
  );
}

/**
 * @param {string[]} sources
 * @param {{ what: string, into: string }} built
 * @param {() => Promise<unknown>} build
 */
async function ensureBuiltFrom(sources, { what, into }, build) {
  const wanted = fingerprint(sources);
  if (existsSync(into) && readMark(`built-${what}`) === wanted) return;
  await step(`Building the ${what}`, build);
  writeMark(`built-${what}`, wanted);
}

/**
 * A check of these files that passed holds as long as they do not change.
 * @param {string} what
 * @param {readonly string[]} paths
 * @param {() => Promise<unknown>} check
 */
export async function unlessUnchanged(what, paths, check) {
  const wanted = fingerprint(paths.flatMap((path) => filesIn(join(root, path))));
  if (readMark(`held-${what}`) === wanted) return;
  await check();
  writeMark(`held-${what}`, wanted);
}

/** @param {readonly string[]} paths */
const filesOf = (paths) => paths.flatMap((path) => filesIn(join(root, path))).filter((file) => !isForTests(file));
/** @param {string} file */
const isForTests = (file) => /\.test\.tsx?$|\/web\/src\/testing\//.test(file);

/**
 * Says what is being done and, when it is done, how long it took.
 * @template Outcome
 * @param {string} what
 * @param {() => Promise<Outcome>} work
 */
export async function step(what, work) {
  const started = Date.now();
  process.stdout.write(`${what} …`);
  // A dot now and then, so that a slow network does not look like a stuck program.
  const dots = setInterval(() => process.stdout.write('.'), 3_000);
  try {
    return await work();
  } finally {
    clearInterval(dots);
    say(` ${((Date.now() - started) / 1000).toFixed(1)} s`);
  }
}

/** @param {readonly string[]} files */
function fingerprint(files) {
  const hash = createHash('sha256');
  for (const file of files) hash.update(file.slice(root.length)).update(readFileSync(file));
  return hash.digest('hex');
}

/**
 * @param {string} path
 * @returns {string[]}
 */
function filesIn(path) {
  if (!existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path, { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => filesIn(join(path, entry.name)));
}

/** @param {string} name */
function readMark(name) {
  const file = join(cache, name);
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

/**
 * @param {string} name
 * @param {string} value
 */
function writeMark(name, value) {
  mkdirSync(cache, { recursive: true });
  writeFileSync(join(cache, name), value);
}
