// The words about one person: for somebody new, and for somebody who is on the list.
import { addDecider, DECIDER_NOTE_MAX_LENGTH, deciderAnswers, standings } from '@evenlight/contract/deciding';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { DefaultValues } from 'react-hook-form';
import type { z } from 'zod';
import { KeptForm, type KeptMutation } from '../../../parts/kept-form/kept-form';
import { SelectField } from '../../../ui/forms/select-field';
import { TextArea } from '../../../ui/forms/text-area';
import { TextField } from '../../../ui/forms/text-field';
import { answerWords, standingWords } from './deciding-words';

const PersonWords = addDecider.body.omit({ idempotencyKey: true });
export type PersonWords = z.output<typeof PersonWords>;

type Props<Sent> = {
  label: string;
  begin: DefaultValues<z.input<typeof PersonWords>>;
  mutation: KeptMutation<Sent>;
  inputOf: (words: PersonWords, idempotencyKey: string) => Sent;
  onStored: (words: PersonWords) => void;
  /** The buttons at its end. */
  children: ReactNode;
};

export function PersonForm<Sent>({ label, begin, mutation, inputOf, onStored, children }: Props<Sent>) {
  const { t, i18n } = useLingui();
  return (
    <KeptForm
      aria-label={label}
      schema={PersonWords}
      defaultValues={begin}
      mutation={mutation}
      inputOf={inputOf}
      onStored={(_, words) => onStored(words)}
    >
      <TextField name="name" label={t`Name`} autoComplete="off" />
      <div className="grid gap-x-4 gap-y-3 sm:grid-cols-2">
        <SelectField
          name="standing"
          isUnpraised
          label={t`Who they are`}
          placeholder={t`Choose one`}
          options={standings.map((standing) => ({ value: standing, label: i18n._(standingWords[standing].one) }))}
        />
        <SelectField
          name="answer"
          isUnpraised
          label={t`Their answer`}
          options={deciderAnswers.map((answer) => ({ value: answer, label: i18n._(answerWords[answer]) }))}
        />
      </div>
      <TextArea
        name="note"
        label={t`Note (optional)`}
        hint={t`For example: how and when you asked, or tried to.`}
        rows={2}
        maxLength={DECIDER_NOTE_MAX_LENGTH}
      />
      <div className="flex flex-wrap gap-3">{children}</div>
    </KeptForm>
  );
}
