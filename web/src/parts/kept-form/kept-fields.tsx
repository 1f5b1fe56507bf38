// The fields of a form, kept while they are typed.
import { useEffect, useRef } from 'react';
import { type FieldValues, useFormContext } from 'react-hook-form';
import type { useKeptWords } from './use-kept-words';

type Words = Pick<ReturnType<typeof useKeptWords<FieldValues>>, 'isLate' | 'read' | 'keep'>;

type Props = {
  words: Words;
  /** What the fields hold before anybody has typed. */
  untouched?: FieldValues;
  /** The words were restored before the form opened, and the form does not start with them. */
  isShownLater?: boolean;
  onBroughtBack?: () => void;
  onTyped?: (typed: FieldValues) => void;
};

/** Stands inside a form, before its fields. */
export function KeptFields({ words, untouched = {}, isShownLater = false, onBroughtBack, onTyped }: Props) {
  const { getValues, setValue } = useFormContext();
  const isBroughtBack = useRef(!words.isLate && !isShownLater);
  useEffect(() => {
    if (isBroughtBack.current) return;
    isBroughtBack.current = true;
    const kept = Object.entries(words.read() ?? {});
    // It overwrites nothing that was typed meanwhile.
    const isFree = (name: string) => !getValues(name) || getValues(name) === untouched[name];
    for (const [name, typed] of kept) if (typed && isFree(name)) setValue(name, typed);
    if (kept.length > 0) onBroughtBack?.();
  });
  return (
    <WhileTyping
      onTyped={(typed) => {
        words.keep(typed);
        onTyped?.(typed);
      }}
    />
  );
}

/** Hears of every letter. */
export function WhileTyping({ onTyped }: { onTyped: (typed: FieldValues) => void }) {
  const { watch } = useFormContext();
  const hear = useRef(onTyped);
  useEffect(() => {
    hear.current = onTyped;
  });
  useEffect(() => {
    const { unsubscribe } = watch((typed) => hear.current(typed));
    return unsubscribe;
  }, [watch]);
  return null;
}
