// The wizard for one person: their draft, the step in the address, and everything around it.
import type { UserId } from '@evenlight/contract/ids';
import { Trans } from '@lingui/react/macro';
import { type RefObject, useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { useSearchParams } from 'react-router';
import { createDraftStore, type DraftState, type DraftStore } from '../../features/plans/draft-store';
import { EstimateNews, EstimatePanel, EstimateSheet } from '../../features/plans/estimate-panel';
import type { InAccount } from '../../features/plans/kept-draft';
import { draftInAccount } from '../../features/plans/queries';
import { countMoment } from '../../platform/moments';
import { useIsHydrated } from '../../ui/base/is-hydrated';
import { ReplacedNotice } from './kept-notices';
import { RemovalNotice } from './removal-notice';
import { LoginRequired } from './sign-in-cards';
import { StepContent } from './step-content';
import { type Step, stepIn } from './steps';
import { useVenueFilters } from './steps/venue-step';
import { useChoices, useKeepOnOffer, usePlanningActions } from './use-planning';
import { WaysOn } from './ways-on';
import { useStepHeading, WizardFrame } from './wizard-frame';

type Props = { owner: UserId | null; inAccount: InAccount | null | undefined };

export function Wizard({ owner, inAccount }: Props) {
  const store = useDraftStore(owner, inAccount);
  const state = useSyncExternalStore(store.subscribe, store.getState, store.getStateBefore);
  const isHydrated = useIsHydrated();
  const [address] = useSearchParams();
  const step = stepIn(address);
  const { draft } = state;
  const choices = useChoices(draft);
  const actions = usePlanningActions(store, choices);
  const venueFilters = useVenueFilters(draft, actions.update);
  useKeepOnOffer(store, draft, choices);
  const heading = useStepHeading(step);
  const estimate = { estimate: choices.estimate, isReading: choices.isReading, budget: draft.budget };
  // The map takes the whole width; there the estimate is at the bottom on wide screens as well. The last step has it
  // inside.
  const place = step === 3 ? 'bottom' : step === 5 ? 'inside' : 'side';

  return (
    <WizardFrame
      step={step}
      heading={heading}
      lead={<Lead step={step} />}
      above={owner === null && <LoginRequired step={step} />}
      notices={<Notices store={store} state={state} heading={heading} />}
      side={place === 'side' && <EstimatePanel {...estimate} />}
    >
      <StepContent {...{ step, draft, choices, actions, venueFilters }} isReady={isHydrated || step === 1} />
      <EstimateNews {...estimate} />
      <WaysOn
        {...{ store, state, step, choices }}
        isVisitor={owner === null}
        middle={place !== 'inside' && <EstimateSheet {...estimate} className={place === 'side' ? 'lg:hidden' : ''} />}
      />
    </WizardFrame>
  );
}

type NoticesProps = { store: DraftStore; state: DraftState; heading: RefObject<HTMLHeadingElement | null> };

function Notices({ store, state, heading }: NoticesProps) {
  // The button that was pressed goes with its note; the heading is where the step begins.
  const begin = useCallback(() => heading.current?.focus({ preventScroll: true }), [heading]);
  const undo = useCallback(() => {
    store.undo();
    begin();
  }, [store, begin]);
  function andBegin(act: () => void) {
    act();
    begin();
  }
  return (
    <>
      <ReplacedNotice
        replaced={state.replaced}
        onBringBack={() => andBegin(store.bringBack)}
        onClose={() => andBegin(store.closeReplaced)}
      />
      <RemovalNotice removal={state.removal} onUndo={undo} onClose={() => andBegin(store.closeRemoval)} />
    </>
  );
}

function useDraftStore(owner: UserId | null, inAccount: Props['inAccount']): DraftStore {
  const [store] = useState(() =>
    createDraftStore({
      ...{ owner, inAccount, account: draftInAccount },
      onStarted: () => void countMoment('planning-started'),
    }),
  );
  useEffect(() => store.open(), [store]);
  return store;
}

function Lead({ step }: { step: Step }) {
  if (step === 1)
    return <Trans>Take your time. Nothing is sent or charged, and everything can be changed later.</Trans>;
  if (step === 2) return <Trans>Every package can be changed later, and nothing is charged today.</Trans>;
  if (step === 3) return <Trans>Look around in your own time. A date can be chosen now or later.</Trans>;
  if (step === 4) return <Trans>All of these are optional. Adding nothing is fine.</Trans>;
  return <Trans>Read it in peace. You can go back to every step.</Trans>;
}
