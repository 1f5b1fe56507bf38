// The draft of an open page: every change is shown, and kept in this browser at once.
import type { UserId } from '@evenlight/contract/ids';
import { createStateHolder } from '../../../platform/state-holder';
import { type DraftAction, type DraftState, draftReducer } from './draft-reducer';
import { type InBrowser, keepInBrowser } from './kept-draft';
import { emptyDraft, isEmpty } from './planning-draft';

/** Where the draft is safe. `waiting` and `signed-out`: not yet in the account. */
type Keeping = 'nothing' | 'browser' | 'sending' | 'account' | 'waiting' | 'signed-out';
export type ShownDraft = DraftState & {
  keeping: Keeping;
  /** False where storage is forbidden or full. */
  isInBrowser: boolean;
};

type Input = {
  owner: UserId | null;
  opening: DraftState;
  onChange: () => void;
  onStarted: () => void;
};

export type DraftHolder = ReturnType<typeof createDraftHolder>;

export function createDraftHolder({ owner, opening, onChange, onStarted }: Input) {
  const first: ShownDraft = { ...opening, keeping: keepingOf(opening, owner), isInBrowser: true };
  const { getState, show, subscribe } = createStateHolder(first);
  let isOpen = false;
  let phase: 'editing' | 'saving' | 'saved' = 'editing';
  /** Another tab of this browser has changed it last, and sends it. */
  let isOtherTabs = false;

  function dispatch(action: DraftAction) {
    const before = getState();
    const next = draftReducer(before, action);
    if (next === before) return;
    show({ ...next, keeping: keepingOf(next, owner), isInBrowser: before.isInBrowser });
    isOtherTabs = action.type === 'keptByOtherTab';
    if (!isOtherTabs) write();
    onChange();
    if (isEmpty(before.draft) && !isEmpty(next.draft) && 'at' in action) onStarted();
  }

  function write() {
    if (phase === 'saved') return;
    const isInBrowser = keepInBrowser(owner, keptPart(getState()));
    if (isInBrowser !== getState().isInBrowser) show({ isInBrowser });
  }

  return {
    getState,
    subscribe,
    dispatch,
    write,
    mustSend: () => !getState().isSent && !isOtherTabs,
    /** Somebody is at it, and it is not being saved. */
    isEditing: () => isOpen && phase === 'editing',
    /** What the account answers still counts. */
    isLive: () => isOpen && phase !== 'saved',
    setOpen(next: boolean) {
      isOpen = next;
    },
    setPhase(next: typeof phase) {
      phase = next;
    },
  };
}

function keepingOf({ draft, isSent, revision, trouble }: DraftState, owner: UserId | null): Keeping {
  if (isEmpty(draft)) return 'nothing';
  if (isSent && revision === 0) return 'nothing';
  if (owner === null) return 'browser';
  // Until the account has it, the line says so, however much is chosen meanwhile.
  if (!isSent) return trouble ?? 'sending';
  return 'account';
}

function keptPart({ draft, changedAt, revision, isSent, isSaveUnsure, replaced }: DraftState): InBrowser {
  // What has been nowhere and waits for nothing is kept once somebody goes on with it.
  const isNowhere = isSent && revision === 0 && !replaced;
  return { draft: isNowhere ? emptyDraft(draft.id) : draft, changedAt, revision, isSent, isSaveUnsure, replaced };
}
