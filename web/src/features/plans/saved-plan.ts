// From a draft to what is sent, and from its choices to the paper that shows them.
import { type Addon, knownName, type Package } from '@evenlight/contract/catalogue';
import type { PlanningDraft } from '@evenlight/contract/drafts';
import type { Sent } from '@evenlight/contract/endpoint';
import type { createPlan } from '@evenlight/contract/plans';
import type { getStatement } from '@evenlight/contract/statements';

type Chosen = { draft: PlanningDraft; package: Package | undefined; offered: readonly Addon[] | undefined };

/** Null while no tradition or package is chosen. */
export function planToSave({ draft, package: offer }: Chosen): Sent<typeof createPlan>['body'] | null {
  const { id, faithTradition, packageTradition, packageTier } = draft;
  // The package itself may not have been read yet; tradition and tier name it all the same.
  if (!faithTradition || !packageTier || (faithTradition === 'other' && !packageTradition)) return null;
  const { planIntent, personName, calledName, relation, way, wayAgreed, branch, budget } = draft;
  const { venueId, serviceDate, declinedLines, chosenLines } = draft;
  return {
    saveKey: id,
    faithTradition,
    packageTradition,
    packageTier,
    ...(offer ? { packageName: offer.name } : {}),
    planIntent,
    // What the draft does not say, a plan that it made before may say since.
    ...(personName ? { personName } : {}),
    ...(calledName ? { calledName } : {}),
    ...(relation ? { relation } : {}),
    ...(way ? { way, wayAgreed } : {}),
    branch,
    budget,
    venueId,
    serviceDate,
    // Unread, a package with nothing said about its lines is as it is offered: without what is a choice.
    ...(offer || declinedLines.length + chosenLines.length > 0 ? { declinedLines } : {}),
    addons: draft.addons.map((name) => ({ name })),
  };
}

/** What the statement of these choices is asked with; null while there is nothing to state, or not all of it is known. */
export function statementQuery(chosen: Chosen): Sent<typeof getStatement>['query'] | null {
  const { draft, offered } = chosen;
  const { faithTradition, packageTradition, packageTier, way, declinedLines, venueId, serviceDate } = draft;
  if (!faithTradition || !packageTier || (draft.addons.length > 0 && !offered)) return null;
  const addons = offered?.filter((addon) => draft.addons.includes(knownName(addon))).map(({ id }) => id) ?? [];
  return {
    faithTradition,
    packageTier,
    addons: addons.join(','),
    declined: declinedLines.join(','),
    ...(packageTradition ? { packageTradition } : {}),
    ...(way ? { way } : {}),
    ...(venueId ? { venueId } : {}),
    ...(serviceDate ? { serviceDate } : {}),
  };
}
