// Which draft counts when the wizard opens. There may be three: of a visitor in this browser, of the member in this
// browser, and in the account. None of them is lost without a word, and none overwrites a plan that was saved from it.
import type { PlanningDraft } from '@evenlight/contract/drafts';
import type { InAccount, InBrowser, Replaced } from './kept-draft';
import { emptyDraft, isEmpty, isSameDraft } from './planning-draft';

export type Opening = {
  draft: PlanningDraft;
  /** Null when this moment counts. */
  changedAt: string | null;
  revision: number;
  /** The account has to be told. */
  mustSend: boolean;
  replaced: Replaced | null;
  /** The one it was became a plan elsewhere, or was given up there. */
  isCopy: boolean;
  isSaveUnsure: boolean;
};

type Found = {
  /** Begun by a visitor in this browser, who may have signed in since. */
  visitors: InBrowser | undefined;
  own: InBrowser | undefined;
  /** Null when the account holds none, and undefined when there is no account or it could not be asked. */
  account: InAccount | null | undefined;
};

type NewId = () => string;

/** What a visitor just chose goes along; else what was changed last. */
export function openingDraft({ visitors, own, account }: Found, newId: NewId): Opening {
  const members = membersDraft(own, account, newId);
  if (!visitors || isEmpty(visitors.draft)) return members;
  const isSame = isSameDraft(visitors.draft, members.draft);
  return {
    ...{ draft: visitors.draft, changedAt: null, revision: members.revision, mustSend: true },
    replaced: (isSame ? null : steppedBack('browser', members.draft)) ?? members.replaced,
    ...{ isCopy: false, isSaveUnsure: false },
  };
}

function membersDraft(own: Found['own'], account: Found['account'], newId: NewId): Opening {
  if (!own || isEmpty(own.draft)) return { ...ofAccount(account, newId), replaced: own?.replaced ?? null };
  const { draft, changedAt, revision, isSent, replaced, isSaveUnsure } = own;
  const here = { draft, changedAt, revision, mustSend: !isSent, replaced, isCopy: false, isSaveUnsure };
  if (account) return whenBothHold(own, account, here, newId);
  if (account === undefined) return here;
  if (isSaveUnsure) return { ...here, revision: 0, mustSend: true };
  // What the account had and has no longer became a plan on another device, or was dropped there.
  if (isSent) return { ...ofAccount(null, newId), replaced };
  if (revision === 0) return here;
  return { ...here, draft: { ...draft, id: newId() }, revision: 0, isCopy: true };
}

function ofAccount(account: Found['account'], newId: NewId): Opening {
  const { draft = emptyDraft(newId()), revision = 0, savedAt = null } = account ?? {};
  return {
    ...{ draft, revision, changedAt: savedAt },
    ...{ mustSend: false, replaced: null, isCopy: false, isSaveUnsure: false },
  };
}

function whenBothHold(own: InBrowser, account: InAccount, here: Opening, newId: NewId): Opening {
  const { revision } = account;
  if (isSameDraft(own.draft, account.draft)) return { ...here, revision, mustSend: false };
  // The page may have been written before this browser's last word arrived.
  const isAhead = own.draft.id === account.draft.id && own.revision >= revision;
  if (isAhead && (!own.isSent || own.revision > revision)) return here;
  if (own.isSent) return { ...ofAccount(account, newId), replaced: own.replaced };
  // Before the account had seen it, or while its plan has to be found again, it keeps its id.
  const mustKeepId = own.revision === 0 || own.isSaveUnsure;
  const mine = mustKeepId ? own.draft : apartFrom(account.draft, own.draft, newId);
  if (Date.parse(own.changedAt) >= Date.parse(account.savedAt))
    return { ...here, draft: mine, revision, replaced: steppedBack('browser', account.draft) };
  return { ...ofAccount(account, newId), replaced: steppedBack('account', mine) };
}

/** Where another draft took its place, it may have become a plan: brought back, it must not overwrite that one. */
export function apartFrom(successor: PlanningDraft, draft: PlanningDraft, newId: NewId): PlanningDraft {
  return successor.id === draft.id ? draft : { ...draft, id: newId() };
}

export function steppedBack(by: Replaced['by'], draft: PlanningDraft): Replaced | null {
  return isEmpty(draft) ? null : { by, draft };
}
