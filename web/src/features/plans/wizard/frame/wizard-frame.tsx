// What stands around every step: how far one has come, the ways back and on, and the estimate in sight.
import { WIZARD_STEPS } from '@evenlight/contract/drafts';
import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, type RefObject, useEffect, useId, useRef } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '../../../../ui/base/button';
import { classNames } from '../../../../ui/base/class-names';
import { useKeptFocus } from '../../../../ui/base/keep-focus';
import { Wrap } from '../../../../ui/base/wrap';
import { Notice } from '../../../../ui/status/notice';
import { Stepper } from '../../../../ui/status/stepper';
import { numberOfStep, pathOfStep, type Step, stepAfter, stepBefore, wordsOfStep } from '../steps';

type FrameProps = {
  step: Step;
  heading: RefObject<HTMLHeadingElement | null>;
  lead?: ReactNode;
  above?: ReactNode;
  notices?: ReactNode;
  side?: ReactNode;
  children: ReactNode;
};

const roomy = { top: 'pt-7 sm:pt-10', title: 'mt-7', lead: 'mt-3', content: 'mt-8' };
// The first question fits a phone without scrolling.
const close = {
  top: 'pt-3.5 sm:pt-10',
  title: 'mt-4 sm:mt-7',
  lead: 'mt-1 text-ui sm:mt-3',
  content: 'mt-4.5 sm:mt-8',
};

// Whatever is reached by keyboard comes to lie above the bar at the bottom, not below it.
const aboveTheBar = '[&_:is(a,button,input,select,summary)]:scroll-mb-32';

export function WizardFrame({ step, heading, lead, above, notices, side, children }: FrameProps) {
  const { i18n } = useLingui();
  const { name, title } = wordsOfStep(step);
  const looks = step === 'who' ? close : roomy;
  const place = useKeptFocus<HTMLDivElement>();
  return (
    <Wrap ref={place} className={classNames(aboveTheBar, looks.top)}>
      {above}
      <noscript>
        <Notice tone="warn" className="mb-6">
          <Trans>
            Planning here needs scripts, and they are turned off in your browser. Call us, and we plan with you.
          </Trans>
        </Notice>
      </noscript>
      <Stepper step={numberOfStep(step)} total={WIZARD_STEPS} isHalfway={step === 'who'} name={i18n._(name)} />
      <h1 ref={heading} tabIndex={-1} data-keeps-focus className={classNames('text-title', looks.title)}>
        {i18n._(title)}
      </h1>
      {lead && <p className={classNames('max-w-[62ch] text-ink-2', looks.lead)}>{lead}</p>}
      {notices}
      {side ? (
        <div className="mt-8 grid grid-cols-1 items-start gap-7 lg:grid-cols-[minmax(0,1fr)_300px]">
          <div className="min-w-0">{children}</div>
          <aside className="sticky top-6 max-lg:hidden print:hidden">{side}</aside>
        </div>
      ) : (
        <div className={looks.content}>{children}</div>
      )}
    </Wrap>
  );
}

/** After moving to another step: from the top, and with its heading in focus, so that it is read out. */
export function useStepHeading(step: Step) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    // With the next frame, in which the step is laid out anyway.
    const frame = requestAnimationFrame(() => {
      window.scrollTo(0, 0);
      heading.current?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [step]);
  return heading;
}

type WaysProps = {
  step: Step;
  /** Why the way on has to wait; null when it has not. */
  reason: string | null;
  /** Said in the same place when there is nothing to wait for. */
  note?: string | null;
  /** Between the two ways, where the estimate is not at the side. */
  middle?: ReactNode;
  /** Takes the place of Next on the last step. */
  last?: ReactNode;
  /** Below the two ways. */
  children?: ReactNode;
  /** The map is long and wide: there the ways stay in sight on every screen, elsewhere on phones. */
  isAlwaysInSight?: boolean;
};

const bar =
  'sticky bottom-0 z-20 -mx-5 border-line-strong border-t bg-surface px-5 pt-2.5 shadow-lift sm:-mx-8 sm:px-8 ' +
  'pb-[calc(0.625rem+env(safe-area-inset-bottom))] print:hidden';
const inItsPlace = 'lg:static lg:mx-0 lg:border-0 lg:bg-transparent lg:px-0 lg:pb-10 lg:shadow-none';

// The three of them fit side by side down to 320 px.
const onSmallPhones = 'max-[23rem]:px-3';

/** Holds something that cannot be read: whoever went on would lose it without a word. */
const fieldThatHolds = () => document.querySelector<HTMLElement>('main [data-holds-next]');

/** The field says what is wrong, and has the focus. */
function isHeld(): boolean {
  const field = fieldThatHolds();
  // It says so once it was left, and the press has not left it.
  field?.blur();
  field?.focus();
  return field !== null;
}

/** Back and on. Where it is a bar, it covers neither them nor what has the focus. */
export function StepWays({ step, reason, note, middle, last, children, isAlwaysInSight = false }: WaysProps) {
  const navigate = useNavigate();
  const reasonId = useId();
  const [before, after] = [stepBefore(step), stepAfter(step)];
  // The press is shown first; the way itself takes longer.
  const goTo = (next: Step) => setTimeout(() => navigate(pathOfStep(next), { preventScrollReset: true }));
  return (
    <div
      data-bottom-bar={isAlwaysInSight ? 'always' : 'phones'}
      className={classNames(bar, isAlwaysInSight ? 'lg:rounded-t-card lg:border-x' : inItsPlace)}
    >
      {/* Where nothing is below it, the line is always there: the button must not move when it has become free. */}
      <p
        id={reasonId}
        className={classNames(
          'mb-1.5 text-end text-ink-2 text-ui empty:hidden lg:min-h-6 lg:empty:block',
          !reason && 'truncate',
        )}
      >
        {reason ?? note}
      </p>
      <div className="flex items-center justify-between gap-2">
        <Button
          variant="secondary"
          disabled={before === null}
          className={onSmallPhones}
          onClick={() => before && goTo(before)}
        >
          <Trans>Previous</Trans>
        </Button>
        {middle}
        {after ? (
          <Button
            disabled={reason !== null}
            aria-describedby={reason ? reasonId : undefined}
            className={onSmallPhones}
            // Left by the press, the field would say what is wrong and move the button away from under the finger.
            onMouseDown={(event) => fieldThatHolds() && event.preventDefault()}
            onClick={() => isHeld() || goTo(after)}
          >
            <Trans>Next</Trans>
          </Button>
        ) : (
          last
        )}
      </div>
      {children}
    </div>
  );
}
