// How a draft lies in the browser's drawer, and which one counts when the account holds another.
import { PlanningDraft } from '@evenlight/contract/drafts';
import type { UserId } from '@evenlight/contract/ids';
import { z } from 'zod';
import { forgetDraft, keepDraft, readDraft, watchDraft } from '../../platform/drafts';
import { emptyDraft, isEmpty, isSameDraft } from './planning-draft';

const NAME = 'planning-wizard';

const InBrowser = z.object({
  draft: PlanningDraft,
  changedAt: z.iso.datetime(),
  /** The account's revision it goes back to; 0 before the account has seen it. */
  revision: z.int().min(0),
  /** The account has all of it. */
  isSent: z.boolean(),
});
export type InBrowser = z.infer<typeof InBrowser>;
export type InAccount = { draft: PlanningDraft; revision: number; savedAt: string };

/** Undefined when there is none, or when it is broken or from an older wizard. */
export function readInBrowser(owner: UserId | null): InBrowser | undefined {
  return InBrowser.safeParse(readDraft(NAME, owner)).data;
}

/** Nobody's yet: begun by a visitor, who may have signed in since. */
export function isVisitorsDraft(): boolean {
  return readDraft(NAME, null) !== undefined;
}

/** An empty draft is not worth coming back to, and the house would say that there is one. */
export function keepInBrowser(owner: UserId | null, kept: InBrowser): void {
  if (isEmpty(kept.draft)) forgetDraft(NAME);
  else keepDraft(NAME, owner, kept);
}

export function forgetInBrowser(): void {
  forgetDraft(NAME);
}

/** Calls back when another tab has changed it. */
export function watchInBrowser(onChange: () => void): () => void {
  return watchDraft(NAME, onChange);
}

/** The draft that had to step back for the other one, so that it can be brought back. */
export type Replaced = { by: 'browser' | 'account'; draft: PlanningDraft };

export type Opening = { draft: PlanningDraft; revision: number; mustSend: boolean; replaced: Replaced | null };

/** `account` is null when it holds none, and undefined when there is no account or it could not be asked. */
type Found = { browser: InBrowser | undefined; isVisitors: boolean; account: InAccount | null | undefined };

/** What a visitor just chose goes along; else what was changed last. */
export function openingDraft({ browser, isVisitors, account }: Found, newId: string): Opening {
  const nothing = { mustSend: false, replaced: null };
  // What the account had and has no longer became a plan on another device, or was dropped there.
  const isDoneElsewhere = account === null && browser?.isSent === true;
  if (!browser || isEmpty(browser.draft) || isDoneElsewhere)
    return { ...nothing, draft: account?.draft ?? emptyDraft(newId), revision: account?.revision ?? 0 };
  const { draft, isSent } = browser;
  if (!account) return { ...nothing, draft, revision: account === null ? 0 : browser.revision, mustSend: !isSent };
  const { revision } = account;
  if (isSameDraft(draft, account.draft)) return { ...nothing, draft, revision };
  if (!isVisitors && isSent) return { ...nothing, draft: account.draft, revision };
  if (!isVisitors && browser.revision === revision) return { ...nothing, draft, revision, mustSend: true };
  const isNewer = Date.parse(browser.changedAt) >= Date.parse(account.savedAt);
  if (isVisitors || isNewer)
    return { draft, revision, mustSend: true, replaced: steppedBack('browser', account.draft) };
  return { draft: account.draft, revision, mustSend: false, replaced: steppedBack('account', draft) };
}

export function steppedBack(by: Replaced['by'], draft: PlanningDraft): Replaced | null {
  return isEmpty(draft) ? null : { by, draft };
}
