// What happens with the body, once something was paid: it stays the family's to say, and what it does to the price is agreed
// with our team.
import { ADJUSTMENT_MAX_LENGTH } from '@evenlight/contract/adjustments';
import { estimateOf, packageLines } from '@evenlight/contract/estimates';
import type { Plan } from '@evenlight/contract/plans';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { newId } from '../../../platform/new-id';
import { Button } from '../../../ui/base/button';
import { Notice } from '../../../ui/status/notice';
import { wayWords } from '../../catalogue/catalogue-words';
import { usePackages } from '../../catalogue/queries';
import { useRequestAdjustment } from '../adjustment-queries';
import { isChosen } from '../draft/planning-draft';
import { PlanProblem } from '../plan-problem';
import { useChangePlan } from '../plan-queries';
import { signedDollars } from '../signed-dollars';
import { UnusualNotice } from '../ways/unusual-notice';
import { isAgreementOpen } from '../ways/unusual-way';
import { WaysSheet } from '../ways/ways-sheet';

export function SettledWay({ plan }: { plan: Plan }) {
  const { t, i18n } = useLingui();
  const { mutate, isPending, error } = useChangePlan(plan);
  const { faithTradition, branch, way } = plan;
  return (
    <div className="mb-6 grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-line border-y py-2">
        <div className="min-w-0">
          <p className="text-ink-3 text-sm">
            <Trans>What happens with the body</Trans>
          </p>
          <p className="font-medium">{i18n._(wayWords[way])}</p>
        </div>
        <WaysSheet
          way={way}
          onChoose={(next) => mutate({ way: next })}
          trigger={
            <Button
              variant="ghost"
              size="small"
              aria-label={t`Change what happens with the body`}
              state={isPending ? 'loading' : 'idle'}
            >
              <Trans>Change</Trans>
            </Button>
          }
        />
      </div>
      <PlanProblem error={error} className="empty:hidden" />
      <div role="status" className="grid gap-3 empty:hidden">
        {isAgreementOpen(plan) && (
          <UnusualNotice
            faithTradition={faithTradition}
            branch={branch}
            way={way}
            onAgree={(by) => mutate({ wayAgreed: by })}
          />
        )}
        <OtherPrice plan={plan} />
      </div>
    </div>
  );
}

/** What was agreed on is priced for another way than the plan's. */
function OtherPrice({ plan }: { plan: Plan }) {
  const { t, i18n } = useLingui();
  const cents = useDifference(plan);
  const request = useRequestAdjustment(plan.id);
  const [idempotencyKey] = useState(newId);
  const way = i18n._(wayWords[plan.way]);
  const description = t`What happens with the body: ${way}`.slice(0, ADJUSTMENT_MAX_LENGTH);
  const isAsked = plan.adjustments.some((one) => one.description === description && one.state !== 'declined');
  if (cents === null || cents === 0 || isAsked) return null;
  const difference = signedDollars(cents);
  return (
    <Notice title={<Trans>Papers and days follow this. The price stays as it was agreed.</Trans>}>
      <p className="mt-1">
        <Trans>By our price list the difference is {difference}. Our team changes the price together with you.</Trans>
      </p>
      <PlanProblem error={request.error} className="mt-3 empty:hidden" />
      <Button
        variant="secondary"
        size="small"
        className="mt-3"
        state={request.isPending ? 'loading' : 'idle'}
        onClick={() => request.mutate({ description, amount: cents, idempotencyKey })}
      >
        <Trans>Ask our team to change it</Trans>
      </Button>
    </Notice>
  );
}

/** Null while it is not known, and where the lines are those of this way. */
function useDifference(plan: Plan): number | null {
  const { data } = usePackages(plan.packageTradition, plan.way);
  const offer = data?.find((one) => isChosen(one, plan));
  const told = plan.lines.filter(({ source }) => source === 'package');
  if (!offer || offer.lines.every(({ id }) => told.some(({ item }) => item === id))) return null;
  const declined = offer.lines.filter(({ id, canDecline, isChoice }) => {
    const known = told.find(({ item }) => item === id);
    return canDecline && (known?.isDeclined ?? isChoice);
  });
  const lines = packageLines(
    offer,
    declined.map(({ id }) => id),
  );
  return estimateOf(lines).packageCents - estimateOf(told).packageCents;
}
