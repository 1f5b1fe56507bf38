// What kept a form from being sent, from its own schema or from the receiver.
import { useEffect, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import type { FormFacts } from './form-context';
import { inOwnWords } from './form-schema';

export type Refusal = { name: string; sentence: string };

/** Marks what the receiver has found; the form's own findings are looked up again with every letter. */
export const RECEIVER = 'receiver';

type FieldProblems = Partial<Record<string, string>> | null | undefined;

export function useRefusals<Output>(
  form: UseFormReturn<FieldValues, unknown, Output>,
  { faults, fields }: Pick<FormFacts, 'faults' | 'fields'>,
  fieldProblems: FieldProblems,
  first: Refusal[],
) {
  const [refusals, setRefusals] = useState(first);
  const { setError, setFocus } = form;
  // Compared by what it says: many callers make a new object each time they are drawn.
  const found = JSON.stringify(Object.entries(fieldProblems ?? {}));

  function show(entries: [string, string][]) {
    const [first] = entries;
    // A form of one field needs no list of its fields.
    if (entries.length === 1 && first && fields.size === 1 && fields.has(first[0])) setFocus(first[0]);
    else setRefusals(inReadingOrder(entries, fields));
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: only news from the receiver are shown, and each of them once.
  useEffect(() => {
    const received: [string, string][] = JSON.parse(found);
    for (const [name, message] of received) if (!faults.has(name)) setError(name, { type: RECEIVER, message });
    if (received.length > 0) show(inOwnWords(received, faults));
  }, [found]);

  return { refusals, refuse: () => show([...faults]), forget: () => setRefusals([]) };
}

function inReadingOrder(entries: [string, string][], fields: FormFacts['fields']): Refusal[] {
  const placeOf = (name: string) => document.getElementById(fields.get(name)?.id ?? '');
  return entries
    .map(([name, sentence]) => ({ name, sentence }))
    .toSorted((one, other) => {
      const [place, otherPlace] = [placeOf(one.name), placeOf(other.name)];
      if (!place || !otherPlace) return Number(!place) - Number(!otherPlace);
      return place.compareDocumentPosition(otherPlace) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;
    });
}
