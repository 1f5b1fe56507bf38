// Where the family can go on from the costs.
import type { PlanId } from '@evenlight/contract/ids';
import { Trans } from '@lingui/react/macro';
import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { HelpRow } from '../help-to-pay/help-row';
import { priceListsPath, restingPlacePath } from '../plans/chosen/pages-of-plan';

export function WaysOn({ planId, isOwner }: { planId: PlanId; isOwner: boolean }) {
  return (
    <div className="mt-10 print:hidden">
      <HelpRow planId={planId} />
      <ul className="mt-6 border-line border-t">
        {isOwner && (
          <WayOn to={`/plans/${planId}/statement`}>
            <Trans>Our itemized statement</Trans>
          </WayOn>
        )}
        <PriceListsRow planId={planId} />
        <WayOn to={restingPlacePath(planId)}>
          <Trans>The resting place</Trans>
        </WayOn>
        <WayOn to="/vendor-marketplace">
          <Trans>Ask vendors for a price</Trans>
        </WayOn>
      </ul>
    </div>
  );
}

function PriceListsRow({ planId }: { planId: PlanId }) {
  return (
    <WayOn to={priceListsPath(planId)}>
      <span>
        <Trans>Prices of other funeral homes</Trans>
        <span className="block text-ink-2 text-sm">
          <Trans>What your funeral would cost there, line by line</Trans>
        </span>
      </span>
    </WayOn>
  );
}

function WayOn({ to, children }: { to: string; children: ReactNode }) {
  return (
    <li className="border-line border-b">
      <Link to={to} className="flex min-h-14 items-center justify-between gap-4 rounded-xs hover:text-pine">
        {children}
        <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-ink-2 rtl:rotate-180" />
      </Link>
    </li>
  );
}
