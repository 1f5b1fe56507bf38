// What would cost less is taken one after the other, and undone in the other direction: each step back is the plan as it was
// before that step. Once anything else has changed in the plan, no step back would be that.
import { listSavings, PlanSavings } from '@evenlight/contract/costs';
import { Saving } from '@evenlight/contract/costs/savings';
import type { Sent } from '@evenlight/contract/endpoint';
import type { PlanId, VenueId } from '@evenlight/contract/ids';
import { selectVenue, updatePlan } from '@evenlight/contract/plans';
import { z } from '@evenlight/contract/zod';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { costsKey } from '../../parts/use-costs';
import { readStored, removeStored, writeStored } from '../../platform/browser-storage';
import { call } from '../../platform/call';
import { plansKey } from '../plans/queries';

type Now = PlanSavings['now'];
/** `name`: what it was called when it was taken. */
export type NamedSaving = { saving: Saving; name: string };
const Taken = z.object({ saving: Saving, name: z.string(), before: PlanSavings.shape.now });
type Taken = z.infer<typeof Taken>;
/** `version`: which the last of the steps, or the last step back, made of the plan. */
const Steps = z.object({ taken: z.array(Taken), version: z.int() });
type Steps = z.infer<typeof Steps>;

export function useSavings(planId: PlanId, isAsked: boolean) {
  const cache = useQueryClient();
  const { steps, keep } = useSteps(planId);
  const read = useQuery({
    queryKey: [...costsKey(planId), 'savings'],
    queryFn: () => call(listSavings, { params: { planId } }),
    enabled: isAsked,
    gcTime: 0,
  });
  const readAnew = () =>
    Promise.all([costsKey(planId), plansKey].map((queryKey) => cache.invalidateQueries({ queryKey })));
  const take = useMutation({
    mutationFn: ({ saving, before }: Taken) => change(planId, saving, before),
    onSuccess(version, step) {
      const isNext = step.before.version === steps.version;
      keep({ taken: [...(isNext ? steps.taken : []), step], version });
    },
    onSettled: readAnew,
  });
  const undo = useMutation({
    mutationFn: ({ saving, before }: Taken) => changeBack(planId, saving, { ...before, version: steps.version }),
    onSuccess: (version) => keep({ taken: steps.taken.slice(0, -1), version }),
    onSettled: readAnew,
  });
  const isBusy = take.isPending || undo.isPending;
  // While it is read anew, what was read is from before the step.
  const isReadSince = read.data !== undefined && !read.isFetching && !isBusy;
  const isChangedElsewhere = isReadSince && read.data.now.version !== steps.version;
  const taken = isChangedElsewhere ? [] : steps.taken;
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

/** Kept for the tab: whoever looks elsewhere and comes back can still undo. */
function useSteps(planId: PlanId) {
  const key = `evenlight.savings.${planId}`;
  const [steps, setSteps] = useState<Steps>(
    () => Steps.safeParse(readStored('sessionStorage', key)).data ?? { taken: [], version: 0 },
  );
  return {
    steps,
    keep(now: Steps) {
      setSteps(now);
      if (now.taken.length === 0) removeStored('sessionStorage', key);
      else writeStored('sessionStorage', key, JSON.stringify(now));
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
      return choose(planId, saving.venueId, version);
  }
}

async function changeBack(planId: PlanId, saving: Saving, before: Now): Promise<number> {
  const { way, wayAgreed, declinedLines, addons, venueId, version } = before;
  if (saving.is === 'venue') return venueId ? choose(planId, venueId, version) : version;
  const ofWay = saving.is === 'way' ? { way, wayAgreed } : {};
  return update(planId, { ...ofWay, declinedLines, addons: named(addons), version });
}

const named = (addons: readonly string[]) => addons.map((name) => ({ name }));

async function update(planId: PlanId, body: Sent<typeof updatePlan>['body']): Promise<number> {
  const { version } = await call(updatePlan, { params: { planId }, body });
  return version;
}

async function choose(planId: PlanId, venueId: VenueId, expected: number): Promise<number> {
  const { version } = await call(selectVenue, { body: { planId, venueId, version: expected } });
  return version;
}
