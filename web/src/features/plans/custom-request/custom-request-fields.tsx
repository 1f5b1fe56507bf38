import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { RadioCards } from '../../../ui/forms/radio-cards';
import { TextArea } from '../../../ui/forms/text-area';
import { TextField } from '../../../ui/forms/text-field';

/** What we need to answer at all: what it is about, and whom. */
export function FirstQuestions() {
  const { t } = useLingui();
  return (
    <>
      <TraditionField />
      <TextField name="name" label={t`Your name`} autoComplete="name" />
      <div className="grid gap-x-4 gap-y-3 sm:grid-cols-2">
        <TextField name="email" label={t`Email address`} type="email" inputMode="email" autoComplete="email" />
        <TextField name="phone" label={t`Phone number`} type="tel" autoComplete="tel" />
      </div>
    </>
  );
}

function TraditionField() {
  const { t } = useLingui();
  const listId = useId();
  const suggestions = [
    t`Baha’i`,
    t`Jain`,
    t`Zoroastrian`,
    t`Taoist`,
    t`Shinto`,
    t`Latter-day Saint`,
    t`Native American`,
    t`Pagan`,
    t`Unitarian`,
    t`Interfaith`,
    t`Not sure`,
  ];
  return (
    <>
      <TextField
        name="tradition"
        label={t`Your tradition or community`}
        hint={t`In your own words. More than one is fine, and so is “not sure”.`}
        list={listId}
        autoComplete="off"
      />
      <datalist id={listId}>
        {suggestions.map((suggestion) => (
          <option key={suggestion} value={suggestion} />
        ))}
      </datalist>
    </>
  );
}

/** All of it can be told later, on the phone. */
export function MoreQuestions() {
  const { t } = useLingui();
  return (
    <div className="grid gap-3 pt-2">
      <Situation />
      <TextArea name="mustHappen" label={t`What must happen`} rows={3} />
      <TextArea name="mustNotHappen" label={t`What must not happen`} rows={3} />
      <div className="grid items-end gap-x-4 gap-y-3 sm:grid-cols-2">
        <TextField name="howSoon" label={t`How soon it should be`} autoComplete="off" />
        <TextField name="callTime" label={t`A good time to call you`} autoComplete="off" />
        <TextField name="leader" label={t`Your priest or leader, and how to reach them`} autoComplete="off" />
        <TextField name="language" label={t`Language of the service`} autoComplete="off" />
        <TextField name="diet" label={t`Food that suits everyone`} autoComplete="off" />
        <TextField name="budget" label={t`What you have in mind to spend`} autoComplete="off" />
      </div>
    </div>
  );
}

function Situation() {
  const { t } = useLingui();
  return (
    <>
      <RadioCards
        name="planIntent"
        label={t`Has someone died, or are you planning ahead?`}
        columns={2}
        cards={[
          { value: 'at-need', label: t`Someone has died` },
          { value: 'plan-ahead', label: t`I am planning ahead` },
        ]}
      />
      <RadioCards
        name="disposition"
        label={t`What should happen with the body?`}
        columns={2}
        cards={[
          { value: 'burial', label: t`Burial` },
          { value: 'cremation', label: t`Cremation` },
          { value: 'another', label: t`Another way` },
          { value: 'undecided', label: t`Not decided` },
        ]}
      />
    </>
  );
}
