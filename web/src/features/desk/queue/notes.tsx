// Words that stay with the team: notes, and what the family answered on the phone or by mail.
import { DESK_WORDS_MAX_LENGTH, type QueueItem } from '@evenlight/contract/queue';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '../../../ui/base/button';
import { Card } from '../../../ui/base/card';
import { TextArea } from '../../../ui/forms/text-area';
import { useNote } from './queries';
import { StepProblem } from './step-problem';
import { useTooLong } from './too-long';
import { useUnsentWords } from './unsent-words';

export function Notes({ item }: { item: QueueItem }) {
  const { t } = useLingui();
  const { unsent, keep, sent } = useUnsentWords(`desk-note-${item.id}`);
  const { mutate, isPending, variables, error, isSuccess } = useNote(item);
  const problem = useTooLong()(unsent.text, DESK_WORDS_MAX_LENGTH);
  const isEmpty = unsent.text.trim() === '';
  const isWhole = !isEmpty && !problem;
  const stateOf = (kind: 'note' | 'answer') => (isPending && variables?.kind === kind ? 'loading' : 'idle');

  function send(kind: 'note' | 'answer') {
    if (!isWhole || isPending) return;
    mutate(
      { kind, text: unsent.text, idempotencyKey: unsent.idempotencyKeys[kind] },
      { onSuccess: () => sent(unsent) },
    );
  }

  return (
    <Card as="section" aria-labelledby="notes-title">
      <h2 id="notes-title" className="mb-3 text-xl">
        <Trans>Note something</Trans>
      </h2>
      <TextArea
        name="note"
        label={t`Note, or what the family answered`}
        hint={t`The team reads it, and the family when they ask for their data. It is kept here while you have not saved it.`}
        rows={3}
        problem={problem}
        value={unsent.text}
        onChange={(event) => keep({ text: event.currentTarget.value })}
      />
      <div className="mt-4 flex flex-wrap gap-2">
        <Button
          variant="secondary"
          size="small"
          aria-disabled={!isWhole}
          state={stateOf('note')}
          onClick={() => send('note')}
        >
          <Trans>Save as a note</Trans>
        </Button>
        <Button
          variant="secondary"
          size="small"
          aria-disabled={!isWhole}
          state={stateOf('answer')}
          onClick={() => send('answer')}
        >
          <Trans>Save as the family’s answer</Trans>
        </Button>
      </div>
      <p role="status" className="mt-3 text-ink-2 text-sm empty:hidden">
        {isSuccess && isEmpty && t`It is saved, and stands in the history.`}
      </p>
      <div className="mt-3 empty:hidden">
        <StepProblem item={item} error={error} />
      </div>
    </Card>
  );
}
