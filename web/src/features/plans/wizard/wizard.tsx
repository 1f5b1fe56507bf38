// The wizard for one person: their draft, the step in the address, and everything around it.
import type { UserId } from '@evenlight/contract/ids';
import { Trans } from '@lingui/react/macro';
import { memo, type RefObject, useCallback, useDeferredValue, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { countMoment } from '../../../platform/moments';
import { useIsHydrated } from '../../../ui/base/is-hydrated';
import type { Answered } from '../custom-request/custom-request';
import type { ShownDraft } from '../draft/draft-store';
import { createDraftStore, type DraftStore, useDraftState } from '../draft/draft-store';
import type { InAccount } from '../draft/kept-draft';
import { EstimateNews, EstimatePanel, EstimateSheet } from '../estimate-panel';
import { draftInAccount } from '../queries';
import { CopyNotice, ReplacedNotice } from './frame/kept-notices';
import { RemovalNotice } from './frame/removal-notice';
import { LoginRequired } from './frame/sign-in-cards';
import { WaysOn } from './frame/ways-on';
import { useStepHeading, WizardFrame } from './frame/wizard-frame';
import { StepContent } from './step-content';
import { type Step, stepIn } from './steps';
import { useVenueFilters } from './steps/venue-step';
import { useChoices, useKeepOnOffer, useLateVenue, usePlanningActions } from './use-planning';

type Props = { owner: UserId | null; inAccount: InAccount | null | undefined };

export function Wizard({ owner, inAccount }: Props) {
  const store = useDraftStore(owner, inAccount);
  // What was pressed answers at once; prices, notes and everything around it follow in small pieces.
  const state = useDeferredValue(useDraftState(store));
  return <WizardPage store={store} state={state} isVisitor={owner === null} />;
}

type PageProps = { store: DraftStore; state: ShownDraft; isVisitor: boolean };

const WizardPage = memo(function WizardPage({ store, state, isVisitor }: PageProps) {
  const isHydrated = useIsHydrated();
  const [address] = useSearchParams();
  const step = stepIn(address);
  const { draft } = state;
  const choices = useChoices(draft);
  const actions = useLateVenue(store, usePlanningActions(store, choices), choices);
  const venueFilters = useVenueFilters(draft, actions.update);
  const answered = useRef<Answered>({});
  useKeepOnOffer(store, draft, choices);
  const heading = useStepHeading(step);
  const estimate = { estimate: choices.estimate, reading: choices.reading, budget: draft.budget };
  const place = placeOfEstimate(step);

  return (
    <WizardFrame
      step={step}
      heading={heading}
      lead={<Lead step={step} />}
      above={isVisitor && step !== 'who' && <LoginRequired step={step} />}
      notices={<Notices store={store} state={state} heading={heading} />}
      side={place === 'side' && <EstimatePanel {...estimate} />}
    >
      <StepContent
        store={store}
        step={step}
        choices={choices}
        actions={actions}
        venueFilters={venueFilters}
        answered={answered}
        isReady={isHydrated || step === 'who' || step === 1}
      />
      <EstimateNews {...estimate} />
      <WaysOn
        store={store}
        draft={draft}
        step={step}
        choices={choices}
        isVisitor={isVisitor}
        middle={
          (place === 'side' || place === 'bottom') && (
            <EstimateSheet {...estimate} className={place === 'side' ? 'lg:hidden' : ''} />
          )
        }
      />
    </WizardFrame>
  );
});

/**
 * Before anything is chosen there is none. The map takes the whole width; there it is at the bottom on wide screens as
 * well. The last step has it inside.
 */
function placeOfEstimate(step: Step) {
  if (step === 'who') return 'nowhere';
  if (step === 3) return 'bottom';
  return step === 5 ? 'inside' : 'side';
}

type NoticesProps = { store: DraftStore; state: ShownDraft; heading: RefObject<HTMLHeadingElement | null> };

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
      <CopyNotice isCopy={state.isCopy} onClose={() => andBegin(() => store.close('copy'))} />
      <ReplacedNotice
        replaced={state.replaced}
        onBringBack={() => andBegin(store.bringBack)}
        onClose={() => andBegin(() => store.close('replaced'))}
      />
      <RemovalNotice removal={state.removal} onUndo={undo} onClose={() => andBegin(() => store.close('removal'))} />
    </>
  );
}

function useDraftStore(owner: UserId | null, inAccount: Props['inAccount']): DraftStore {
  const [store] = useState(() =>
    createDraftStore({
      owner,
      inAccount,
      account: draftInAccount,
      onStarted: () => void countMoment('planning-started'),
    }),
  );
  useEffect(() => store.open(), [store]);
  return store;
}

function Lead({ step }: { step: Step }) {
  if (step === 'who') return <Trans>You can change all of this later.</Trans>;
  if (step === 1) return <Trans>Take your time. Nothing is charged, and everything can be changed later.</Trans>;
  if (step === 2) return <Trans>Every package can be changed later, and nothing is charged today.</Trans>;
  if (step === 3) return <Trans>Look around in your own time. A date can be chosen now or later.</Trans>;
  if (step === 4) return <Trans>All of these are optional. Adding nothing is fine.</Trans>;
  return <Trans>Read it in peace. You can go back to every step.</Trans>;
}
