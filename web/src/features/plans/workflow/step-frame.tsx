// What stands around the content of every step: its heading, and the ways back, out and on.
import type { PlanId } from '@evenlight/contract/ids';
import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '../../../ui/base/button';
import { ButtonLink } from '../../../ui/base/button-link';
import { pathOfPlan, planSteps } from './plan-steps';
import { SaveAndExit } from './save-and-exit';

export function StepFrame({ step, children }: { step: number; children: ReactNode }) {
  const { i18n } = useLingui();
  const heading = useFocusOnNewStep(step);
  const name = planSteps[step]?.name;
  return (
    <section aria-labelledby="step-title" className="mt-9">
      <h2 id="step-title" ref={heading} tabIndex={-1} className="text-2xl">
        {name && i18n._(name)}
      </h2>
      <div className="mt-5">{children}</div>
    </section>
  );
}

/** After moving to another step its heading has the focus, so that it is read out. */
function useFocusOnNewStep(step: number) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    heading.current?.focus();
  }, [step]);
  return heading;
}

export function StepWays({ planId, step }: { planId: PlanId; step: number }) {
  // Paying, booking and the timeline have the one button that stands out there.
  const { id } = planSteps[step] ?? {};
  const hasOwnButton = id === 'payment' || id === 'scheduling' || id === 'timeline';
  return (
    <div className="mt-10 flex flex-wrap items-center justify-between gap-3 border-line border-t pt-6 print:hidden">
      <Way to={step > 0 ? pathOfPlan(planId, step - 1) : null} variant="secondary">
        <Trans>Previous</Trans>
      </Way>
      <SaveAndExit planId={planId} />
      <Way
        to={step < planSteps.length - 1 ? pathOfPlan(planId, step + 1) : null}
        variant={hasOwnButton ? 'secondary' : 'primary'}
      >
        <Trans>Next Step</Trans>
      </Way>
    </div>
  );
}

type WayProps = { to: string | null; variant: 'primary' | 'secondary'; children: ReactNode };

function Way({ to, variant, children }: WayProps) {
  if (to === null)
    return (
      <Button variant={variant} disabled>
        {children}
      </Button>
    );
  return (
    <ButtonLink to={to} preventScrollReset variant={variant}>
      {children}
    </ButtonLink>
  );
}
