import type { FirstDays, TimelineEvent } from '@evenlight/contract/timelines';
import { Trans, useLingui } from '@lingui/react/macro';
import { CircleCheck, UserRound } from 'lucide-react';
import { Badge } from '../../../ui/base/badge';
import { Button } from '../../../ui/base/button';

type Props = Pick<FirstDays, 'steps' | 'handoffs'> & {
  shownId: string | undefined;
  markingId: string | null;
  onChoose: (id: string) => void;
  onUndo: (id: string) => void;
};

export function AllSteps({ steps, ...rest }: Props) {
  return (
    <ol className="grid text-ink">
      {steps.map((step) => (
        <StepLine key={step.id} step={step} {...rest} />
      ))}
    </ol>
  );
}

type LineProps = Omit<Props, 'steps'> & { step: TimelineEvent };

function StepLine({ step, handoffs, shownId, markingId, onChoose, onUndo }: LineProps) {
  const { t } = useLingui();
  const { id, title, timeframe, completed } = step;
  const ofStep = handoffs.filter(({ eventId }) => eventId === id);
  const holder = ofStep.find(({ state }) => state === 'open')?.name;
  const answer = completed && ofStep.find(({ state }) => state === 'done')?.answer;
  return (
    <li className="border-line border-b py-3.5 last:border-0">
      <p className="wrap-anywhere font-medium">{title}</p>
      <p className="text-ink-2 text-sm">{timeframe}</p>
      {answer && <p className="mt-1.5 wrap-anywhere whitespace-pre-line text-ui">{t`In their words: ${answer}`}</p>}
      <div className="mt-2 flex min-h-11 flex-wrap items-center gap-x-2">
        <StateOf step={step} holder={holder} isShown={id === shownId} />
        {completed && (
          <Button
            variant="ghost"
            size="small"
            aria-label={t`Not done after all: ${title}`}
            state={markingId === id ? 'loading' : 'idle'}
            onClick={() => onUndo(id)}
          >
            <Trans>Not done after all</Trans>
          </Button>
        )}
        {!completed && !holder && id !== shownId && (
          <Button variant="ghost" size="small" aria-label={t`Show this step: ${title}`} onClick={() => onChoose(id)}>
            <Trans>Show this step</Trans>
          </Button>
        )}
      </div>
    </li>
  );
}

function StateOf({ step, holder, isShown }: { step: TimelineEvent; holder: string | undefined; isShown: boolean }) {
  const { t } = useLingui();
  const { completedBy } = step;
  if (step.completed)
    return (
      <Badge tone="ok" icon={CircleCheck}>
        {completedBy ? t`Done by ${completedBy}` : t`Done`}
      </Badge>
    );
  if (holder)
    return (
      <Badge tone="gold" icon={UserRound}>
        {t`With ${holder}`}
      </Badge>
    );
  if (isShown) return <Badge>{t`Now`}</Badge>;
  return <Badge tone="line">{t`To come`}</Badge>;
}
