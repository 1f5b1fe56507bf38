// Where to go back to. Only paths of our own: a link in a mail must not be able to send anyone elsewhere.

export function safeReturnPath(value: unknown): string {
  if (typeof value !== 'string' || !/^\/(?![/\\])/.test(value)) return '/';
  // Browsers drop tabs and line breaks inside addresses, so '/\t/elsewhere' would leave this site.
  return /[\s\\]/.test(value) ? '/' : value;
}
