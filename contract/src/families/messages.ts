// What the family says to each other.
import { endpoint } from '../endpoint.ts';
import { FamilyGroupId, FamilyMemberId, FamilyMessageId, SharedDocumentId } from '../ids.ts';
import { z } from '../zod.ts';
import { changingGroup, FamilyPerson, inGroup, ofGroup, readingTogether, writingTogether } from './group.ts';

export const MESSAGE_MAX_LENGTH = 4_000;
export const MESSAGES_AT_ONCE = 50;
const ATTACHED_MAX = 10;
const MENTIONED_MAX = 60;

export const FamilyMessage = z.object({
  id: FamilyMessageId,
  /** Empty once it was taken down. */
  content: z.string(),
  /** Null when they have left. */
  author: FamilyPerson.nullable(),
  authorInitials: z.string(),
  createdAt: z.iso.datetime(),
  editedAt: z.iso.datetime().nullable(),
  isTakenDown: z.boolean(),
  replyTo: z.object({ id: FamilyMessageId, authorName: z.string(), excerpt: z.string() }).nullable(),
  mentions: z.array(FamilyPerson),
  attachments: z.array(z.object({ id: SharedDocumentId, fileName: z.string() })),
});
export type FamilyMessage = z.infer<typeof FamilyMessage>;

export const listFamilyMessages = endpoint({
  method: 'GET',
  path: '/collaboration-messages',
  summary: 'The latest messages of a group, oldest of them first; earlier ones before a given one.',
  access: 'member',
  query: ofGroup.extend({ before: FamilyMessageId.optional() }),
  returns: z.object({
    messages: z.array(FamilyMessage),
    hasEarlier: z.boolean(),
    /** The first one I have not read; null when I have read them all. */
    firstUnreadId: FamilyMessageId.nullable(),
    unreadCount: z.int(),
  }),
  problems: inGroup,
});

/** As its author hears of it. */
export const OwnFamilyMessage = FamilyMessage.extend({
  /** What was written gave reason to worry about its author: they, and nobody else, read one quiet line. */
  isWorrying: z.boolean(),
});
export type OwnFamilyMessage = z.infer<typeof OwnFamilyMessage>;

const content = z.string().trim().min(1).max(MESSAGE_MAX_LENGTH);

export const sendFamilyMessage = endpoint({
  method: 'POST',
  path: '/collaboration-messages',
  summary: 'Say something to the family. Sent again with the same key, it is the same message.',
  access: 'member',
  status: 201,
  body: z.object({
    groupId: FamilyGroupId,
    content,
    replyToId: FamilyMessageId.nullable().default(null),
    mentions: z.array(FamilyMemberId).max(MENTIONED_MAX).default([]),
    attachmentIds: z.array(SharedDocumentId).max(ATTACHED_MAX).default([]),
    idempotencyKey: z.uuid(),
  }),
  returns: OwnFamilyMessage,
  problems: [...changingGroup, 'message.not_found', 'family.member_not_found', 'shared_document.not_found'],
  limits: writingTogether,
});

const OneMessage = z.object({ messageId: FamilyMessageId });
const changingMessage = {
  access: 'member',
  params: OneMessage,
  returns: FamilyMessage,
  problems: [...changingGroup, 'message.not_found'],
  limits: writingTogether,
} as const;

export const editFamilyMessage = endpoint({
  ...changingMessage,
  returns: OwnFamilyMessage,
  method: 'PATCH',
  path: '/collaboration-messages/:messageId',
  summary: 'Change one’s own words.',
  body: z.object({ content }),
});

export const takeDownFamilyMessage = endpoint({
  ...changingMessage,
  method: 'DELETE',
  path: '/collaboration-messages/:messageId',
  summary: 'Take a message down: one’s own, or anybody’s for those who settle things. Its place stays.',
});

export const markFamilyMessagesRead = endpoint({
  method: 'POST',
  path: '/collaboration-messages/read',
  summary: 'I have read up to here. It never goes back.',
  access: 'member',
  body: z.object({ groupId: FamilyGroupId, upToId: FamilyMessageId }),
  problems: [...inGroup, 'message.not_found'],
  limits: readingTogether,
});
