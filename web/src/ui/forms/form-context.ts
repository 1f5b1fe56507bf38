// What a form tells the parts inside it, beyond what react-hook-form carries.
import { createContext, useContext } from 'react';

type KnownField = { id: string; label: string };

export type FormFacts = {
  isBusy: boolean;
  hasProblem: boolean;
  /** Whether its fields are right is for others to say: a bank, or a family that reads it. */
  isUnpraised: boolean;
  requiredFields: string[];
  /** What the schema says about the values as they stand, by the name of the field. */
  faults: Map<string, string>;
  /** The fields on the screen by name; each enters itself. */
  fields: Map<string, KnownField>;
};

export const FormFactsContext = createContext<FormFacts>({
  isBusy: false,
  hasProblem: false,
  isUnpraised: false,
  requiredFields: [],
  faults: new Map(),
  fields: new Map(),
});

export function useFormFacts() {
  return useContext(FormFactsContext);
}
