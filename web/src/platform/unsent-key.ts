// Where and how long a tab keeps what was typed and not sent. In a file of its own, because the script of static pages
// needs it too.
import type { UserId } from '@evenlight/contract/ids';

/** An hour: whoever sits down at the same computer later does not find it. */
export const UNSENT_KEPT_MS = 60 * 60_000;

export function unsentKeyOf(name: string, owner: UserId | null): string {
  return `evenlight.${name}.${owner ?? 'visitor'}`;
}
