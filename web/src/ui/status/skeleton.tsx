import { Trans } from '@lingui/react/macro';
import { classNames } from '../base/class-names';

/** One grey shape in the size of what is coming. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden="true" className={classNames('animate-breathe rounded-sm bg-line/70', className)} />;
}

type ListProps = { rows?: number; className?: string };

/** Stands in for a list of cards; says so once to screen readers. */
export function SkeletonList({ rows = 3, className }: ListProps) {
  return (
    <div role="status" className={classNames('grid gap-4', className)}>
      <span className="sr-only">
        <Trans>Loading...</Trans>
      </span>
      {Array.from({ length: rows }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: placeholders are all alike.
        <div key={index} className="flex gap-4 rounded-card border border-line bg-surface p-5">
          <Skeleton className="size-11 shrink-0 rounded-md" />
          <div className="grid flex-1 content-start gap-2.5">
            <Skeleton className="h-5 w-2/5" />
            <Skeleton className="h-4 w-full" />
            <Skeleton className="h-4 w-3/4" />
          </div>
        </div>
      ))}
    </div>
  );
}
