// What is arranged about a date, as the family and our team both read it.
import type { Plan } from '@evenlight/contract/plans';
import type { Schedule } from '@evenlight/contract/schedules';
import { serviceInstant } from '@evenlight/contract/scheduling';
import { useLingui } from '@lingui/react/macro';
import { calendarDay, momentInWords } from '../../../../platform/dates';
import { Fact } from '../../../../ui/base/fact';

type Booked = Extract<Schedule, { mode: 'blocked' }>;
type Requested = Extract<Schedule, { mode: 'requested' }>;

export function BookedFacts({ plan, booked }: { plan: Plan; booked: Booked }) {
  const { t, i18n } = useLingui();
  const { day, startsAt } = booked;
  return (
    <dl className="grid gap-x-8 gap-y-5 sm:grid-cols-2">
      <Fact className="mt-0.5 text-lg" label={t`When`}>
        {startsAt ? momentInWords(serviceInstant(day, startsAt), i18n) : calendarDay(day, i18n)}
        {!startsAt && <span className="block text-ink-2 text-ui">{t`The time is still to be agreed.`}</span>}
      </Fact>
      <Fact className="mt-0.5 text-lg" label={t`Where`}>
        <span translate="no">{plan.venueName}</span>
        {plan.venueLocation && <span className="block text-ink-2 text-ui">{plan.venueLocation}</span>}
      </Fact>
      <ConsentFact plan={plan} />
    </dl>
  );
}

export function ConsentFact({ plan: { clergyConsent } }: { plan: Plan }) {
  const { t } = useLingui();
  if (!clergyConsent) return null;
  return <Fact label={t`Agreed by clergy`}>{clergyConsent.clergyName || t`Yes, without a name`}</Fact>;
}

export function RequestFacts({ asked, isForStaff }: { asked: Requested; isForStaff?: boolean }) {
  const { t } = useLingui();
  const { wishedDays, note } = asked;
  if (!wishedDays && !note) return null;
  return (
    <dl className="grid gap-4">
      {wishedDays && <Fact label={t`Days that would suit`}>{wishedDays}</Fact>}
      {note && (
        <Fact
          className="whitespace-pre-wrap"
          label={isForStaff ? t`What the family wrote` : t`Anything we should know`}
        >
          {note}
        </Fact>
      )}
    </dl>
  );
}
