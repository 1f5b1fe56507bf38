// What was entered about the date and not confirmed yet. It outlives its form, so that jumping between steps loses nothing.
import type { Plan } from '@evenlight/contract/plans';
import { PlanningInput } from '@evenlight/contract/scheduling';
import { z } from '@evenlight/contract/zod';
import { useCallback, useEffect, useState } from 'react';
import { readStored, removeStored, writeStored } from '../../../../platform/browser-storage';
import { consentOf } from '../../../venues/day/clergy-agreement';
import { refusalOf } from '../../../venues/day/day-ruling';
import { useChangePlan } from '../../plan-queries';
import { useBlockDate, useRequestPlanning } from '../../scheduling-queries';
import type { Outcome } from '../pending-entries';
import { arrangementOf, beginningOf, isNothingTyped, pastDayOf, subjectAt, TypedSchedule } from './typed-schedule';

const Kept = z.object({ about: z.string(), typed: TypedSchedule });

export type UnsentSchedule = ReturnType<typeof useUnsentSchedule>;

export function useUnsentSchedule(plan: Plan) {
  const { typed, type, forget } = useKeptTyping(plan);
  // An arrangement that holds already, though its answer was lost on the way, is not being changed any more.
  const [changingAbout, setChangingAbout] = useState<string>();
  const hasTyped = !isNothingTyped(typed, plan);

  const close = useCallback(() => {
    forget();
    setChangingAbout(undefined);
  }, [forget]);

  const { reset, ...sending } = useSending(plan, typed, close);

  /** Our team is asked, and a date is booked, by nobody but the person who says so. */
  async function saveTyped(): Promise<Outcome> {
    if (!hasTyped) return { is: 'saved' };
    const canBeSent = typed.way === 'request' && PlanningInput.safeParse(typed).success;
    return canBeSent
      ? { is: 'unsent', step: 'scheduling', send: sending.request }
      : { is: 'unfinished', step: 'scheduling' };
  }

  return {
    typed,
    type,
    close,
    saveTyped,
    ...sending,
    isOpen: (plan.schedule === null && pastDayOf(plan) === null) || changingAbout === arrangementOf(plan) || hasTyped,
    open() {
      // What once went wrong is not about what begins now.
      reset();
      setChangingAbout(arrangementOf(plan));
    },
  };
}

/** The three ways to arrange the date. What was sent is not kept any more. */
function useSending(plan: Plan, typed: TypedSchedule, onSent: () => void) {
  const blocking = useBlockDate(plan.id);
  const requesting = useRequestPlanning(plan.id);
  const saying = useChangePlan(plan);

  async function send(sending: () => Promise<unknown>): Promise<Outcome> {
    try {
      await sending();
    } catch (error) {
      return { is: 'failed', error };
    }
    onSent();
    return { is: 'saved' };
  }

  return {
    blocking,
    requesting,
    saying,
    block() {
      const { day, time } = typed;
      const consent = refusalOf(day, subjectAt(time, plan)) ? consentOf(typed) : {};
      return send(() => blocking.mutateAsync({ serviceDate: day, serviceTime: time || null, ...consent }));
    },
    request: () => send(() => requesting.mutateAsync({ wishedDays: typed.wishedDays, note: typed.note })),
    sayItHasBeen: () => send(() => saying.mutateAsync({ serviceDate: typed.pastDay, serviceHasBeen: true })),
    reset() {
      blocking.reset();
      requesting.reset();
      saying.reset();
    },
  };
}

function useKeptTyping(plan: Plan) {
  const key = `evenlight.schedule.${plan.id}`;
  const about = arrangementOf(plan);
  const [kept, setKept] = useState<z.infer<typeof Kept> | null>(null);
  const typedIn = (held: typeof kept) => (held?.about === about ? held.typed : beginningOf(plan));

  // What this browser keeps is known only once the page is hydrated.
  useEffect(() => {
    const { data = null } = Kept.safeParse(readStored('sessionStorage', key));
    setKept((now) => now ?? data);
  }, [key]);

  useEffect(() => {
    if (kept) writeStored('sessionStorage', key, JSON.stringify(kept));
  }, [key, kept]);

  const forget = useCallback(() => {
    removeStored('sessionStorage', key);
    setKept(null);
  }, [key]);

  // Two boxes may speak in one breath, as the page wakes.
  const type = (change: Partial<TypedSchedule>) =>
    setKept((held) => ({ about, typed: { ...typedIn(held), ...change } }));

  return { typed: typedIn(kept), type, forget };
}
