// Words that are typed outside a kept form, or into a form with its own way to send them.
import { useEffect, useMemo, useState } from 'react';
import type { ZodType } from 'zod';
import { type KeptAs, keptWords } from '../../platform/kept-words';
import { useUser } from '../../platform/user';
import { useIsHydrated } from '../../ui/base/is-hydrated';

/** `onDone` is called in every place that is open on these words when they have been stored, and nothing was typed since. */
export function useKeptWords<Typed>(as: KeptAs | undefined, Typed: ZodType<Typed>, onDone?: () => void) {
  const owner = useUser().user?.id ?? null;
  const { name, place, part } = as ?? {};
  // A new schema does not parse again: many callers create theirs while they render.
  const [first] = useState(() => Typed);
  const words = useMemo(
    () => keptWords(name && place && { name, place, part }, owner, first),
    [name, place, part, owner, first],
  );
  // The server does not know what this browser keeps, so a page renders without it until it is hydrated.
  const isAwake = useIsHydrated();
  const [atFirst] = useState(() => ({ isLate: !isAwake, typed: isAwake ? words.read() : undefined }));
  useEffect(() => onDone && words.onStored(onDone), [words, onDone]);
  return { ...words, atFirst: atFirst.typed, isLate: atFirst.isLate };
}
