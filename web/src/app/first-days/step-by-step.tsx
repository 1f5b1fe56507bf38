// One step, large and calm; what is done, what others have, and all steps for whoever wants to see them.
import type { FirstDays, TimelineEvent } from '@evenlight/contract/timelines';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { HandoffList } from '../../features/timelines/handoff/handoff-list';
import { Disclosure } from '../../ui/base/disclosure';
import { useKeptFocus } from '../../ui/base/keep-focus';
import { PlanProblem } from '../plans/plan-problem';
import { AllSteps } from './all-steps';
import { useMarkStep } from './first-days-queries';
import { isWithOthers, nextStep, openSteps } from './next-step';
import { OneStep } from './one-step';
import { AllDone, AllWithOthers } from './outcomes';

export function StepByStep({ firstDays }: { firstDays: FirstDays }) {
  const { plan, steps, handoffs } = firstDays;
  const [putOff, setPutOff] = useState<readonly string[]>([]);
  const [chosenId, setChosenId] = useState<string | null>(null);
  const { mark, markingId, error } = useMarkStep(plan.id);
  const place = useKeptFocus<HTMLDivElement>();
  const ours = openSteps(steps, handoffs);
  const shown = ours.find(({ id }) => id === chosenId) ?? nextStep(steps, handoffs, putOff);

  function goOn() {
    setChosenId(null);
    focusOnStep();
  }

  function putOffShown() {
    if (shown) setPutOff((before) => [...before, shown.id]);
    goOn();
  }

  // The step stands in the place of the one before it, once it has been drawn.
  function focusOnStep() {
    requestAnimationFrame(() => place.current?.querySelector<HTMLElement>('[data-keeps-focus]')?.focus());
  }

  return (
    <div ref={place} tabIndex={-1} className="mt-2 grid gap-7 outline-none">
      <HowFar plan={plan} steps={steps} />
      {shown ? (
        <OneStep
          plan={plan}
          step={shown}
          isMarking={markingId === shown.id}
          canPutOff={ours.length > 1}
          onDone={() => mark(shown.id, true, goOn)}
          onPutOff={putOffShown}
        />
      ) : steps.every(({ completed }) => completed) ? (
        <AllDone plan={plan} />
      ) : (
        <AllWithOthers />
      )}
      <PlanProblem error={error} className="empty:hidden" />
      <WithOthers firstDays={firstDays} />
      <Disclosure className="border-t" title={<Trans>See all steps</Trans>}>
        <AllSteps
          steps={steps}
          handoffs={handoffs}
          shownId={shown?.id}
          markingId={markingId}
          onChoose={(id) => {
            setChosenId(id);
            focusOnStep();
          }}
          onUndo={(id) => mark(id, false)}
        />
      </Disclosure>
    </div>
  );
}

/** In words, and not as a score. */
function HowFar({ plan, steps }: Pick<FirstDays, 'plan' | 'steps'>) {
  const { t } = useLingui();
  const done = steps.filter(({ completed }) => completed).length;
  const { personName } = plan;
  return (
    <div className="max-w-[60ch] text-ink-2 text-lg">
      {personName && <p className="wrap-anywhere">{t`For ${personName}`}</p>}
      <p role="status">
        <HowMany done={done} all={steps.length} />
      </p>
    </div>
  );
}

function HowMany({ done, all }: { done: number; all: number }) {
  if (done === 0) return <Trans>Here is the first step. The others come after it, one at a time.</Trans>;
  if (done === all) return <Trans>Everything is done.</Trans>;
  return <Plural value={done} one="One step is done." other="# steps are done." />;
}

function WithOthers({ firstDays: { plan, steps, handoffs } }: { firstDays: FirstDays }) {
  const given = steps.filter((step) => !step.completed && isWithOthers(step, handoffs));
  if (given.length === 0) return null;
  return (
    <section aria-labelledby="with-others">
      <h2 id="with-others" className="text-2xl">
        <Trans>With others</Trans>
      </h2>
      <ul className="mt-4 grid gap-5">
        {given.map((step) => (
          <li key={step.id}>
            <h3 className="mb-2 wrap-anywhere font-serif text-lg">{step.title}</h3>
            <HandoffList planId={plan.id} handoffs={ofStep(step, handoffs)} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function ofStep({ id }: TimelineEvent, handoffs: FirstDays['handoffs']) {
  return handoffs.filter(({ eventId }) => eventId === id);
}
