// What happens with the body, once something was paid: the family says it at any time, and our team agrees the price.
import type { Plan } from '@evenlight/contract/plans';
import { arePricedAlike } from '@evenlight/contract/ways';
import { Trans } from '@lingui/react/macro';
import { PlanProblem } from '../plan-problem';
import { useChangePlan } from '../plan-queries';
import { WayChoice } from '../ways/way-choice';

export function SettledWay({ plan }: { plan: Plan }) {
  const { mutate, isPending, error } = useChangePlan(plan);
  const isAgreed = arePricedAlike(plan.way, plan.pricedWay, plan.packageTradition);
  const isAnswered = !plan.adjustments.some(({ way, state }) => way && state === 'requested');
  return (
    <>
      <WayChoice
        of={plan}
        onChoose={(way) => mutate({ way })}
        onAgree={(by) => mutate({ wayAgreed: by })}
        isSaving={isPending}
      >
        {isAgreed ? (
          <Trans>It can still be changed. Papers and days follow at once; the price we agree with you first.</Trans>
        ) : isAnswered ? (
          <Trans>Papers and days follow it. Our team has answered: lines and price stay as they are.</Trans>
        ) : (
          <Trans>
            Papers and days follow it already. Lines and price stay as they are until our team has answered: the request
            stands under Adjustments.
          </Trans>
        )}
      </WayChoice>
      <PlanProblem error={error} className="-mt-3 mb-6 empty:hidden" />
    </>
  );
}
