// Papers of a plan: which ones will be needed, which are here, and how they come and go. Nothing waits for a paper.
import { endpoint } from './endpoint.ts';
import { lineOfText } from './field-rules.ts';
import { DocumentId, PlanId, UserId } from './ids.ts';
import type { Plan } from './plans.ts';
import type { ServiceType } from './traditions.ts';
import type { Way } from './ways.ts';
import { z } from './zod.ts';

export const DOCUMENT_MAX_BYTES = 10 * 1024 * 1024;
/** Far more than any family has papers for. */
export const DOCUMENTS_PER_PERSON = 100;
export const DOCUMENT_BYTES_PER_PERSON = 300 * 1024 * 1024;
export const DOCUMENT_NAME_MAX_LENGTH = 120;
/** How long a link to a file works. */
export const DOCUMENT_LINK_MINUTES = 5;
export const documentEndings = ['.pdf', '.jpg', '.jpeg', '.png'] as const;
export const documentMediaTypes = ['application/pdf', 'image/jpeg', 'image/png'] as const;

export const documentTypes = [
  'death-certificate',
  'government-id',
  'power-of-attorney',
  'cremation-permit',
  'burial-permit',
  'cremation-authorization',
  'donation-consent',
  'transit-permit',
  'insurance-policy',
  'will-testament',
] as const;
export const DocumentType = z.enum(documentTypes);
export type DocumentType = z.infer<typeof DocumentType>;

type NeededDocument = { type: DocumentType; isRequired: boolean };

type PapersOf = Pick<Plan, 'way' | 'serviceType' | 'planIntent'>;

const burialPapers = ['burial-permit'] as const;
/** The person who decides signs for a cremation, by fire or by water. */
const cremationPapers = ['cremation-permit', 'cremation-authorization'] as const;

const papersOfWay: Record<Exclude<Way, 'undecided'>, readonly DocumentType[]> = {
  burial: burialPapers,
  'green-burial': burialPapers,
  cremation: cremationPapers,
  'water-cremation': cremationPapers,
  donation: ['donation-consent'],
  elsewhere: [],
};

/** To another country nobody goes without one; where it has already been done, none is needed any more. */
const maybeOfWay: Partial<Record<Way, readonly DocumentType[]>> = { elsewhere: ['transit-permit'] };

/** While nobody knows the way, there is nothing to sign. */
const customaryPermits: Record<ServiceType, readonly DocumentType[]> = {
  burial: ['burial-permit'],
  cremation: ['cremation-permit'],
  memorial: [],
};

/** One list for every screen, in the order of the dashboard. 'Required' means that it will be needed, not that it blocks. */
export function documentsFor({ way, serviceType, planIntent }: PapersOf): NeededDocument[] {
  const ofWay = way === 'undecided' ? customaryPermits[serviceType] : papersOfWay[way];
  return [
    { type: 'death-certificate', isRequired: true },
    { type: 'government-id', isRequired: true },
    // It ended with the death; afterwards it only helps to know who was named.
    { type: 'power-of-attorney', isRequired: planIntent !== 'at-need' },
    ...ofWay.map((type) => ({ type, isRequired: true })),
    ...(maybeOfWay[way] ?? []).map((type) => ({ type, isRequired: false })),
    { type: 'insurance-policy', isRequired: false },
    { type: 'will-testament', isRequired: false },
  ];
}

/** Papers that exist only after a death; whoever plans ahead is told 'needed later'. */
export function isNeededLater(type: DocumentType, { planIntent }: Pick<Plan, 'planIntent'>): boolean {
  return planIntent === 'plan-ahead' && afterDeath.includes(type);
}

/** The consent to a gift is signed in life, by whoever makes it. */
const afterDeath: readonly DocumentType[] = [
  'death-certificate',
  'burial-permit',
  'cremation-permit',
  'cremation-authorization',
  'transit-permit',
];

/** Types for which 'there is none' is an answer. */
export function mayNotExist(type: DocumentType): boolean {
  return ['power-of-attorney', 'transit-permit', 'insurance-policy', 'will-testament'].includes(type);
}

/** `checking`: kept, encrypted, and not handed out until it has been looked at. */
export const documentStates = ['checking', 'received', 'accepted', 'needs-another'] as const;
export const DocumentState = z.enum(documentStates);
export type DocumentState = z.infer<typeof DocumentState>;

export const StoredDocument = z.object({
  id: DocumentId,
  documentType: DocumentType,
  /** Null for one that belongs to the person rather than to one plan. */
  planId: PlanId.nullable(),
  userId: UserId,
  name: z.string(),
  mediaType: z.enum(documentMediaTypes),
  byteSize: z.int(),
  uploadedAt: z.iso.datetime(),
  /** Null when they have left since. */
  uploadedBy: z.object({ name: z.string(), isStaff: z.boolean() }).nullable(),
  state: DocumentState,
  /** Why another one is needed; empty otherwise. */
  reason: z.string(),
  /** The newest of its type. */
  isCurrent: z.boolean(),
});
export type StoredDocument = z.infer<typeof StoredDocument>;

export const DocumentSlot = z.object({
  type: DocumentType,
  isRequired: z.boolean(),
  isNeededLater: z.boolean(),
  /** Sent while it was needed: the plan as it is now asks for no such paper. */
  isFromBefore: z.boolean().optional(),
  /** The family has said that there is none. */
  isNone: z.boolean(),
  /** Something usable is here, or there is none to be had. */
  isDone: z.boolean(),
  /** Newest first. */
  documents: z.array(StoredDocument),
});
export type DocumentSlot = z.infer<typeof DocumentSlot>;

export const PlanDocuments = z.object({
  planId: PlanId,
  slots: z.array(DocumentSlot),
  /** All required ones are done; those that are needed later do not count. */
  isComplete: z.boolean(),
});
export type PlanDocuments = z.infer<typeof PlanDocuments>;

const OnePlan = z.object({ planId: PlanId });
const OneDocument = z.object({ documentId: DocumentId });

export const listPlanDocuments = endpoint({
  method: 'GET',
  path: '/funeral-plans/:planId/documents',
  summary: 'The papers of one of my plans, type by type.',
  access: 'member',
  params: OnePlan,
  returns: PlanDocuments,
  problems: ['session.required', 'plan.not_found'],
});

export const listDocuments = endpoint({
  method: 'GET',
  path: '/documents/user/:userId',
  summary: 'All my papers, newest first. Our team can ask for those of a family.',
  access: 'member',
  params: z.object({ userId: UserId }),
  returns: z.array(StoredDocument),
  problems: ['session.required', 'session.proof_required', 'user.not_found'],
});

/** What is wrong with a file that is not kept. */
export const fileProblems = [
  'document.too_large',
  'document.kind_refused',
  'document.unreadable',
  'document.mixed',
  'document.active',
  'document.locked',
  'document.infected',
  'document.too_many',
] as const;

export const uploadDocument = endpoint({
  method: 'POST',
  path: '/documents/upload',
  summary:
    'Multipart: file, documentType, and planId, userId, replaces and idempotencyKey if any. PDF, JPG or PNG up to 10 MB, checked by content and kept encrypted.',
  access: 'member',
  status: 201,
  returns: StoredDocument,
  problems: [
    'session.required',
    'session.proof_required',
    'plan.not_found',
    'plan.foreign_user',
    'document.not_found',
    ...fileProblems,
  ],
  limits: [
    { per: 'person', times: 120, seconds: 3600 },
    { per: 'network', times: 240, seconds: 3600 },
  ],
});

/** The fields that travel beside the file. */
export const UploadFields = z.object({
  documentType: DocumentType,
  planId: PlanId.optional(),
  /** Only one's own; our team may name the family's. */
  userId: UserId.optional(),
  /** Sent again, it is the same paper. */
  idempotencyKey: z.uuid().optional(),
  /** The document that goes once the new one is kept. */
  replaces: DocumentId.optional(),
});

export const openDocument = endpoint({
  method: 'POST',
  path: '/documents/:documentId/link',
  summary: 'A link to the file that works for a few minutes, for whoever asked. Every use is written down.',
  access: 'member',
  params: OneDocument,
  returns: z.object({ url: z.string(), expiresAt: z.iso.datetime() }),
  problems: ['session.required', 'session.proof_required', 'document.not_found', 'document.held'],
  limits: [{ per: 'person', times: 240, seconds: 3600 }],
});

export const getDocumentFile = endpoint({
  method: 'GET',
  path: '/documents/files/:token',
  summary: 'The file behind a link.',
  access: 'member',
  params: z.object({ token: z.string().max(250) }),
  produces: 'application/octet-stream',
  problems: ['session.required', 'document.not_found', 'document.link_expired'],
});

export const deleteDocument = endpoint({
  method: 'DELETE',
  path: '/documents/:documentId',
  summary: 'Remove one of my papers, the file and all.',
  access: 'member',
  params: OneDocument,
  problems: ['session.required', 'document.not_found'],
});

export const sayDocumentIsNone = endpoint({
  method: 'PUT',
  path: '/funeral-plans/:planId/documents/:documentType/none',
  summary: 'Say that there is no such paper, or take that back.',
  access: 'member',
  params: OnePlan.extend({ documentType: DocumentType.refine(mayNotExist) }),
  body: z.object({ isNone: z.boolean() }),
  returns: PlanDocuments,
  problems: ['session.required', 'plan.not_found'],
});

export const decideDocument = endpoint({
  method: 'POST',
  path: '/staff/documents/:documentId/decide',
  summary: 'Accept a paper, or say why another one is needed.',
  access: 'staff',
  params: OneDocument,
  body: z.discriminatedUnion('state', [
    z.object({ state: z.literal('accepted') }),
    z.object({ state: z.literal('needs-another'), reason: lineOfText(200) }),
  ]),
  returns: StoredDocument,
  problems: ['path.not_found', 'document.not_found', 'document.held'],
});
