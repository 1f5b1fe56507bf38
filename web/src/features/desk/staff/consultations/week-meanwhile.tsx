// Somebody else of our team has saved the week since this one was read: theirs is shown beside what was typed here.
import type { ConsultationHours } from '@evenlight/contract/consultation-hours';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '../../../../ui/base/button';
import { Notice } from '../../../../ui/status/notice';
import { hoursInWords } from './hours-in-words';
import { weekdays } from './weekdays';

type Props = Pick<ConsultationHours, 'week'> & { onTakeTheirs: () => void };

export function WeekMeanwhile({ week, onTakeTheirs }: Props) {
  const { t, i18n } = useLingui();
  return (
    <Notice tone="warn" title={<Trans>What stands there now</Trans>} className="mt-3">
      <dl className="my-2 grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1">
        {weekdays.map(({ weekday, name }) => (
          <div key={weekday} className="contents">
            <dt>{i18n._(name)}</dt>
            <dd>
              {hoursInWords(
                week.filter((stretch) => stretch.weekday === weekday),
                i18n,
              ) || t`Closed`}
            </dd>
          </div>
        ))}
      </dl>
      <Button variant="secondary" size="small" onClick={onTakeTheirs}>
        <Trans>Go on with the other one</Trans>
      </Button>
    </Notice>
  );
}
