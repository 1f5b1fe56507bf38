// Until when a family moves or cancels its date by itself, with the real moment.
import { CHANGE_HOURS, changeableUntil } from '@evenlight/contract/scheduling';
import { Trans, useLingui } from '@lingui/react/macro';
import { momentInWords } from '../../../../platform/dates';
import { useHasPassed } from '../../../../ui/base/has-passed';
import { Notice } from '../../../../ui/status/notice';

/** Said before anything is confirmed. */
export function ChangePolicy({ day, time }: { day: string; time: string }) {
  const { t, i18n } = useLingui();
  const instant = changeableUntil(day, time || null);
  const hasPassed = useHasPassed(instant);
  const until = momentInWords(instant, i18n);
  const hours = CHANGE_HOURS;
  if (hasPassed)
    return (
      <Notice tone="warn">
        <Trans>
          Less than {hours} hours are left before this service. Once it is confirmed, you cannot move or cancel it here:
          call us, and we do it with you.
        </Trans>
      </Notice>
    );
  return (
    <Notice>
      <p>{t`You can move or cancel this yourself until ${until}.`}</p>
      <p className="text-ink-2 text-ui">
        {time ? (
          <Trans>That is {hours} hours before the service. After that, call us, and we change it with you.</Trans>
        ) : (
          <Trans>
            That is {hours} hours before the day begins. If you add a time, it is {hours} hours before that time. After
            that, call us, and we change it with you.
          </Trans>
        )}
      </p>
    </Notice>
  );
}
