// What a family asks, as the family and the vendor both read it.
import type { QuoteRequest } from '@evenlight/contract/vendors/inquiries';
import { useLingui } from '@lingui/react/macro';
import { Amount } from '../../../parts/amount';
import { calendarDay } from '../../../platform/dates';
import { Fact } from '../../../ui/base/fact';
import { theirWords } from '../../../ui/base/their-words';
import { serviceNames } from './words';

export function AskedWords({ message }: Pick<QuoteRequest, 'message'>) {
  return (
    <blockquote
      {...theirWords}
      className="mt-3 wrap-anywhere whitespace-pre-line border-gold-fill border-s-2 ps-4 font-serif text-lg"
    >
      {message}
    </blockquote>
  );
}

/** Only what was said: each may be left open. */
export function AskedFacts({
  asked: { serviceType, eventDate, budget },
}: {
  asked: Pick<QuoteRequest, 'serviceType' | 'eventDate' | 'budget'>;
}) {
  const { t, i18n } = useLingui();
  return (
    <>
      {serviceType && <Fact label={t`Kind of service`}>{i18n._(serviceNames[serviceType])}</Fact>}
      {eventDate && <Fact label={t`Date`}>{calendarDay(eventDate, i18n)}</Fact>}
      {budget !== null && (
        <Fact label={t`Budget`}>
          <Amount from="family" cents={budget} />
        </Fact>
      )}
    </>
  );
}
