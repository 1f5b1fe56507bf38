import { Trans } from '@lingui/react/macro';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ErrorState } from '../../../ui/status/error-state';
import { SkeletonList } from '../../../ui/status/skeleton';

type Props<Data> = { query: UseQueryResult<Data>; children: (data: Data) => ReactNode };

/** What the server said; until then grey shapes, and when it cannot be asked, a way to try again. */
export function Loaded<Data>({ query, children }: Props<Data>) {
  if (query.data !== undefined) return children(query.data);
  if (!query.isError) return <SkeletonList rows={2} />;
  return (
    <ErrorState
      level="h3"
      title={<Trans>This could not be loaded</Trans>}
      safe={<Trans>Nothing was changed.</Trans>}
      next={<Trans>Check your connection, or try again in a moment.</Trans>}
      retry={query}
    />
  );
}
