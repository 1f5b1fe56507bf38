import { useEffect, useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { z } from 'zod';
import { readStored, removeStored, writeStored } from '../../../platform/browser-storage';

const KEY = 'evenlight.new-memorial';
const Typed = z.object({ fullName: z.string(), birthDate: z.string(), deathDate: z.string() });

export function forgetNewPerson(): void {
  removeStored('sessionStorage', KEY);
}

/** What is typed about a person before there is a draft on the server outlives a reload. */
export function KeepNewPerson() {
  const { control, formState, setValue } = useFormContext();
  const { isDirty } = formState;
  const values = useWatch({ control });
  const isBroughtBack = useRef(false);

  useEffect(() => {
    if (isBroughtBack.current) return;
    isBroughtBack.current = true;
    const typed = Typed.safeParse(readStored('sessionStorage', KEY)).data ?? {};
    for (const [name, value] of Object.entries(typed)) setValue(name, value, { shouldDirty: true });
  }, [setValue]);

  useEffect(() => {
    if (isDirty) writeStored('sessionStorage', KEY, JSON.stringify(values));
  }, [isDirty, values]);
  return null;
}
