import type { Handoff } from '@evenlight/contract/handoffs';
import type { Plan } from '@evenlight/contract/plans';
import type { TimelineEvent } from '@evenlight/contract/timelines';
import { Trans, useLingui } from '@lingui/react/macro';
import { ArrowRight, Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../../ui/base/button';
import { ButtonLink } from '../../../ui/base/button-link';
import { Card } from '../../../ui/base/card';
import { Fact } from '../../../ui/base/fact';
import { Eyebrow } from '../../../ui/base/section-heading';
import { HandOver } from '../handoff/hand-over';
import { HandoffList } from '../handoff/handoff-list';
import { pageOfStep } from './where-it-is-done';

type Props = {
  plan: Plan;
  step: TimelineEvent;
  /** Of this step. */
  handoffs: readonly Handoff[];
  isMarking: boolean;
  /** There is another one to go to. */
  canPutOff: boolean;
  onDone: () => void;
  onPutOff: () => void;
  /** Why the last press came to nothing. */
  problem: ReactNode;
};

export function OneStep({ problem, ...props }: Props) {
  const { plan, step, handoffs } = props;
  const { title, description, notes, remarks } = step;
  return (
    <Card as="section" aria-labelledby="next-step" className="shadow-soft sm:p-9">
      <Eyebrow className="mb-3">
        <Trans>One step at a time</Trans>
      </Eyebrow>
      <h2
        id="next-step"
        tabIndex={-1}
        data-keeps-focus
        className="wrap-anywhere text-[1.9rem] leading-tight outline-none sm:text-[2.25rem]"
      >
        {title}
      </h2>
      <p className="mt-4 max-w-[58ch] text-lg">{description}</p>
      <Actions {...props} />
      {problem}
      <div className="mt-7 border-line border-t pt-6">
        {notes && <p className="mb-5 max-w-[60ch] text-ink-2">{notes}</p>}
        {remarks.map((remark) => (
          <p key={remark} className="mb-5 max-w-[60ch] border-gold-fill border-s-2 ps-3 text-ui">
            {remark}
          </p>
        ))}
        <WhenAndWho step={step} />
        <PageOfStep plan={plan} step={step} />
        <div className="mt-6 empty:hidden">
          {handoffs.length > 0 && <HandoffList planId={plan.id} handoffs={handoffs} />}
        </div>
      </div>
    </Card>
  );
}

type ActionsProps = Pick<Props, 'plan' | 'step' | 'isMarking' | 'canPutOff' | 'onDone' | 'onPutOff'>;

/** Right after the first sentence, so that they are in sight on a phone; what else there is to know comes after them. */
function Actions({ plan, step, isMarking, canPutOff, onDone, onPutOff }: ActionsProps) {
  const { t } = useLingui();
  const { title } = step;
  return (
    <div className="mt-6 flex flex-wrap items-center gap-3 print:hidden">
      <Button
        className="max-sm:w-full"
        aria-label={t`Done: ${title}`}
        state={isMarking ? 'loading' : 'idle'}
        onClick={onDone}
      >
        {!isMarking && <Check aria-hidden="true" className="size-5" />}
        <Trans>Done</Trans>
      </Button>
      <HandOver planId={plan.id} event={step} />
      {canPutOff && (
        <Button variant="ghost" size="small" aria-label={t`Not now: ${title}`} onClick={onPutOff}>
          <Trans>Not now</Trans>
        </Button>
      )}
    </div>
  );
}

function WhenAndWho({ step }: { step: TimelineEvent }) {
  const { t } = useLingui();
  const { timeframe, duration, participants, assignee } = step;
  return (
    <dl className="grid gap-x-8 gap-y-4 sm:grid-cols-3">
      <Fact label={t`When`}>{timeframe}</Fact>
      {duration && <Fact label={t`How long`}>{duration}</Fact>}
      {assignee ? (
        <Fact label={t`Who sees to it`}>{assignee}</Fact>
      ) : (
        participants.length > 0 && <Fact label={t`Who takes part`}>{participants.join(', ')}</Fact>
      )}
    </dl>
  );
}

function PageOfStep({ plan, step }: Pick<Props, 'plan' | 'step'>) {
  const { i18n } = useLingui();
  const page = pageOfStep(step.id, plan);
  if (!page) return null;
  return (
    <ButtonLink to={page.to} variant="secondary" className="mt-6">
      {i18n._(page.words)}
      <ArrowRight aria-hidden="true" className="size-4.5 rtl:-scale-x-100" />
    </ButtonLink>
  );
}
