// Talks that are booked and still to come, soonest first.
import type { ComingConsultation } from '@evenlight/contract/consultations';
import { Trans, useLingui } from '@lingui/react/macro';
import { CalendarCheck, CircleAlert, Clock } from 'lucide-react';
import { useState } from 'react';
import { InLanguage } from '../../../../parts/in-language';
import { MailAddress } from '../../../../parts/mail-address';
import { momentInWords } from '../../../../platform/dates';
import { Badge } from '../../../../ui/base/badge';
import { Button } from '../../../../ui/base/button';
import { Card } from '../../../../ui/base/card';
import { Disclosure } from '../../../../ui/base/disclosure';
import { useFocusOfGoneLines } from '../../../../ui/base/keep-focus';
import { SectionHeading } from '../../../../ui/base/section-heading';
import { TextLink } from '../../../../ui/base/text-link';
import { theirWords } from '../../../../ui/base/their-words';
import { EmptyState } from '../../../../ui/status/empty-state';
import { Notice } from '../../../../ui/status/notice';
import { typeNames, urgencyNames } from '../../consultations/booking-words';
import { ChangeTalk, type DoneTo } from './change-talk';

type Props = { talks: ComingConsultation[]; isOld: boolean; isReading: boolean; onReadAgain: () => void };

export function ComingTalks({ talks, isOld, isReading, onReadAgain }: Props) {
  const [done, setDone] = useState<DoneTo>();
  const box = useFocusOfGoneLines(talks.length);
  return (
    <section aria-labelledby="talks-title" className="mb-14">
      <SectionHeading level="h2" id="talks-title" className="mb-6" title={<Trans>Talks that are booked</Trans>} />
      {isOld && (
        <Notice tone="bad" role="alert" className="mb-4">
          <p>
            <Trans>This list could not be read just now and may be old.</Trans>
          </p>
          <Button
            variant="secondary"
            size="small"
            className="mt-3"
            state={isReading ? 'loading' : 'idle'}
            onClick={onReadAgain}
          >
            <Trans>Try again</Trans>
          </Button>
        </Notice>
      )}
      <div role="status" className="mb-4 empty:hidden">
        {done && <WhatWasDone {...done} />}
      </div>
      {talks.length === 0 && (
        <EmptyState icon={CalendarCheck} title={<Trans>No talk is booked</Trans>}>
          <Trans>Booked talks appear here by themselves.</Trans>
        </EmptyState>
      )}
      <div ref={box} tabIndex={-1} className="outline-none">
        <ul className="grid gap-4">
          {talks.map((talk) => (
            <TalkLine key={talk.id} talk={talk} onDone={setDone} />
          ))}
        </ul>
      </div>
    </section>
  );
}

function WhatWasDone({ talk: { person }, doing }: DoneTo) {
  const { name } = person;
  return (
    <Notice tone="ok">
      {doing === 'move' ? (
        <Trans>The talk with {name} was moved. They get a mail about it.</Trans>
      ) : (
        <Trans>The talk with {name} was cancelled. They get a mail about it.</Trans>
      )}
    </Notice>
  );
}

function TalkLine({ talk, onDone }: { talk: ComingConsultation; onDone: (done: DoneTo) => void }) {
  const { i18n } = useLingui();
  const { person, startsAt, consultationType, urgency, language, state, message, mayBeInDanger, isOutsideHours } = talk;
  return (
    <Card as="li" className="text-ink">
      <h3 className="text-lg">{momentInWords(startsAt, i18n)}</h3>
      <p className="mt-1 flex flex-wrap gap-2">
        {state === 'booked' ? (
          <Badge tone="ok" icon={CalendarCheck}>
            <Trans>Booked</Trans>
          </Badge>
        ) : (
          <Badge tone="line" icon={Clock}>
            <Trans>Begun or over</Trans>
          </Badge>
        )}
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
      <p className="mt-2 text-ink-2">
        {i18n._(typeNames[consultationType])} · <InLanguage code={language} />
      </p>
      <p className="mt-2 flex flex-wrap gap-x-4 wrap-anywhere">
        <bdi className="font-semibold">{person.name}</bdi>
        <ContactLinks person={person} />
      </p>
      {message !== '' && (
        <Disclosure title={<Trans>What they wrote</Trans>} className="mt-3 border-b-0">
          <p {...theirWords} className="whitespace-pre-wrap wrap-anywhere">
            {message}
          </p>
        </Disclosure>
      )}
      {state === 'booked' && <ChangeTalk talk={talk} onDone={onDone} />}
    </Card>
  );
}

/** How a person who waits for us can be reached. */
function ContactLinks({ person: { email, phone } }: { person: { email: string; phone: string | null } }) {
  return (
    <>
      <TextLink href={`mailto:${email}`}>
        <MailAddress email={email} />
      </TextLink>
      {phone && (
        <TextLink href={`tel:${phone.replace(/[^\d+]/g, '')}`}>
          <bdi dir="ltr">{phone}</bdi>
        </TextLink>
      )}
    </>
  );
}
