// Conversations with the companion: a program, and it says so. Only their owner can read them.
import { endpoint } from '../endpoint.ts';
import { lineOfText } from '../field-rules.ts';
import { SupportMessageId, SupportSessionId, UserId } from '../ids.ts';
import { TextLanguage } from '../translations.ts';
import { z } from '../zod.ts';
import { CrisisLevel } from './levels.ts';
import { SafetyState } from './safety.ts';

export const SUPPORT_TITLE_MAX_LENGTH = 120;
/** A farewell letter is long, and must be read above all others. */
export const SUPPORT_MESSAGE_MAX_LENGTH = 20_000;
/** More than anybody reads again; the oldest are deleted by their owner first. */
export const SUPPORT_SESSIONS_MAX = 200;
/** Of one conversation; after that a new one is begun. */
export const SUPPORT_MESSAGES_MAX = 1_000;

export const SupportSession = z.object({
  id: SupportSessionId,
  userId: UserId,
  title: z.string(),
  /** `quiet`: nothing was written for thirty days. */
  status: z.enum(['active', 'quiet']),
  createdAt: z.iso.datetime(),
  lastActiveAt: z.iso.datetime(),
});
export type SupportSession = z.infer<typeof SupportSession>;

export const supportMessageKinds = ['said', 'welcome', 'reminder', 'safety'] as const;
export const SupportMessage = z.object({
  id: SupportMessageId,
  role: z.enum(['user', 'assistant']),
  /** `welcome` and `reminder` say that this is a program; `safety` is fixed text about where help is. */
  kind: z.enum(supportMessageKinds),
  content: z.string(),
  /** Of what our program says; left out for what a person or a model wrote, which nobody knows it of. */
  language: TextLanguage,
  createdAt: z.iso.datetime(),
  /** Of what a person wrote; null for the companion's own. */
  crisisLevel: CrisisLevel.nullable(),
  /** The message it answers; null for what was not asked for. */
  replyTo: SupportMessageId.nullable(),
  /** The person stopped it before its end. */
  isStopped: z.boolean(),
});
export type SupportMessage = z.infer<typeof SupportMessage>;

const OneSession = z.object({ sessionId: SupportSessionId });

export const listSupportSessions = endpoint({
  method: 'GET',
  path: '/support/sessions',
  summary: 'The conversations of whoever asks, the latest first.',
  access: 'member',
  query: z.object({
    /** For callers that name it; it must be their own. */
    userId: UserId.optional(),
  }),
  returns: z.array(SupportSession),
  problems: ['session.required', 'support.not_yours'],
});

export const startSupportSession = endpoint({
  method: 'POST',
  path: '/support/sessions',
  summary: 'Begins a conversation. Its first message says that a program answers.',
  access: 'member',
  status: 201,
  body: z.object({
    userId: UserId.optional(),
    title: lineOfText(SUPPORT_TITLE_MAX_LENGTH),
    /** The title repeats how the first message begins; half a sentence is not judged, the message is. */
    isFirstWords: z.boolean().optional(),
    /** Sent again, it is the same conversation. */
    idempotencyKey: z.uuid().optional(),
  }),
  returns: SupportSession,
  problems: ['session.required', 'support.not_yours', 'support.too_many_sessions'],
  limits: [
    { per: 'person', times: 60, seconds: 3600 },
    { per: 'network', times: 1_200, seconds: 3600 },
  ],
});

export const listSupportMessages = endpoint({
  method: 'GET',
  path: '/support/sessions/:sessionId/messages',
  summary: 'Everything that was said, the oldest first, and how it stands with the person.',
  access: 'member',
  params: OneSession,
  returns: z.object({ messages: z.array(SupportMessage), safety: SafetyState }),
  problems: ['session.required', 'support.session_not_found'],
});

export const sendSupportMessage = endpoint({
  method: 'POST',
  path: '/support/sessions/:sessionId/messages',
  summary: 'Says something. It is judged before anything answers; in a crisis the answer is at once in `replies`.',
  access: 'member',
  status: 201,
  params: OneSession,
  body: z.object({
    content: z.string().trim().min(1).max(SUPPORT_MESSAGE_MAX_LENGTH),
    /** Sent again, it is the same message. */
    idempotencyKey: z.uuid().optional(),
  }),
  returns: z.object({
    message: SupportMessage,
    /** What is there already: the safety text, a reminder; and the reply, when this message was sent before. */
    replies: z.array(SupportMessage),
    /** Whether `replyToMessage` has something to say. */
    isReplyComing: z.boolean(),
    analysis: z.object({
      /** Of this message, together with what came before. */
      crisisLevel: CrisisLevel,
      rules: z.array(z.string()),
    }),
    safety: SafetyState,
  }),
  problems: ['session.required', 'support.session_not_found', 'support.too_many_messages'],
  // Far above what anybody types: a message that is refused is not judged.
  limits: [{ per: 'person', times: 120, seconds: 300 }],
});

/** One line of the answer to `replyToMessage`. */
export const ReplyLine = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('words'), text: z.string() }),
  /** What was shown so far is taken back: it did not pass the safety check, or the model failed. */
  z.object({ kind: z.literal('anew') }),
  z.object({ kind: z.literal('done'), message: SupportMessage, safety: SafetyState }),
]);
export type ReplyLine = z.infer<typeof ReplyLine>;

export const replyToMessage = endpoint({
  method: 'POST',
  path: '/support/sessions/:sessionId/messages/:messageId/reply',
  summary: 'The companion answers, piece by piece: one JSON object per line. Whoever hangs up stops it.',
  access: 'member',
  params: OneSession.extend({ messageId: SupportMessageId }),
  produces: 'application/x-ndjson',
  problems: ['session.required', 'support.session_not_found', 'support.reply_in_hand'],
  limits: [{ per: 'person', times: 120, seconds: 300 }],
});

export const renameSupportSession = endpoint({
  method: 'PATCH',
  path: '/support/sessions/:sessionId',
  summary: 'Gives a conversation another title.',
  access: 'member',
  params: OneSession,
  body: z.object({ title: lineOfText(SUPPORT_TITLE_MAX_LENGTH) }),
  returns: SupportSession,
  problems: ['session.required', 'support.session_not_found'],
  limits: [{ per: 'person', times: 120, seconds: 3600 }],
});

export const deleteSupportSession = endpoint({
  method: 'DELETE',
  path: '/support/sessions/:sessionId',
  summary: 'Deletes a conversation and everything in it.',
  access: 'member',
  params: OneSession,
  problems: ['session.required', 'support.session_not_found'],
});

export const deleteAllSupportSessions = endpoint({
  method: 'DELETE',
  path: '/support/sessions',
  summary: 'Deletes all conversations of whoever asks, and the key they were written with.',
  access: 'member',
  problems: ['session.required'],
});
