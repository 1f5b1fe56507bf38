// Which draft counts when the wizard opens. There may be three: of a visitor in this browser, of the member in this
// browser, and in the account. None of them is lost without a word, and none overwrites a plan that was saved from it.
import { apartFrom, type DraftState, inStep, steppedBack } from './draft-reducer';
import type { InAccount, InBrowser } from './kept-draft';
import { emptyDraft, isEmpty, isSameDraft } from './planning-draft';

type Found = {
  /** Begun by a visitor in this browser, who may have signed in since. */
  visitors: InBrowser | undefined;
  own: InBrowser | undefined;
  /** Null when the account holds none, and undefined when there is no account or it could not be asked. */
  account: InAccount | null | undefined;
};

type Now = { newId: () => string; at: string };

/** What a visitor just chose goes along; else what was changed last. */
export function openingDraft({ visitors, own, account }: Found, now: Now): DraftState {
  const members = membersDraft(own, account, now);
  if (!visitors || isEmpty(visitors.draft)) return members;
  const isSame = isSameDraft(visitors.draft, members.draft);
  const replaced = (isSame ? null : steppedBack('browser', members.draft)) ?? members.replaced;
  // From this moment on: a reload before it was sent must not take it for the older one.
  const kept = { draft: visitors.draft, changedAt: now.at, isSent: false, isSaveUnsure: false, replaced };
  return { ...members, ...kept, isCopy: false };
}

function membersDraft(own: Found['own'], account: Found['account'], now: Now): DraftState {
  if (!own || isEmpty(own.draft)) return ofAccount(account, own?.replaced ?? null, now);
  const here: DraftState = { ...own, removal: null, isCopy: false, trouble: null };
  if (account) return whenBothHold(here, account, now);
  if (account === undefined) return here;
  if (own.isSaveUnsure) return { ...here, revision: 0, isSent: false };
  // What the account had and has no longer became a plan on another device, or was dropped there.
  if (own.isSent) return ofAccount(null, own.replaced, now);
  if (own.revision === 0) return here;
  return { ...here, draft: { ...own.draft, id: now.newId() }, revision: 0, isCopy: true };
}

function ofAccount(account: Found['account'], replaced: DraftState['replaced'], { newId, at }: Now): DraftState {
  return inStep(account ?? { draft: emptyDraft(newId()), revision: 0, savedAt: at }, replaced);
}

function whenBothHold(here: DraftState, account: InAccount, now: Now): DraftState {
  const { revision } = account;
  if (isSameDraft(here.draft, account.draft)) return { ...here, revision, isSent: true };
  // The page may have been written before this browser's last word arrived.
  const isAhead = here.draft.id === account.draft.id && here.revision >= revision;
  if (isAhead && (!here.isSent || here.revision > revision)) return here;
  if (here.isSent) return inStep(account, here.replaced);
  // Before the account had seen it, or while its plan has to be found again, it keeps its id.
  const mustKeepId = here.revision === 0 || here.isSaveUnsure;
  const mine = mustKeepId ? here.draft : apartFrom(account.draft, here.draft, now.newId());
  if (Date.parse(here.changedAt) >= Date.parse(account.savedAt))
    return { ...here, draft: mine, revision, replaced: steppedBack('browser', account.draft) };
  return inStep(account, steppedBack('account', mine));
}
