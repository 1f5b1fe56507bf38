// Keeping a memorial in good hands: second keeper, successor, those who ask to be let in, reports, and the whole of it to take along.
import { endpoint } from '../endpoint.ts';
import { emailAddress, lineOfText } from '../field-rules.ts';
import { AccessRequestId, CollaboratorId, EntryId, MemorialId, ReportId } from '../ids.ts';
import { z } from '../zod.ts';
import { changing, OneMemorial, seeing } from './memorial.ts';

/** How long an owner has to say no when their successor asks to take over. */
export const SUCCESSION_DAYS = 30;
const WORDS_MAX_LENGTH = 1_000;
const Words = z.string().trim().max(WORDS_MAX_LENGTH).default('');

const KeeperName = z.object({ collaboratorId: CollaboratorId, name: z.string() }).nullable();
export const Keepers = z.object({
  secondKeeper: KeeperName,
  successor: KeeperName,
  /** When the memorial passes on unless the owner says no; null when nobody asked. */
  passesOnAt: z.iso.datetime().nullable(),
  /** The caller is the successor, and may ask. */
  mayAsk: z.boolean(),
});
export type Keepers = z.infer<typeof Keepers>;

const keeping = { access: 'anyone', params: OneMemorial, returns: Keepers, problems: changing } as const;

export const getKeepers = endpoint({
  ...keeping,
  method: 'GET',
  path: '/memorials/:memorialId/keepers',
  summary: 'Who keeps it beside the owner, and who follows.',
});

export const nameKeepers = endpoint({
  ...keeping,
  method: 'PUT',
  path: '/memorials/:memorialId/keepers',
  summary: 'Name a second keeper and a successor among those who have accepted an invitation. Null takes the name off.',
  body: z.object({ secondKeeper: CollaboratorId.nullable(), successor: CollaboratorId.nullable() }).partial(),
  problems: [...changing, 'collaborator.not_found'],
});

export const askToTakeOver = endpoint({
  ...keeping,
  method: 'POST',
  path: '/memorials/:memorialId/succession',
  summary: 'The successor asks to take over. The owner is written to and has 30 days to say no.',
});

export const declineSuccession = endpoint({
  ...keeping,
  method: 'DELETE',
  path: '/memorials/:memorialId/succession',
  summary: 'The owner stays; or the successor takes the question back.',
});

export const handOverMemorial = endpoint({
  method: 'POST',
  path: '/memorials/:memorialId/hand-over',
  summary: 'Give the memorial to its successor now. The former owner stays as an editor.',
  access: 'anyone',
  params: OneMemorial,
  problems: [...changing, 'collaborator.not_found'],
});

/** Every page that is not found offers the same form, so it gives nothing away; and so does the answer. */
export const askTheKeeper = endpoint({
  method: 'POST',
  path: '/memorials/ask',
  summary: 'Ask the keeper of a memorial to be let in. The answer is the same whether or not there is one.',
  access: 'anyone',
  status: 202,
  body: z.object({
    /** What stood in the address: an id, a slug, anything. */
    address: z.string().max(200),
    name: lineOfText(100),
    email: emailAddress(),
    message: Words,
    website: z.string().max(200).default(''),
  }),
  returns: z.object({ received: z.literal(true) }),
  limits: [
    { per: 'network', times: 10, seconds: 3600 },
    { per: 'everyone', times: 1_000, seconds: 3600 },
  ],
});

export const AccessRequest = z.object({
  id: AccessRequestId,
  name: z.string(),
  email: z.string(),
  message: z.string(),
  askedAt: z.iso.datetime(),
});
export type AccessRequest = z.infer<typeof AccessRequest>;

export const listAccessRequests = endpoint({
  method: 'GET',
  path: '/memorials/:memorialId/access-requests',
  summary: 'Who asks to be let in.',
  access: 'anyone',
  params: OneMemorial,
  returns: z.array(AccessRequest),
  problems: changing,
});

export const decideAccessRequest = endpoint({
  method: 'POST',
  path: '/memorials/:memorialId/access-requests/:requestId',
  summary: 'Let somebody in: they get an invitation to look. Or turn them down, which nobody is told.',
  access: 'anyone',
  params: OneMemorial.extend({ requestId: AccessRequestId }),
  body: z.object({ isGranted: z.boolean() }),
  problems: [...changing, 'access_request.not_found', 'collaborator.too_many'],
});

export const reportReasons = ['false', 'harmful', 'private', 'spam', 'other'] as const;
export const ReportReason = z.enum(reportReasons);
export type ReportReason = z.infer<typeof ReportReason>;

export const reportMemorial = endpoint({
  method: 'POST',
  path: '/memorials/:memorialId/reports',
  summary: 'Report a page or one entry of its guestbook. An entry goes to the family, a page to our team.',
  access: 'anyone',
  status: 202,
  params: OneMemorial,
  body: z.object({
    entryId: EntryId.nullish(),
    reason: ReportReason,
    words: Words,
    email: z.union([z.literal(''), emailAddress()]).default(''),
    address: z.string().max(120).nullish(),
    website: z.string().max(200).default(''),
  }),
  returns: z.object({ received: z.literal(true) }),
  problems: [...seeing, 'entry.not_found'],
  limits: [{ per: 'network', times: 20, seconds: 3600 }],
});

/** For our team. */
export const MemorialReport = z.object({
  id: ReportId,
  memorialId: MemorialId,
  memorialName: z.string(),
  /** Null when the whole page was reported. */
  entry: z.object({ authorName: z.string(), message: z.string() }).nullable(),
  reason: ReportReason,
  words: z.string(),
  email: z.string().nullable(),
  reportedAt: z.iso.datetime(),
  /** Our team has closed the page. */
  isClosed: z.boolean(),
});
export type MemorialReport = z.infer<typeof MemorialReport>;

export const listReports = endpoint({
  method: 'GET',
  path: '/staff/memorial-reports',
  summary: 'Reports nobody has answered, oldest first.',
  access: 'staff',
  returns: z.array(MemorialReport),
});

export const getReport = endpoint({
  method: 'GET',
  path: '/staff/memorial-reports/:reportId',
  summary: 'One report; null when it was decided and the page is open. That it was read is written down.',
  access: 'staff',
  params: z.object({ reportId: ReportId }),
  returns: z.object({ report: MemorialReport.nullable() }),
});

export const decideReport = endpoint({
  method: 'POST',
  path: '/staff/memorial-reports/:reportId',
  summary: 'Leave it as it is, hide the entry, or close the page to everybody but its owner, who is told.',
  access: 'staff',
  params: z.object({ reportId: ReportId }),
  body: z.object({ decision: z.enum(['leave', 'hide-entry', 'close-page', 'open-page']) }),
  problems: ['report.not_found'],
});

export const getMemorialArchive = endpoint({
  method: 'GET',
  path: '/memorials/:memorialId/archive',
  summary:
    'The whole memorial as one file: a site that opens offline, photos in full size, guestbook, and data as JSON.',
  access: 'anyone',
  params: OneMemorial,
  produces: 'application/zip',
  problems: changing,
  limits: [{ per: 'person', times: 20, seconds: 3600 }],
});

const byAddress = z.object({ address: z.string().max(120).optional() });
const printed = { method: 'GET', access: 'anyone', params: OneMemorial, produces: 'application/pdf' } as const;

export const getPoster = endpoint({
  ...printed,
  path: '/memorials/:memorialId/poster',
  summary: 'A printable poster with the portrait, the dates, the coming gatherings and a code to scan.',
  query: byAddress,
  problems: seeing,
  limits: [{ per: 'network', times: 60, seconds: 3600, across: 'memorial papers' }],
});

export const getOrderOfService = endpoint({
  ...printed,
  path: '/memorials/:memorialId/order-of-service',
  summary: 'A printable order of service for one gathering, with the parts the family wrote.',
  query: z.object({ eventId: z.uuid().optional(), parts: z.string().max(4_000).optional() }),
  problems: changing,
  limits: [{ per: 'network', times: 60, seconds: 3600, across: 'memorial papers' }],
});

export const getQrCode = endpoint({
  method: 'GET',
  path: '/memorials/:memorialId/qr-code',
  summary: 'A code to scan that leads to the page.',
  access: 'anyone',
  params: OneMemorial,
  query: byAddress,
  produces: 'image/svg+xml',
  problems: seeing,
});
