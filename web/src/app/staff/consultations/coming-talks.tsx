// Talks that are booked and still to come, soonest first.
import type { ComingConsultation } from '@evenlight/contract/consultations';
import { Trans, useLingui } from '@lingui/react/macro';
import { CalendarCheck, CircleAlert, Clock } from 'lucide-react';
import { typeNames, urgencyNames } from '../../../features/desk/consultations/booking-words';
import { momentInWords } from '../../../platform/dates';
import { Badge } from '../../../ui/base/badge';
import { Card } from '../../../ui/base/card';
import { Disclosure } from '../../../ui/base/disclosure';
import { SectionHeading } from '../../../ui/base/section-heading';
import { EmptyState } from '../../../ui/status/empty-state';
import { Notice } from '../../../ui/status/notice';
import { ContactLinks } from '../contact-links';

type Props = { talks: ComingConsultation[]; isOld: boolean };

export function ComingTalks({ talks, isOld }: Props) {
  return (
    <section aria-labelledby="talks-title" className="mb-14">
      <SectionHeading level="h2" id="talks-title" className="mb-6" title={<Trans>Talks that are booked</Trans>} />
      {isOld && (
        <Notice tone="bad" role="alert" className="mb-4">
          <Trans>This list could not be read just now and may be old.</Trans>
        </Notice>
      )}
      {talks.length === 0 && (
        <EmptyState icon={CalendarCheck} title={<Trans>No talk is booked</Trans>}>
          <Trans>Booked talks appear here by themselves.</Trans>
        </EmptyState>
      )}
      <ul className="grid gap-4">
        {talks.map((talk) => (
          <TalkLine key={talk.id} talk={talk} />
        ))}
      </ul>
    </section>
  );
}

function TalkLine({ talk }: { talk: ComingConsultation }) {
  const { i18n } = useLingui();
  const { person, startsAt, consultationType, urgency, message, mayBeInDanger, isOutsideHours } = talk;
  return (
    <Card as="li" className="text-ink">
      <h3 className="text-lg">{momentInWords(startsAt, i18n)}</h3>
      <p className="mt-1 flex flex-wrap gap-2 empty:hidden">
        {mayBeInDanger && (
          <Badge tone="bad" icon={CircleAlert}>
            <Trans>May be in danger</Trans>
          </Badge>
        )}
        {isOutsideHours && (
          <Badge tone="warn" icon={Clock}>
            <Trans>Outside of the hours</Trans>
          </Badge>
        )}
        {urgency !== 'normal' && (
          <Badge tone={urgency === 'emergency' ? 'bad' : 'warn'} icon={CircleAlert}>
            {i18n._(urgencyNames[urgency])}
          </Badge>
        )}
      </p>
      <p className="mt-2 text-ink-2">{i18n._(typeNames[consultationType])}</p>
      <p className="mt-2 flex flex-wrap gap-x-4 wrap-anywhere">
        <bdi className="font-semibold">{person.name}</bdi>
        <ContactLinks person={person} />
      </p>
      {message !== '' && (
        <Disclosure title={<Trans>What they wrote</Trans>} className="mt-3 border-b-0">
          <p dir="auto" className="whitespace-pre-wrap wrap-anywhere">
            {message}
          </p>
        </Disclosure>
      )}
    </Card>
  );
}
