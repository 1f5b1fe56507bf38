// Putting a choice to the family. What is typed stays in this browser until it was asked.
import { type DecisionKind, decisionKinds } from '@evenlight/contract/families/decisions';
import { Trans, useLingui } from '@lingui/react/macro';
import { MessageCircleQuestion } from 'lucide-react';
import { useRef, useState } from 'react';
import { phraseFor } from '../../../platform/phrases';
import { Button } from '../../../ui/base/button';
import { useKeptFocus } from '../../../ui/base/keep-focus';
import { RadioCards } from '../../../ui/forms/radio-cards';
import { Dialog } from '../../../ui/overlays/dialog';
import { toasts } from '../../../ui/overlays/toast-store';
import { useFamily } from '../here';
import { KeptWords } from '../kept-words';
import { useUnsent } from '../unsent-words';
import { kindWords } from './decision-words';
import { useAskFamily } from './queries';
import { blankQuestion, type QuestionFields, TypedQuestion, wishOf } from './question-fields';
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
  const unsent = useUnsent(`family-decision-${group.id}`, TypedQuestion, onDone);
  const [first] = useState(() => unsent.first ?? blankQuestion(new Date()));
  const typed = useRef(first);
  const [kind, setKind] = useState<DecisionKind>(first.kind);
  const { mutate, isPending, error } = useAskFamily(({ sendKey }) => {
    toasts.show({ title: <Trans>Your family has been asked</Trans> });
    unsent.stored(sendKey);
  });
  const phrase = phraseFor(error);

  function keep(more: Partial<TypedQuestion>) {
    typed.current = { ...typed.current, ...more };
    unsent.keep(typed.current);
  }
  function turnTo(next: DecisionKind) {
    // What was chosen of one kind says nothing about another; the question and the day stay.
    keep({ kind: next, first: '', second: '', third: '', fourth: '' });
    setKind(next);
  }
  function ask(fields: QuestionFields) {
    const wish = wishOf(kind, fields);
    if (!wish) return;
    mutate({ ...wish, groupId: group.id, sendKey: unsent.sendKey() });
  }

  function discard() {
    unsent.forget();
    onDiscard();
  }

  return (
    <div className="grid gap-4">
      {unsent.first && !isPending && <KeptWords onDiscard={discard} />}
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
