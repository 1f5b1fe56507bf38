// Reads the environment once, checks all of it, and names every fault in one message. See docs/configuration.md.
import { readFileSync } from 'node:fs';
import { isAbsolute, resolve } from 'node:path';
import { z } from 'zod';
import { unsafeInProduction } from './config-in-production.ts';
import { readBrand } from './read-brand.ts';

const projectRoot = resolve(import.meta.dirname, '../../..');

const isOn = z.enum(['on', 'off', 'true', 'false', '1', '0']).transform((word) => ['on', 'true', '1'].includes(word));
const webAddress = z.url({ protocol: /^https?$/ }).transform((address) => address.replace(/\/$/, ''));
// As browsers write it in their Origin header: lower case, no default port, no path.
const webOrigin = z
  .url({ protocol: /^https?$/ })
  .refine((address) => new URL(address).pathname === '/', 'must be an address without a path')
  .transform((address) => new URL(address).origin);

/** As tile services write it: https://tiles.example.org/{z}/{x}/{y}.png */
const tileAddress = z
  .string()
  .refine(
    (address) => ['{z}', '{x}', '{y}'].every((part) => address.includes(part)) && URL.canParse(address),
    'must be a web address with {z}, {x} and {y} in it',
  )
  .refine((address) => /^https?:\/\//.test(address), 'must begin with http:// or https://');

/** Several, with commas between them. */
const databaseAddresses = z
  .string()
  .transform((text) => text.split(',').map((address) => address.trim()))
  .pipe(z.array(z.url({ protocol: /^postgres(ql)?$/ })));

const Environment = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  HOST: z.string().min(1).default('127.0.0.1'),
  ORIGIN: webOrigin.optional(),
  TRUSTED_PROXY: z.string().min(1).optional(),
  DATA_DIR: z.string().min(1).default('./data'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  BUILT_IN_DATABASE: isOn.optional(),
  DATABASE_OWNER_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  DATABASE_REPLICA_URLS: databaseAddresses.optional(),
  DATABASE_REPLICA_LAG_SECONDS: z.coerce.number().min(1).max(60).default(5),
  DATABASE_POOL: z.coerce.number().int().min(2).max(200).default(10),
  DATABASE_WAIT_SECONDS: z.coerce.number().min(1).max(60).default(5),
  DATABASE_WAITING_MAX: z.coerce.number().int().min(1).max(100_000).optional(),
  DATABASE_STATEMENT_SECONDS: z.coerce.number().min(1).max(600).default(15),
  DATABASE_LOCK_SECONDS: z.coerce.number().min(1).max(600).default(10),
  DATABASE_IDLE_TRANSACTION_SECONDS: z.coerce.number().min(1).max(600).default(15),
  EVENT_LOOP_LAG_MAX_MS: z.coerce.number().min(50).max(60_000).optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z.email().optional(),
  S3_ENDPOINT: webAddress.optional(),
  S3_BUCKET: z.string().min(1).optional(),
  S3_REGION: z.string().min(1).default('us-west-2'),
  S3_ACCESS_KEY_ID: z.string().min(1).optional(),
  S3_SECRET_ACCESS_KEY: z.string().min(1).optional(),
  S3_SESSION_TOKEN: z.string().min(1).optional(),
  STRIPE_SECRET_KEY: z.string().min(1).optional(),
  STRIPE_PUBLISHABLE_KEY: z.string().min(1).optional(),
  STRIPE_WEBHOOK_SECRET: z.string().min(1).optional(),
  STRIPE_API_HOST: webOrigin.optional(),
  PRENEED_TRUST_PARTNER: z.string().min(1).max(200).optional(),
  MODEL_KIND: z.enum(['openai', 'anthropic']).optional(),
  MODEL_URL: webAddress.optional(),
  MODEL_NAME: z.string().min(1).max(200).optional(),
  MODEL_KEY: z.string().min(1).optional(),
  // A reply is claimed for ninety seconds; the model must end before another process may start.
  MODEL_TIMEOUT_SECONDS: z.coerce.number().min(1).max(60).default(20),
  MODEL_REPLIES_PER_PERSON_A_DAY: z.coerce.number().int().min(0).default(100),
  MODEL_TOKENS_A_DAY: z.coerce.number().int().min(0).max(1_000_000_000).default(200_000),
  SHOW_KEPT_PROMISES: isOn.optional(),
  CLAMD_URL: z.url({ protocol: /^(tcp|unix)$/ }).optional(),
  SECRET_KEY: z
    .string()
    .regex(/^[0-9a-f]{64}$/, 'must be 64 hexadecimal characters (openssl rand -hex 32)')
    .optional(),
  BRAND_FILE: z.string().min(1).optional(),
  ANALYTICS_URL: webAddress.optional(),
  MAP_TILES_URL: tileAddress.optional(),
  MAP_TILES_CREDIT: z.string().min(1).max(200).optional(),
  SAMPLE_DATA: isOn.optional(),
  SAMPLE_FAMILY: isOn.optional(),
  RATE_LIMIT_FACTOR: z.coerce.number().positive().optional(),
  STOP_DELAY_SECONDS: z.coerce.number().min(0).max(60).optional(),
  METRICS_PORT: z.coerce.number().int().min(1).max(65_535).optional(),
  METRICS_HOST: z.string().min(1).default('127.0.0.1'),
  BUILD_VERSION: z.string().min(1).max(100).optional(),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error']).default('info'),
});

export type Config = ReturnType<typeof readConfig>;

class ConfigurationFault extends Error {
  override name = 'ConfigurationFault';
  constructor(faults: readonly string[]) {
    super(
      `The configuration has ${faults.length === 1 ? 'a fault' : 'faults'}:\n${faults.map((f) => `  - ${f}`).join('\n')}`,
    );
  }
}

export function readConfig(env: Record<string, string | undefined>) {
  // An empty variable means 'not set': compose files and shells produce them by the dozen.
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim()));
  const read = Environment.safeParse(given);
  if (!read.success) {
    throw new ConfigurationFault(read.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`));
  }
  const set = read.data;
  const isProduction = set.NODE_ENV === 'production';
  const { brand, faults: faultsOfBrand } = readBrand(set.BRAND_FILE);
  // A brand that cannot be read is not the fictional one.
  const brandToJudge = faultsOfBrand.length > 0 ? undefined : brand;
  const faults = [
    ...incompleteGroups(set),
    ...faultsOfBrand,
    ...(isProduction ? unsafeInProduction(set, brandToJudge) : []),
  ];
  if (faults.length > 0) throw new ConfigurationFault(faults);

  const dataDir = isAbsolute(set.DATA_DIR) ? set.DATA_DIR : resolve(projectRoot, set.DATA_DIR);
  return {
    mode: set.NODE_ENV,
    isProduction,
    port: set.PORT,
    host: set.HOST,
    origin: set.ORIGIN ?? `http://localhost:${set.PORT}`,
    trustedProxy: set.TRUSTED_PROXY,
    dataDir,
    database: databaseFrom(set),
    // A test machine does many things at once, so its delays say nothing about a server.
    eventLoopLagMaxMs: set.EVENT_LOOP_LAG_MAX_MS ?? (set.NODE_ENV === 'test' ? Number.POSITIVE_INFINITY : 1_000),
    mail: { smtpUrl: set.SMTP_URL, from: set.MAIL_FROM ?? brand.email },
    s3: s3From(set),
    stripe: stripeFrom(set),
    preneedTrustPartner: set.PRENEED_TRUST_PARTNER ?? null,
    model: modelFrom(set),
    clamdUrl: set.CLAMD_URL,
    secretKey: set.SECRET_KEY,
    brand,
    analyticsUrl: set.ANALYTICS_URL,
    mapTiles: set.MAP_TILES_URL ? { url: set.MAP_TILES_URL, credit: set.MAP_TILES_CREDIT ?? '' } : null,
    sampleData: set.SAMPLE_DATA ?? !isProduction,
    sampleFamily: set.SAMPLE_FAMILY ?? false,
    rateLimitFactor: set.RATE_LIMIT_FACTOR ?? 1,
    showsKeptPromises: set.SHOW_KEPT_PROMISES ?? false,
    stopDelayMs: (set.STOP_DELAY_SECONDS ?? (isProduction ? 5 : 0)) * 1000,
    logLevel: set.LOG_LEVEL,
    metrics: set.METRICS_PORT ? { port: set.METRICS_PORT, host: set.METRICS_HOST } : undefined,
    version: set.BUILD_VERSION ?? packageVersion(),
    webBuildDir: resolve(projectRoot, 'web/build'),
  };
}

function packageVersion(): string {
  return JSON.parse(readFileSync(resolve(projectRoot, 'package.json'), 'utf8')).version;
}

export type Settings = z.infer<typeof Environment>;

function databaseFrom(set: Settings) {
  return {
    url: set.DATABASE_URL,
    ownerUrl: set.DATABASE_OWNER_URL,
    replicaUrls: set.DATABASE_REPLICA_URLS ?? [],
    replicaLagMaxMs: set.DATABASE_REPLICA_LAG_SECONDS * 1000,
    poolSize: set.DATABASE_POOL,
    // A connection answers several hundred small queries a second, so twenty for each wait well below a second.
    waitingMax: set.DATABASE_WAITING_MAX ?? 20 * set.DATABASE_POOL,
    limits: {
      waitMs: set.DATABASE_WAIT_SECONDS * 1000,
      statementMs: set.DATABASE_STATEMENT_SECONDS * 1000,
      lockMs: set.DATABASE_LOCK_SECONDS * 1000,
      idleTransactionMs: set.DATABASE_IDLE_TRANSACTION_SECONDS * 1000,
    },
  };
}

function s3From(set: Settings) {
  if (!set.S3_BUCKET || !set.S3_ACCESS_KEY_ID || !set.S3_SECRET_ACCESS_KEY) return undefined;
  return {
    endpoint: set.S3_ENDPOINT,
    bucket: set.S3_BUCKET,
    region: set.S3_REGION,
    accessKeyId: set.S3_ACCESS_KEY_ID,
    secretAccessKey: set.S3_SECRET_ACCESS_KEY,
    sessionToken: set.S3_SESSION_TOKEN,
  };
}

/** Without keys the built-in test provider is used. */
function stripeFrom(set: Settings) {
  if (!set.STRIPE_SECRET_KEY || !set.STRIPE_PUBLISHABLE_KEY || !set.STRIPE_WEBHOOK_SECRET) return undefined;
  return {
    secretKey: set.STRIPE_SECRET_KEY,
    publishableKey: set.STRIPE_PUBLISHABLE_KEY,
    webhookSecret: set.STRIPE_WEBHOOK_SECRET,
    apiHost: set.STRIPE_API_HOST,
  };
}

export type ModelConfig = NonNullable<ReturnType<typeof modelFrom>>;

/** Without it the offline companion answers the chat. */
function modelFrom(set: Settings) {
  if (!set.MODEL_KIND || !set.MODEL_URL || !set.MODEL_NAME || !set.MODEL_KEY) return undefined;
  return {
    kind: set.MODEL_KIND,
    url: set.MODEL_URL,
    name: set.MODEL_NAME,
    key: set.MODEL_KEY,
    timeoutMs: set.MODEL_TIMEOUT_SECONDS * 1000,
    repliesPerPersonADay: set.MODEL_REPLIES_PER_PERSON_A_DAY,
    tokensADay: set.MODEL_TOKENS_A_DAY,
  };
}

const together = [
  ['S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'],
  ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET'],
  ['MODEL_KIND', 'MODEL_URL', 'MODEL_NAME', 'MODEL_KEY'],
] as const;

function incompleteGroups(set: Settings): string[] {
  const storeWithoutBucket =
    set.S3_ENDPOINT && !set.S3_BUCKET
      ? [
          'S3_ENDPOINT: names a store, but no S3_BUCKET says where in it; set both, or neither to keep files in DATA_DIR',
        ]
      : [];
  const incomplete = together.flatMap((names) => {
    const missing = names.filter((name) => !set[name]);
    if (missing.length === 0 || missing.length === names.length) return [];
    return [`${names.join(', ')} go together: set all or none; missing: ${missing.join(', ')}`];
  });
  return [...incomplete, ...storeWithoutBucket];
}
