import type { FirstDays, TimelineEvent } from '@evenlight/contract/timelines';
import { Trans, useLingui } from '@lingui/react/macro';
import { CircleCheck, UserRound } from 'lucide-react';
import { Badge } from '../../ui/base/badge';
import { Button } from '../../ui/base/button';

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
  const holder = handoffs.find(({ eventId, state }) => eventId === id && state === 'open')?.name;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-5 gap-y-1 border-line border-b py-3 last:border-0">
      <div className="min-w-0 flex-1 basis-64">
        <p className="wrap-anywhere font-medium">{title}</p>
        <p className="text-ink-2 text-sm">{timeframe}</p>
      </div>
      <StateOf step={step} holder={holder} isShown={id === shownId} />
      {completed ? (
        <Button
          variant="ghost"
          size="small"
          aria-label={t`Not done after all: ${title}`}
          state={markingId === id ? 'loading' : 'idle'}
          onClick={() => onUndo(id)}
        >
          <Trans>Not done after all</Trans>
        </Button>
      ) : (
        !holder &&
        id !== shownId && (
          <Button variant="ghost" size="small" aria-label={t`Show this step: ${title}`} onClick={() => onChoose(id)}>
            <Trans>Show this step</Trans>
          </Button>
        )
      )}
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
