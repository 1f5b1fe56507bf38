import { useEffect } from 'react';
import { useFormContext } from 'react-hook-form';

/** Come when the page has woken, because the server knows nothing of them, and replace nothing that was typed meanwhile. */
export function KeptWords({ read }: { read: () => Record<string, string | undefined> }) {
  const { getValues, setValue } = useFormContext();
  useEffect(() => {
    for (const [name, words] of Object.entries(read())) if (words && !getValues(name)) setValue(name, words);
  }, [read, getValues, setValue]);
  return null;
}
