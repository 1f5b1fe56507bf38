// Declining a line, taking it back, removing an add-on and putting it back: one at a time, each saved at once.
import type { Plan } from '@evenlight/contract/plans';
import { useState } from 'react';
import { useChangePlan } from '../../../features/plans/plan-queries';
import type { Line } from '../priced-lines';

export type LineChanges = ReturnType<typeof useLineChanges>;

export function useLineChanges(plan: Plan) {
  const { mutate, isPending, error } = useChangePlan(plan);
  const [touched, setTouched] = useState<string | null>(null);
  const [removed, setRemoved] = useState<string | null>(null);
  const addons = plan.addons.map(({ name }) => ({ name }));

  return {
    error,
    isChanging: isPending,
    /** The line that was changed last. */
    touched,
    /** The add-on that was removed last. */
    removed,
    change({ item, source, name }: Line) {
      // The next change is made from the version that this one makes.
      if (isPending) return;
      setTouched(item);
      if (source === 'addon') {
        const others = addons.filter((addon) => addon.name !== name);
        mutate({ addons: others }, { onSuccess: () => setRemoved(name) });
      } else mutate({ declinedLines: toggled(plan.declinedLines, item) });
    },
    putBack() {
      if (isPending || removed === null) return;
      mutate({ addons: [...addons, { name: removed }] }, { onSuccess: () => setRemoved(null) });
    },
  };
}

function toggled(items: readonly string[], item: string): string[] {
  return items.includes(item) ? items.filter((other) => other !== item) : [...items, item];
}
