// An adjustment that was typed and not sent yet. It outlives its form, so that jumping between steps loses no word.
import type { Plan } from '@evenlight/contract/plans';
import type { z } from '@evenlight/contract/zod';
import { useCallback, useRef, useState } from 'react';
import { useRequestAdjustment } from '../../../features/plans/adjustment-queries';
import { isNothingTyped, nothingTyped, TypedAdjustment, wishOf } from '../../../features/plans/adjustment-text';
import { readStored, removeStored, writeStored } from '../../../platform/browser-storage';
import { newId } from '../../../platform/new-id';
import type { Outcome } from './pending-entries';
import { planSteps } from './plan-steps';

const ESTIMATE_STEP = planSteps.findIndex(({ id }) => id === 'estimate');

export type UnsentAdjustment = ReturnType<typeof useUnsentAdjustment>;

export function useUnsentAdjustment({ id: planId }: Plan) {
  const key = `evenlight.adjustment.${planId}`;
  const { mutateAsync, isPending, error } = useRequestAdjustment(planId);
  const typed = useRef<TypedAdjustment>(undefined);
  // One wish, one adjustment, also when the first answer was lost on the way.
  const wishKey = useRef(newId());
  const [sentCount, setSentCount] = useState(0);

  const read = useCallback((): TypedAdjustment => {
    typed.current ??= typedIn(readStored('sessionStorage', key));
    return typed.current;
  }, [key]);

  const keep = useCallback(
    (now: TypedAdjustment) => {
      if (JSON.stringify(now) !== JSON.stringify(typed.current)) wishKey.current = newId();
      typed.current = now;
      if (isNothingTyped(now)) removeStored('sessionStorage', key);
      else writeStored('sessionStorage', key, JSON.stringify(now));
    },
    [key],
  );

  async function send(values: z.output<typeof TypedAdjustment>): Promise<Outcome> {
    try {
      await mutateAsync({ ...wishOf(values), sendKey: wishKey.current });
    } catch (error) {
      return { is: 'failed', error };
    }
    keep(nothingTyped);
    setSentCount((count) => count + 1);
    return { is: 'saved' };
  }

  async function saveTyped(): Promise<Outcome> {
    const now = read();
    if (isNothingTyped(now)) return { is: 'saved' };
    const { data } = TypedAdjustment.safeParse(now);
    return data ? send(data) : { is: 'unfinished', step: ESTIMATE_STEP };
  }

  return { read, keep, send, saveTyped, isPending, error, sentCount };
}

function typedIn(stored: unknown): TypedAdjustment {
  const { description, direction, amount } = { ...nothingTyped, ...(stored as Partial<TypedAdjustment> | null) };
  const isWhole = typeof description === 'string' && typeof amount === 'string';
  return isWhole ? { description, direction: direction === 'take-off' ? 'take-off' : 'add', amount } : nothingTyped;
}
