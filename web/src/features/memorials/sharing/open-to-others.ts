import type { Memorial } from '@evenlight/contract/memorials/memorial';

/** Whether its link opens for somebody who was not invited. */
export function isOpenToOthers({ privacy, publishedAt }: Pick<Memorial, 'privacy' | 'publishedAt'>): boolean {
  return publishedAt !== null && privacy !== 'invited';
}
