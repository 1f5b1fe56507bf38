import { useState } from 'react';

/** A filter as it was just set. The address says the same a moment later, and is followed whenever it says another. */
export function useShownAtOnce<Value>(asked: Value, onAsk: (value: Value) => void) {
  const [{ shown, seen }, setFilter] = useState({ shown: asked, seen: asked });
  if (seen !== asked) setFilter({ shown: asked, seen: asked });
  return {
    shown,
    set(value: Value) {
      setFilter((filter) => ({ ...filter, shown: value }));
      onAsk(value);
    },
  };
}
