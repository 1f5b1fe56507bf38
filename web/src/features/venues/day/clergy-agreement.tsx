// A family's own clergy may agree to a day that is not customary. Who agreed is kept with the plan.
import { CLERGY_MAX_LENGTH } from '@evenlight/contract/schedules';
import { useLingui } from '@lingui/react/macro';
import { CheckboxField } from '../../../ui/forms/checkbox-field';
import { TextField } from '../../../ui/forms/text-field';

export type Agreement = { isAgreed: boolean; clergyName: string };

export const noAgreement: Agreement = { isAgreed: false, clergyName: '' };

/** As it is sent; without an agreement nothing is said about it. */
export function consentOf({ isAgreed, clergyName }: Agreement) {
  return isAgreed ? { clergyAgreed: true, clergyName: clergyName.trim() } : {};
}

type Props = {
  agreement: Agreement;
  onChange: (agreement: Agreement) => void;
  /** Sending was tried without an agreement. */
  isMissing?: boolean;
  /** Our team says it of the family. */
  isForStaff?: boolean | undefined;
};

export function ClergyAgreement({ agreement, onChange, isMissing = false, isForStaff = false }: Props) {
  const { t } = useLingui();
  const { isAgreed, clergyName } = agreement;
  const words = isForStaff
    ? {
        label: t`The family’s clergy has agreed to this day`,
        problem: t`Tick this if their clergy has agreed, or use another day.`,
        whoHint: t`A name, or the name of their congregation. It may stay empty.`,
      }
    : {
        label: t`Our clergy has agreed to this day`,
        problem: t`Tick this if your clergy has agreed, or use another day.`,
        whoHint: t`A name, or the name of your congregation. It may stay empty.`,
      };
  return (
    <div className="grid gap-3">
      <CheckboxField
        name="clergyAgreed"
        label={words.label}
        hint={t`Then the day can be used. A note of it is kept with the plan.`}
        checked={isAgreed}
        problem={isMissing && !isAgreed ? words.problem : undefined}
        onChange={({ currentTarget }) => onChange({ ...agreement, isAgreed: currentTarget.checked })}
      />
      {isAgreed && (
        <TextField
          name="clergyName"
          label={t`Who agreed`}
          hint={words.whoHint}
          maxLength={CLERGY_MAX_LENGTH}
          autoComplete="off"
          value={clergyName}
          onChange={({ currentTarget }) => onChange({ ...agreement, clergyName: currentTarget.value })}
        />
      )}
    </div>
  );
}
