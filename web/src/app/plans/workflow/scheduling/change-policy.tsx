// Until when a family moves or cancels its date by itself, with the real moment, and who helps after that.
import { phoneLink, whatsappLink } from '@evenlight/contract/brand';
import { CHANGE_HOURS, changeableUntil } from '@evenlight/contract/scheduling';
import { Trans, useLingui } from '@lingui/react/macro';
import { MessageCircle, Phone } from 'lucide-react';
import { useEffect, useState } from 'react';
import { momentInWords } from '../../../../platform/dates';
import { ButtonLink } from '../../../../ui/base/button-link';
import { useIsHydrated } from '../../../../ui/base/is-hydrated';
import { Notice } from '../../../../ui/status/notice';
import { useHouse } from '../../../shell/use-house';

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
            That is {hours} hours before the day begins; with an hour it is counted from that hour. After that, call us,
            and we change it with you.
          </Trans>
        )}
      </p>
    </Notice>
  );
}

// A timer cannot run longer than 24 days; a page that stands open so long looks again.
const LONGEST_TIMER_MS = 24 * 60 * 60 * 1000;

/** False until the page is awake: its own clock decides, and the server has the last word. */
export function useHasPassed(instant: string | Date): boolean {
  const isAwake = useIsHydrated();
  const at = new Date(instant).getTime();
  const [, look] = useState(0);
  useEffect(() => {
    const left = at - Date.now();
    if (left <= 0) return;
    const timer = setInterval(() => look((times) => times + 1), Math.min(left + 1, LONGEST_TIMER_MS));
    return () => clearInterval(timer);
  }, [at]);
  return isAwake && Date.now() >= at;
}

export function ReachUs({ className = '' }: { className?: string }) {
  const { t } = useLingui();
  const { supportPhone, whatsappPhone } = useHouse().hours.brand;
  // It passes through another company, so it says nothing about anyone.
  const text = t`Hello, I would like to change the date of a service.`;
  return (
    <div className={`flex flex-wrap gap-3 ${className}`}>
      <ButtonLink href={phoneLink(supportPhone)}>
        <Phone aria-hidden="true" className="size-5" />
        <Trans>Call us</Trans>
      </ButtonLink>
      <ButtonLink
        href={whatsappLink(whatsappPhone, text)}
        target="_blank"
        rel="noopener noreferrer"
        variant="secondary"
      >
        <MessageCircle aria-hidden="true" className="size-5" />
        <Trans>Chat on WhatsApp</Trans>
      </ButtonLink>
    </div>
  );
}
