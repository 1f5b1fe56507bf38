// One gathering, to be added or changed.
import {
  EVENT_DESCRIPTION_MAX_LENGTH,
  EVENT_LOCATION_MAX_LENGTH,
  EVENT_TITLE_MAX_LENGTH,
} from '@evenlight/contract/memorials/events';
import { LAST_DAY } from '@evenlight/contract/venues';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { WhileTyping } from '../../../platform/form-draft';
import { fieldProblemsOf, phraseFor } from '../../../platform/phrases';
import { CheckboxField } from '../../../ui/forms/checkbox-field';
import { DateField } from '../../../ui/forms/date-field';
import { Form } from '../../../ui/forms/form';
import { SubmitButton } from '../../../ui/forms/submit-button';
import { TextArea } from '../../../ui/forms/text-area';
import { TextField } from '../../../ui/forms/text-field';
import { EventFields, type TypedEvent, wishOf } from './event-wish';
import type { EventWish } from './queries';

type Props = {
  label: string;
  atFirst: TypedEvent;
  isBusy: boolean;
  error: unknown;
  submitWords: ReactNode;
  onTyped?: (typed: FieldValues) => void;
  onWish: (wish: EventWish) => void;
  onLeave: ReactNode;
};

export function EventForm({ label, atFirst, isBusy, error, submitWords, onTyped, onWish, onLeave }: Props) {
  const { i18n } = useLingui();
  const phrase = phraseFor(error);
  return (
    <Form
      aria-label={label}
      schema={EventFields}
      defaultValues={atFirst}
      busy={isBusy}
      problem={phrase && i18n._(phrase)}
      fieldProblems={fieldProblemsOf(error)}
      onSubmit={(fields) => onWish(wishOf(fields))}
    >
      {onTyped && <WhileTyping onTyped={onTyped} />}
      <WhatAndWhen />
      <WhereAndWho />
      <div className="flex flex-wrap gap-3">
        <SubmitButton>{submitWords}</SubmitButton>
        {onLeave}
      </div>
    </Form>
  );
}

function WhatAndWhen() {
  const { t } = useLingui();
  return (
    <>
      <TextField
        name="title"
        label={t`Title`}
        hint={t`For example: Celebration of life`}
        maxLength={EVENT_TITLE_MAX_LENGTH}
        autoComplete="off"
      />
      <div className="grid gap-x-5 sm:grid-cols-3">
        <DateField name="eventDate" label={t`Event date`} max={LAST_DAY} isUnpraised />
        <TextField name="time" type="time" label={t`Begins (Pacific time)`} isUnpraised />
        <TextField name="endTime" type="time" label={t`Ends (optional)`} isUnpraised />
      </div>
      <TextArea
        name="description"
        label={t`Description (optional)`}
        rows={3}
        maxLength={EVENT_DESCRIPTION_MAX_LENGTH}
      />
    </>
  );
}

function WhereAndWho() {
  const { t } = useLingui();
  return (
    <>
      <TextField
        name="location"
        label={t`Place (optional)`}
        hint={t`Name and street address, so that people find it on a map`}
        maxLength={EVENT_LOCATION_MAX_LENGTH}
        autoComplete="off"
      />
      <TextField
        name="maxAttendees"
        label={t`How many people can come`}
        hint={t`0 means no limit. When all places are taken, people join a waiting list.`}
        inputMode="numeric"
        className="max-w-80"
        autoComplete="off"
        isUnpraised
      />
      <TextField
        name="livestreamUrl"
        type="url"
        label={t`Livestream link (optional)`}
        hint={t`It is shown on the page alone, and sent to nobody.`}
        placeholder="https://"
        autoComplete="off"
      />
      <CheckboxField
        name="isPublic"
        label={<Trans>Everybody who sees the memorial sees this gathering</Trans>}
        hint={t`Without it, only the people of the memorial do.`}
        className="mb-3"
      />
    </>
  );
}
