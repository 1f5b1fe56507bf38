// Reads the environment once, checks all of it, and names every fault in one message. See docs/configuration.md.
import { readFileSync } from 'node:fs';
import { isAbsolute, resolve } from 'node:path';
import { unsafeInProduction } from './config-in-production.ts';
import { Environment, type Settings } from './environment.ts';
import { readBrand } from './read-brand.ts';

const projectRoot = resolve(import.meta.dirname, '../../..');

export type Config = ReturnType<typeof readConfig>;

class ConfigurationFault extends Error {
  override name = 'ConfigurationFault';
  constructor(faults: readonly string[]) {
    super(
      `The configuration has ${faults.length === 1 ? 'a fault' : 'faults'}:\n${faults.map((f) => `  - ${f}`).join('\n')}`,
    );
  }
}

export function readConfig(env: Given) {
  // An empty variable means 'not set': compose files and shells produce them by the dozen.
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim()));
  const { set, misspelled } = readSettings(given);
  const isProduction = set.NODE_ENV === 'production';
  const { brand, isNamed, faults: faultsOfBrand } = readBrand(set.BRAND_FILE);
  // A brand that cannot be read is not the fictional one.
  const brandToJudge = faultsOfBrand.length > 0 ? undefined : brand;
  const unsafe = isProduction ? unsafeInProduction(set, brandToJudge) : [];
  const faults = [
    ...[...misspelled].map(([name, sentence]) => `${name}: ${sentence}`),
    ...incompleteGroups(given),
    ...faultsOfBrand,
    // What cannot be read is not missing.
    ...unsafe.filter((fault) => !misspelled.has(fault.split(':', 1).join())),
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
    isNamed,
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

type Given = Record<string, string | undefined>;

/** Those that can be read, so that one fault hides no other; and for each of the rest how it is written. */
function readSettings(given: Given): { set: Settings; misspelled: Map<string, string> } {
  const { success, data, error } = Environment.safeParse(given);
  if (success) return { set: data, misspelled: new Map() };
  const misspelled = new Map(error.issues.map(({ path, message }) => [String(path[0]), message]));
  const readable = Object.entries(given).filter(([name]) => !misspelled.has(name));
  return { set: Environment.parse(Object.fromEntries(readable)), misspelled };
}

function packageVersion(): string {
  return JSON.parse(readFileSync(resolve(projectRoot, 'package.json'), 'utf8')).version;
}

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

function incompleteGroups(given: Given): string[] {
  const storeWithoutBucket =
    given.S3_ENDPOINT && !given.S3_BUCKET
      ? [
          'S3_ENDPOINT: names a store, but no S3_BUCKET says where in it; set both, or neither to keep files in DATA_DIR',
        ]
      : [];
  const incomplete = together.flatMap((names) => {
    const missing = names.filter((name) => !given[name]);
    if (missing.length === 0 || missing.length === names.length) return [];
    return [`${names.join(', ')} go together: set all or none; missing: ${missing.join(', ')}`];
  });
  return [...incomplete, ...storeWithoutBucket];
}
