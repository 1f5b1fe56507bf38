import type { PlanId } from '@evenlight/contract/ids';
import { ASSIGNEE_MAX_LENGTH, NOTE_MAX_LENGTH, type TimelineEvent } from '@evenlight/contract/timelines';
import { Trans, useLingui } from '@lingui/react/macro';
import type { FormEvent } from 'react';
import { Button } from '../../ui/base/button';
import { TextArea } from '../../ui/forms/text-area';
import { TextField } from '../../ui/forms/text-field';
import { Notice } from '../../ui/status/notice';
import { PlanProblem } from '../plans/plan-problem';
import { isNoteChangedMeanwhile } from './queries';
import { useJottings } from './use-jottings';

type Props = { planId: PlanId; event: TimelineEvent };

/** Who sees to it, and a note. */
export function EventJottings({ planId, event }: Props) {
  const { t } = useLingui();
  const { title } = event;
  const { assignee, note, type, save, isPending, error, isSaved, othersNote } = useJottings(planId, event);

  function send(sent: FormEvent) {
    sent.preventDefault();
    if (!isPending && othersNote === null) save();
  }

  return (
    <form aria-label={t`Notes: ${title}`} className="grid max-w-[44rem] gap-4 text-ink print:hidden" onSubmit={send}>
      <TextField
        name="assignee"
        label={t`Who sees to it`}
        autoComplete="off"
        maxLength={ASSIGNEE_MAX_LENGTH}
        value={assignee}
        onChange={({ currentTarget }) => type({ assignee: currentTarget.value })}
      />
      <TextArea
        name="note"
        label={t`Note`}
        rows={3}
        maxLength={NOTE_MAX_LENGTH}
        value={note}
        onChange={({ currentTarget }) => type({ note: currentTarget.value })}
      />
      <div role="status" className="empty:hidden">
        {othersNote !== null && (
          <BothNotes
            othersNote={othersNote}
            onTakeTheirs={() => type({ note: othersNote, noteBefore: othersNote, version: event.version })}
            onKeepMine={() => type({ noteBefore: othersNote, version: event.version })}
            onJoin={() => type({ note: `${othersNote}\n${note}`, noteBefore: othersNote, version: event.version })}
          />
        )}
      </div>
      {!isNoteChangedMeanwhile(error) && <PlanProblem error={error} className="empty:hidden" />}
      <div>
        <Button
          type="submit"
          variant="secondary"
          size="small"
          aria-disabled={othersNote !== null}
          state={isPending ? 'loading' : isSaved ? 'success' : 'idle'}
        >
          <Trans>Save</Trans>
        </Button>
      </div>
    </form>
  );
}

type BothProps = { othersNote: string; onTakeTheirs: () => void; onKeepMine: () => void; onJoin: () => void };

/** Somebody wrote here meanwhile: both texts are shown, and the reader says what becomes of them. */
function BothNotes({ othersNote, onTakeTheirs, onKeepMine, onJoin }: BothProps) {
  return (
    <Notice tone="warn" title={<Trans>Somebody changed this note meanwhile</Trans>}>
      <p>
        <Trans>Nothing was overwritten. Your words are above. This is written there now:</Trans>
      </p>
      <blockquote className="my-3 wrap-anywhere whitespace-pre-line border-line-strong border-s-2 ps-3">
        {othersNote === '' ? <Trans>(nothing)</Trans> : othersNote}
      </blockquote>
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" size="small" onClick={onJoin}>
          <Trans>Put both together</Trans>
        </Button>
        <Button variant="secondary" size="small" onClick={onKeepMine}>
          <Trans>Go on with mine</Trans>
        </Button>
        <Button variant="secondary" size="small" onClick={onTakeTheirs}>
          <Trans>Take theirs</Trans>
        </Button>
      </div>
    </Notice>
  );
}
