// Working on a memorial together: who is asked in, what they bring, and who is here now.
import { endpoint } from '../endpoint.ts';
import { emailAddress, lineOfText } from '../field-rules.ts';
import { CollaboratorId, ContributionId, MemorialId, PhotoId, UserId } from '../ids.ts';
import { LetterLanguage } from '../letter-language.ts';
import { z } from '../zod.ts';
import { BIOGRAPHY_MAX_LENGTH, changing, OneMemorial } from './memorial.ts';
import { InvitedRole, MemorialRole } from './rights.ts';

export const INVITATION_DAYS = 7;
export const COLLABORATORS_PER_MEMORIAL = 60;
export const CONTRIBUTIONS_WAITING_MAX = 200;
/** How often a screen says that it is still here, and after how long a silence nobody counts on it. */
export const HEARTBEAT_SECONDS = 10;
export const SILENT_AFTER_SECONDS = 60;
export const RECENT_CONTRIBUTIONS_SHOWN = 5;
/** Where an invitation leads; its secret follows after a '#', which browsers keep to themselves. */
export const INVITATION_PAGE_PATH = '/memorial-invitation';

const PersonNames = z.object({ firstName: z.string(), lastName: z.string() });

export const Collaborator = z.object({
  id: CollaboratorId,
  role: MemorialRole,
  email: z.string(),
  /** Null until the invitation was accepted. */
  user: PersonNames.nullable(),
  userId: UserId.nullable(),
  /** Looks through the guestbook for the family. */
  isDelegate: z.boolean(),
  isSuccessor: z.boolean(),
  invitedAt: z.iso.datetime(),
  /** Null once accepted; in the past when the link is too old. */
  invitationEndsAt: z.iso.datetime().nullable(),
});
export type Collaborator = z.infer<typeof Collaborator>;

const OneCollaborator = OneMemorial.extend({ collaboratorId: CollaboratorId });
const inData = <Item extends z.ZodType>(item: Item) => z.object({ data: z.array(item) });

export const listCollaborators = endpoint({
  method: 'GET',
  path: '/memorials/:memorialId/collaborators',
  summary: 'The people of a memorial, its owner first.',
  access: 'anyone',
  params: OneMemorial,
  returns: inData(Collaborator),
  problems: changing,
});

export const inviteCollaborator = endpoint({
  method: 'POST',
  path: '/memorials/:memorialId/invite',
  summary: 'Ask somebody in by mail. Asking again sends a fresh link; the former one stops working.',
  access: 'anyone',
  status: 201,
  params: OneMemorial,
  body: z.object({ email: emailAddress(), language: LetterLanguage, role: InvitedRole }),
  returns: Collaborator,
  problems: [...changing, 'collaborator.too_many', 'collaborator.is_owner'],
  limits: [
    { per: 'person', times: 60, seconds: 3600, across: 'memorial invitations' },
    { per: 'person', times: 150, seconds: 86_400, across: 'memorial invitations' },
    // Somebody with many accounts is still one network.
    { per: 'network', times: 600, seconds: 3600, across: 'memorial invitations' },
  ],
});

export const changeCollaborator = endpoint({
  method: 'PUT',
  path: '/memorials/:memorialId/collaborators/:collaboratorId',
  summary: 'Another role, or the guestbook entrusted to them. The owner’s cannot be changed.',
  access: 'anyone',
  params: OneCollaborator,
  body: z.object({ role: InvitedRole, isDelegate: z.boolean() }).partial(),
  returns: Collaborator,
  problems: [...changing, 'collaborator.not_found', 'collaborator.is_owner'],
});

export const removeCollaborator = endpoint({
  method: 'DELETE',
  path: '/memorials/:memorialId/collaborators/:collaboratorId',
  summary: 'Take somebody off. Their access ends at once. Everybody may take themselves off.',
  access: 'anyone',
  params: OneCollaborator,
  problems: [...changing, 'collaborator.not_found', 'collaborator.is_owner'],
});

const Secret = z.object({ token: z.string().min(20).max(100) });

/** What somebody with a link sees before they say yes. */
export const OpenInvitation = z.object({
  memorialName: z.string(),
  inviterName: z.string(),
  role: InvitedRole,
  /** Of the address it was sent to: 'm…@example.org'. */
  emailHint: z.string(),
});
export type OpenInvitation = z.infer<typeof OpenInvitation>;

export const openInvitation = endpoint({
  method: 'POST',
  path: '/memorial-invitations/open',
  summary: 'What an invitation is for. It signs nobody in.',
  access: 'anyone',
  body: Secret,
  returns: OpenInvitation,
  problems: ['invitation.not_found'],
  limits: [{ per: 'network', times: 120, seconds: 3600, across: 'invitation links' }],
});

export const acceptInvitation = endpoint({
  method: 'POST',
  path: '/memorial-invitations/accept',
  summary: 'Accept, signed in with the address it was sent to. The link works once.',
  access: 'member',
  body: Secret,
  returns: z.object({ memorialId: MemorialId }),
  problems: ['session.required', 'invitation.not_found', 'invitation.other_address'],
  limits: [{ per: 'person', times: 60, seconds: 3600 }],
});

export const contributionTypes = ['photo', 'story', 'memory', 'biography_edit'] as const;
export const ContributionType = z.enum(contributionTypes);
export type ContributionType = z.infer<typeof ContributionType>;

export const contributionStates = ['pending', 'approved', 'rejected'] as const;
export const ContributionStatus = z.enum(contributionStates);
export type ContributionStatus = z.infer<typeof ContributionStatus>;

export const CONTRIBUTION_TITLE_MAX_LENGTH = 160;
export const CONTRIBUTION_DESCRIPTION_MAX_LENGTH = 600;

export const NewContribution = z.object({
  contributionType: ContributionType,
  content: z.object({
    title: lineOfText(CONTRIBUTION_TITLE_MAX_LENGTH),
    description: z.string().trim().max(CONTRIBUTION_DESCRIPTION_MAX_LENGTH).default(''),
    content: z.string().trim().min(1).max(BIOGRAPHY_MAX_LENGTH),
    /** As the upload answered; one of this memorial's own, sent by the same person. */
    imageUrl: z.string().max(300).nullish(),
  }),
  idempotencyKey: z.uuid().nullish(),
});
export type NewContribution = z.infer<typeof NewContribution>;

export const Contribution = z.object({
  id: ContributionId,
  contributionType: ContributionType,
  status: ContributionStatus,
  content: z.object({
    title: z.string(),
    description: z.string(),
    content: z.string(),
    imageUrl: z.string().nullable(),
  }),
  contributor: z.object({ user: PersonNames.nullable(), email: z.string().nullable() }),
  createdAt: z.iso.datetime(),
  decidedAt: z.iso.datetime().nullable(),
});
export type Contribution = z.infer<typeof Contribution>;

/** What stands on the page once it was approved. */
export const Tribute = z.object({
  id: ContributionId,
  contributionType: z.enum(['story', 'memory']),
  title: z.string(),
  content: z.string(),
  credit: z.string(),
  photoId: PhotoId.nullable(),
});
export type Tribute = z.infer<typeof Tribute>;

const OneContribution = OneMemorial.extend({ contributionId: ContributionId });
const collaborating = [...changing, 'memorial.not_collaborative'] as const;

export const listContributions = endpoint({
  method: 'GET',
  path: '/memorials/:memorialId/contributions',
  summary: 'What people brought, newest first. Reviewers see all of it, others their own and what was approved.',
  access: 'anyone',
  params: OneMemorial,
  returns: inData(Contribution),
  problems: changing,
});

export const contribute = endpoint({
  method: 'POST',
  path: '/memorials/:memorialId/contributions',
  summary: 'Bring a photo, a story, a memory or a better life story. The keepers look at it first.',
  access: 'anyone',
  status: 201,
  params: OneMemorial,
  body: NewContribution,
  returns: Contribution,
  problems: [...collaborating, 'photo.not_found', 'contribution.too_many'],
  limits: [{ per: 'person', times: 120, seconds: 3600 }],
});

const deciding = {
  method: 'POST',
  access: 'anyone',
  params: OneContribution,
  returns: Contribution,
  problems: [...changing, 'contribution.not_found', 'contribution.decided'],
} as const;

export const approveContribution = endpoint({
  ...deciding,
  path: '/memorials/:memorialId/contributions/:contributionId/approve',
  summary:
    'Put it on the page, with its contributor’s name. A life story takes the place of the former, which is kept; one that changed after this was sent is replaced only when that is confirmed.',
  body: z.object({ isConfirmed: z.boolean().optional() }),
  problems: [...deciding.problems, 'memorial.changed_meanwhile'],
});

export const rejectContribution = endpoint({
  ...deciding,
  path: '/memorials/:memorialId/contributions/:contributionId/reject',
  summary: 'Turn it down.',
});

export const EditSession = z.object({
  id: z.uuid(),
  isActive: z.boolean(),
  lastActiveAt: z.iso.datetime(),
  collaborator: Collaborator,
});
export type EditSession = z.infer<typeof EditSession>;

export const listEditSessions = endpoint({
  method: 'GET',
  path: '/memorials/:memorialId/edit-sessions',
  summary: 'Who had the memorial open for editing, the latest first.',
  access: 'anyone',
  params: OneMemorial,
  returns: inData(EditSession),
  problems: changing,
});

export const keepEditing = endpoint({
  method: 'POST',
  path: '/memorials/:memorialId/edit-sessions',
  summary: 'I am editing. Said again every ten seconds; after a minute of silence nobody counts on it.',
  access: 'anyone',
  params: OneMemorial,
  returns: EditSession,
  problems: changing,
});

export const stopEditing = endpoint({
  method: 'DELETE',
  path: '/memorials/:memorialId/edit-sessions',
  summary: 'I am done editing.',
  access: 'anyone',
  params: OneMemorial,
  problems: changing,
});

export const listActiveCollaborators = endpoint({
  method: 'GET',
  path: '/memorials/:memorialId/active-collaborators',
  summary: 'Who is editing now.',
  access: 'anyone',
  params: OneMemorial,
  returns: inData(Collaborator),
  problems: changing,
});
