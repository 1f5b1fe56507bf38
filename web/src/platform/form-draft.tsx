// What is typed into a form and not sent yet is kept in this browser: closing the form or the page costs nothing.
import { useEffect, useState } from 'react';
import { type FieldValues, useFormContext } from 'react-hook-form';
import type { ZodType } from 'zod';
import { type DraftName, forgetDraft, keepDraft, readDraft } from './drafts';
import { useUser } from './user';

/** `kept` is what was there when the form opened. */
export function useFormDraft<Fields>(name: DraftName, schema: ZodType<Fields>) {
  const { user } = useUser();
  const owner = user?.id ?? null;
  const [kept] = useState(() => schema.safeParse(readDraft(name, owner)).data);
  return { kept, keep: (typed: FieldValues) => keepDraft(name, owner, typed), forget: () => forgetDraft(name, owner) };
}

/** Stands inside a form, and hears of every letter. */
export function WhileTyping({ onTyped }: { onTyped: (typed: FieldValues) => void }) {
  const { watch } = useFormContext();
  useEffect(() => {
    const { unsubscribe } = watch(onTyped);
    return unsubscribe;
  }, [watch, onTyped]);
  return null;
}
