// How far a plan has come, the next step, and what still stands in its way.
import type { PlanCase, PlanStep, StepBlocker } from '@evenlight/contract/cases';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { CircleAlert } from 'lucide-react';
import { useId } from 'react';
import { Refusal } from '../../../../parts/refusal';
import { Badge } from '../../../../ui/base/badge';
import { Button } from '../../../../ui/base/button';
import { Card } from '../../../../ui/base/card';
import { useKeptFocus } from '../../../../ui/base/keep-focus';
import { statusWords } from '../../../plans/plan-words';
import { useMovePlan } from './case-queries';

const blockerWords: Record<StepBlocker, { words: MessageDescriptor; place: string | null }> = {
  archived: { words: msg`The family has put the plan away.`, place: null },
  deposit: { words: msg`The deposit has not come in.`, place: 'case-money' },
  balance: { words: msg`Something is still to be paid.`, place: 'case-money' },
  date: { words: msg`No date is booked.`, place: 'case-schedule' },
  'service-ahead': { words: msg`The service is still ahead.`, place: 'case-schedule' },
  permit: { words: msg`The permit is not here, or nobody has accepted it.`, place: 'case-papers' },
  papers: { words: msg`A paper that is needed is not here, or nobody has accepted it.`, place: 'case-papers' },
  promises: { words: msg`The family still waits for an answer.`, place: 'case-promises' },
};

type Props = Pick<PlanCase, 'plan' | 'steps'>;

export function CaseSteps({ plan, steps }: Props) {
  const { i18n } = useLingui();
  const box = useKeptFocus<HTMLDivElement>();
  const { mutate, isPending, variables, error } = useMovePlan(plan.id);
  const take = (to: PlanStep['to']) => mutate({ from: plan.status, to, version: plan.version });
  return (
    <Card ref={box} tabIndex={-1} className="outline-none">
      <p className="flex flex-wrap items-center gap-3">
        <Trans>The plan is</Trans>
        <Badge>{i18n._(statusWords[plan.status])}</Badge>
      </p>
      <div className="mt-4 grid gap-5">
        {steps.map((step) => (
          <Step key={step.to} step={step} isTaking={isPending && variables.to === step.to} onTake={take} />
        ))}
      </div>
      <Refusal error={error} className="mt-3" />
    </Card>
  );
}

type StepProps = { step: PlanStep; isTaking: boolean; onTake: (to: PlanStep['to']) => void };

function Step({ step: { to, isBack, blockers }, isTaking, onTake }: StepProps) {
  const { t, i18n } = useLingui();
  const id = useId();
  const status = i18n._(statusWords[to]);
  const isBlocked = blockers.length > 0;
  return (
    <div className="flex flex-wrap items-start gap-x-8 gap-y-4">
      <Button
        variant={isBack ? 'ghost' : 'primary'}
        className={isBack ? '-ms-4' : undefined}
        aria-disabled={isBlocked}
        aria-describedby={isBlocked ? id : undefined}
        state={isTaking ? 'loading' : 'idle'}
        onClick={() => !isBlocked && onTake(to)}
      >
        {isBack ? t`Back to: ${status}` : t`Move on to: ${status}`}
      </Button>
      {isBlocked && (
        <div id={id} className="min-w-0 flex-1 basis-64">
          <p className="font-semibold">
            <Trans>What stands in the way</Trans>
          </p>
          <ul className="mt-1 grid gap-1">
            {blockers.map((blocker) => (
              <Blocker key={blocker} blocker={blocker} />
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}

function Blocker({ blocker }: { blocker: StepBlocker }) {
  const { i18n } = useLingui();
  const { words, place } = blockerWords[blocker];
  return (
    <li className="flex gap-2">
      <CircleAlert aria-hidden="true" className="mt-1 size-4.5 shrink-0 text-warn" />
      {place ? (
        <a href={`#${place}`} className="underline underline-offset-4">
          {i18n._(words)}
        </a>
      ) : (
        i18n._(words)
      )}
    </li>
  );
}
