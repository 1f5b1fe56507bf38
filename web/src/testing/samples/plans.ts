// A saved plan as the server tells of it: the one that the journeys make, too.
import type { PlanId } from '@evenlight/contract/ids';
import type { Plan } from '@evenlight/contract/plans';
import { aUser } from './accounts';

let plans = 0;

/** $3,500 for the package and $100 for the stream; one line of the package can be declined. */
export function aPlan(facts: Partial<Plan> = {}): Plan {
  plans += 1;
  return {
    id: `0199d0c0-0000-7000-8000-${String(plans).padStart(12, '0')}` as PlanId,
    number: 'EV-7K3M9R',
    userId: aUser().id,
    title: 'For Danuta',
    planIntent: 'at-need',
    branch: '',
    budget: null,
    personName: 'Danuta Wałęsa',
    calledName: '',
    relation: '',
    wayAgreed: null,
    dateOfBirth: null,
    dateOfDeath: null,
    afterSunset: null,
    serviceDate: null,
    serviceHasBeen: false,
    faithTradition: 'christian',
    packageTradition: 'christian',
    way: 'burial',
    pricedWay: facts.way ?? 'burial',
    serviceType: 'burial',
    packageTier: 'basic',
    packageName: 'Simple Farewell',
    basePrice: '3500',
    addons: [{ name: 'Live Streaming', price: 100 }],
    declinedLines: [],
    lines: simpleLines(),
    estimatedCost: '3600',
    totalCost: '3600',
    adjustments: [],
    projectedCost: '3600',
    finalCost: null,
    selectedVenue: null,
    venueName: null,
    venueLocation: null,
    venueCost: null,
    heldUntil: null,
    schedule: null,
    clergyConsent: null,
    status: 'draft',
    isPriceSettled: false,
    version: 1,
    createdAt: '2026-11-02T12:00:00.000Z',
    updatedAt: '2026-11-02T12:00:00.000Z',
    archivedAt: null,
    ...facts,
  };
}

function simpleLines(): Plan['lines'] {
  return [
    {
      item: 'christian-basic.care',
      source: 'package',
      name: 'Care and preparation',
      kind: 'service',
      cents: 300_000,
      canDecline: false,
      isDeclined: false,
    },
    {
      item: 'christian-basic.car',
      source: 'package',
      name: 'Family car',
      kind: 'service',
      cents: 50_000,
      canDecline: true,
      isDeclined: false,
    },
    {
      item: 'live-streaming',
      source: 'addon',
      name: 'Live Streaming',
      kind: 'service',
      cents: 10_000,
      canDecline: true,
      isDeclined: false,
    },
  ];
}
