// Which pages are sent without the application's scripts: documents, for visitors.
import type { EntryContext } from 'react-router';
import type { House } from '../../parts/use-house';
import { isDocument } from '../../platform/page-handle';

export function isStill({ staticHandlerContext }: EntryContext): boolean {
  const { matches, loaderData, location } = staticHandlerContext;
  // Without the root's answer something is broken, and the error page wakes.
  const house: House | undefined = loaderData.root;
  const isForVisitor = house?.user === null;
  return (
    isForVisitor && matches.some(({ route, params }) => isDocument({ handle: route.handle, params }, location.search))
  );
}
