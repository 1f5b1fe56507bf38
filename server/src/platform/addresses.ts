// How addresses among the settings are written: of the database, the mail server and whoever else is spoken to.
import { z } from 'zod';

type Form = { begins: RegExp; sentence: string; isRight?: (url: URL, text: string) => boolean };

const address = ({ begins, sentence, isRight = () => true }: Form) =>
  z
    .string()
    .trim()
    .refine((text) => begins.test(text) && URL.canParse(text) && isRight(new URL(text), text), sentence);

const ENCODED =
  'in the password, signs such as @ : / ? # % are percent-encoded (%40 %3A %2F %3F %23 %25), or the address ends at them';

export const databaseAddress = address({
  begins: /^postgres(ql)?:\/\//,
  sentence: `must be written as postgres://user:password@host/database; ${ENCODED}`,
  isRight: isWhole,
});

/** Several, with commas between them. */
export const databaseAddresses = z
  .string()
  .transform((text) => text.split(',').map((address) => address.trim()))
  .pipe(z.array(databaseAddress));

export const mailServerAddress = address({
  begins: /^smtps?:\/\//,
  sentence: `must be written as smtps://user:password@host:465, or smtp://user:password@host:587 for STARTTLS; ${ENCODED}`,
  isRight: (url) => url.hostname !== '' && isWhole(url),
});

export const virusScannerAddress = address({
  begins: /^(tcp|unix):\/\//,
  sentence: 'must be written as tcp://127.0.0.1:3310 or unix:///run/clamav/clamd.ctl',
});

export const webAddress = address({
  begins: /^https?:\/\//,
  sentence: 'must be a web address, such as https://name.example.org',
}).transform((text) => text.replace(/\/$/, ''));

// As browsers write it in their Origin header: lower case, no default port, no path.
export const webOrigin = address({
  begins: /^https?:\/\//,
  sentence: 'must be an address without a path, such as https://www.your-name.org',
  isRight: ({ pathname }) => pathname === '/',
}).transform((text) => new URL(text).origin);

/** As tile services write it: https://tiles.example.org/{z}/{x}/{y}.png */
export const tileAddress = address({
  begins: /^https?:\/\//,
  sentence: 'must be a web address with {z}, {x} and {y} in it, such as https://tiles.example.org/{z}/{x}/{y}.png',
  isRight: (_, text) => ['{z}', '{x}', '{y}'].every((part) => text.includes(part)),
});

/** After a '/', '?' or '#' in a password the rest of it is taken for a path, with the '@' and the real host behind it. */
function isWhole({ username, password, pathname, searchParams, hash }: URL): boolean {
  const behindHost = [pathname, ...searchParams.keys(), hash];
  return !behindHost.some((part) => part.includes('@')) && !/%(?![0-9a-f]{2})/i.test(username + password);
}
