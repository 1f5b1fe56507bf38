// A line of words that is kept when it is left. Neither a slow line nor somebody else's change takes away what is typed.
import { useLingui } from '@lingui/react/macro';
import { type ComponentProps, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { phraseFor } from '../../../platform/phrases';
import { TextField } from '../../../ui/forms/text-field';

type Props = Omit<ComponentProps<typeof TextField>, 'value' | 'onChange' | 'onFocus' | 'onBlur' | 'onKeyDown'> & {
  /** What the server has. */
  saved: string;
  /** Without words it goes back to what it was. */
  isNeeded?: boolean;
  onSave: (text: string) => Promise<unknown>;
};

export function KeptText({ saved, isNeeded = false, onSave, ...field }: Props) {
  const { t, i18n } = useLingui();
  const kept = useKeptText(saved, isNeeded, onSave);
  const phrase = phraseFor(kept.error);
  return (
    <TextField
      {...field}
      value={kept.text}
      problem={phrase && t`${i18n._(phrase)} This is not saved yet. Press Enter here to save it again.`}
      onChange={({ target }) => kept.type(target.value)}
      onFocus={kept.enter}
      onBlur={kept.leave}
      onKeyDown={(event: KeyboardEvent) => {
        // Enter also ends a word in scripts that are typed through a list of choices.
        if (event.key === 'Enter' && !event.nativeEvent.isComposing) kept.save();
      }}
    />
  );
}

function useKeptText(saved: string, isNeeded: boolean, onSave: (text: string) => Promise<unknown>) {
  const [text, setText] = useState(saved);
  /** What the server has as far as this field knows, and the last value of `saved` it looked at. */
  const [base, setBase] = useState(saved.trim());
  const [seen, setSeen] = useState(saved);
  const [isFocused, setIsFocused] = useState(false);
  const [onTheWay, setOnTheWay] = useState<string[]>([]);
  const [error, setError] = useState<unknown>(null);
  const isUnsaved = text.trim() !== base || onTheWay.length > 0;
  useAskBeforeUnload(isUnsaved);

  if (saved !== seen && !isFocused && !isUnsaved) {
    setText(saved);
    setBase(saved.trim());
    setSeen(saved);
  }

  async function send(input: string) {
    setOnTheWay((all) => [...all, input]);
    try {
      await onSave(input);
      setBase(input);
      setError(null);
    } catch (thrown) {
      setError(thrown);
    } finally {
      setOnTheWay(([, ...later]) => later);
    }
  }

  function save() {
    const input = text.trim();
    if (isNeeded && !input) return setText(base);
    if (input !== (onTheWay.at(-1) ?? base)) void send(input);
    else if (onTheWay.length === 0) setError(null);
  }

  useOnGoing(save);
  return {
    text,
    error,
    save,
    type: setText,
    enter: () => setIsFocused(true),
    leave() {
      setIsFocused(false);
      save();
    },
  };
}

/** A field that is taken from the page is not told that it was left. */
function useOnGoing(save: () => void) {
  const last = useRef(save);
  useEffect(() => {
    last.current = save;
  });
  useEffect(() => () => last.current(), []);
}

function useAskBeforeUnload(isUnsaved: boolean) {
  useEffect(() => {
    if (!isUnsaved) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isUnsaved]);
}
