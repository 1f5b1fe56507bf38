import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Wrap } from '../../ui/base/wrap';
import { Skeleton } from '../../ui/status/skeleton';

export function PageLoading({ title }: { title: ReactNode }) {
  return (
    <Wrap className="py-10 sm:py-14">
      <h1 className="text-title">{title}</h1>
      <div role="status" className="mt-8 grid gap-8 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <span className="sr-only">
          <Trans>Loading...</Trans>
        </span>
        <Skeleton className="h-80 rounded-card" />
        <Skeleton className="h-56 rounded-card" />
      </div>
      <noscript>
        <p className="mt-6">
          <Trans>This page needs scripts to be switched on in your browser. If that cannot be, call us.</Trans>
        </p>
      </noscript>
    </Wrap>
  );
}
