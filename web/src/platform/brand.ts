// Who runs this house, for any part of a page.
import type { Brand } from '@evenlight/contract/brand';
import { useRouteLoaderData } from 'react-router';

/** Missing only while the root itself is broken. */
export function useBrand(): Brand | undefined {
  return (useRouteLoaderData('root') as { hours: { brand: Brand } } | undefined)?.hours.brand;
}
