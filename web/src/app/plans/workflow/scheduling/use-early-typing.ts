import { useEffect, useRef } from 'react';

/** Somebody may have typed before the page was awake: what stands in the boxes of the form counts. */
export function useEarlyTyping<Name extends string>(
  shown: Record<Name, string>,
  onType: (typed: Partial<Record<Name, string>>) => void,
) {
  const form = useRef<HTMLFormElement>(null);
  const atFirst = useRef({ shown, onType });
  useEffect(() => {
    if (!form.current) return;
    const standing = new FormData(form.current);
    const { shown, onType } = atFirst.current;
    const early = Object.entries(shown).flatMap(([name, text]) => {
      const now = standing.get(name);
      return typeof now === 'string' && now !== text ? [[name, now]] : [];
    });
    if (early.length > 0) onType(Object.fromEntries(early));
  }, []);
  return form;
}
