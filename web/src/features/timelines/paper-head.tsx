import { localPhone } from '@evenlight/contract/brand';
import type { Plan } from '@evenlight/contract/plans';
import { useLingui } from '@lingui/react/macro';
import { useHouse } from '../../parts/use-house';
import { calendarDay, dayInWords } from '../../platform/dates';
import { Fact } from '../../ui/base/fact';
import { useIsHydrated } from '../../ui/base/is-hydrated';
import { traditionName } from '../venues/words';

/** What whoever holds the paper has to know first. The screen says it elsewhere. */
export function PaperHead({ plan }: { plan: Plan }) {
  const { t, i18n } = useLingui();
  // The day of printing is the browser's to know.
  const isAwake = useIsHydrated();
  const { supportPhone } = useHouse().hours.brand;
  const { personName, faithTradition, serviceDate, venueName, venueLocation } = plan;
  const place = [venueName, venueLocation].filter(Boolean).join(', ');
  return (
    <dl className="hidden grid-cols-3 gap-x-6 gap-y-2 border-line border-y py-2 text-ui print:grid">
      {personName && (
        <Fact label={t`For`}>
          <bdi translate="no">{personName}</bdi>
        </Fact>
      )}
      <Fact label={t`Tradition`}>{i18n._(traditionName(faithTradition))}</Fact>
      <Fact label={t`Day of the service`}>{serviceDate ? calendarDay(serviceDate, i18n) : t`Date not set`}</Fact>
      {place && <Fact label={t`Place of the service`}>{place}</Fact>}
      {isAwake && <Fact label={t`Printed on`}>{dayInWords(new Date(), i18n)}</Fact>}
      <Fact label={t`Our phone line`}>
        <bdi dir="ltr">{localPhone(supportPhone)}</bdi>
      </Fact>
    </dl>
  );
}
