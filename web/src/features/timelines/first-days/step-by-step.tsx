// One step, large and calm; what others have, and all steps for whoever wants to see them.
import type { FirstDays } from '@evenlight/contract/timelines';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '../../../ui/base/button';
import { Disclosure } from '../../../ui/base/disclosure';
import { useKeptFocus } from '../../../ui/base/keep-focus';
import { PlanProblem } from '../../plans/plan-problem';
import { AllSteps } from './all-steps';
import { useMarkStep } from './first-days-queries';
import { nextStep, openSteps } from './next-step';
import { OneStep } from './one-step';
import { AllDone, AllWithOthers } from './outcomes';
import { WithOthers } from './with-others';

export function StepByStep({ firstDays }: { firstDays: FirstDays }) {
  const { plan, steps, handoffs } = firstDays;
  const { mark, markingId, error } = useMarkStep(plan.id);
  const { shown, choose, putOff, goOn, place } = useShownStep(firstDays);
  const [lastDoneId, setLastDoneId] = useState<string | null>(null);
  const lastDone = steps.find(({ id, completed }) => id === lastDoneId && completed);

  function finish(id: string) {
    mark(id, true, () => {
      setLastDoneId(id);
      goOn();
    });
  }

  return (
    <div ref={place} tabIndex={-1} className="mt-2 grid gap-7 outline-none">
      <HowFar plan={plan} steps={steps}>
        {lastDone && (
          <Undo
            title={lastDone.title}
            isBusy={markingId === lastDone.id}
            onUndo={() => mark(lastDone.id, false, goOn)}
          />
        )}
      </HowFar>
      {shown ? (
        <OneStep
          plan={plan}
          step={shown}
          handoffs={handoffs.filter(({ eventId }) => eventId === shown.id)}
          isMarking={markingId === shown.id}
          canPutOff={openSteps(steps, handoffs).length > 1}
          onDone={() => finish(shown.id)}
          onPutOff={() => putOff(shown.id)}
          problem={<MarkProblem error={error} />}
        />
      ) : (
        <div>
          <NoStep firstDays={firstDays} />
          <MarkProblem error={error} />
        </div>
      )}
      <WithOthers firstDays={firstDays} />
      <Disclosure className="border-t" title={<Trans>See all steps</Trans>}>
        <AllSteps
          steps={steps}
          handoffs={handoffs}
          markingId={markingId}
          shownId={shown?.id}
          onChoose={choose}
          onUndo={(id) => mark(id, false)}
        />
      </Disclosure>
    </div>
  );
}

/** The step that was asked for, else the next one. */
function useShownStep({ steps, handoffs }: FirstDays) {
  const [putOffIds, setPutOffIds] = useState<readonly string[]>([]);
  const [chosenId, setChosenId] = useState<string | null>(null);
  const place = useKeptFocus<HTMLDivElement>();
  const chosen = openSteps(steps, handoffs).find(({ id }) => id === chosenId);

  function choose(id: string | null) {
    setChosenId(id);
    // Once it has been drawn, in the place of the one before it.
    requestAnimationFrame(() => place.current?.querySelector<HTMLElement>('[data-keeps-focus]')?.focus());
  }

  return {
    shown: chosen ?? nextStep(steps, handoffs, putOffIds),
    choose,
    goOn: () => choose(null),
    putOff(id: string) {
      setPutOffIds((before) => [...before, id]);
      choose(null);
    },
    place,
  };
}

function NoStep({ firstDays: { plan, steps } }: { firstDays: FirstDays }) {
  return steps.every(({ completed }) => completed) ? <AllDone plan={plan} /> : <AllWithOthers />;
}

/** Beside the buttons, and brought into sight: it may come to stand below the edge of a phone. */
function MarkProblem({ error }: { error: unknown }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (error) place.current?.scrollIntoView({ block: 'nearest' });
  }, [error]);
  return (
    <div ref={place} className="scroll-mb-28">
      <PlanProblem error={error} className="mt-4 empty:hidden" />
    </div>
  );
}

type FarProps = Pick<FirstDays, 'plan' | 'steps'> & { children: ReactNode };

/** In words, and not as a score. */
function HowFar({ plan: { personName }, steps, children }: FarProps) {
  const { t } = useLingui();
  const done = steps.filter(({ completed }) => completed).length;
  return (
    <div className="text-ink-2 text-lg">
      {personName && <p className="wrap-anywhere">{t`For ${personName}`}</p>}
      <div className="flex flex-wrap items-center gap-x-2">
        <p role="status">
          {done === 0 ? (
            <Trans>Here is the first step. The others come after it, one at a time.</Trans>
          ) : (
            <Plural value={done} one="One step is done." other="# steps are done." />
          )}
        </p>
        {children}
      </div>
    </div>
  );
}

/** For a finger that was too quick. */
function Undo({ title, isBusy, onUndo }: { title: string; isBusy: boolean; onUndo: () => void }) {
  const { t } = useLingui();
  return (
    <Button
      variant="ghost"
      size="small"
      aria-label={t`Undo: ${title}`}
      state={isBusy ? 'loading' : 'idle'}
      onClick={onUndo}
    >
      <Trans>Undo</Trans>
    </Button>
  );
}
