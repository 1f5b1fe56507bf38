// Declining a line, taking it back, removing an add-on and putting it back: one at a time, each saved at once.
import type { Plan } from '@evenlight/contract/plans';
import { useEffect, useState } from 'react';
import { ConnectionLost } from '../../../platform/call';
import { changesSavedToast, connectionErrorToast } from '../../../ui/overlays/toast-presets';
import { toasts } from '../../../ui/overlays/toast-store';
import { useChangePlan, useNewestPlan } from '../plan-queries';
import type { Line } from '../priced-lines';

export type LineChanges = ReturnType<typeof useLineChanges>;

const ABOUT = 'changing the lines of a plan';

type Told = { onSaved?: () => void; undo?: (() => void) | undefined };

export function useLineChanges(plan: Plan) {
  const { mutate, isPending, error } = useChangePlan(plan);
  const newestPlan = useNewestPlan(plan);
  const [touched, setTouched] = useState<string | null>(null);
  const [removed, setRemoved] = useState<string | null>(null);
  // Once the lines are out of sight, nothing offers to change them.
  useEffect(() => () => toasts.retire(ABOUT), []);

  /** What is saved can be taken back from where it is told; what was taken back is only told. */
  function save(change: Parameters<typeof mutate>[0], told: Told) {
    mutate(change, {
      onSuccess() {
        told.onSaved?.();
        toasts.show({ ...changesSavedToast(told.undo), about: ABOUT });
      },
      onError(failure) {
        const again = () => save(change, told);
        if (failure instanceof ConnectionLost) toasts.show(connectionErrorToast(again, ABOUT));
      },
    });
  }

  // Asked for when it is sent: by then the plan may be newer than what was drawn.
  const turn = (item: string, undo?: () => void) =>
    save({ declinedLines: toggled(newestPlan().declinedLines, item) }, { undo });
  const addonsNow = () => newestPlan().addons.map(({ name }) => ({ name }));
  const putBack = (name: string) => save({ addons: [...addonsNow(), { name }] }, { onSaved: () => setRemoved(null) });
  const remove = (name: string) =>
    save(
      { addons: addonsNow().filter((addon) => addon.name !== name) },
      { onSaved: () => setRemoved(name), undo: () => putBack(name) },
    );

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
      if (source === 'addon') remove(name);
      else turn(item, () => turn(item));
    },
    putBack() {
      if (!isPending && removed !== null) putBack(removed);
    },
  };
}

function toggled(items: readonly string[], item: string): string[] {
  return items.includes(item) ? items.filter((other) => other !== item) : [...items, item];
}
