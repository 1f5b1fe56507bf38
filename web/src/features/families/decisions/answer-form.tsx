// My answer, which I can change until the time is up. Whoever would rather not say, says only that.
import type { FamilyDecision } from '@evenlight/contract/families/decisions';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Check } from 'lucide-react';
import { Refusal } from '../../../parts/refusal';
import { Badge } from '../../../ui/base/badge';
import { Button } from '../../../ui/base/button';
import { RadioCards } from '../../../ui/forms/radio-cards';
import { OptionPrice } from './option-price';
import type { MyAnswer } from './use-my-answer';

type Props = { decision: FamilyDecision; mine: MyAnswer };

export function AnswerForm({ decision, mine }: Props) {
  const { t } = useLingui();
  const { options, myAnswer } = decision;
  const { sent, picked, unsent, sending } = mine;
  return (
    <div className="grid grid-cols-1 gap-3">
      <RadioCards
        name={`answer-${decision.id}`}
        label={t`Your answer`}
        isRequired={false}
        cards={options.map((option) => ({
          value: option.id,
          label: option.label,
          description: option.cents !== null && <OptionPrice option={option} all={options} />,
          badge: (
            <>
              {option.id === sent?.id && <Sent />}
              {option.id === unsent?.id && <NotSentYet />}
              <Votes votes={option.votes} />
            </>
          ),
        }))}
        value={picked?.id ?? ''}
        onValueChange={mine.pick}
      />
      <p role="status" className="text-ink-2 empty:hidden">
        <HowItStands mine={mine} isAbstaining={myAnswer === 'abstain'} />
      </p>
      <Refusal error={mine.error} />
      <div className="flex flex-wrap gap-3">
        <Button
          variant={unsent ? 'primary' : 'secondary'}
          aria-disabled={!unsent}
          state={sending !== null && sending !== 'abstain' ? 'loading' : 'idle'}
          onClick={() => unsent && mine.send(unsent.id)}
        >
          {myAnswer === null ? <Trans>Send my answer</Trans> : <Trans>Change my answer</Trans>}
        </Button>
        {myAnswer !== 'abstain' && (
          <Button
            variant="ghost"
            state={sending === 'abstain' ? 'loading' : 'idle'}
            onClick={() => mine.send('abstain')}
          >
            <Trans>I would rather not say</Trans>
          </Button>
        )}
      </div>
    </div>
  );
}

function Sent() {
  return (
    <Badge tone="ok" icon={Check}>
      <Trans>Your answer</Trans>
    </Badge>
  );
}

function NotSentYet() {
  return (
    <Badge tone="warn">
      <Trans>Not sent yet</Trans>
    </Badge>
  );
}

function HowItStands({ mine: { sent, unsent }, isAbstaining }: { mine: MyAnswer; isAbstaining: boolean }) {
  const { t } = useLingui();
  if (unsent && sent) {
    const [stored, chosen] = [sent.label, unsent.label];
    return t`Your answer: ${stored}. Not sent yet: ${chosen}.`;
  }
  if (unsent) {
    const chosen = unsent.label;
    return t`Not sent yet: ${chosen}.`;
  }
  if (sent) {
    const stored = sent.label;
    return t`Your answer: ${stored}. You can change it until the time is up.`;
  }
  return isAbstaining ? t`You would rather not say. Nobody is told; you can still choose one.` : null;
}

/** Nothing for whoever has not answered yet: they are not told how it stands. */
export function Votes({ votes }: { votes: number | null }) {
  if (votes === null) return null;
  return (
    <Badge tone="line">
      <Plural value={votes} one="# vote" other="# votes" />
    </Badge>
  );
}
