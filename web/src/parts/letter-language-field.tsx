// What the letter is written in. Whoever has an account has chosen that themselves.
import { languages, locales } from '@evenlight/contract/languages';
import { useLingui } from '@lingui/react/macro';
import { SelectField } from '../ui/forms/select-field';

export function LetterLanguageField({ name = 'language', label }: { name?: string; label?: string }) {
  const { t } = useLingui();
  const options = languages.map((value) => ({ value, label: locales[value].name, language: value }));
  return (
    <SelectField
      name={name}
      label={label ?? t`Language of the letter`}
      isRequired={false}
      isUnpraised
      options={options}
    />
  );
}
