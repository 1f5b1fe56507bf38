// One gathering, to be added or changed.
import {
  EVENT_DESCRIPTION_MAX_LENGTH,
  EVENT_LOCATION_MAX_LENGTH,
  EVENT_TITLE_MAX_LENGTH,
} from '@evenlight/contract/memorials/events';
import { LAST_DAY } from '@evenlight/contract/venues';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { KeptForm, type KeptMutation } from '../../../parts/kept-form/kept-form';
import type { KeptAs } from '../../../platform/kept-words';
import { CheckboxField } from '../../../ui/forms/checkbox-field';
import { DateField } from '../../../ui/forms/date-field';
import { SubmitButton } from '../../../ui/forms/submit-button';
import { TextArea } from '../../../ui/forms/text-area';
import { TextField } from '../../../ui/forms/text-field';
import { EventFields, eventInputOf, TypedEvent } from './event-input';
import type { EventInput } from './queries';

type Props<Sent> = {
  label: string;
  /** Under which name it is kept until it is stored, if it is. */
  name?: KeptAs['name'];
  atFirst: TypedEvent;
  mutation: KeptMutation<Sent>;
  inputOf: (input: EventInput, idempotencyKey: string) => Sent;
  submitWords: ReactNode;
  onStored: () => void;
  onRefused?: () => void;
  onDone: () => void;
  onLeave: ReactNode;
};

export function EventForm<Sent>({ label, atFirst, inputOf, submitWords, onLeave, ...rest }: Props<Sent>) {
  return (
    <KeptForm
      aria-label={label}
      place="browser"
      schema={EventFields}
      typed={TypedEvent}
      defaultValues={atFirst}
      inputOf={(fields, idempotencyKey) => inputOf(eventInputOf(fields), idempotencyKey)}
      {...rest}
    >
      <WhatAndWhen />
      <WhereAndWho />
      <div className="flex flex-wrap gap-3">
        <SubmitButton>{submitWords}</SubmitButton>
        {onLeave}
      </div>
    </KeptForm>
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
