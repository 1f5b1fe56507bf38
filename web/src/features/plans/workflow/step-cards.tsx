import type { Plan } from '@evenlight/contract/plans';
import { Trans, useLingui } from '@lingui/react/macro';
import { Check } from 'lucide-react';
import { Link } from 'react-router';
import { Amount } from '../../../parts/amount';
import { classNames } from '../../../ui/base/class-names';
import { Stepper } from '../../../ui/status/stepper';
import { isStepDone, type Known, leftToPay, pathOfPlan, planSteps } from './plan-steps';

type Props = { plan: Plan; known: Known; step: number };

/** All six steps at a glance; each is a way there. */
export function StepCards({ plan, known, step }: Props) {
  const { t, i18n } = useLingui();
  return (
    <div className="mt-8">
      <Stepper step={step + 1} total={planSteps.length} isInAnyOrder />
      <nav aria-label={t`Steps of this plan`} className="mt-5">
        <ol className="grid grid-cols-pairs gap-3 sm:grid-cols-3 lg:grid-cols-6">
          {planSteps.map(({ id, name }, place) => (
            <li key={id} className="flex">
              <StepCard
                to={pathOfPlan(plan.id, place)}
                number={place + 1}
                name={i18n._(name)}
                isDone={isStepDone(id, known)}
                isCurrent={id === 'venue'}
                isWithTeam={id === 'scheduling' && isAskedOfTeam(plan)}
                leftCents={id === 'payment' ? leftToPay(known) : null}
                isShown={place === step}
              />
            </li>
          ))}
        </ol>
      </nav>
    </div>
  );
}

/** The family has done its part; the date itself is still to be found. */
function isAskedOfTeam({ schedule }: Plan): boolean {
  return schedule?.mode === 'requested' && schedule.answeredAt === null;
}

type CardProps = {
  to: string;
  number: number;
  name: string;
  isDone: boolean;
  isCurrent: boolean;
  isWithTeam: boolean;
  /** What is still to be paid for a service that is secured. */
  leftCents: number | null;
  isShown: boolean;
};

function StepCard({ to, number, name, isShown, ...standing }: CardProps) {
  const { isDone } = standing;
  return (
    <Link
      to={to}
      preventScrollReset
      aria-current={isShown ? 'step' : undefined}
      className={classNames(
        'grid w-full content-start gap-2 rounded-card border bg-surface p-3.5 text-ink no-underline transition-colors duration-150 hover:bg-mist',
        isShown ? 'border-pine ring-1 ring-pine' : 'border-line',
      )}
    >
      <span className="flex items-center justify-between gap-2 text-ink-2 text-sm">
        <span
          className={classNames(
            'inline-flex size-8 shrink-0 items-center justify-center rounded-full font-semibold',
            isDone ? 'bg-pine text-on-pine' : 'bg-mist text-ink-2',
          )}
        >
          {isDone ? <Check aria-hidden="true" className="size-4.5" /> : number}
        </span>
        <Standing {...standing} />
      </span>
      <span className="font-semibold text-ui leading-snug">{name}</span>
    </Link>
  );
}

function Standing({ isDone, isCurrent, isWithTeam, leftCents }: Omit<CardProps, 'to' | 'number' | 'name' | 'isShown'>) {
  if (isWithTeam) return <Trans>With our team</Trans>;
  if (leftCents !== null) {
    const left = <Amount from="ours" cents={leftCents} />;
    return (
      <span>
        <Trans>Secured; {left} left</Trans>
      </span>
    );
  }
  if (isDone) return <Trans>Done</Trans>;
  return isCurrent ? <Trans>Current</Trans> : <Trans>To come</Trans>;
}
