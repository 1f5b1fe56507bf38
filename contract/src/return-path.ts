// Where to go back to. Only paths of our own: a link in a mail must not be able to send anyone elsewhere.

const HOME = 'https://home.invalid';

export function safeReturnPath(value: unknown): string {
  if (typeof value !== 'string' || !value.startsWith('/') || /[\s\\]/.test(value)) return '/';
  // Read as a browser would read it, and written back as plain ASCII that a header can carry.
  const url = URL.parse(value, HOME);
  if (url?.origin !== HOME || url.pathname.startsWith('//')) return '/';
  // What answers there is not for people to read.
  if (/^\/api(\/|$)/.test(url.pathname)) return '/';
  return url.pathname + url.search + url.hash;
}
