// What would cost less is taken one after the other, and undone in the other direction: each step back is the plan as it was
// before that step.
import { listSavings, type PlanSavings } from '@evenlight/contract/costs';
import type { Saving } from '@evenlight/contract/costs/savings';
import type { Sent } from '@evenlight/contract/endpoint';
import type { PlanId, VenueId } from '@evenlight/contract/ids';
import { getPlan, selectVenue, updatePlan } from '@evenlight/contract/plans';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { costsKey } from '../../parts/use-costs';
import { call } from '../../platform/call';
import { plansKey } from '../plans/queries';

type Now = PlanSavings['now'];
/** `name`: what it was called when it was taken. */
export type NamedSaving = { saving: Saving; name: string };
type Taken = NamedSaving & { before: Now };

export function useSavings(planId: PlanId, isAsked: boolean) {
  const cache = useQueryClient();
  const [taken, setTaken] = useState<readonly Taken[]>([]);
  // Of the last step here: what was changed elsewhere meanwhile is not overwritten by a step back.
  const [version, setVersion] = useState(0);
  const queryKey = [...costsKey(planId), 'savings'];
  const read = useQuery({
    queryKey,
    queryFn: () => call(listSavings, { params: { planId } }),
    enabled: isAsked,
    gcTime: 0,
  });
  const readAnew = () =>
    Promise.all([costsKey(planId), plansKey].map((queryKey) => cache.invalidateQueries({ queryKey })));
  const take = useMutation({
    mutationFn: ({ saving, before }: Taken) => change(planId, saving, before),
    onSuccess(after, step) {
      setTaken((steps) => [...steps, step]);
      setVersion(after);
    },
    onSettled: readAnew,
  });
  const undo = useMutation({
    mutationFn: ({ saving, before }: Taken) => changeBack(planId, saving, { ...before, version }),
    onSuccess(after) {
      setTaken((steps) => steps.slice(0, -1));
      setVersion(after);
    },
    onSettled: readAnew,
  });
  const isBusy = take.isPending || undo.isPending;
  return {
    read,
    taken,
    error: undo.error ?? take.error,
    underWay: take.isPending ? take.variables.saving : null,
    isUndoing: undo.isPending,
    take(named: NamedSaving) {
      if (isBusy || !read.data) return;
      undo.reset();
      take.mutate({ ...named, before: read.data.now });
    },
    undo() {
      const last = taken.at(-1);
      if (isBusy || !last) return;
      take.reset();
      undo.mutate(last);
    },
  };
}

/** The version that it makes of the plan. */
function change(planId: PlanId, saving: Saving, { version, declinedLines, addons }: Now): Promise<number> {
  switch (saving.is) {
    case 'line':
      return update(planId, { declinedLines: [...declinedLines, saving.item], version });
    case 'addon':
      return update(planId, { addons: named(addons.filter((name) => name !== saving.name)), version });
    case 'way':
      return update(planId, { way: saving.way, version });
    case 'venue':
      return choose(planId, saving.venueId);
  }
}

async function changeBack(planId: PlanId, saving: Saving, before: Now): Promise<number> {
  if (saving.is === 'venue') return before.venueId ? choose(planId, before.venueId) : before.version;
  const { way, wayAgreed, declinedLines, addons, version } = before;
  const ofWay = saving.is === 'way' ? { way, wayAgreed } : {};
  return update(planId, { ...ofWay, declinedLines, addons: named(addons), version });
}

const named = (addons: readonly string[]) => addons.map((name) => ({ name }));

async function update(planId: PlanId, body: Sent<typeof updatePlan>['body']): Promise<number> {
  const { version } = await call(updatePlan, { params: { planId }, body });
  return version;
}

async function choose(planId: PlanId, venueId: VenueId): Promise<number> {
  await call(selectVenue, { body: { planId, venueId } });
  const { version } = await call(getPlan, { params: { planId } });
  return version;
}
