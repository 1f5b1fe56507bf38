// The boxes that are typed into: words, guests and dollars.
import { VENUE_SEARCH_MAX_LENGTH } from '@evenlight/contract/venues';
import { useLingui } from '@lingui/react/macro';
import { TextField } from '../../../ui/forms/text-field';
import { useTypedFilter } from '../../../ui/forms/use-typed-filter';

type SearchProps = { asked: string | undefined; onAsk: (text: string | undefined) => void; className?: string };

export function SearchField({ asked = '', onAsk, className }: SearchProps) {
  const { t } = useLingui();
  const { typed, type, leave } = useTypedFilter(asked, (text) => onAsk(text || undefined));
  return (
    <TextField
      name="search"
      type="search"
      label={t`Search by name or address`}
      placeholder={t`For example: garden`}
      autoComplete="off"
      maxLength={VENUE_SEARCH_MAX_LENGTH}
      value={typed}
      onChange={(event) => type(event.currentTarget.value)}
      onBlur={leave}
      className={className}
    />
  );
}

type NumberProps = {
  name: string;
  label: string;
  placeholder: string;
  asked: number | undefined;
  max: number;
  onAsk: (value: number | undefined) => void;
};

export function NumberField({ name, label, placeholder, asked, max, onAsk }: NumberProps) {
  const { typed, type, leave } = useTypedFilter(asked === undefined ? '' : String(asked), (text) =>
    onAsk(text === '' ? undefined : Number(text)),
  );
  return (
    <TextField
      name={name}
      label={label}
      placeholder={placeholder}
      inputMode="numeric"
      autoComplete="off"
      value={typed}
      onChange={(event) => type(wholeNumber(event.currentTarget.value, max))}
      onBlur={leave}
    />
  );
}

function wholeNumber(text: string, max: number): string {
  const digits = text.replace(/\D/g, '');
  return digits === '' ? '' : String(Math.min(max, Number(digits)));
}
