// Forms that also work where no scripts run: the browser posts them, and a refused post draws the page again with
// everything that was typed.
import { useLingui } from '@lingui/react';
import { useState } from 'react';
import type { FieldErrors, FieldValues } from 'react-hook-form';
import type { ZodType } from 'zod';
import { useExplainFault } from './fault-words';
import { faultsIn, inOwnWords } from './form-schema';
import { RECEIVER, type Refusal } from './use-refusals';

export type Unscripted = {
  /** Tells the receiver which of the page's forms was sent. */
  intent: string;
  /** What the fields are called: these sentences are written before the fields themselves are drawn. */
  labels: Record<string, string>;
  /** As the browser sent it; a box that was not ticked is missing. */
  typed?: Record<string, string> | undefined;
  /** What the receiver found, by the name of the field. */
  faults?: Record<string, string> | undefined;
};

/** What was typed takes the place of what the form began with. Boxes travel as 'on', or not at all. */
export function withTyped(defaultValues: FieldValues, typed: Record<string, string> | undefined): FieldValues {
  if (!typed) return defaultValues;
  const values = Object.entries({ ...defaultValues, ...typed }).map(([name, value]) => {
    const isBox = typeof defaultValues[name] === 'boolean';
    return [name, isBox ? typed[name] === 'on' : value];
  });
  return Object.fromEntries(values);
}

/** Found at the last post: there from the first drawing on, because on a static page there is no second. */
export function useFirstRefusals(schema: ZodType, values: unknown, unscripted: Unscripted | undefined) {
  const { i18n } = useLingui();
  const explainFault = useExplainFault();
  const [found] = useState((): { refusals: Refusal[]; errors?: FieldErrors } => {
    const received = Object.entries(unscripted?.faults ?? {});
    if (received.length === 0) return { refusals: [] };
    const labelOf = (name: string) => unscripted?.labels[name] ?? name;
    const faults = faultsIn(schema, values, (issue) => i18n._(explainFault(issue, labelOf)));
    const told = inOwnWords(received, faults);
    return {
      refusals: told.map(([name, sentence]) => ({ name, sentence })),
      errors: Object.fromEntries(told.map(([name, message]) => [name, { type: RECEIVER, message }])),
    };
  });
  return found;
}
