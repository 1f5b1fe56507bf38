// Beside every total of ours: the way to all that it will cost, and how many prices are still unknown.
import { costTotals } from '@evenlight/contract/costs/totals';
import type { PlanId } from '@evenlight/contract/ids';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import { classNames } from '../ui/base/class-names';
import { useCosts } from './use-costs';

export function costsPath(planId: PlanId): string {
  return `/plans/${planId}/costs`;
}

export function WholeCostRow({ planId, className }: { planId: PlanId; className?: string }) {
  const { data: costs } = useCosts(planId);
  return (
    <Link
      to={costsPath(planId)}
      className={classNames(
        'flex min-h-12 items-center justify-between gap-3 border-line border-y py-2 text-ui hover:text-pine print:hidden',
        className,
      )}
    >
      <span className="min-w-0">
        <span className="block font-semibold">
          <Trans>All it will cost</Trans>
        </span>
        {costs && (
          <span className="block text-ink-2 text-sm">
            <StillUnknown count={costTotals(costs.statement.totalCents, costs.lines).unknownCount} />
          </span>
        )}
      </span>
      <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-ink-2 rtl:rotate-180" />
    </Link>
  );
}

export function StillUnknown({ count }: { count: number }) {
  const { t } = useLingui();
  if (count === 0) return t`Every price is known`;
  return t`${plural(count, { one: '# price still unknown', other: '# prices still unknown' })}`;
}
