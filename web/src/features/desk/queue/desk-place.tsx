// Where somebody of the team was on the list: which lines, and which words they looked for. It stays in the memory of this
// tab while the desk is open and nowhere else, so that the way back from a page finds the same list.
import { createContext, type ReactNode, useContext, useMemo, useState } from 'react';

type Place = {
  words: string;
  setWords: (words: string) => void;
  /** The address of the list as it was left. */
  listPath: string;
  setListPath: (path: string) => void;
};

const LIST_PATH = '/staff';
export const MANAGE_PATH = '/staff/manage';

const PlaceContext = createContext<Place | null>(null);

export function DeskPlaceProvider({ children }: { children: ReactNode }) {
  const [words, setWords] = useState('');
  const [listPath, setListPath] = useState(LIST_PATH);
  const place = useMemo(() => ({ words, setWords, listPath, setListPath }), [words, listPath]);
  return <PlaceContext value={place}>{children}</PlaceContext>;
}

/** Outside of the desk there is no place to come back to. */
export function useDeskPlace(): Place {
  return useContext(PlaceContext) ?? { words: '', setWords: () => {}, listPath: LIST_PATH, setListPath: () => {} };
}
