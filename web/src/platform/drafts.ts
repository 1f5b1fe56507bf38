// What a person began and has not saved, kept in this browser so that signing in or a lost connection costs nothing. Each
// member has a storage key of their own, and visitors share one.
import type {
  FamilyGroupId,
  FamilyMessageId,
  FamilyTaskId,
  InquiryId,
  PlanId,
  UserId,
  VendorId,
} from '@evenlight/contract/ids';
import { z } from 'zod';
import { keysIn, readStored, removeStored, writeStored } from './browser-storage';

export type DraftName =
  | 'planning-wizard'
  | `memorial-${number}`
  | `order-of-service-${number}`
  | `contribution-${number}`
  | `new-event-${number}`
  | `resource-${string}`
  | 'quote-request'
  | `refund-${PlanId}`
  | `shares-${PlanId}`
  | `declined-refund-${string}`
  | `resting-place-${PlanId}`
  | `cost-${PlanId}`
  | `budget-${PlanId}`
  | `help-to-pay-${PlanId}`
  | `price-list-${PlanId}`
  | `pasted-list-${PlanId}`
  | `inquiry-${VendorId}`
  | `review-${InquiryId}`
  | `vendor-reply-${string}`
  | `new-family-group-${PlanId}`
  | `family-invitation-${FamilyGroupId}`
  | `new-family-task-${FamilyGroupId}`
  | `family-task-${FamilyTaskId}`
  | `task-comment-${FamilyTaskId}`
  | `family-message-${FamilyGroupId}`
  | `changed-message-${FamilyMessageId}`
  | `family-decision-${FamilyGroupId}`
  | `family-plan-${FamilyGroupId}`
  | `family-outbox-${FamilyGroupId}`
  | `desk-note-${string}`
  | `desk-letter-${string}`
  | `sheet-row-${string}`
  // In one tab alone, by `kept-words.ts`.
  | 'unsent-sign-in'
  | 'unsent-sign-up'
  | 'unsent-message'
  | 'unsent-custom-request'
  | 'unsent-booking'
  | 'unsent-talk'
  | 'unsent-group-note'
  | 'unsent-self-care'
  | 'unsent-help'
  | 'new-memorial'
  | `memorial-person-${number}`
  | `unsent-entry-${number}`
  | 'consultation-week'
  | 'consultation-day'
  | `talk-change-${string}`;
/** Null for a visitor, whose draft goes along with whomever they turn out to be. */
type Owner = UserId | null;

const PREFIX = 'evenlight.draft.';
// Long enough for a family to come back to it after the first days.
const KEPT_DAYS = 14;
const KEPT_MS = KEPT_DAYS * 24 * 60 * 60 * 1000;

const Draft = z.object({ savedAt: z.iso.datetime(), value: z.unknown() });

function keyOf(name: DraftName, owner: Owner): string {
  return owner === null ? PREFIX + name : `${PREFIX}${name}.${owner}`;
}

/** The owner's draft as it was kept; undefined when there is none or it is too old. */
export function readDraft(name: DraftName, owner: Owner): unknown {
  removeOldDrafts();
  return Draft.safeParse(readStored('localStorage', keyOf(name, owner))).data?.value;
}

/** Whoever it belongs to: a member may not come back for years. */
function removeOldDrafts() {
  for (const key of keysIn('localStorage', PREFIX)) {
    const draft = Draft.safeParse(readStored('localStorage', key)).data;
    if (!draft || Date.now() - Date.parse(draft.savedAt) >= KEPT_MS) removeStored('localStorage', key);
  }
}

/** False when this browser did not keep it. */
export function keepDraft(name: DraftName, owner: Owner, value: unknown): boolean {
  const text = JSON.stringify({ savedAt: new Date().toISOString(), value });
  return writeStored('localStorage', keyOf(name, owner), text);
}

export function forgetDraft(name: DraftName, owner: Owner): void {
  removeStored('localStorage', keyOf(name, owner));
}

/** Calls back when another tab of this browser has kept or forgotten the owner's draft. */
export function watchDraft(name: DraftName, owner: Owner, onChange: () => void): () => void {
  function hear({ key }: StorageEvent) {
    if (key === keyOf(name, owner) || key === null) onChange();
  }
  window.addEventListener('storage', hear);
  return () => window.removeEventListener('storage', hear);
}
