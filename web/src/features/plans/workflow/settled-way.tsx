// What happens with the body, once something was paid: the family says it, as long as no line becomes another one.
import type { Plan } from '@evenlight/contract/plans';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '../../../ui/base/button';
import { wayWords } from '../../catalogue/catalogue-words';
import { PlanProblem } from '../plan-problem';
import { useChangePlan } from '../plan-queries';
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
      </div>
    </div>
  );
}
