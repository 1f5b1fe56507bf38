import { Trans } from '@lingui/react/macro';
import { Card } from '../../../../ui/base/card';
import { Skeleton } from '../../../../ui/status/skeleton';

/** Until it is known who is here and what they have chosen. It has about the height of a step, so that little moves. */
export function SessionLoading() {
  return (
    <div role="status" className="grid gap-5">
      <p className="text-ink-2">
        <Trans>Loading your planning session...</Trans>
      </p>
      {[1, 2].map((row) => (
        <Card key={row} className="grid h-60 content-start gap-4">
          <Skeleton className="h-7 w-2/5" />
          <Skeleton className="h-5 w-full" />
          <Skeleton className="h-5 w-3/4" />
        </Card>
      ))}
    </div>
  );
}
