import { type RefObject, useState } from 'react';
import { useFamily } from '../family-context';
import { nameBegun, withName } from './mentions';
import { peopleFor } from './name-chooser';

/** The people an @ could mean, and putting one of their names there. */
export function useNaming(field: RefObject<HTMLTextAreaElement | null>, text: string, onText: (text: string) => void) {
  const { members, me } = useFamily();
  const [begun, setBegun] = useState<string | null>(null);
  const others = members.filter(({ id }) => id !== me?.id);

  function put(next: { text: string; cursor: number }) {
    onText(next.text);
    const box = field.current;
    box?.focus({ preventScroll: true });
    // Once the new words stand in the box.
    requestAnimationFrame(() => box?.setSelectionRange(next.cursor, next.cursor));
  }

  return {
    people: begun === null ? [] : peopleFor(begun, others),
    look: () => setBegun(field.current ? nameBegun(field.current.value, field.current.selectionStart) : null),
    close: () => setBegun(null),
    choose(name: string) {
      put(withName(text, field.current?.selectionStart ?? text.length, name));
      setBegun(null);
    },
    begin() {
      const cursor = field.current?.selectionStart ?? text.length;
      const before = text.slice(0, cursor);
      const sign = before === '' || /\s$/u.test(before) ? '@' : ' @';
      put({ text: before + sign + text.slice(cursor), cursor: cursor + sign.length });
      setBegun('');
    },
  };
}
