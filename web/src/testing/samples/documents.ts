// Papers of a plan, and a server that keeps what is uploaded.
import {
  type DocumentSlot,
  type DocumentType,
  documentsFor,
  isNeededLater,
  listPlanDocuments,
  type PlanDocuments,
  type StoredDocument,
  sayDocumentIsNone,
  uploadDocument,
} from '@evenlight/contract/documents';
import type { DocumentId } from '@evenlight/contract/ids';
import type { Plan } from '@evenlight/contract/plans';
import type { FakeServer } from '../fake-server';
import { aUser } from './accounts';
import { planRoom } from './plan-room';

let papers = 0;

export function aPaper(name: string, facts: Partial<StoredDocument> = {}): StoredDocument {
  papers += 1;
  return {
    id: `0199d0f0-0000-7000-8000-${String(papers).padStart(12, '0')}` as DocumentId,
    documentType: 'death-certificate',
    planId: null,
    userId: aUser().id,
    name,
    mediaType: name.endsWith('.pdf') ? 'application/pdf' : 'image/jpeg',
    byteSize: 2048,
    uploadedAt: '2026-11-03T12:00:00.000Z',
    uploadedBy: { name: 'Ada Okafor', isStaff: false },
    state: 'received',
    reason: '',
    isCurrent: true,
    ...facts,
  };
}

/** Every place that a plan of its kind has, with the given papers in them, newest first. */
function placesOf(plan: Plan, kept: readonly StoredDocument[] = [], none: readonly DocumentType[] = []) {
  const slots = documentsFor(plan).map(({ type, isRequired }): DocumentSlot => {
    const documents = kept.filter(({ documentType }) => documentType === type);
    const isNone = none.includes(type);
    const isDone = documents.length > 0 || isNone;
    return { type, isRequired, isNeededLater: isNeededLater(type, plan), isNone, isDone, documents };
  });
  return { planId: plan.id, slots, isComplete: false } satisfies PlanDocuments;
}

/** A second upload with the same key is the same paper, as on the real server. */
export function papersRoom(plan: Plan, kept: StoredDocument[] = []) {
  const keys = new Map<unknown, StoredDocument>();
  const none = new Set<DocumentType>();
  const server: FakeServer = planRoom(plan)
    .answers(listPlanDocuments, () => placesOf(plan, kept, [...none]))
    .answers(uploadDocument, () => keep())
    .answers(sayDocumentIsNone, ({ params, body }) => {
      if (body.isNone) none.add(params.documentType);
      else none.delete(params.documentType);
      return placesOf(plan, kept, [...none]);
    });

  function keep(): StoredDocument {
    const { file, idempotencyKey, documentType, replaces } = server.formsSentTo(uploadDocument).at(-1) ?? {};
    const known = keys.get(idempotencyKey);
    if (known) return known;
    const paper = aPaper((file as File).name, { documentType: documentType as DocumentType, planId: plan.id });
    const others = kept.filter(({ id }) => id !== replaces);
    kept.splice(0, kept.length, paper, ...others);
    keys.set(idempotencyKey, paper);
    return paper;
  }
  return { server, kept, keep };
}
