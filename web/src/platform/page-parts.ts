// Parts that a page can do without. When the server could not read one, the page requests it once more, and says so if that
// fails too.
import type { Endpoint, Returned, Sent } from '@evenlight/contract/endpoint';
import type { PageContext } from './page-context';
import { isRefusedWith } from './page-refusal';

// Not signed in, not allowed, not there: then it is not for whoever asks.
const NOT_FOR_THEM = [401, 403, 404];

/** Null for what was refused, and for a fault of ours; a fault is written down as well. */
export function partReader({ api, report }: Pick<PageContext, 'api' | 'report'>) {
  return <E extends Endpoint>(endpoint: E, sent: Sent<E>): Promise<Returned<E> | null> =>
    api(endpoint, sent).catch((error: unknown) => {
      if (!NOT_FOR_THEM.some((status) => isRefusedWith(error, status))) report(error);
      return null;
    });
}
