import { type ComingConsultation, isCallBackToday, TEAM_NOTE_MAX_LENGTH } from '@evenlight/contract/consultations';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useId, useRef } from 'react';
import { Refusal } from '../../../../parts/refusal';
import { useHouse } from '../../../../parts/use-house';
import { CallFailed } from '../../../../platform/call';
import { languageName } from '../../../../platform/language-name';
import { Button } from '../../../../ui/base/button';
import { TextArea } from '../../../../ui/forms/text-area';
import { ChooseHour } from '../../consultations/choose-hour';
import { freeInstead } from '../../consultations/queries';
import { useTooLong } from '../../queue/too-long';
import type { TypedChange } from './change-talk';
import { useChangeTalk } from './queries';

type Props = {
  talk: ComingConsultation;
  typed: TypedChange;
  onType: (typed: TypedChange) => void;
  onBack: () => void;
  onDone: () => void;
};

export function ChangeTalkForm({ talk, typed, onType, onBack, onDone }: Props) {
  const { supportPhone } = useHouse().hours.brand;
  const { doing, date, time, note } = typed;
  const { mutate, isPending, error } = useChangeTalk(onDone);
  const instead = freeInstead(error);
  const titleId = useId();
  const problem = useTooLong()(note, TEAM_NOTE_MAX_LENGTH);
  const isReady = (doing === 'cancel' || time !== '') && !problem;

  function send() {
    if (!isReady || isPending) return;
    // Sent again after a conflict, it is a decision: the talk is shown as it stands now.
    const version = isConflict(error) ? talk.version : typed.version;
    const onError = (failure: unknown) => {
      if (freeInstead(failure)) onType({ ...typed, time: '' });
    };
    const input = { consultationId: talk.id, version, note };
    mutate(doing === 'move' ? { ...input, to: { date, time } } : input, { onError });
  }

  return (
    <section aria-labelledby={titleId} className="grid gap-4 border-line border-t pt-5">
      <Title id={titleId} doing={doing} />
      {doing === 'move' ? (
        <ChooseHour
          date={date}
          time={time}
          instead={instead}
          phone={supportPhone}
          onChoose={(hour) => onType({ ...typed, ...hour })}
        />
      ) : (
        <Consequences talk={talk} />
      )}
      <LineToFamily
        language={talk.language}
        problem={problem}
        note={note}
        onType={(note) => onType({ ...typed, note })}
      />
      <Refusal error={instead ? null : error} className="mt-3" />
      <div className="flex flex-wrap gap-3">
        <Button
          variant={doing === 'cancel' ? 'danger' : 'primary'}
          aria-disabled={!isReady || undefined}
          state={isPending ? 'loading' : 'idle'}
          onClick={send}
        >
          {doing === 'move' ? <Trans>Move the talk</Trans> : <Trans>Cancel the talk</Trans>}
        </Button>
        <Button variant="secondary" onClick={onBack}>
          <Trans>Leave it as it is</Trans>
        </Button>
      </div>
    </section>
  );
}

function Title({ id, doing }: { id: string; doing: TypedChange['doing'] }) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <h4 id={id} ref={title} tabIndex={-1} className="text-lg outline-none">
      {doing === 'move' ? <Trans>Move to another hour</Trans> : <Trans>Cancel this talk?</Trans>}
    </h4>
  );
}

type LineProps = Pick<ComingConsultation, 'language'> & {
  problem: string | undefined;
  note: string;
  onType: (note: string) => void;
};

function LineToFamily({ language, problem, note, onType }: LineProps) {
  const { t, i18n } = useLingui();
  return (
    <TextArea
      name="note"
      label={t`A line to the family (optional)`}
      hint={t`It stands in their mail as you write it. That mail is in ${languageName(language, i18n.locale)}.`}
      problem={problem}
      dir="auto"
      isUnpraised
      rows={3}
      value={note}
      onChange={({ target }) => onType(target.value)}
    />
  );
}

function Consequences({ talk: { mayBeInDanger, urgency, consultationType } }: { talk: ComingConsultation }) {
  const isGrave = mayBeInDanger || isCallBackToday({ urgency, consultationType });
  return (
    <p>
      <Trans>
        The hour becomes free for somebody else. The family gets a mail with your line and a way to book again.
      </Trans>{' '}
      {isGrave && <Trans>This person is called all the same: the promise stays on the list.</Trans>}
    </p>
  );
}

function isConflict(error: unknown): boolean {
  return error instanceof CallFailed && error.problem?.code === 'consultation.changed_meanwhile';
}
