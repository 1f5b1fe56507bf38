// Settings that production refuses because they put families' papers, money or trust at risk. One message names them all.
import { type Brand, isFictionalEmail, isFictionalPhone } from '@evenlight/contract/brand';
import type { Settings } from './environment.ts';
import { isThisMachine } from './this-machine.ts';

/** `brand` is undefined where the file could not be read. */
export function unsafeInProduction(set: Settings, brand: Brand | undefined): string[] {
  const faults = brand ? fictionalIn(brand) : [];
  const refuse = (isUnsafe: boolean, fault: string) => isUnsafe && faults.push(fault);
  refuse(!set.ORIGIN, 'ORIGIN: set the public address, for example https://www.your-name.org');
  refuse(
    set.ORIGIN !== undefined && !set.ORIGIN.startsWith('https:'),
    'ORIGIN: must be https, so that sessions cannot be overheard',
  );
  refuse(
    !set.TRUSTED_PROXY,
    'TRUSTED_PROXY: name the proxy that ends TLS (its address or network); plain http is not served in production',
  );
  refuse(set.S3_ENDPOINT?.startsWith('http:') === true, 'S3_ENDPOINT: must be https');
  refuse(set.ANALYTICS_URL?.startsWith('http:') === true, 'ANALYTICS_URL: must be https');
  refuse(set.MAP_TILES_URL?.startsWith('http:') === true, 'MAP_TILES_URL: must be https');
  refuse(
    set.MODEL_URL?.startsWith('http:') === true && !isThisMachine(new URL(set.MODEL_URL).hostname),
    'MODEL_URL: must be https, unless the model is on this machine',
  );
  refuse(
    set.DATABASE_URL !== undefined && !isSafeDatabase(set.DATABASE_URL),
    'DATABASE_URL: add sslmode=verify-full (or require), unless the database is on this machine',
  );
  refuse(
    set.DATABASE_OWNER_URL !== undefined && !isSafeDatabase(set.DATABASE_OWNER_URL),
    'DATABASE_OWNER_URL: add sslmode=verify-full (or require), unless the database is on this machine',
  );
  refuse(
    set.DATABASE_REPLICA_URLS?.every(isSafeDatabase) === false,
    'DATABASE_REPLICA_URLS: add sslmode=verify-full (or require) to each that is on another machine',
  );
  refuse(
    !set.DATABASE_URL && !set.BUILT_IN_DATABASE,
    'DATABASE_URL: production runs on a PostgreSQL of its own; for one machine alone, BUILT_IN_DATABASE=on allows the built-in one',
  );
  refuse(!set.SECRET_KEY, 'SECRET_KEY: set it from your secret store (openssl rand -hex 32)');
  refuse(
    set.SECRET_KEY !== undefined && new Set(set.SECRET_KEY).size < DIGITS_OF_A_DRAWN_KEY,
    'SECRET_KEY: is no key that was drawn by lot; make one (openssl rand -hex 32)',
  );
  refuse(!set.SMTP_URL, 'SMTP_URL: without a mail server nobody can sign in');
  refuse(
    !set.STRIPE_SECRET_KEY,
    'STRIPE_SECRET_KEY: without it families would believe they had paid when nothing moved',
  );
  refuse(
    [set.STRIPE_SECRET_KEY, set.STRIPE_PUBLISHABLE_KEY].some((key) => key?.includes('_test_')),
    'STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY: one is a test key; families would believe they had paid when nothing moved; set the live ones (sk_live_…, pk_live_…)',
  );
  refuse(set.STRIPE_API_HOST !== undefined, 'STRIPE_API_HOST: is for tests only');
  refuse(set.SAMPLE_DATA === true, 'SAMPLE_DATA: sample listings are not for real families');
  refuse(set.SAMPLE_FAMILY === true, 'SAMPLE_FAMILY: anybody could sign in as its people');
  refuse(set.RATE_LIMIT_FACTOR !== undefined, 'RATE_LIMIT_FACTOR: is for load tests only');
  return faults;
}

function fictionalIn(brand: Brand): string[] {
  const phones = (['supportPhone', 'whatsappPhone', 'helplinePhone'] as const).filter((name) =>
    isFictionalPhone(brand[name]),
  );
  return [
    ...phones.map((name) => `BRAND_FILE: ${name} is a fictional number, and families would reach nobody; write yours`),
    ...(isFictionalEmail(brand.email) ? ['BRAND_FILE: email is the fictional default; write yours'] : []),
  ];
}

/** 64 random hex digits use about 15 of the 16; fewer than 8 were typed by hand or copied from an example. */
const DIGITS_OF_A_DRAWN_KEY = 8;

/** As pg reads the address: a host in the query stands in for the one before the path, and of two the last counts. */
function isSafeDatabase(url: string): boolean {
  const { hostname, searchParams } = new URL(url);
  const host = searchParams.getAll('host').at(-1) || hostname;
  const isSocket = /^(?:\/|%2f)/i.test(host);
  const sslmode = searchParams.getAll('sslmode').at(-1) ?? '';
  return isSocket || isThisMachine(host) || ['require', 'verify-ca', 'verify-full'].includes(sslmode);
}
