/** What passes between us and these never crosses a network. */
export function isThisMachine(hostname: string): boolean {
  return ['localhost', '127.0.0.1', '[::1]', '::1'].includes(hostname);
}
