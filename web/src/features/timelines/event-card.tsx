// One event: whether it is done, what it is, and behind 'Details and help' everything else.
import type { PlanId } from '@evenlight/contract/ids';
import type { Plan } from '@evenlight/contract/plans';
import type { Timeline, TimelineEvent } from '@evenlight/contract/timelines';
import { Trans, useLingui } from '@lingui/react/macro';
import { type ChangeEvent, useEffect, useId, useRef, useState } from 'react';
import { dayInWords } from '../../platform/dates';
import { Card } from '../../ui/base/card';
import { Disclosure } from '../../ui/base/disclosure';
import { checkboxLooks } from '../../ui/forms/control-looks';
import { PlanProblem } from '../plans/plan-problem';
import { EventJottings } from './event-jottings';
import { Details, Marks, Remarks, Written } from './event-words';
import { HandOver } from './handoff/hand-over';
import { HandoffList } from './handoff/handoff-list';
import { useChangeEvent } from './queries';
import { hasKeptTyping } from './use-jottings';

type Props = { plan: Plan; timeline: Timeline; event: TimelineEvent };

/** `when`: empty where the heading above has said it. */
export function EventCard({ plan, timeline, event, when }: Props & { when: string }) {
  const { planId, handoffs } = timeline;
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  // Closing it does not lose sight of what is being saved.
  const [wasOpened, setWasOpened] = useState(false);
  const details = useRef<HTMLDetailsElement>(null);
  const ofEvent = handoffs.filter(({ eventId }) => eventId === event.id);
  // Words that were typed and not saved stand open, also after a reload.
  useEffect(() => {
    if (details.current && hasKeptTyping(planId, event.id)) details.current.open = true;
  }, [planId, event.id]);
  return (
    <Card as="li" id={placeOf(event)} aria-labelledby={id} className={`min-w-0 scroll-mt-24 p-4 sm:p-5 ${rowOnPaper}`}>
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3 print:flex-nowrap">
        <div className="min-w-0 flex-1 basis-72 print:flex print:flex-wrap print:items-baseline print:gap-x-3">
          <h5 id={id} className="wrap-anywhere font-serif text-lg leading-snug print:text-base">
            {event.title}
          </h5>
          {when && <p className="mt-0.5 text-ink-2 text-ui print:mt-0 print:text-[0.8rem]">{when}</p>}
        </div>
        {/* Whoever plans ahead has nothing to tick off. */}
        {plan.planIntent !== 'plan-ahead' && <Completion planId={planId} event={event} />}
      </div>
      <Marks event={event} />
      <p className="mt-3 max-w-[68ch] print:mt-0 print:max-w-none">{event.description}</p>
      <Remarks remarks={event.remarks} />
      <Written event={event} isInEditor={isOpen} />
      <div className="mt-3 max-w-[44rem] empty:hidden print:hidden">
        <HandoffList planId={planId} handoffs={ofEvent} />
      </div>
      <Disclosure
        ref={details}
        className="-mb-2.5 mt-2 border-b-0 print:m-0 print:[&>div]:pb-0 print:[&>summary]:hidden"
        title={<Trans>Details and help</Trans>}
        onToggle={({ currentTarget: { open } }) => {
          setIsOpen(open);
          setWasOpened((before) => before || open);
        }}
      >
        <Details plan={plan} event={event} />
        <div className="mt-5 grid gap-5 print:hidden">
          {wasOpened && <EventJottings planId={planId} event={event} />}
          {!event.completed && (
            <div>
              <HandOver planId={planId} event={event} />
            </div>
          )}
        </div>
      </Disclosure>
    </Card>
  );
}

// On paper a card is a row: small, and as low as its words allow.
const rowOnPaper =
  'print:break-inside-avoid print:rounded-none print:border-0 print:border-b print:px-0 print:py-1 print:text-[0.8rem] print:leading-snug';

// The second press of a trembling finger would take back what the first has done.
const DOUBLE_PRESS_MS = 500;

function Completion({ planId, event }: { planId: PlanId; event: TimelineEvent }) {
  const { t, i18n } = useLingui();
  const { mutate, error, variables } = useChangeEvent(planId);
  // The box follows the finger in the same instant; everybody else hears of it a moment later.
  const [input, setInput] = useState<boolean | null>(null);
  const lastTickAt = useRef(Number.NEGATIVE_INFINITY);
  const { id: eventId, title, completed, completedAt, completedBy } = event;
  const isTicked = input ?? completed;
  const day = completed && completedAt ? dayInWords(completedAt, i18n) : '';

  function tick({ currentTarget: { checked: isDone }, timeStamp }: ChangeEvent<HTMLInputElement>) {
    if (timeStamp - lastTickAt.current < DOUBLE_PRESS_MS) return;
    lastTickAt.current = timeStamp;
    setInput(isDone);
    const letTryAgain = () => {
      lastTickAt.current = Number.NEGATIVE_INFINITY;
    };
    mutate({ eventId, completed: isDone }, { onError: letTryAgain, onSettled: () => setInput(null) });
  }

  return (
    <div>
      <label className="flex min-h-11 cursor-pointer items-center gap-2.5 font-semibold text-ui print:min-h-0 print:justify-end">
        <input
          type="checkbox"
          className={checkboxLooks}
          aria-label={isTicked ? t`Completed: ${title}` : t`Mark as done: ${title}`}
          checked={isTicked}
          onChange={tick}
        />
        <span aria-hidden="true" className="print:hidden">
          {isTicked ? <Trans>Completed</Trans> : <Trans>Mark as done</Trans>}
        </span>
      </label>
      {day && <p className="text-ink-2 text-sm">{completedBy ? t`${completedBy}, ${day}` : day}</p>}
      {/* A tick whose answer was lost may have arrived all the same. */}
      <PlanProblem error={variables?.completed === completed ? null : error} className="mt-2 empty:hidden" />
    </div>
  );
}

/** Where on the page an event stands. */
export function placeOf({ id }: Pick<TimelineEvent, 'id'>): string {
  return `step-${id}`;
}
