// What a file is called that leaves the house. Downloads lie around: the name says what it is, in the language of whoever
// took it, and from when, and not whose.
import type { Brand } from '@evenlight/contract/brand';

/** As RFC 6266 wants it: a plain name for old programs, and the whole one for all others. */
export function asAttachment(name: string): string {
  return `attachment; ${named(name)}`;
}

/** To be looked at in the browser; saved from there, it has its name. */
export function asInline(name: string): string {
  return `inline; ${named(name)}`;
}

export function brandInNames(brand: Brand): string {
  return brand.name.toLowerCase().replace(/[^a-z0-9]+/g, '-');
}

const PLAIN = /^[\w.-]+$/;

function named(name: string): string {
  if (PLAIN.test(name)) return `filename="${name}"`;
  const plain = name.normalize('NFKD').replace(/[^\w. ()-]/g, '_');
  const whole = encodeURIComponent(name).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `filename="${plain}"; filename*=UTF-8''${whole}`;
}
