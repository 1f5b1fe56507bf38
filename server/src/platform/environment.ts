// The form of every setting, and the sentence that says it where one is written otherwise. See docs/configuration.md.
import { z } from 'zod';
import {
  databaseAddress,
  databaseAddresses,
  mailServerAddress,
  tileAddress,
  virusScannerAddress,
  webAddress,
  webOrigin,
} from './addresses.ts';

const isOn = z
  .enum(['on', 'off', 'true', 'false', '1', '0'], 'must be on or off')
  .transform((word) => ['on', 'true', '1'].includes(word));

function numberFrom(lowest: number, highest: number) {
  const form = `must be a number from ${lowest} to ${highest}`;
  return z.coerce.number(form).min(lowest, form).max(highest, form);
}

function wholeNumberFrom(lowest: number, highest: number) {
  const form = `must be a whole number from ${lowest} to ${highest}`;
  return z.coerce.number(form).int(form).min(lowest, form).max(highest, form);
}

export const Environment = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
  PORT: wholeNumberFrom(0, 65_535).default(3000),
  HOST: z.string().min(1).default('127.0.0.1'),
  ORIGIN: webOrigin.optional(),
  TRUSTED_PROXY: z.string().min(1).optional(),
  DATA_DIR: z.string().min(1).default('./data'),
  DATABASE_URL: databaseAddress.optional(),
  BUILT_IN_DATABASE: isOn.optional(),
  DATABASE_OWNER_URL: databaseAddress.optional(),
  DATABASE_REPLICA_URLS: databaseAddresses.optional(),
  DATABASE_REPLICA_LAG_SECONDS: numberFrom(1, 60).default(5),
  DATABASE_POOL: wholeNumberFrom(2, 200).default(10),
  DATABASE_WAIT_SECONDS: numberFrom(1, 60).default(5),
  DATABASE_WAITING_MAX: wholeNumberFrom(1, 100_000).optional(),
  DATABASE_STATEMENT_SECONDS: numberFrom(1, 600).default(15),
  DATABASE_LOCK_SECONDS: numberFrom(1, 600).default(10),
  DATABASE_IDLE_TRANSACTION_SECONDS: numberFrom(1, 600).default(15),
  EVENT_LOOP_LAG_MAX_MS: numberFrom(50, 60_000).optional(),
  SMTP_URL: mailServerAddress.optional(),
  MAIL_FROM: z.email('must be an e-mail address, such as support@your-name.org').optional(),
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
  MODEL_TIMEOUT_SECONDS: numberFrom(1, 60).default(20),
  MODEL_REPLIES_PER_PERSON_A_DAY: wholeNumberFrom(0, 1_000_000_000).default(100),
  MODEL_TOKENS_A_DAY: wholeNumberFrom(0, 1_000_000_000).default(200_000),
  SHOW_KEPT_PROMISES: isOn.optional(),
  CLAMD_URL: virusScannerAddress.optional(),
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
  RATE_LIMIT_FACTOR: z.coerce.number('must be a number').positive('must be more than 0').optional(),
  STOP_DELAY_SECONDS: numberFrom(0, 60).optional(),
  METRICS_PORT: wholeNumberFrom(1, 65_535).optional(),
  METRICS_HOST: z.string().min(1).default('127.0.0.1'),
  BUILD_VERSION: z.string().min(1).max(100).optional(),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error']).default('info'),
});

export type Settings = z.infer<typeof Environment>;
