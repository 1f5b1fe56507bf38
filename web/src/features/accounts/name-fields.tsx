import { useLingui } from '@lingui/react/macro';
import { TextField } from '../../ui/forms/text-field';

export function NameFields() {
  const { t } = useLingui();
  return (
    <div className="grid gap-x-4 gap-y-3 sm:grid-cols-2">
      <TextField name="firstName" label={t`First name`} autoComplete="given-name" />
      <TextField name="lastName" label={t`Last name`} autoComplete="family-name" />
    </div>
  );
}
