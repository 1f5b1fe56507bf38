import { Trans } from '@lingui/react/macro';
import { OctagonAlert, RotateCcw } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../base/button';
import { classNames } from '../base/class-names';

type Props = {
  /** What happened. */
  title: ReactNode;
  /** What is safe all the same. */
  safe?: ReactNode;
  /** What to do next; a bad line is the likeliest cause. */
  next?: ReactNode;
  /** Asks once more. A query as it is will do. */
  retry?: { refetch: () => unknown; isFetching?: boolean } | undefined;
  /** Other ways on, beside trying again. */
  action?: ReactNode;
  level?: 'h1' | 'h2' | 'h3';
  className?: string;
};

export function ErrorState(props: Props) {
  const { title, safe, next, retry, action, level: Heading = 'h2', className } = props;
  return (
    <div role="alert" className={classNames('rounded-card border border-line bg-surface p-6 sm:p-8', className)}>
      <span className="inline-flex size-11 items-center justify-center rounded-md bg-bad-soft text-bad">
        <OctagonAlert aria-hidden="true" className="size-5.5" strokeWidth={1.75} />
      </span>
      <Heading className="mt-4 text-xl">{title}</Heading>
      <div className="mt-2 grid max-w-[60ch] gap-2 text-ink-2">
        {safe && <p>{safe}</p>}
        <p>{next ?? <Trans>Check your internet connection, then try again.</Trans>}</p>
      </div>
      {(retry || action) && (
        <div className="mt-6 flex flex-wrap gap-3">
          {retry && (
            <Button
              variant="secondary"
              state={retry.isFetching ? 'loading' : 'idle'}
              onClick={() => void retry.refetch()}
            >
              {!retry.isFetching && <RotateCcw aria-hidden="true" className="size-4.5" />}
              <Trans>Try again</Trans>
            </Button>
          )}
          {action}
        </div>
      )}
    </div>
  );
}
