// Building a memorial: a step, and beside it the page as it will be. Every step is kept on the server before the next.
import type { UserId } from '@evenlight/contract/ids';
import type { Memorial } from '@evenlight/contract/memorials/memorial';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useIsHydrated } from '../../../ui/base/is-hydrated';
import { TextLink } from '../../../ui/base/text-link';
import { Stepper } from '../../../ui/status/stepper';
import { PortraitFields } from '../photos/portrait-editor';
import { LookStep } from './look-step';
import { NewPersonStep, PersonStep } from './person-step';
import { Preview, type Previewed } from './preview';
import { PrivacyStep } from './privacy-step';
import { StepButtons } from './step-buttons';
import { type BuilderStep, pathOfStep, stepsFor, stepTitles } from './steps';
import { StoryStep } from './story-step';

type Props = {
  /** Null until the first step was kept. */
  memorial: Memorial | null;
  step: BuilderStep;
  userId: UserId;
  /** What is known from a plan: nobody types a name twice. */
  suggested: Pick<Previewed, 'fullName' | 'deathDate' | 'birthDate'>;
};

const nothingYet: Previewed = {
  fullName: '',
  birthDate: null,
  deathDate: null,
  biography: '',
  photoUrl: null,
  look: 'daylight',
};

export function Builder({ memorial, step, userId, suggested }: Props) {
  const { i18n } = useLingui();
  const navigate = useNavigate();
  const before = memorial ?? { ...nothingYet, ...suggested };
  // What is being typed shows in the preview before it is kept.
  const [typed, setTyped] = useState<Partial<Previewed>>({});
  const steps = stepsFor(memorial);
  const place = steps.indexOf(step);
  const [back, next] = [steps[place - 1], steps[place + 1]];
  const heading = useStepHeading(step);
  const goOn = (kept: Memorial) => {
    setTyped({});
    // On the way back the browser finds the memorial that was just begun, and does not begin a second one.
    if (!memorial) window.history.replaceState(window.history.state, '', pathOfStep(kept.id, step));
    navigate(next ? pathOfStep(kept.id, next) : `/memorial/${kept.id}`);
  };
  const backPath = memorial && back ? pathOfStep(memorial.id, back) : null;
  return (
    <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_26rem] lg:gap-12">
      <div className="min-w-0">
        <Stepper step={place + 1} total={steps.length} />
        <h2 ref={heading} tabIndex={-1} className="mt-6 text-2xl">
          {i18n._(stepTitles[step])}
        </h2>
        <div className="mt-5">
          {!memorial && <NewPersonStep before={before} onTyped={setTyped} onKept={goOn} />}
          {memorial && step === 'person' && <PersonStep memorial={memorial} onTyped={setTyped} onKept={goOn} />}
          {memorial && step === 'portrait' && (
            <>
              <p className="text-ink-2">
                <Trans>You can do without one, and add it at any time.</Trans>
              </p>
              <PortraitFields memorial={memorial}>
                <StepButtons back={backPath} onNext={() => goOn(memorial)} />
              </PortraitFields>
            </>
          )}
          {memorial && step === 'story' && (
            <StoryStep memorial={memorial} userId={userId} back={backPath} onTyped={setTyped} onKept={goOn} />
          )}
          {memorial && step === 'privacy' && <PrivacyStep memorial={memorial} back={backPath} onKept={goOn} />}
          {memorial && step === 'look' && (
            <LookStep memorial={memorial} back={backPath} isLast={!next} onTyped={setTyped} onKept={goOn} />
          )}
        </div>
        <p className="mt-8 text-ink-2 text-ui">
          {memorial && <Trans>Your draft is kept. You can leave at any time and go on later, on any device.</Trans>}{' '}
          <TextLink to="/memorial-builder">
            <Trans>Your memorials</Trans>
          </TextLink>
        </p>
      </div>
      <Preview shown={{ ...before, ...typed }} />
    </div>
  );
}

/** Whoever comes from another step hears the heading of this one; a page that has just been opened stays as it is. */
function useStepHeading(step: BuilderStep) {
  const heading = useRef<HTMLHeadingElement>(null);
  const wasAwake = useRef(useIsHydrated());
  // biome-ignore lint/correctness/useExhaustiveDependencies: another step is the reason to move.
  useEffect(() => {
    if (wasAwake.current) heading.current?.focus({ preventScroll: true });
    wasAwake.current = true;
  }, [step]);
  return heading;
}
