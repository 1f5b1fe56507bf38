// What a form tells the parts inside it, beyond what react-hook-form carries.
import { createContext, useContext } from 'react';
import type { ZodType } from 'zod';

type FormFacts = { isBusy: boolean; hasProblem: boolean; requiredFields: string[]; schema: ZodType | null };

export const FormFactsContext = createContext<FormFacts>({
  isBusy: false,
  hasProblem: false,
  requiredFields: [],
  schema: null,
});

export function useFormFacts() {
  return useContext(FormFactsContext);
}
