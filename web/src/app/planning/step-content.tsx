import type { PlanningDraft } from '@evenlight/contract/drafts';
import { SessionLoading } from './session-loading';
import type { Step } from './steps';
import { AddonsStep } from './steps/addons-step';
import { PackageStep } from './steps/package-step';
import { SummaryStep } from './steps/summary-step';
import { TraditionStep } from './steps/tradition-step';
import { type useVenueFilters, VenueStep } from './steps/venue-step';
import type { Choices, PlanningActions } from './use-planning';

type Props = {
  step: Step;
  /** False while this browser has not been asked yet what it keeps. */
  isReady: boolean;
  draft: PlanningDraft;
  choices: Choices;
  actions: PlanningActions;
  venueFilters: ReturnType<typeof useVenueFilters>;
};

export function StepContent({ step, isReady, draft, choices, actions, venueFilters }: Props) {
  if (!isReady) return <SessionLoading />;
  if (step === 1) return <TraditionStep draft={draft} actions={actions} />;
  if (step === 2) return <PackageStep draft={draft} choices={choices} actions={actions} />;
  if (step === 3) return <VenueStep draft={draft} actions={actions} {...venueFilters} />;
  if (step === 4) return <AddonsStep draft={draft} choices={choices} actions={actions} />;
  return <SummaryStep draft={draft} choices={choices} />;
}
