// The catalogue and the drafts of the planning wizard.
import { getSession } from '@evenlight/contract/accounts';
import { type Addon, listAddons, listPackages, type Package, type PackageTier } from '@evenlight/contract/catalogue';
import { dropPlanningDraft, getPlanningDraft, keepPlanningDraft, type PlanningDraft } from '@evenlight/contract/drafts';
import { listDatedFacts } from '@evenlight/contract/facts';
import { recordMoment } from '@evenlight/contract/moments';
import type { FaithTradition } from '@evenlight/contract/traditions';
import type { Way } from '@evenlight/contract/ways';
import type { FakeServer } from '../fake-server';
import { aUser } from './accounts';
import { factsToAsk } from './facts';
import { venueServer } from './venues';

const names: Partial<Record<FaithTradition, string[]>> = {
  hindu: ['Antyeshti Essentials', 'Shraddhanjali', 'Smriti Legacy'],
};
const features = [
  'Care',
  'Procession vehicle and one family car',
  'Rites',
  'Hall',
  'Flowers',
  'Music',
  'Guest book',
  'Candles',
  'Parking',
];
const prices: Record<PackageTier, number> = { simple: 2800, basic: 4500, premium: 8500, legacy: 15_000 };

export function packagesOf(faithTradition: FaithTradition = 'hindu', way: Way = 'undecided'): Package[] {
  return (['basic', 'premium', 'legacy'] as const).map((tier, index) => ({
    id: `${faithTradition}-${tier}`,
    tier,
    price: prices[tier],
    description: 'A service.',
    faithTradition,
    name: names[faithTradition]?.[index] ?? `${faithTradition} ${tier}`,
    serviceType: 'cremation',
    way,
    popular: false,
    features,
    lines: [
      {
        id: `${faithTradition}-${tier}.care`,
        name: 'Basic services',
        kind: 'service',
        canDecline: false,
        price: prices[tier] - 700,
        isChoice: false,
        covers: [0, 2, 3, 4],
      },
      {
        id: `${faithTradition}-${tier}.car`,
        name: 'Procession vehicle and one family car',
        kind: 'service',
        price: 700,
        canDecline: true,
        isChoice: false,
        covers: [1],
      },
    ],
  }));
}

/** What the law asks to be offered by itself, as every family is offered it. */
export function simpleOffers(faithTradition: FaithTradition = 'hindu'): Package[] {
  const offers = [
    { way: 'cremation', name: 'Simple cremation', dollars: 2805 },
    { way: 'burial', name: 'Immediate burial', dollars: 2835 },
  ] as const;
  return offers.flatMap(({ way, name, dollars }) =>
    packagesOf(faithTradition, way)
      .slice(0, 1)
      .map((offer) => ({
        ...offer,
        id: `simple-${way}`,
        tier: 'simple',
        name,
        price: dollars,
        lines: offer.lines.slice(0, 1).map((line) => ({ ...line, id: `simple-${way}.care`, price: dollars })),
      })),
  );
}

export const anAddon = (name: string, price: number): Addon => ({
  id: name.toLowerCase().replace(' ', '-'),
  name,
  description: name,
  price,
  category: 'digital',
  isOfTradition: false,
  kind: 'service',
  isIncluded: false,
  isCustomary: true,
  note: null,
});
/** The documentary goes with the largest package alone. */
const addonsFor = (tier: PackageTier | undefined) =>
  [anAddon('Live Streaming', 100), anAddon('Life Documentary', 1600)].filter(
    ({ price }) => tier === 'legacy' || price <= 500,
  );

let drafts = 0;

export function aDraft(options: Partial<PlanningDraft> = {}): PlanningDraft {
  drafts += 1;
  return {
    id: `0199d0d0-0000-4000-8000-${String(drafts).padStart(12, '0')}`,
    planIntent: 'at-need',
    personName: '',
    calledName: '',
    relation: '',
    way: null,
    wayAgreed: null,
    faithTradition: 'hindu',
    branch: '',
    packageTradition: null,
    packageTier: 'premium',
    declinedLines: [],
    chosenLines: [],
    venueId: null,
    serviceDate: null,
    addons: ['Live Streaming'],
    budget: null,
    ...options,
  };
}

/** As a visitor's browser keeps it. */
export function keepInBrowser(draft: PlanningDraft) {
  const now = new Date().toISOString();
  const value = { draft, changedAt: now, revision: 0, isSent: false };
  localStorage.setItem('evenlight.draft.planning-wizard', JSON.stringify({ savedAt: now, value }));
}

/** For a visitor. */
export function planningServer(venues: Parameters<typeof venueServer>[0] = []): FakeServer {
  return venueServer(venues)
    .refuses(getSession, 'session.required')
    .refuses(getPlanningDraft, 'session.required')
    .answers(recordMoment, { counted: true })
    .answers(listPackages, ({ query }) => packagesOf(query.faithTradition, query.way))
    .answers(listAddons, ({ query }) => addonsFor(query.tier))
    .answers(listDatedFacts, factsToAsk);
}

/** For a member: the account keeps one draft. */
export function planningServerOfMember(
  venues: Parameters<typeof venueServer>[0] = [],
  kept: { inAccount?: PlanningDraft } = {},
): FakeServer {
  let revision = kept.inAccount ? 1 : 0;
  const savedAt = '2026-11-02T12:00:00.000Z';
  return planningServer(venues)
    .answers(getSession, aUser())
    .answers(getPlanningDraft, () => (kept.inAccount ? { draft: kept.inAccount, revision, savedAt } : {}))
    .answers(keepPlanningDraft, ({ body }) => {
      kept.inAccount = body.draft;
      revision += 1;
      return { draft: body.draft, revision, savedAt };
    })
    .answers(dropPlanningDraft, undefined as never);
}
