import { useLingui } from '@lingui/react/macro';
import type { KeyboardEvent } from 'react';
import { TextField } from './text-field';
import { useTypedFilter } from './use-typed-filter';

type Props = {
  name: string;
  hint?: string;
  placeholder?: string;
  maxLength: number;
  asked: string | undefined;
  onAsk: (text: string) => void;
  /** How long the typing rests before it is asked for. */
  restMs?: number;
  /** Words about people never become part of an address, not even when the browser sends the form by itself. */
  isPrivate?: boolean;
  className?: string;
};

/** Words to look for. Escape takes them back, Enter asks at once. */
export function SearchField({ asked = '', onAsk, restMs, isPrivate = false, ...field }: Props) {
  const { t } = useLingui();
  const { typed, type, leave } = useTypedFilter(asked, onAsk, restMs);

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape' && typed !== '') {
      event.preventDefault();
      type('');
      leave();
    }
    if (event.key === 'Enter') leave();
  }

  return (
    <TextField
      {...field}
      // A name that no form on the page has: it belongs to none.
      {...(isPrivate ? { form: '' } : {})}
      type="search"
      label={t`Search`}
      autoComplete="off"
      enterKeyHint="search"
      value={typed}
      onChange={(event) => type(event.currentTarget.value)}
      onKeyDown={onKeyDown}
      onBlur={leave}
    />
  );
}
