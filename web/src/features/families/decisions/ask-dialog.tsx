// Putting a choice to the family. What is typed stays in this browser until it was asked.
import { type DecisionKind, decisionKinds } from '@evenlight/contract/families/decisions';
import { Trans, useLingui } from '@lingui/react/macro';
import { MessageCircleQuestion } from 'lucide-react';
import { useRef, useState } from 'react';
import { useKeptWords } from '../../../parts/kept-form/use-kept-words';
import { phraseFor } from '../../../platform/phrases';
import { Button } from '../../../ui/base/button';
import { useKeptFocus } from '../../../ui/base/keep-focus';
import { RadioCards } from '../../../ui/forms/radio-cards';
import { Dialog } from '../../../ui/overlays/dialog';
import { toasts } from '../../../ui/overlays/toast-store';
import { useFamily } from '../family-context';
import { KeptWords } from '../kept-words';
import { kindWords } from './decision-words';
import { useAskFamily } from './queries';
import { blankQuestion, inputOf, type QuestionFields, TypedQuestion } from './question-fields';
import { QuestionForm } from './question-form';

export function AskDialog() {
  const [isOpen, setOpen] = useState(false);
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={setOpen}
      trigger={
        <Button>
          <MessageCircleQuestion aria-hidden="true" className="size-5" />
          <Trans>Put a choice to the family</Trans>
        </Button>
      }
      title={<Trans>Put a choice to the family</Trans>}
      description={
        <Trans>
          Everybody who decides can answer until the time you name. Nobody sees how it stands before answering.
        </Trans>
      }
    >
      {isOpen && <QuestionInRounds onDone={() => setOpen(false)} />}
    </Dialog>
  );
}

function QuestionInRounds({ onDone }: { onDone: () => void }) {
  // Discarded, the form begins again without what was kept.
  const [round, setRound] = useState(0);
  const box = useKeptFocus<HTMLDivElement>();
  return (
    <div ref={box} tabIndex={-1} className="outline-none">
      <Question key={round} onDone={onDone} onDiscard={() => setRound(round + 1)} />
    </div>
  );
}

function Question({ onDone, onDiscard }: { onDone: () => void; onDiscard: () => void }) {
  const { t, i18n } = useLingui();
  const { group } = useFamily();
  const words = useKeptWords({ name: `family-decision-${group.id}`, place: 'browser' }, TypedQuestion, onDone);
  const [first] = useState(() => words.atFirst ?? blankQuestion(new Date()));
  const typed = useRef(first);
  const [kind, setKind] = useState<DecisionKind>(first.kind);
  const { mutate, isPending, error } = useAskFamily(({ idempotencyKey }) => {
    toasts.show({ title: <Trans>Your family has been asked</Trans> });
    words.stored(idempotencyKey);
  });
  const phrase = phraseFor(error);

  function keep(more: Partial<TypedQuestion>) {
    typed.current = { ...typed.current, ...more };
    words.keep(typed.current);
  }
  function turnTo(next: DecisionKind) {
    // What was chosen of one kind says nothing about another; the question and the day stay.
    keep({ kind: next, first: '', second: '', third: '', fourth: '' });
    setKind(next);
  }
  function ask(fields: QuestionFields) {
    const input = inputOf(kind, fields);
    if (input) mutate({ ...input, groupId: group.id, idempotencyKey: words.idempotencyKeyOf(input) });
  }

  function discard() {
    words.forget();
    onDiscard();
  }

  return (
    <div className="grid gap-4">
      {words.atFirst && !isPending && <KeptWords onDiscard={discard} />}
      <RadioCards
        name="kind"
        label={t`What is it about?`}
        isRequired={false}
        cards={decisionKinds.map((value) => ({ value, label: i18n._(kindWords[value]) }))}
        value={kind}
        onValueChange={(value) => turnTo(decisionKinds.find((each) => each === value) ?? kind)}
      />
      <QuestionForm
        key={kind}
        kind={kind}
        atFirst={typed.current}
        isBusy={isPending}
        error={error}
        problem={phrase && i18n._(phrase)}
        onTyped={keep}
        onSend={ask}
      />
    </div>
  );
}
