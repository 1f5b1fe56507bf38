// The life story, with questions that help to begin. What is typed stays in this browser until it is kept.
import type { UserId } from '@evenlight/contract/ids';
import { BIOGRAPHY_MAX_LENGTH, type Memorial } from '@evenlight/contract/memorials/memorial';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { phraseFor } from '../../../platform/phrases';
import { Disclosure } from '../../../ui/base/disclosure';
import { TextArea } from '../../../ui/forms/text-area';
import { Notice } from '../../../ui/status/notice';
import { useEditFields } from '../by-id/edit-fields';
import { ConflictNotice } from '../collaboration/conflict-notice';
import type { Previewed } from './preview';
import { StepButtons } from './step-buttons';

const questions: MessageDescriptor[] = [
  msg`Where did their story begin? A town, a family, a house, a language.`,
  msg`What did they love to do, on an ordinary day?`,
  msg`What did they work at, and what were they proud of?`,
  msg`Who were the people closest to them?`,
  msg`What did they always say? What made them laugh?`,
  msg`What did they believe in, and how did it show?`,
  msg`What did you learn from them that you will keep?`,
];

type Props = {
  memorial: Memorial;
  userId: UserId;
  back: string | null;
  onTyped: (typed: Partial<Previewed>) => void;
  onKept: (memorial: Memorial) => void;
};

export function StoryStep({ memorial, userId, back, onTyped, onKept }: Props) {
  const { t, i18n } = useLingui();
  const edit = useEditFields(memorial, userId);
  const { biography } = edit.fields;
  useEffect(() => onTyped({ biography }), [onTyped, biography]);
  const phrase = edit.error && !edit.conflict ? phraseFor(edit.error) : undefined;
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (!edit.isDirty) return onKept(memorial);
        edit.save({ onSaved: () => onKept(memorial), onFailed: () => undefined });
      }}
    >
      <p className="text-ink-2">
        <Trans>A few sentences are enough. You can write more whenever you like, and others can help.</Trans>
      </p>
      <Disclosure className="mt-4" title={<Trans>Questions that may help to begin</Trans>}>
        <ul className="grid list-disc gap-2 ps-5 text-ink-2">
          {questions.map((question) => (
            <li key={question.id}>{i18n._(question)}</li>
          ))}
        </ul>
      </Disclosure>
      {edit.conflict && (
        <ConflictNotice
          mine={biography}
          theirs={edit.conflict.theirs.biography}
          onKeepMine={edit.keepMine}
          onTakeTheirs={edit.takeTheirs}
        />
      )}
      {phrase && (
        <Notice tone="bad" role="alert" className="mt-4">
          {i18n._(phrase)}
        </Notice>
      )}
      <TextArea
        className="mt-4"
        name="biography"
        label={t`Life story`}
        hint={t`An empty line begins a new paragraph.`}
        dir="auto"
        rows={12}
        maxLength={BIOGRAPHY_MAX_LENGTH}
        value={biography}
        onChange={({ target }) => edit.type({ biography: target.value })}
      />
      <StepButtons back={back} isBusy={edit.isSaving} />
    </form>
  );
}
