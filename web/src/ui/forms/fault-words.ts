// Who finds the words for a broken rule. The rules belong to the schemas, and their words to whoever knows the rules;
// a page hands them in through `UiRoot`.
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { createContext, useContext } from 'react';
import type { z } from 'zod';

/** `labelOf` gives what a field is called on the screen. */
export type ExplainFault = (issue: z.core.$ZodRawIssue, labelOf: (field: string) => string) => MessageDescriptor;

const required = msg`Required`;
const invalid = msg`Invalid input`;

/** Nothing given is told apart from something wrong, whichever rule of the schema noticed first. */
const explainBriefly: ExplainFault = ({ input }) => (isBlank(input) ? required : invalid);

export const ExplainFaultContext = createContext<ExplainFault>(explainBriefly);

export function useExplainFault() {
  return useContext(ExplainFaultContext);
}

export function isBlank(input: unknown): boolean {
  if (typeof input === 'string') return input.trim() === '';
  if (Array.isArray(input)) return input.length === 0;
  return input === undefined || input === null || input === false || Number.isNaN(input);
}
