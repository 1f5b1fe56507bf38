import { createHash } from 'node:crypto';

/** Short, and the same for the same content. */
export function hashOf(what: unknown): string {
  return createHash('sha256').update(JSON.stringify(what)).digest('base64url').slice(0, 22);
}
