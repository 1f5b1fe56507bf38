// An adjustment that was typed and not sent yet. It outlives its form, so that jumping between steps loses no word.
import type { Plan } from '@evenlight/contract/plans';
import { z } from '@evenlight/contract/zod';
import { useLingui } from '@lingui/react/macro';
import { useCallback, useRef, useState } from 'react';
import { readStored, removeStored, writeStored } from '../../../platform/browser-storage';
import { explainFault } from '../../../platform/field-phrases';
import { newId } from '../../../platform/new-id';
import { faultsIn } from '../../../ui/forms/form-schema';
import { useRequestAdjustment } from '../adjustment-queries';
import { inputOf, isNothingTyped, nothingTyped, TypedAdjustment } from '../adjustment-text';
import type { Outcome } from './pending-entries';

/** One request, one key, one adjustment: also when the first answer was lost, and the page was loaded again since. */
type Unsent = { typed: TypedAdjustment; idempotencyKey: string };

export type UnsentAdjustment = ReturnType<typeof useUnsentAdjustment>;

export function useUnsentAdjustment({ id: planId }: Plan) {
  const key = `evenlight.adjustment.${planId}`;
  const { mutateAsync, isPending, error } = useRequestAdjustment(planId);
  const unsent = useRef<Unsent>(undefined);
  const [sentCount, setSentCount] = useState(0);
  const missingIn = useMissing();

  const readUnsent = useCallback((): Unsent => {
    unsent.current ??= unsentIn(readStored('sessionStorage', key));
    return unsent.current;
  }, [key]);

  const read = useCallback(() => readUnsent().typed, [readUnsent]);

  const keep = useCallback(
    (now: TypedAdjustment) => {
      const { typed, idempotencyKey } = readUnsent();
      const isSameInput = JSON.stringify(now) === JSON.stringify(typed);
      unsent.current = { typed: now, idempotencyKey: isSameInput ? idempotencyKey : newId() };
      if (isNothingTyped(now)) removeStored('sessionStorage', key);
      else writeStored('sessionStorage', key, JSON.stringify(unsent.current));
    },
    [key, readUnsent],
  );

  async function send(values: z.output<typeof TypedAdjustment>): Promise<Outcome> {
    try {
      await mutateAsync({ ...inputOf(values), idempotencyKey: readUnsent().idempotencyKey });
    } catch (error) {
      return { is: 'failed', error };
    }
    keep(nothingTyped);
    setSentCount((count) => count + 1);
    return { is: 'saved' };
  }

  /** Our team hears of it from whoever presses the button that says so, and not because somebody leaves. */
  async function saveTyped(): Promise<Outcome> {
    const now = read();
    if (isNothingTyped(now)) return { is: 'saved' };
    const { data } = TypedAdjustment.safeParse(now);
    if (data) return { is: 'unsent', step: 'estimate', send: () => send(data) };
    return { is: 'unfinished', step: 'estimate', missing: missingIn(now) };
  }

  return { read, keep, send, saveTyped, isPending, error, sentCount };
}

function useMissing() {
  const { t, i18n } = useLingui();
  const labels: Record<string, string> = { description: t`What should change`, amount: t`Amount in dollars` };
  const labelOf = (name: string) => labels[name] ?? name;
  return (typed: TypedAdjustment) => [
    ...faultsIn(TypedAdjustment, typed, (issue) => i18n._(explainFault(issue, labelOf))).values(),
  ];
}

const Stored = z.object({
  typed: z.object({ description: z.string(), direction: TypedAdjustment.shape.direction, amount: z.string() }),
  idempotencyKey: z.uuid(),
});

/** With nothing in store it is `nothingTyped` itself, so that a form which began with it stays as it is. */
function unsentIn(stored: unknown): Unsent {
  return Stored.safeParse(stored).data ?? { typed: nothingTyped, idempotencyKey: newId() };
}
