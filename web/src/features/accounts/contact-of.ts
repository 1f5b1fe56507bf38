import type { getSession } from '@evenlight/contract/accounts';
import type { Returned } from '@evenlight/contract/endpoint';

/** What an account knows of what the forms ask, so that nobody types it again. */
export function contactOf({ firstName, lastName, email, phone }: Returned<typeof getSession>) {
  return { name: `${firstName} ${lastName}`.trim(), email, phone: phone ?? '' };
}
