// What is chosen in the dialog that changes a plan. Nothing of it is the plan's until it is saved.
import { centsOf, knownName } from '@evenlight/contract/catalogue';
import type { Plan } from '@evenlight/contract/plans';
import type { Way } from '@evenlight/contract/ways';
import { useState } from 'react';
import { useAddons, usePackages } from '../../catalogue/queries';
import { isChosen } from '../draft/planning-draft';
import { useChangePlan } from '../plan-queries';
import { centsOfChoice, declinedIn, keepsToldLines } from './changed-choices';

type Wanted = Pick<Plan, 'way' | 'wayAgreed'> & { packageTier: Plan['packageTier'] | null };

export function useChoice(plan: Plan, onDone: () => void) {
  const { packageTradition, packageTier, way, wayAgreed } = plan;
  const [wanted, setWanted] = useState<Wanted>({ packageTier, way, wayAgreed });
  const [chosen, setChosen] = useState(plan.addons.map(knownName));
  const { mutate, isPending, error } = useChangePlan(plan);
  const packages = usePackages(packageTradition, wanted.way);
  const addons = useAddons({ tradition: packageTradition, tier: wanted.packageTier, way: wanted.way });
  const offer = packages.data?.find((one) => isChosen(one, wanted));
  const isOffered = (name: string) => addons.data?.some((addon) => knownName(addon) === name) ?? true;
  const named = { offer, addons: chosen.filter(isOffered), offered: addons.data ?? [] };
  const isKnown = offer !== undefined || keepsToldLines(plan, wanted);
  const isComplete = wanted.packageTier !== null && isKnown && addons.data !== undefined;

  /** Whoever agreed, agreed to one way. */
  const inWay = (next: Way) => (next === wanted.way ? {} : { way: next, wayAgreed: next === way ? wayAgreed : null });

  return {
    ...wanted,
    packages,
    addons,
    offer,
    chosen,
    error,
    isComplete,
    isSaving: isPending,
    centsBefore: centsOf(Number(plan.estimatedCost)),
    cents: centsOfChoice(plan, wanted, named),
    notOffered: chosen
      .filter((name) => !isOffered(name))
      .map((name) => plan.addons.find((addon) => knownName(addon) === name)?.name ?? name)
      .join(', '),
    setWay(next: Way) {
      const isOfOldWay = wanted.packageTier === 'simple' && next !== wanted.way;
      setWanted({ ...wanted, ...inWay(next), ...(isOfOldWay ? { packageTier: null } : {}) });
    },
    setWayAgreed: (by: Plan['wayAgreed']) => setWanted({ ...wanted, wayAgreed: by }),
    setOffer(id: string) {
      const next = packages.data?.find((one) => one.id === id);
      if (!next) return;
      setWanted({ ...wanted, ...(next.tier === 'simple' ? inWay(next.way) : {}), packageTier: next.tier });
    },
    toggle: (name: string) =>
      setChosen((names) => (names.includes(name) ? names.filter((other) => other !== name) : [...names, name])),
    save() {
      if (!isComplete || wanted.packageTier === null) return;
      const names = named.addons.map((name) => ({ name }));
      const declinedLines = declinedIn(plan, wanted, offer);
      mutate({ ...wanted, packageTier: wanted.packageTier, addons: names, declinedLines }, { onSuccess: onDone });
    },
  };
}
