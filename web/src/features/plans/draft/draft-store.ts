// Keeps the draft while the wizard is open: every change at once in this browser, and soon in the account. Other tabs and
// other devices are noticed.
import type { PlanningDraft } from '@evenlight/contract/drafts';
import type { UserId } from '@evenlight/contract/ids';
import { useSyncExternalStore } from 'react';
import { CallFailed } from '../../../platform/call';
import { newId } from '../../../platform/new-id';
import { watchVisits } from '../../../platform/page-visits';
import { type AccountSync, createAccountSync } from './account-sync';
import type { Account } from './deliveries';
import { createDraftHolder, type DraftHolder, type ShownDraft } from './draft-holder';
import { inStep, type Removal } from './draft-reducer';
import { forgetInBrowser, type InAccount, readInBrowser, watchInBrowser } from './kept-draft';
import { openingDraft } from './opening-draft';
import { type Change, emptyDraft } from './planning-draft';

type Input = {
  owner: UserId | null;
  account: Account;
  /** What the server found for this page: null for none, undefined for a visitor or when it could not look. */
  inAccount: InAccount | null | undefined;
  onStarted: () => void;
};

export type DraftStore = ReturnType<typeof createDraftStore>;

export function createDraftStore({ owner, account, inAccount, onStarted }: Input) {
  const visitors = readInBrowser(null);
  const own = owner === null ? undefined : readInBrowser(owner);
  const opening = openingDraft({ visitors, own, account: inAccount }, { newId, at: rightNow() });
  const holder = createDraftHolder({ owner, opening, onStarted, onChange: () => sync.sendSoon() });
  const sync = createAccountSync({ account, isMember: owner !== null, holder });
  const { getState, subscribe, dispatch } = holder;
  const page = { owner, holder, sync };
  // What the page showed before this browser was asked what it keeps.
  const asleep: ShownDraft = {
    ...inStep(inAccount ?? { draft: emptyDraft(''), revision: 0, savedAt: '' }, null),
    keeping: 'nothing',
    isInBrowser: true,
  };

  return {
    getState,
    getStateBefore: () => asleep,
    subscribe,
    update: (patch: Partial<PlanningDraft>) => dispatch({ type: 'updated', patch, at: rightNow() }),
    make: (change: Change, because: Removal['because']) => dispatch({ type: 'made', change, because, at: rightNow() }),
    undo: () => dispatch({ type: 'undone', at: rightNow() }),
    bringBack: () => dispatch({ type: 'broughtBack', at: rightNow() }),
    close: (notice: 'removal' | 'copy' | 'replaced') => dispatch({ type: 'closed', notice }),

    /** Makes a plan of it; then nothing is kept any more. */
    save: <Saved>(sendPlan: () => Promise<Saved>) => saveAsPlan(page, sendPlan),

    /** Begins to keep; ends with what it returns. */
    open() {
      holder.setOpen(true);
      const closeSync = sync.open();
      if (owner !== null) {
        holder.write();
        sync.sendSoon();
        // What a visitor began is this person's from here on.
        if (visitors && getState().isInBrowser) forgetInBrowser(null);
      }
      const stopWatching = watchInBrowser(owner, () => followOtherTab(page));
      const stopVisits = watchVisits({ onLeave: sync.flush, onReturn: () => void sync.look() });
      return () => {
        sync.flush();
        holder.setOpen(false);
        closeSync();
        stopWatching();
        stopVisits();
      };
    },
  };
}

/** The draft as it is at this moment. */
export function useDraftState({ subscribe, getState, getStateBefore }: DraftStore): ShownDraft {
  return useSyncExternalStore(subscribe, getState, getStateBefore);
}

type Page = { owner: UserId | null; holder: DraftHolder; sync: AccountSync };

async function saveAsPlan<Saved>({ owner, holder, sync }: Page, sendPlan: () => Promise<Saved>): Promise<Saved> {
  const wasUnsure = holder.getState().isSaveUnsure;
  holder.setPhase('saving');
  sync.cancel();
  const mayComeLate = sync.deliveries.isAnyOnTheWay();
  holder.dispatch({ type: 'saving' });
  try {
    const saved = await sendPlan();
    holder.setPhase('saved');
    if (mayComeLate) void sync.deliveries.dropLateOnes();
    forgetInBrowser(owner);
    return saved;
  } catch (error) {
    holder.setPhase('editing');
    holder.dispatch({ type: 'saveFailed', isSaveUnsure: wasUnsure || !isRefusal(error) });
    throw error;
  }
}

function followOtherTab({ owner, holder, sync }: Page) {
  const { getState, dispatch, isEditing, mustSend } = holder;
  if (!isEditing()) return;
  const kept = readInBrowser(owner);
  if (!kept) {
    const hasUnsent = owner !== null && mustSend();
    return dispatch({ type: 'forgottenByOtherTab', hasUnsent, newId: newId() });
  }
  if (kept.changedAt < getState().changedAt) return;
  sync.deliveries.remember(kept.draft);
  dispatch({ type: 'keptByOtherTab', kept });
}

/** The server has said no, and has changed nothing. */
function isRefusal(error: unknown): boolean {
  return error instanceof CallFailed && error.status < 500;
}

const rightNow = () => new Date().toISOString();
