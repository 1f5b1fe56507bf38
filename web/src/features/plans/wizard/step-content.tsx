import type { RefObject } from 'react';
import type { Answered } from '../custom-request/custom-request';
import { type DraftStore, useDraftState } from '../draft/draft-store';
import { SessionLoading } from './frame/session-loading';
import type { Step } from './steps';
import { AddonsStep } from './steps/addons-step';
import { PackageStep } from './steps/package-step';
import { SummaryStep } from './steps/summary-step';
import { TraditionStep } from './steps/tradition-step';
import { type useVenueFilters, VenueStep } from './steps/venue-step';
import { WhoStep } from './steps/who-step';
import type { Choices, PlanningActions } from './use-planning';

type Props = {
  store: DraftStore;
  step: Step;
  /** False while this browser has not been asked yet what it keeps. */
  isReady: boolean;
  choices: Choices;
  actions: PlanningActions;
  venueFilters: ReturnType<typeof useVenueFilters>;
  answered: RefObject<Answered>;
};

export function StepContent({ store, step, isReady, choices, actions, venueFilters, answered }: Props) {
  const { draft } = useDraftState(store);
  if (!isReady) return <SessionLoading />;
  if (step === 'who') return <WhoStep draft={draft} actions={actions} />;
  if (step === 1) return <TraditionStep draft={draft} actions={actions} />;
  if (step === 2) return <PackageStep draft={draft} choices={choices} actions={actions} answered={answered} />;
  if (step === 3) return <VenueStep draft={draft} choices={choices} actions={actions} {...venueFilters} />;
  if (step === 4) return <AddonsStep draft={draft} choices={choices} actions={actions} />;
  return <SummaryStep draft={draft} choices={choices} actions={actions} />;
}
