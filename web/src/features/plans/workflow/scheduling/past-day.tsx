// The day of the service lies behind the family: what follows from it, and the way to correct it.
import type { PlanId } from '@evenlight/contract/ids';
import { Trans, useLingui } from '@lingui/react/macro';
import { calendarDay } from '../../../../platform/dates';
import { Button } from '../../../../ui/base/button';
import { ButtonLink } from '../../../../ui/base/button-link';
import { Card } from '../../../../ui/base/card';
import { stepPath } from '../plan-steps';

type Props = {
  planId: PlanId;
  day: string;
  /** Left out while the plan is put away. */
  onChange: (() => void) | undefined;
};

export function PastDay({ planId, day, onChange }: Props) {
  const { i18n } = useLingui();
  return (
    <Card className="grid max-w-[44rem] gap-5">
      <h3 tabIndex={-1} data-keeps-focus className="text-xl outline-none">
        <Trans>The day of the service has passed</Trans>
      </h3>
      <p className="text-lg">{calendarDay(day, i18n)}</p>
      <p className="text-ink-2">
        <Trans>
          The timeline works out the days that follow from it. If it was on another day, or is still to come, change it
          here.
        </Trans>
      </p>
      <div className="flex flex-wrap gap-3 print:hidden">
        <ButtonLink to={stepPath(planId, 'timeline')} preventScrollReset variant="secondary">
          <Trans>Go to the timeline</Trans>
        </ButtonLink>
        {onChange && (
          <Button variant="ghost" onClick={onChange}>
            <Trans>Change the day</Trans>
          </Button>
        )}
      </div>
    </Card>
  );
}
