// Where a memorial is found by those it is shared with.
import { MEMORIAL_PATH, type Memorial } from '@evenlight/contract/memorials/memorial';
import { useRouteLoaderData } from 'react-router';
import { z } from 'zod';

const Root = z.object({ origin: z.string() });

/** The public or unlisted address; the page by number where an invitation is needed. */
export function usePageAddress({ id, address }: Pick<Memorial, 'id' | 'address'>): string {
  const { data: root } = Root.safeParse(useRouteLoaderData('root'));
  return `${root?.origin ?? ''}${MEMORIAL_PATH}/${encodeURIComponent(address ?? String(id))}`;
}
