// What was entered about the date and not confirmed yet. It outlives its form, so that jumping between steps loses nothing.
import type { Plan } from '@evenlight/contract/plans';
import { PlanningWish } from '@evenlight/contract/scheduling';
import { z } from '@evenlight/contract/zod';
import { useCallback, useEffect, useState } from 'react';
import { useBlockDate, useRequestPlanning } from '../../../../features/plans/scheduling-queries';
import { consentOf } from '../../../../features/venues/day/clergy-agreement';
import { refusalOf } from '../../../../features/venues/day/day-ruling';
import { readStored, removeStored, writeStored } from '../../../../platform/browser-storage';
import type { Outcome } from '../pending-entries';
import { planSteps } from '../plan-steps';
import { arrangementOf, beginningOf, isNothingTyped, TypedSchedule } from './typed-schedule';

const SCHEDULING_STEP = planSteps.findIndex(({ id }) => id === 'scheduling');

const Kept = z.object({ about: z.string(), typed: TypedSchedule });

export type UnsentSchedule = ReturnType<typeof useUnsentSchedule>;

export function useUnsentSchedule(plan: Plan) {
  const { typed, type, forget } = useKeptTyping(plan);
  const [isChanging, setIsChanging] = useState(false);
  const blocking = useBlockDate(plan.id);
  const requesting = useRequestPlanning(plan.id);
  const hasTyped = !isNothingTyped(typed, plan);

  const close = useCallback(() => {
    forget();
    setIsChanging(false);
  }, [forget]);

  async function send(sending: () => Promise<unknown>): Promise<Outcome> {
    try {
      await sending();
    } catch (error) {
      return { is: 'failed', error };
    }
    close();
    return { is: 'saved' };
  }

  function block() {
    const { day, time } = typed;
    const consent = refusalOf(day, plan) ? consentOf(typed) : {};
    return send(() => blocking.mutateAsync({ serviceDate: day, serviceTime: time || null, ...consent }));
  }

  const request = () => send(() => requesting.mutateAsync({ wishedDays: typed.wishedDays, note: typed.note }));

  /** A wish is sent on leaving; a date is booked by nobody but the person who confirms it. */
  async function saveTyped(): Promise<Outcome> {
    if (!hasTyped) return { is: 'saved' };
    const canBeSent = typed.way === 'request' && PlanningWish.safeParse(typed).success;
    return canBeSent ? request() : { is: 'unfinished', step: SCHEDULING_STEP };
  }

  return {
    ...{ typed, type, close, block, request, saveTyped, blocking, requesting },
    isOpen: plan.schedule === null || isChanging || hasTyped,
    open() {
      // What once went wrong is not about what begins now.
      blocking.reset();
      requesting.reset();
      setIsChanging(true);
    },
  };
}

function useKeptTyping(plan: Plan) {
  const key = `evenlight.schedule.${plan.id}`;
  const about = arrangementOf(plan);
  const [kept, setKept] = useState<z.infer<typeof Kept> | null>(null);
  const typed = kept?.about === about ? kept.typed : beginningOf(plan);

  // What this browser keeps is known only once the page is awake.
  useEffect(() => {
    const { data = null } = Kept.safeParse(readStored('sessionStorage', key));
    setKept((now) => now ?? data);
  }, [key]);

  const forget = useCallback(() => {
    removeStored('sessionStorage', key);
    setKept(null);
  }, [key]);

  function type(change: Partial<TypedSchedule>) {
    const next = { about, typed: { ...typed, ...change } };
    setKept(next);
    writeStored('sessionStorage', key, JSON.stringify(next));
  }

  return { typed, type, forget };
}
