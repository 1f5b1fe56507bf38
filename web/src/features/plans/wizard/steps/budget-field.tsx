import { useLingui } from '@lingui/react/macro';
import { memo, useState } from 'react';
import { asTyped, centsTyped } from '../../../../platform/amount-text';
import { TextField } from '../../../../ui/forms/text-field';

type Props = { cents: number | null; onChange: (cents: number | null) => void };

export const BudgetField = memo(function BudgetField({ cents, onChange }: Props) {
  const { t } = useLingui();
  const [text, setText] = useState<string | null>(null);
  const [isLeft, setIsLeft] = useState(false);
  // What somebody types stays as it is typed; what comes from elsewhere is written out.
  const isOwnText = text !== null && (centsTyped(text) ?? null) === cents;
  const shown = isOwnText ? text : asTyped(cents);
  const isUnreadable = centsTyped(shown) === undefined;

  function type(typed: string) {
    setText(typed);
    setIsLeft(false);
    onChange(centsTyped(typed) ?? null);
  }

  return (
    <TextField
      name="budget"
      label={t`Is there an amount you have in mind?`}
      hint={t`In dollars. We only show you what is left of it. You can leave this open.`}
      problem={isLeft && isUnreadable ? t`We could not read this as an amount. Try 8000 or 8,000.` : undefined}
      data-holds-next={isUnreadable ? '' : undefined}
      inputMode="decimal"
      autoComplete="off"
      value={shown}
      className="max-w-xl"
      onChange={({ target }) => type(target.value)}
      onBlur={() => setIsLeft(true)}
    />
  );
});
