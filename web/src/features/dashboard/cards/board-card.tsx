import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Button } from '../../../ui/base/button';
import { Card } from '../../../ui/base/card';
import { Notice } from '../../../ui/status/notice';
import { Skeleton } from '../../../ui/status/skeleton';

type Props = { id: string; title: ReactNode; children: ReactNode };

export function BoardCard({ id, title, children }: Props) {
  return (
    <Card as="section" aria-labelledby={id} className="min-w-0">
      <h2 id={id} className="mb-5 text-2xl">
        {title}
      </h2>
      {children}
    </Card>
  );
}

export function CardLoading() {
  return (
    <div role="status" className="grid gap-3">
      <span className="sr-only">
        <Trans>Loading...</Trans>
      </span>
      <Skeleton className="h-5 w-2/3" />
      <Skeleton className="h-4 w-full" />
      <Skeleton className="h-4 w-4/5" />
    </div>
  );
}

type FailureProps = { children: ReactNode; isTrying: boolean; onRetry: () => void };

/** The card says by itself that it could not be filled; the others stay as they are. */
export function CardFailure({ children, isTrying, onRetry }: FailureProps) {
  return (
    <div role="alert">
      <Notice tone="warn">
        <p>{children}</p>
        <Button
          variant="secondary"
          size="small"
          className="mt-3"
          state={isTrying ? 'loading' : 'idle'}
          onClick={onRetry}
        >
          <Trans>Try again</Trans>
        </Button>
      </Notice>
    </div>
  );
}
