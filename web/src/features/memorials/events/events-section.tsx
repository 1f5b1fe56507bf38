// The gatherings of a memorial, with an answer form for each one to come. Complete without scripts; those who may, and
// whose page has scripts, also look after them here.
import type { MemorialEvent } from '@evenlight/contract/memorials/events';
import type { Memorial } from '@evenlight/contract/memorials/memorial';
import { mayOnMemorial } from '@evenlight/contract/memorials/rights';
import { Trans } from '@lingui/react/macro';
import { CalendarDays } from 'lucide-react';
import { useLocation } from 'react-router';
import type { FormAnswer } from '../../../platform/form-answer';
import { Card } from '../../../ui/base/card';
import { Disclosure } from '../../../ui/base/disclosure';
import { useIsHydrated } from '../../../ui/base/is-hydrated';
import { theirWords } from '../../../ui/base/their-words';
import { EmptyState } from '../../../ui/status/empty-state';
import { AddEvent } from './add-event';
import { EventBadges, EventFacts } from './event-facts';
import { LookAfterEvent } from './look-after-event';
import { RsvpForm } from './rsvp-form';
import { RSVP_INTENT } from './rsvp-input';

type Props = {
  memorial: Memorial;
  events: readonly MemorialEvent[];
  answer?: FormAnswer | undefined;
  /** An answer that was given ends on a page of its own, so nothing is said here. */
  said?: string | undefined;
};

export function EventsSection({ memorial, events, answer }: Props) {
  const mayAdd = mayOnMemorial(memorial.role, 'addEvents');
  return (
    <section aria-labelledby="events-title">
      <h2 id="events-title" className="mb-6 text-2xl">
        <Trans>Gatherings</Trans>
      </h2>
      {mayAdd && <AddEvent memorialId={memorial.id} className="mb-6" />}
      {events.length === 0 ? (
        <EmptyState icon={CalendarDays} title={<Trans>No gatherings yet</Trans>}>
          {mayAdd ? (
            <Trans>Add the service, a wake or a meal, so that people know when and where to come.</Trans>
          ) : (
            <Trans>When the family announces one, it stands here.</Trans>
          )}
        </EmptyState>
      ) : (
        <ul className="grid gap-5">
          {events.map((event) => (
            <OneEvent key={event.id} memorial={memorial} event={event} answer={answerFor(event, answer)} />
          ))}
        </ul>
      )}
    </section>
  );
}

function answerFor({ id }: MemorialEvent, answer: FormAnswer | undefined): FormAnswer | undefined {
  return answer?.intent === RSVP_INTENT && answer.typed.eventId === id ? answer : undefined;
}

type OneEventProps = { memorial: Memorial; event: MemorialEvent; answer: FormAnswer | undefined };

function OneEvent({ memorial, event, answer }: OneEventProps) {
  const { id, title, isPast, isCanceled } = event;
  const { hash } = useLocation();
  // Browsers open what an address names by themselves, but only on pages that they fetch.
  const isAskedFor = useIsHydrated() && hash === `#answer-${id}`;
  return (
    <Card as="li" id={`event-${id}`} className="scroll-mt-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <h3 {...theirWords} className="wrap-anywhere text-start text-xl">
          {title}
        </h3>
        <EventBadges event={event} />
      </div>
      <EventFacts memorial={memorial} event={event} />
      {!isPast && !isCanceled && (
        <Disclosure
          className="-mb-3 mt-4 border-t border-b-0 print:hidden"
          open={answer !== undefined || isAskedFor || undefined}
          title={<Trans>Say whether you come</Trans>}
        >
          <div className="max-w-[40rem] text-ink">
            <RsvpForm memorial={memorial} event={event} answer={answer} />
          </div>
        </Disclosure>
      )}
      {mayOnMemorial(memorial.role, 'addEvents') && <LookAfterEvent memorialId={memorial.id} event={event} />}
    </Card>
  );
}
