// What the server may do at all, read from its code: whom it calls, what it starts, and where SQL is put together. A new
// place has to be written down here, with the reason why nobody outside can steer it.
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const root = `${import.meta.dirname}/..`;
const sources = globSync('**/*.ts', {
  cwd: root,
  exclude: ['**/*.test.ts', 'testing/**', 'security/**', 'faults/**', 'deployed/**'],
}).map((file) => ({
  file,
  code: withoutComments(readFileSync(`${root}/${file}`, 'utf8')),
}));

const filesWith = (pattern: RegExp) =>
  sources
    .filter(({ code }) => pattern.test(code))
    .map(({ file }) => file)
    .sort();

function withoutComments(code: string): string {
  return code.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
}

test('the server calls nobody but those whom the operator has named', () => {
  const callers =
    /(?<![-\w]|boss\.)fetch\(|createTransport\(|new Stripe\(|createAnthropic\(|from '(node:)?(net|tls|https?|http2|dgram|undici)'/;
  // Types and servers are no calls.
  const calls = filesWith(callers).filter((file) => !listensOnly.includes(file));
  expect(calls).toEqual(Object.keys(callsOut).sort());
});

/** They listen, or name a type of Node's. */
const listensOnly = [
  'platform/files/s3/s3-client.ts',
  'platform/http/live-routes.ts',
  'platform/http/page-cache.ts',
  'platform/http/quiet-sockets.ts',
  'platform/http/request-ids.ts',
  'platform/http/cached-page-fast-path.ts',
  'platform/metrics/metrics-server.ts',
  'platform/request-context.ts',
  'platform/http/leftover-bodies.ts',
];

/** Where each of them gets its address from. */
const callsOut: Record<string, string> = {
  'features/moments/jobs.ts': 'const { analyticsUrl } = config',
  'features/payments/providers/stripe-provider.ts': 'hostIn(settings.apiHost)',
  'features/support/companion/model/ask-model.ts': '{ kind, url, name, key }: ModelConfig',
  'platform/antivirus/clamd.ts': 'ask(config.clamdUrl, bytes)',
  'platform/files/s3/s3-exchange.ts': 'url = addressOf(s3, request)',
  'platform/mail/mailer.ts': 'config.mail.smtpUrl',
};

test('what is called stands in the configuration, not in anything that somebody sent', () => {
  for (const [file, setting] of Object.entries(callsOut)) {
    const code = sources.find((source) => source.file === file)?.code ?? '';
    expect([file, code.includes(setting)]).toEqual([file, true]);
  }
});

test('the model is never followed to another address', () => {
  const code = sources.find(({ file }) => file.endsWith('model/ask-model.ts'))?.code ?? '';
  expect(code).toContain("redirect: 'error'");
});

test('no tool is started through a shell, and none at all by what people send', () => {
  expect(filesWith(/child_process/)).toEqual([
    'platform/database/drop-root-privileges.ts',
    'platform/database/postgres-process.ts',
    'platform/database/written-pids.ts',
  ]);
  expect(
    filesWith(/\bshell:|\bexec\(['"`]|\bexecSync\(|\bexecFile\(['"`](sh|bash|cmd)\b|\beval\(|new Function\(/),
  ).toEqual([]);
});

test('files of people are looked at inside the process, under names that we make', () => {
  const uploads = sources.filter(({ file }) => /^platform\/(uploads|antivirus|files)\//.test(file));
  expect(uploads.length).toBeGreaterThan(10);
  for (const { file, code } of uploads)
    expect([file, /child_process|filename\b.*join\(/.test(code)]).toEqual([file, false]);
});

test('SQL is put together in no place that sees what people send', () => {
  expect(filesWith(/\bsql\.raw\(/)).toEqual(Object.keys(rawSql).sort());
  for (const [file, pieces] of Object.entries(rawSql)) {
    const code = sources.find((source) => source.file === file)?.code ?? '';
    const raw = [...code.matchAll(/sql\.raw\((.*)$/gm)].map(([, rest = '']) => rest);
    expect([file, raw.length]).toEqual([file, pieces]);
  }
});

/** How many pieces, each made of names of our own columns and of constants. */
const rawSql: Record<string, number> = {
  'features/resources/store.ts': 1,
  'features/vendors/keep-samples.ts': 1,
  'features/vendors/keep-vendors.ts': 1,
  'features/vendors/recommend.ts': 1,
  'features/vendors/search.ts': 3,
  'features/vendors/update-search-index.ts': 4,
  'features/vendors/tables.ts': 1,
  'features/venues/store.ts': 1,
  'platform/database/columns.ts': 1,
};
