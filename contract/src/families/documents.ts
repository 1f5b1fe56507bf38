// Papers and photos that the family shares: sent here, or taken from the plan's own papers by whoever keeps those.
import { documentMediaTypes, fileProblems } from '../documents.ts';
import { endpoint } from '../endpoint.ts';
import { DocumentId, FamilyGroupId, SharedDocumentId } from '../ids.ts';
import { z } from '../zod.ts';
import { changingGroup, FamilyPerson, inGroup, ofGroup, VersionNumber, writingTogether } from './group.ts';

export const SHARED_DOCUMENTS_PER_GROUP = 200;
export const VERSIONS_PER_SHARED_DOCUMENT = 20;
/** All versions together: enough for thousands of photos, and a limit to what one group can store. */
export const SHARED_BYTES_PER_GROUP = 2 * 1024 ** 3;

export const sharedDocumentTypes = ['legal', 'photo', 'other'] as const;
export const SharedDocumentType = z.enum(sharedDocumentTypes);
export type SharedDocumentType = z.infer<typeof SharedDocumentType>;

export const SharedDocument = z.object({
  id: SharedDocumentId,
  fileName: z.string(),
  fileType: z.enum(['pdf', 'image']),
  mediaType: z.enum(documentMediaTypes),
  byteSize: z.int(),
  documentType: SharedDocumentType,
  uploadedBy: FamilyPerson.nullable(),
  uploadedAt: z.iso.datetime(),
  /** Nobody gets it before it was looked at. */
  isChecked: z.boolean(),
  /** Null for one of the plan's own papers. */
  version: z.int().nullable(),
  /** Whether whoever asks may take it out, or send its next version. */
  mayRemove: z.boolean(),
  mayReplace: z.boolean(),
  /** One of the plan's own papers, shared by whoever keeps them. It has no versions here. */
  paperId: DocumentId.nullable(),
  /** Newest first. */
  versions: z.array(
    z.object({
      version: z.int(),
      fileName: z.string(),
      byteSize: z.int(),
      uploadedBy: FamilyPerson.nullable(),
      uploadedAt: z.iso.datetime(),
      isChecked: z.boolean(),
    }),
  ),
});
export type SharedDocument = z.infer<typeof SharedDocument>;

const Documents = z.object({ documents: z.array(SharedDocument) });
const OneDocument = z.object({ documentId: SharedDocumentId });
const ofDocument = [...changingGroup, 'shared_document.not_found'] as const;

export const listSharedDocuments = endpoint({
  method: 'GET',
  path: '/shared-documents',
  summary: 'What the family shares, newest first.',
  access: 'member',
  query: ofGroup,
  returns: Documents,
  problems: inGroup,
});

/** The fields that travel beside the file. */
export const SharedUpload = z.object({
  groupId: FamilyGroupId,
  documentType: SharedDocumentType.default('other'),
  /** The next version of one that is here. */
  replacesId: SharedDocumentId.optional(),
  /** Sent again, it is the same file. */
  idempotencyKey: z.uuid(),
});

export const uploadSharedDocument = endpoint({
  method: 'POST',
  path: '/shared-documents',
  summary:
    'Multipart: file, groupId, idempotencyKey, and documentType and replacesId if any. PDF, JPG or PNG up to 10 MB, checked by content and kept encrypted.',
  access: 'member',
  status: 201,
  returns: SharedDocument,
  problems: [...ofDocument, 'shared_document.too_many', 'shared_document.no_room', ...fileProblems],
  limits: [
    { per: 'person', times: 120, seconds: 3600 },
    { per: 'network', times: 240, seconds: 3600 },
  ],
});

export const sharePaper = endpoint({
  method: 'POST',
  path: '/shared-documents/from-papers',
  summary: 'Show one of the plan’s own papers to the family. Only whoever keeps the plan can.',
  access: 'member',
  status: 201,
  body: z.object({ groupId: FamilyGroupId, documentId: DocumentId }),
  returns: Documents,
  problems: [...changingGroup, 'session.proof_required', 'document.not_found', 'shared_document.too_many'],
  limits: writingTogether,
});

export const removeSharedDocument = endpoint({
  method: 'DELETE',
  path: '/shared-documents/:documentId',
  summary: 'Take it out of what is shared. One of the plan’s papers stays among those.',
  access: 'member',
  params: OneDocument,
  /** Whoever says where it was gets the same answer when it is out already, as after a first answer that was lost. */
  query: z.object({ groupId: FamilyGroupId.optional() }),
  returns: Documents,
  problems: ofDocument,
  limits: writingTogether,
});

export const readSharedDocument = endpoint({
  method: 'GET',
  path: '/shared-documents/:documentId/file',
  summary: 'The file itself, to look at or to download.',
  access: 'member',
  params: OneDocument,
  query: z.object({
    version: VersionNumber.optional(),
    download: z.stringbool().optional(),
  }),
  produces: 'application/octet-stream',
  problems: [...inGroup, 'shared_document.not_found', 'shared_document.checking'],
});
