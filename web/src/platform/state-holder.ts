// Something that is shown, and whoever shows it.

export function createStateHolder<State extends object>(first: State) {
  const listeners = new Set<() => void>();
  let state = first;
  return {
    getState: () => state,
    show(next: Partial<State>) {
      state = { ...state, ...next };
      for (const listener of listeners) listener();
    },
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
