import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fictionalBrand } from '@evenlight/contract/brand';
import { expect, test } from 'vitest';
import { readConfig } from './config.ts';

const brandFile = join(mkdtempSync(join(tmpdir(), 'evenlight-brand-')), 'brand.json');
writeFileSync(
  brandFile,
  JSON.stringify({
    supportPhone: '+1 (415) 200-3000',
    whatsappPhone: '+1 (415) 200-3000',
    helplinePhone: '+1 (415) 200-4000',
    email: 'help@mercy.org',
  }),
);

const safe = {
  NODE_ENV: 'production',
  ORIGIN: 'https://www.mercy.org',
  TRUSTED_PROXY: '10.0.0.1',
  DATABASE_URL: 'postgres://app@db/evenlight?sslmode=verify-full',
  SECRET_KEY: '0f9a37c1'.repeat(8),
  SMTP_URL: 'smtps://mail.mercy.org',
  STRIPE_SECRET_KEY: 'sk_live_of_mercy',
  STRIPE_PUBLISHABLE_KEY: 'pk_live_of_mercy',
  STRIPE_WEBHOOK_SECRET: 'whsec_of_mercy',
  BRAND_FILE: brandFile,
};

function faultOf(env: Record<string, string>): string {
  try {
    readConfig(env);
    return '';
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

test('nothing set runs everything on one machine', () => {
  const config = readConfig({});
  expect(config).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    origin: 'http://localhost:3000',
    sampleData: true,
    brand: fictionalBrand,
  });
  expect(config.dataDir).toMatch(/\/data$/);
});

test('an empty variable counts as not set', () => {
  expect(readConfig({ PORT: '', DATABASE_URL: '' })).toMatchObject({ port: 3000, database: { url: undefined } });
});

test('the built-in database serves families only where the operator says so', () => {
  const onOneMachine = { ...safe, DATABASE_URL: '', BUILT_IN_DATABASE: 'on' };
  expect(readConfig(onOneMachine)).toMatchObject({ isProduction: true, database: { url: undefined } });
  expect(() => readConfig({ ...onOneMachine, BUILT_IN_DATABASE: 'off' })).toThrow('BUILT_IN_DATABASE=on allows');
});

test('an operator’s brand replaces the fictional one; whether they wrote a name is known, whatever it is', () => {
  const { brand, isNamed } = readConfig({ BRAND_FILE: brandFile });
  expect(brand).toMatchObject({ name: 'Evenlight', supportPhone: '+1 (415) 200-3000', email: 'help@mercy.org' });
  expect([isNamed, readConfig({}).isNamed]).toEqual([false, false]);
  const named = join(mkdtempSync(join(tmpdir(), 'evenlight-brand-')), 'brand.json');
  writeFileSync(named, '{"name": "Evenlight"}');
  expect(readConfig({ BRAND_FILE: named }).isNamed).toBe(true);
});

test.each([
  ['{"supportPhone": "415 200 3000"}', 'supportPhone in .*: Write it as \\+1 \\(415\\) 555-0142'],
  ['{"phone": "+1 (415) 200-3000"}', "names 'phone', which is none of its settings: name, supportPhone"],
  [
    '{"serviceArea": {"es": "La Bahía"}}',
    'serviceArea in .*: Write one text .* or one for each language: \\{"en":"…","es":"…"\\}',
  ],
  ['{"conciergeTitle": ["Ana"]}', 'conciergeTitle in .*: Write one text of up to 80 characters'],
  ['{"phoneStaffedAroundTheClock": "yes"}', 'phoneStaffedAroundTheClock in .*: Invalid input: expected boolean'],
  ['["Mercy"]', 'must be one JSON object'],
  ['{name: "Mercy"}', 'could not be read: Expected property name'],
])('a brand file that says %s is refused in words', (content, reason) => {
  const file = join(mkdtempSync(join(tmpdir(), 'evenlight-brand-')), 'brand.json');
  writeFileSync(file, content);
  expect(() => readConfig({ BRAND_FILE: file })).toThrow(new RegExp(reason));
});

test('a brand file with a fault is not taken for the fictional brand', () => {
  const file = join(mkdtempSync(join(tmpdir(), 'evenlight-brand-')), 'brand.json');
  writeFileSync(file, '{"supportPhone": "415 200 3000"}');
  expect(() => readConfig({ ...safe, BRAND_FILE: file })).toThrow(/^The configuration has a fault:\n.*supportPhone/);
});

test('a brand file that is not there or cannot be opened says so', () => {
  const nowhere = join(tmpdir(), 'no-brand-here.json');
  expect(() => readConfig({ BRAND_FILE: nowhere })).toThrow(
    `BRAND_FILE: ${nowhere} could not be read: there is nothing at ${nowhere} (ENOENT)`,
  );
});

test('every fault is named at once, one that cannot be read beside one that is not safe', () => {
  const faulty = {
    ...safe,
    PORT: '99999',
    ORIGIN: 'http://www.mercy.org',
    SMTP_URL: 'smtp://mail.mercy.org:25x',
    S3_BUCKET: 'papers',
    STRIPE_SECRET_KEY: 'sk_test_of_mercy',
    SHOW_KEPT_PROMISES: 'maybe',
    LOG_LEVEL: 'all',
  };
  const lines = faultOf(faulty).split('\n').slice(1);
  expect(lines.map((line) => /^ {2}- ([A-Z0-9_]+)/.exec(line)?.[1])).toEqual([
    'PORT',
    'SMTP_URL',
    'SHOW_KEPT_PROMISES',
    'LOG_LEVEL',
    'S3_BUCKET',
    'ORIGIN',
    'STRIPE_SECRET_KEY',
  ]);
  expect(lines[0]).toBe('  - PORT: must be a whole number from 0 to 65535');
  expect(lines[2]).toBe('  - SHOW_KEPT_PROMISES: must be on or off');
});

test('a setting that cannot be read is not called missing', () => {
  expect(faultOf({ ...safe, SMTP_URL: 'mail.mercy.org', DATABASE_URL: 'localhost', SECRET_KEY: 'short' })).toMatch(
    /^The configuration has faults:\n {2}- DATABASE_URL: must be written as .*\n {2}- SMTP_URL: must be written as .*\n {2}- SECRET_KEY: must be 64 hexa.*$/,
  );
});

test.each([
  ['SMTP_URL', 'smtps://house:p@ss/w#rd@mail.mercy.org:465', 'smtps://user:password@host:465'],
  ['SMTP_URL', 'smtps://house:50%off@mail.mercy.org', '% are percent-encoded'],
  ['SMTP_URL', 'smtps://house:1?x@mail.mercy.org', '%3F'],
  ['SMTP_URL', 'smtp:mail.mercy.org', 'smtp://user:password@host:587'],
  ['DATABASE_URL', 'postgres://app:p/w@db/evenlight', 'postgres://user:password@host/database'],
  ['DATABASE_URL', 'postgres://app:12/w@db/evenlight', '/ ? # % are percent-encoded'],
  ['DATABASE_URL', 'postgres://app:12#w@db/evenlight', '%23'],
  ['DATABASE_REPLICA_URLS', 'postgres://app@copy/evenlight,copy2', 'postgres://user:password@host/database'],
  ['S3_ENDPOINT', 's3.mercy.org', 'such as https://'],
  ['ORIGIN', 'www.mercy.org', 'without a path, such as https://www.your-name.org'],
  ['CLAMD_URL', 'clamd:3310', 'tcp://127.0.0.1:3310'],
  ['MAIL_FROM', 'Mercy', 'support@your-name.org'],
])('%s written as %s is refused with the form that is wanted, and without what was written', (name, value, form) => {
  const fault = faultOf({ [name]: value });
  expect(fault).toContain(`- ${name}: must be `);
  expect(fault).toContain(form);
  expect(fault).not.toContain(value);
});

test.each([
  ['SMTP_URL', 'smtps://house:p%40%2F%23@mail.mercy.org:465'],
  ['SMTP_URL', 'smtps://house:p@ss@mail.mercy.org?pool=true'],
  ['DATABASE_URL', 'postgres://app:p%2Fw@db/evenlight?sslmode=verify-full'],
  ['DATABASE_URL', 'postgresql:///evenlight?host=/run/postgresql&password=p@ss'],
])('%s may be written as %s', (name, value) => {
  expect(readConfig({ [name]: value }).mode).toBe('development');
});

test('a store without a bucket is no silent directory', () => {
  expect(() => readConfig({ S3_ENDPOINT: 'https://s3.example.org' })).toThrow('names a store, but no S3_BUCKET');
});

test('the public address is written as browsers write it', () => {
  expect(readConfig({ ORIGIN: 'https://WWW.Mercy.org:443/' }).origin).toBe('https://www.mercy.org');
  expect(() => readConfig({ ORIGIN: 'https://mercy.org/app' })).toThrow(/without a path/);
});

test('nobody claims to answer around the clock by leaving a line out', () => {
  expect(readConfig({ BRAND_FILE: brandFile }).brand.phoneStaffedAroundTheClock).toBe(false);
});

test('production starts with safe settings, and shows no sample data', () => {
  expect(readConfig(safe)).toMatchObject({ isProduction: true, sampleData: false });
});

test.each([
  ['the fictional phone numbers', { BRAND_FILE: '' }, 'BRAND_FILE'],
  ['no public address', { ORIGIN: '' }, 'ORIGIN'],
  ['plain http', { ORIGIN: 'http://www.mercy.org' }, 'ORIGIN'],
  ['an overheard database', { DATABASE_URL: 'postgres://app@db/evenlight' }, 'DATABASE_URL'],
  [
    'a database elsewhere that is said to be here',
    { DATABASE_URL: 'postgres://app@localhost/evenlight?host=db' },
    'DATABASE_URL',
  ],
  [
    'a database whose second word takes the first back',
    { DATABASE_URL: `${safe.DATABASE_URL}&sslmode=disable` },
    'DATABASE_URL',
  ],
  ['an overheard owner of it', { DATABASE_OWNER_URL: 'postgres://owner@db/evenlight' }, 'DATABASE_OWNER_URL'],
  ['an overheard replica', { DATABASE_REPLICA_URLS: 'postgres://app@copy/evenlight' }, 'DATABASE_REPLICA_URLS'],
  ['overheard files', { S3_ENDPOINT: 'http://s3' }, 'S3_ENDPOINT'],
  ['no proxy that ends TLS', { TRUSTED_PROXY: '' }, 'TRUSTED_PROXY'],
  ['the built-in database', { DATABASE_URL: '' }, 'DATABASE_URL'],
  ['a key that lies beside the data', { SECRET_KEY: '' }, 'SECRET_KEY'],
  ['a key from an example', { SECRET_KEY: 'ab'.repeat(32) }, 'SECRET_KEY'],
  ['a key of zeros', { SECRET_KEY: '0'.repeat(64) }, 'SECRET_KEY'],
  ['no mail server', { SMTP_URL: '' }, 'SMTP_URL'],
  [
    'payments that nobody takes',
    { STRIPE_SECRET_KEY: '', STRIPE_PUBLISHABLE_KEY: '', STRIPE_WEBHOOK_SECRET: '' },
    'STRIPE_SECRET_KEY',
  ],
  ['test keys of Stripe', { STRIPE_SECRET_KEY: 'sk_test_of_mercy' }, 'STRIPE_SECRET_KEY'],
  ['another Stripe', { STRIPE_API_HOST: 'https://stripe.mercy.org' }, 'STRIPE_API_HOST'],
  ['sample data', { SAMPLE_DATA: 'on' }, 'SAMPLE_DATA'],
  ['a sample family', { SAMPLE_FAMILY: 'on' }, 'SAMPLE_FAMILY'],
  ['loosened limits', { RATE_LIMIT_FACTOR: '10' }, 'RATE_LIMIT_FACTOR'],
])('production refuses %s', (_, change, named) => {
  expect(() => readConfig({ ...safe, ...change })).toThrow(named);
});

test.each([
  'postgres://app@localhost/evenlight',
  'postgres://app@[::1]/evenlight',
  'postgres://app@db/evenlight?host=/run/postgresql',
  'postgres://app@%2Frun%2Fpostgresql/evenlight',
])('a database on the same machine cannot be overheard: %s', (url) => {
  expect(readConfig({ ...safe, DATABASE_URL: url, DATABASE_OWNER_URL: url }).isProduction).toBe(true);
});

test('half of the S3 or Stripe settings is a fault', () => {
  expect(() => readConfig({ S3_BUCKET: 'papers' })).toThrow(/go together/);
  expect(() => readConfig({ STRIPE_SECRET_KEY: 'sk_live_of_mercy' })).toThrow(/go together/);
});

test('a tile address says where its parts go, and is https in production', () => {
  const url = 'https://tiles.mercy.org/{z}/{x}/{y}.png';
  expect(readConfig({ MAP_TILES_URL: url, MAP_TILES_CREDIT: 'Map data: the county' }).mapTiles).toEqual({
    url,
    credit: 'Map data: the county',
  });
  expect(readConfig({}).mapTiles).toBeNull();
  for (const wrong of ['https://tiles.mercy.org/', 'ftp://tiles.mercy.org/{z}/{x}/{y}', '{z}{x}{y}'])
    expect(() => readConfig({ MAP_TILES_URL: wrong })).toThrow('MAP_TILES_URL');
  expect(() => readConfig({ ...safe, MAP_TILES_URL: url.replace('https', 'http') })).toThrow(
    'MAP_TILES_URL: must be https',
  );
});

test('a model needs all its parts, and those that are missing are named without showing the key', () => {
  const model = {
    MODEL_KIND: 'openai',
    MODEL_URL: 'http://10.0.0.9/v1/',
    MODEL_NAME: 'kind-words',
    MODEL_KEY: 'sk-of-mercy',
  };
  expect(readConfig({}).model).toBeUndefined();
  expect(readConfig(model).model).toEqual({
    kind: 'openai',
    url: 'http://10.0.0.9/v1',
    name: 'kind-words',
    key: 'sk-of-mercy',
    timeoutMs: 20_000,
    repliesPerPersonADay: 100,
    tokensADay: 200_000,
  });
  const half = faultOf({ MODEL_KIND: 'openai', MODEL_KEY: 'sk-of-mercy' });
  expect(half).toContain('missing: MODEL_URL, MODEL_NAME');
  expect(half).not.toContain('sk-of-mercy');
  expect(faultOf({ ...model, MODEL_KIND: 'oracle' })).toContain('MODEL_KIND');
  expect(faultOf({ ...safe, ...model })).toContain('MODEL_URL: must be https');
  expect(readConfig({ ...safe, ...model, MODEL_URL: 'http://127.0.0.1:8080/v1' }).model).toBeDefined();
});
