// How a draft lies in the browser's drawer.
import { PlanningDraft } from '@evenlight/contract/drafts';
import type { UserId } from '@evenlight/contract/ids';
import { z } from 'zod';
import { forgetDraft, keepDraft, readDraft, watchDraft } from '../../../platform/drafts';
import { emptyDraft, isEmpty, withoutPackage } from './planning-draft';

const NAME = 'planning-wizard';

/** A broken part costs only itself. Undefined for what is no draft at all, or from an older wizard. */
function readableDraft(value: unknown): PlanningDraft | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const broken = brokenFields(value);
  const empty = Object.entries(emptyDraft('')).filter(([field]) => broken.has(field));
  const draft = PlanningDraft.safeParse({ ...value, ...Object.fromEntries(empty) }).data;
  return draft?.faithTradition === null ? { ...draft, ...withoutPackage, branch: '', packageTradition: null } : draft;
}

function brokenFields(value: unknown): Set<unknown> {
  return new Set(PlanningDraft.safeParse(value).error?.issues.map(({ path: [field] }) => field));
}

/** The patch without what could not be read again, nor kept in any account. */
export function keepablePart(draft: PlanningDraft, patch: Partial<PlanningDraft>): Partial<PlanningDraft> {
  const broken = brokenFields({ ...draft, ...patch });
  return Object.fromEntries(Object.entries(patch).filter(([field]) => !broken.has(field)));
}

const ReadableDraft = z
  .unknown()
  .transform(readableDraft)
  .refine((draft) => draft !== undefined);

/** The draft that had to step back for the other one, so that it can be brought back. */
const Replaced = z.object({ by: z.enum(['browser', 'account', 'hand']), draft: ReadableDraft });
export type Replaced = z.infer<typeof Replaced>;

const InBrowser = z.object({
  draft: ReadableDraft,
  changedAt: z.iso.datetime(),
  /** The account's revision it goes back to; 0 before the account has seen it. */
  revision: z.int().min(0),
  /** The account has all of it. */
  isSent: z.boolean(),
  /** It was sent to be saved, and no answer came: it may be a plan already, which the next save has to find. */
  isSaveUnsure: z.boolean().catch(false),
  replaced: Replaced.nullable().catch(null),
});
export type InBrowser = z.infer<typeof InBrowser>;
export type InAccount = { draft: PlanningDraft; revision: number; savedAt: string };

export function readInBrowser(owner: UserId | null): InBrowser | undefined {
  return InBrowser.safeParse(readDraft(NAME, owner)).data;
}

/** False when this browser did not keep it. An empty draft is not worth coming back to. */
export function keepInBrowser(owner: UserId | null, kept: InBrowser): boolean {
  if (!isEmpty(kept.draft) || kept.replaced) return keepDraft(NAME, owner, kept);
  forgetDraft(NAME, owner);
  return true;
}

export function forgetInBrowser(owner: UserId | null): void {
  forgetDraft(NAME, owner);
}

/** Calls back when another tab has changed it. */
export function watchInBrowser(owner: UserId | null, onChange: () => void): () => void {
  return watchDraft(NAME, owner, onChange);
}
