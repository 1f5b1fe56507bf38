import { useEffect, useRef } from 'react';

/** Somebody may have typed or ticked before the page was hydrated: what stands in the boxes counts. A tick reads `on`. */
export function useEarlyTyping<Place extends HTMLElement, Name extends string>(
  shown: Record<Name, string>,
  onType: (typed: Partial<Record<Name, string>>) => void,
) {
  const place = useRef<Place>(null);
  const atFirst = useRef({ shown, onType });
  useEffect(() => {
    if (!place.current) return;
    const boxes = [...place.current.querySelectorAll<HTMLInputElement>('[name]')];
    const { shown, onType } = atFirst.current;
    const early = Object.entries(shown).flatMap(([name, text]) => {
      const now = standingIn(boxes.filter((box) => box.name === name));
      return now !== undefined && now !== text ? [[name, now]] : [];
    });
    if (early.length > 0) onType(Object.fromEntries(early));
  }, []);
  return place;
}

/** Undefined where there is no such box. */
function standingIn(boxes: HTMLInputElement[]): string | undefined {
  const [first] = boxes;
  if (first?.type !== 'checkbox' && first?.type !== 'radio') return first?.value;
  return boxes.find(({ checked }) => checked)?.value ?? '';
}
