// While prices are on their way, and when they cannot be reached.
import { Trans } from '@lingui/react/macro';
import { PhoneNumber } from '../../../../parts/phone-number';
import { useHouse } from '../../../../parts/use-house';
import { Card } from '../../../../ui/base/card';
import { TextLink } from '../../../../ui/base/text-link';
import { ErrorState } from '../../../../ui/status/error-state';
import { Notice } from '../../../../ui/status/notice';
import { Skeleton } from '../../../../ui/status/skeleton';

export function CatalogueUnreachable({ isTrying, onRetry }: { isTrying: boolean; onRetry: () => void }) {
  return (
    <ErrorState
      title={<Trans>We could not load this part of our list</Trans>}
      safe={<Trans>Everything you chose is still here.</Trans>}
      retry={{ refetch: onRetry, isFetching: isTrying }}
    />
  );
}

/** In this way, that is: nobody offers what it would need. */
export function NoPackages() {
  const { supportPhone } = useHouse().hours.brand;
  return (
    <Notice title={<Trans>Our packages do not hold this way</Trans>}>
      <p className="mt-1">
        <Trans>
          We plan it together with you: call us at <PhoneNumber phone={supportPhone} />, or{' '}
          <TextLink to="/contact">write to us</TextLink>. Everything you chose is still here.
        </Trans>
      </p>
    </Notice>
  );
}

/** In the shape of the three cards that are coming. */
export function PackageSkeletons() {
  return (
    <div role="status" className="@container">
      <span className="sr-only">
        <Trans>Loading...</Trans>
      </span>
      <div className="grid grid-cols-1 gap-x-4 gap-y-6 pt-16 @min-[690px]:grid-cols-3">
        {['basic', 'premium', 'legacy'].map((tier) => (
          <Card key={tier} className="grid h-130 content-start gap-4">
            <Skeleton className="h-7 w-3/5" />
            <Skeleton className="h-9 w-2/5" />
            <Skeleton className="mb-4 h-5 w-full" />
            {[1, 2, 3, 4, 5].map((row) => (
              <Skeleton key={row} className="h-5 w-4/5" />
            ))}
          </Card>
        ))}
      </div>
    </div>
  );
}
