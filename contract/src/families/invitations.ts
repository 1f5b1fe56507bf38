// Coming into a family's group: by a letter to one address, or by a link that is passed on and only asks.
import { NAME_MAX_LENGTH } from '../accounts.ts';
import { endpoint } from '../endpoint.ts';
import { emailAddress, lineOfText } from '../field-rules.ts';
import { FamilyGroupId, FamilyInvitationId } from '../ids.ts';
import { LetterLanguage } from '../letter-language.ts';
import { z } from '../zod.ts';
import { changingGroup, FamilyGroup, inGroup, ofGroup, Relationship, writingTogether } from './group.ts';
import { DEFAULT_ROLE, FamilyRole } from './rights.ts';

export const FAMILY_INVITATION_DAYS = 7;
/** How long the link works before an admin makes a new one. */
export const JOIN_LINK_DAYS = 30;
export const INVITATIONS_WAITING_MAX = 60;
/** Where a letter leads; its secret follows after a '#', which browsers keep to themselves. */
export const FAMILY_INVITATION_PATH = '/family-invitation';
export const JOIN_FAMILY_PATH = '/join-family';

/** `invited`: a letter is out. `asked`: somebody came by the link and waits to be let in. */
export const PendingInvitation = z.object({
  id: FamilyInvitationId,
  kind: z.enum(['invited', 'asked']),
  name: z.string(),
  /** For admins alone. */
  email: z.string().nullable(),
  relationship: Relationship.nullable(),
  role: FamilyRole,
  invitedAt: z.iso.datetime(),
  /** Null for those who ask; in the past when the letter is too old. */
  endsAt: z.iso.datetime().nullable(),
  status: z.literal('pending'),
});
export type PendingInvitation = z.infer<typeof PendingInvitation>;

const Pending = z.object({ invitations: z.array(PendingInvitation) });

export const listFamilyInvitations = endpoint({
  method: 'GET',
  path: '/family-invitations',
  summary: 'Who was invited; for admins also their addresses, and who asks to come in.',
  access: 'member',
  query: ofGroup,
  returns: Pending,
  problems: inGroup,
});

export const inviteToFamily = endpoint({
  method: 'POST',
  path: '/family-invitations',
  summary:
    'Ask somebody in by mail. Asked again for the same address, a fresh letter goes out and the former link ends.',
  access: 'member',
  status: 201,
  body: z.object({
    groupId: FamilyGroupId,
    name: lineOfText(NAME_MAX_LENGTH),
    email: emailAddress(),
    language: LetterLanguage,
    relationship: Relationship.nullable().default(null),
    role: FamilyRole.default(DEFAULT_ROLE),
  }),
  returns: PendingInvitation,
  problems: [...changingGroup, 'family.already_member', 'family.full'],
  limits: [
    { per: 'person', times: 60, seconds: 3600, across: 'family invitations' },
    { per: 'person', times: 150, seconds: 86_400, across: 'family invitations' },
    // Somebody with many accounts is still one network.
    { per: 'network', times: 600, seconds: 3600, across: 'family invitations' },
  ],
});

const OneInvitation = z.object({ invitationId: FamilyInvitationId });
const changingInvitation = {
  access: 'member',
  params: OneInvitation,
  problems: [...changingGroup, 'family.invitation_not_found'],
} as const;

export const resendFamilyInvitation = endpoint({
  ...changingInvitation,
  method: 'POST',
  path: '/family-invitations/:invitationId/resend',
  summary: 'Send the letter again with a new link. The former one stops working.',
  body: z.object({}),
  returns: PendingInvitation,
  limits: inviteToFamily.limits,
});

export const approveFamilyInvitation = endpoint({
  ...changingInvitation,
  method: 'POST',
  path: '/family-invitations/:invitationId/approve',
  summary: 'Let somebody in who asked by the link, as a viewer or in another role.',
  body: z.object({ role: FamilyRole.optional() }),
  returns: Pending,
  problems: [...changingInvitation.problems, 'family.full'],
  limits: writingTogether,
});

export const cancelFamilyInvitation = endpoint({
  ...changingInvitation,
  method: 'DELETE',
  path: '/family-invitations/:invitationId',
  summary: 'Take an invitation back, or turn somebody down who asked. Its link stops working.',
  returns: Pending,
  limits: writingTogether,
});

export const renewJoinLink = endpoint({
  method: 'POST',
  path: '/family-groups/:groupId/invite-code',
  summary: 'Make a new link to pass on. The former one stops working.',
  access: 'member',
  params: ofGroup,
  body: z.object({}),
  returns: FamilyGroup,
  problems: changingGroup,
  limits: writingTogether,
});

/** What somebody with a link or a letter sees: enough to know whose it is, and nothing of the plan. */
export const OpenFamilyInvitation = z.object({
  groupName: z.string(),
  inviterName: z.string(),
  role: FamilyRole,
  /** Of the address a letter went to: 'm…@example.org'. Null for the link. */
  emailHint: z.string().nullable(),
});
export type OpenFamilyInvitation = z.infer<typeof OpenFamilyInvitation>;

/** What asking came to. `turned_down`: they were not let in, and may ask again. */
const JoinStanding = z.enum(['asked', 'member', 'turned_down']);

/** And where whoever is signed in stands with it. */
export const OpenJoinLink = OpenFamilyInvitation.extend({
  standing: JoinStanding.nullable(),
  /** For those who belong to it. */
  groupId: FamilyGroupId.nullable(),
  /** For those who asked: where they hear of it, also when the link has been renewed since. */
  askedId: FamilyInvitationId.nullable(),
});
export type OpenJoinLink = z.infer<typeof OpenJoinLink>;

const Secret = z.object({ token: z.string().min(20).max(100) });
const byLink = {
  method: 'POST',
  access: 'anyone',
  body: Secret,
  returns: OpenFamilyInvitation,
  problems: ['family.link_not_found'],
  limits: [{ per: 'network', times: 60, seconds: 3600, across: 'family links' }],
} as const;

export const openFamilyInvitation = endpoint({
  ...byLink,
  path: '/family-letters/open',
  summary: 'What a letter invites to. It signs nobody in.',
});

export const openJoinLink = endpoint({
  ...byLink,
  path: '/family-links/open',
  summary: 'Whose link it is, and where I stand with it. It signs nobody in.',
  returns: OpenJoinLink,
});

const joining = {
  method: 'POST',
  access: 'member',
  body: Secret,
  limits: [{ per: 'person', times: 60, seconds: 3600, across: 'entering families' }],
} as const;

export const acceptFamilyInvitation = endpoint({
  ...joining,
  path: '/family-letters/accept',
  summary: 'Accept, signed in with the address it was sent to. The link works once.',
  returns: z.object({ groupId: FamilyGroupId }),
  problems: ['session.required', 'family.link_not_found', 'family.other_address', 'family.full'],
});

/** `member`: they belong to it already. */
export const askToJoin = endpoint({
  ...joining,
  path: '/family-links/ask',
  summary: 'Ask to come in. An admin of the group decides.',
  returns: z.object({ state: z.enum(['asked', 'member']), groupId: FamilyGroupId.nullable() }),
  problems: ['session.required', 'family.link_not_found', 'family.full'],
});

/** Not by the link: whoever waits looks often, and the tries of a network are for those who open one. */
export const getFamilyRequest = endpoint({
  method: 'GET',
  path: '/family-requests/:invitationId',
  summary: 'What came of my asking to come in.',
  access: 'member',
  params: OneInvitation,
  returns: z.object({ standing: JoinStanding, groupId: FamilyGroupId.nullable() }),
  problems: ['session.required', 'family.invitation_not_found'],
  limits: [{ per: 'person', times: 240, seconds: 3600, across: 'family requests' }],
});
