// No key, no password and no source lies where others can take it: in the repository, in the build, at an address.
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, test } from 'vitest';
import { openTestHouse } from '../testing/open-test-house.ts';

const root = join(import.meta.dirname, '../../..');
const built = join(root, 'web/build');
const house = await openTestHouse();
const visitor = house.aVisitor();

/** As their makers write them. Words of ours such as `sk_live_of_mercy` are too short to be one. */
const secrets = {
  'a private key': /-----BEGIN (?:RSA |EC |OPENSSH |ENCRYPTED )?PRIVATE KEY-----/,
  'a key of Amazon': /\b(?:AKIA|ASIA)[0-9A-Z]{16}\b/,
  'a key of Stripe': /\b(?:sk|rk)_(?:live|test)_[0-9a-zA-Z]{20,}/,
  'a webhook secret of Stripe': /\bwhsec_[0-9a-zA-Z]{24,}/,
  'a token of GitHub': /\bgh[pousr]_[0-9A-Za-z]{36}|\bgithub_pat_\w{60,}/,
  'a token of npm': /\bnpm_[0-9A-Za-z]{36}\b/,
  'a key of Anthropic or OpenAI': /\bsk-(?:ant-|proj-)?[0-9A-Za-z_-]{40,}/,
  'a key of Slack or Google': /\bxox[abp]-[0-9A-Za-z-]{20,}|\bAIza[0-9A-Za-z_-]{35}\b/,
  'a master key': /SECRET_KEY\s*[=:]\s*['"]?[0-9a-f]{64}\b/,
  'a password in an address': /\b(?:postgres(?:ql)?|smtps?|https?):\/\/[\w.-]+:[^@\s'"`${}<]{12,}@/,
};

function secretsIn(file: string): string[] {
  const text = readFileSync(file, 'latin1');
  return Object.entries(secrets).flatMap(([what, pattern]) =>
    pattern.test(text) ? [`${relative(root, file)} holds ${what}`] : [],
  );
}

/** Without git, as in an image, everything that is not installed or made. */
function ownFiles(): string[] {
  if (existsSync(join(root, '.git')))
    return execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8', maxBuffer: 16 * 1024 * 1024 })
      .split('\0')
      .filter((name) => name && existsSync(join(root, name)))
      .map((name) => join(root, name));
  return filesBelow(root, ['node_modules', 'build', 'data', '.cache', 'test-results']);
}

function filesBelow(directory: string, without: readonly string[] = []): string[] {
  return readdirSync(directory, { withFileTypes: true }).flatMap((entry) => {
    if (without.includes(entry.name)) return [];
    const path = join(directory, entry.name);
    return entry.isDirectory() ? filesBelow(path, without) : [path];
  });
}

test('the patterns know a secret when they see one', () => {
  const real = `sk_live_${'a1B2'.repeat(6)} AKIA${'Q7'.repeat(8)} postgres://app:${'x7'.repeat(8)}@db/house`;
  const found = Object.entries(secrets).filter(([, pattern]) => pattern.test(real));
  expect(found.map(([what]) => what)).toEqual(['a key of Amazon', 'a key of Stripe', 'a password in an address']);
});

test('no secret lies in the repository', () => {
  const files = ownFiles().filter((file) => statSync(file).isFile());
  expect(files.length).toBeGreaterThan(500);
  expect(files.flatMap(secretsIn)).toEqual([]);
  const names = files.map((file) => relative(root, file));
  expect(names.filter((name) => /(^|\/)\.env(\.|$)|\.(pem|key|p12|pfx)$|id_(rsa|ed25519)/.test(name))).toEqual([]);
});

test('the built pages hold no secret, no map of their sources, and nothing of the server’s settings', () => {
  const files = filesBelow(join(built, 'client'));
  expect(files.length).toBeGreaterThan(50);
  expect(files.filter((file) => file.endsWith('.map'))).toEqual([]);
  for (const file of files.filter((name) => /\.(js|css|html)$/.test(name))) {
    expect(secretsIn(file)).toEqual([]);
    const text = readFileSync(file, 'utf8');
    expect(text, file).not.toMatch(/sourceMappingURL=|DATABASE_URL|SMTP_URL|S3_SECRET_ACCESS_KEY/);
  }
});

test.each([
  '/.git/HEAD',
  '/.git/config',
  '/.env',
  '/.env.production',
  '/deploy/example.env',
  '/.npmrc',
  '/.gitignore',
  '/package.json',
  '/package-lock.json',
  '/server/src/main.ts',
  '/web/build/server/index.js',
  '/docs/runbook.md',
  '/data/master.key',
  '/data/',
  '/metrics',
  '/server-status',
  '/debug',
  '/debug/vars',
  '/actuator/env',
  '/trace',
  '/assets',
  '/assets/',
  '/icons/',
  '/fonts/',
  '/node_modules/zod/package.json',
  '/swagger.json',
  '/graphql',
  '/assets/..%2f..%2fserver/index.js',
  '/..%2f..%2fetc/passwd',
  '/%2e%2e/%2e%2e/etc/passwd',
  '/assets/%00.js',
  '/api/metrics',
  '/api/debug',
  '/api/.env',
  '/backup.zip',
  '/dump.sql',
  '/index.html.bak',
  '/index.php~',
])('%s leads nowhere', async (path) => {
  const { status, text, headers } = await visitor.raw('GET', path);
  expect([400, 404]).toContain(status);
  expect(text).not.toMatch(/Index of|root:x:|evenlight_build_info|"lockfileVersion"|\[core\]|SECRET_KEY/);
  expect(headers).not.toHaveProperty('x-powered-by');
});

test('there is no map at the address of a built script', async () => {
  const scripts = filesBelow(join(built, 'client/assets')).filter((file) => file.endsWith('.js'));
  // That no map was built is said above; these are some of all the addresses where one would be.
  for (const script of scripts.filter((_, at) => at % 50 === 0)) {
    const { status } = await visitor.raw('GET', `/assets/${relative(join(built, 'client/assets'), script)}.map`);
    expect(status, script).toBe(404);
  }
});

test('a house with a mail server, as every one in production, has no mailbox to look into', async () => {
  const withMail = await openTestHouse({ env: { SMTP_URL: 'smtp://127.0.0.1:9' } });
  expect((await withMail.aVisitor().raw('GET', '/dev/mailbox')).status).toBe(404);
});
