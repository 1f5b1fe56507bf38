// One question: what there is to choose from, who has answered, and what came of it.
import type { FamilyDecision } from '@evenlight/contract/families/decisions';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Check } from 'lucide-react';
import { inItsLanguage } from '../../../parts/own-words';
import { Refusal } from '../../../parts/refusal';
import { momentInWords } from '../../../platform/dates';
import { Badge } from '../../../ui/base/badge';
import { Card } from '../../../ui/base/card';
import { theirWords } from '../../../ui/base/their-words';
import { Notice } from '../../../ui/status/notice';
import { useFamily } from '../family-context';
import { AnswerForm, Votes } from './answer-form';
import { stateWords } from './decision-words';
import { OptionPrice } from './option-price';
import { Settling } from './settling';
import { type MyAnswer, useMyAnswer } from './use-my-answer';

const tones = { open: 'gold', decided: 'ok', tied: 'warn', withdrawn: 'line' } as const;

type Props = { decision: FamilyDecision; isEditing: boolean };

export function DecisionCard({ decision, isEditing }: Props) {
  const { i18n } = useLingui();
  const { may } = useFamily();
  const { question, state, answered, entitled } = decision;
  const mine = useMyAnswer(decision);
  const isAnswering = state === 'open' && may('decide');
  return (
    <Card as="li" aria-label={question} className="grid grid-cols-1 gap-4">
      <div>
        <p className="flex flex-wrap items-center gap-2">
          <Badge tone={tones[state]}>{i18n._(stateWords[state])}</Badge>
          {decision.isApplied && (
            <Badge tone="ok" icon={Check}>
              <Trans>The plan follows it</Trans>
            </Badge>
          )}
        </p>
        <h3 {...theirWords} className="wrap-anywhere mt-2 text-xl">
          {question}
        </h3>
        <p className="mt-1 text-ink-2 text-sm">
          <AskedLine decision={decision} />
        </p>
        <p className="mt-1 text-ink-2 text-sm">
          <Plural
            value={entitled}
            one={`${answered} of # person has answered.`}
            other={`${answered} of # people have answered.`}
          />
        </p>
      </div>
      <Result decision={decision} />
      {!isAnswering && <NotCounted decision={decision} mine={mine} />}
      {isAnswering ? <AnswerForm decision={decision} mine={mine} /> : <Options decision={decision} />}
      <Settling decision={decision} isEditing={isEditing} />
    </Card>
  );
}

function AskedLine({ decision: { askedBy, state, deadline, decidedAt } }: { decision: FamilyDecision }) {
  const { t, i18n } = useLingui();
  const name = askedBy?.name ?? t`Somebody who has left`;
  if (state === 'open') {
    const until = momentInWords(deadline, i18n);
    return t`Asked by ${name}. Open until ${until}.`;
  }
  const ended = momentInWords(decidedAt ?? deadline, i18n);
  return t`Asked by ${name}. Ended ${ended}.`;
}

function Result({ decision: { state, options, chosenId } }: { decision: FamilyDecision }) {
  const { t } = useLingui();
  const chosen = options.find(({ id }) => id === chosenId)?.label;
  if (state === 'decided' && chosen) return <Notice tone="ok">{t`The family decided: ${chosen}`}</Notice>;
  if (state === 'tied')
    return (
      <Notice tone="warn">
        {options.every(({ votes }) => votes === 0) ? (
          <Trans>The time is up, and nobody chose one. An admin or coordinator can choose now.</Trans>
        ) : (
          <Trans>The time is up, and the answers are level. An admin or coordinator can choose between those.</Trans>
        )}
      </Notice>
    );
  return null;
}

/** The end, or another role, came before my answer did: what I had chosen is still told. */
function NotCounted({ decision: { state }, mine: { unsent, error } }: { decision: FamilyDecision; mine: MyAnswer }) {
  const { t } = useLingui();
  if (!unsent) return <Refusal error={error} />;
  const chosen = unsent.label;
  return (
    <Notice tone="warn" role="status">
      {state === 'open'
        ? t`Your role in the family was changed, and has no voice here any more. You had chosen “${chosen}”; it was not sent.`
        : t`This question ended before your answer was sent. You had chosen “${chosen}”; it is not counted.`}
    </Notice>
  );
}

/** For those who only look, and for what is over. */
function Options({ decision: { options, chosenId, myAnswer } }: { decision: FamilyDecision }) {
  return (
    <ul className="grid gap-2">
      {options.map((option) => (
        <li key={option.id} className="rounded-md bg-mist px-4 py-3">
          <p className="flex flex-wrap items-center gap-2">
            <span {...theirWords} {...inItsLanguage(option)} className="wrap-anywhere font-medium">
              {option.label}
            </span>
            {option.id === chosenId && (
              <Badge tone="ok" icon={Check}>
                <Trans>Chosen</Trans>
              </Badge>
            )}
            {option.id === myAnswer && (
              <Badge>
                <Trans>My answer</Trans>
              </Badge>
            )}
            <Votes votes={option.votes} />
          </p>
          <p className="text-ink-2 text-ui empty:hidden">
            <OptionPrice option={option} all={options} />
          </p>
        </li>
      ))}
    </ul>
  );
}
