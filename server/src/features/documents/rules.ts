// Which paper counts, what is still missing, and how a document is told to those who may see it.
import {
  type DocumentSlot,
  type DocumentType,
  documentsFor,
  documentTypes,
  isNeededLater,
  type PlanDocuments,
  type StoredDocument,
} from '@evenlight/contract/documents';
import { DocumentId, PlanId, UserId } from '@evenlight/contract/ids';
import type { Plan } from '@evenlight/contract/plans';
import type { documents } from './tables.ts';

/** With its name opened. */
export type KeptDocument = Omit<typeof documents.$inferSelect, 'sealedName'> & { uploader: string | null };

/** Newest first, of one plan and of none; the first of each type that was looked at is the one that counts. */
export function slotsOf(
  plan: Pick<Plan, 'id' | 'way' | 'serviceType' | 'planIntent'>,
  kept: readonly KeptDocument[],
  missing: ReadonlySet<DocumentType>,
): PlanDocuments {
  const slots = [...documentsFor(plan), ...fromBefore(plan, kept)].map(
    ({ type, isRequired, ...more }): DocumentSlot => {
      const ofType = kept.filter((document) => document.type === type);
      const current = ofType.find(wasLookedAt) ?? ofType[0];
      const isNone = missing.has(type) && !current;
      return {
        type,
        isRequired,
        isNone,
        isNeededLater: isRequired && isNeededLater(type, plan),
        ...more,
        isDone: isNone || (current !== undefined && isUsable(current)),
        documents: ofType.map((document) => asWire(document, document === current)),
      };
    },
  );
  const isComplete = slots.every((slot) => slot.isDone || !slot.isRequired || slot.isNeededLater);
  return { planId: plan.id, slots, isComplete };
}

/** What was sent for another way stays where its family left it. */
function fromBefore(plan: Parameters<typeof documentsFor>[0], kept: readonly KeptDocument[]) {
  const needed = documentsFor(plan).map(({ type }) => type);
  return documentTypes
    .filter((type) => !needed.includes(type) && kept.some((document) => document.type === type))
    .map((type) => ({ type, isRequired: false, isFromBefore: true }));
}

function wasLookedAt({ state }: KeptDocument): boolean {
  return state !== 'checking';
}

function isUsable({ state }: KeptDocument): boolean {
  return state === 'received' || state === 'accepted';
}

/**
 * Newest first, of all plans: a document counts until its own plan, or all of them, have a newer one of its type. One
 * that was not looked at yet takes no other's place.
 */
export function shelfOf(kept: readonly KeptDocument[]): StoredDocument[] {
  return kept.map((document, place) => {
    const isRival = ({ type, planId }: KeptDocument) =>
      type === document.type && (planId === document.planId || planId === null);
    const newer = kept.slice(0, place).filter(isRival);
    const isCurrent = wasLookedAt(document)
      ? !newer.some(wasLookedAt)
      : newer.length === 0 && !kept.filter(isRival).some(wasLookedAt);
    return asWire(document, isCurrent);
  });
}

function asWire(document: KeptDocument, isCurrent: boolean): StoredDocument {
  const { type, name, mediaType, byteSize, state, reason, uploader, isByStaff } = document;
  return {
    documentType: type,
    name,
    mediaType,
    byteSize,
    state,
    reason,
    isCurrent,
    id: DocumentId.parse(document.id),
    planId: document.planId === null ? null : PlanId.parse(document.planId),
    userId: UserId.parse(document.userId),
    uploadedAt: document.uploadedAt.toISOString(),
    uploadedBy: uploader === null ? null : { name: uploader, isStaff: isByStaff },
  };
}
