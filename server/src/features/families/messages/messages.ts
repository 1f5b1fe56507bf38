// Writing, changing and taking down messages. All under the group's lock.
import type { Received } from '@evenlight/contract/endpoint';
import type { sendFamilyMessage } from '@evenlight/contract/families/messages';
import { v7 as uuid } from 'uuid';
import type { Db } from '../../../platform/database/database.ts';
import { refuse } from '../../../platform/problem.ts';
import type { Keys } from '../../../platform/secrets/keys.ts';
import { type FamilyScope, mayHere } from '../access.ts';
import { familyChanged } from '../changed.ts';
import {
  accountsOfMemberships,
  detachEverything,
  findMessage,
  findMessageByKey,
  insertMessage,
  lastActionOf,
  latestMessages,
  type MessageRow,
  sharedHere,
  updateMessage,
} from './message-store.ts';
import { ensureGroupEnvelope, sealWords, wordsIn } from './sealed-words.ts';

type Input = Received<typeof sendFamilyMessage>['body'];

/** Sent again with the same key, it is the same message. */
export async function sendMessage(
  db: Db,
  scope: FamilyScope,
  input: Input,
  { keys, now }: { keys: Keys; now: Date },
): Promise<MessageRow> {
  const known = await findMessageByKey(db, scope, input.idempotencyKey);
  if (known) return known;
  const { groupId, content, replyToId, idempotencyKey } = input;
  if (replyToId !== null && !(await findMessage(db, scope, replyToId))) refuse('message.not_found');
  const id = await nextId(db, scope, now);
  const envelope = await ensureGroupEnvelope(db, keys, groupId, now);
  const message: MessageRow = {
    id,
    groupId,
    idempotencyKey,
    ...sealWords(envelope, { id, content }),
    replyToId,
    authorId: scope.member.userId,
    createdAt: now,
    editedAt: null,
    takenDownAt: null,
  };
  const attached = await attachedTo(db, scope, input);
  await insertMessage(db, message, attached);
  // Whoever is called by name hears of it, also in the middle of a conversation.
  const isNews = attached.mentioned.length > 0 || !(await hasJustSpoken(db, scope, now));
  const activity = isNews ? { activity: { kind: 'message.sent' as const, about: '' } } : {};
  await familyChanged(db, scope, { part: 'messages', ...activity, now });
  return message;
}

/**
 * Always behind the last one, whatever the clocks of several servers say: "read up to here" must never cover something
 * that came later.
 */
async function nextId(db: Db, scope: FamilyScope, now: Date): Promise<string> {
  const [last] = await latestMessages(db, scope, { before: undefined, atMost: 1 });
  return uuid({ msecs: Math.max(now.getTime(), last ? momentIn(last.id) + 1 : 0) });
}

/** Its first twelve digits are the milliseconds it was made from. */
function momentIn(id: string): number {
  return Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16);
}

async function attachedTo(db: Db, scope: FamilyScope, { mentions, attachmentIds }: Input) {
  const memberships = [...new Set(mentions)];
  const mentioned = await accountsOfMemberships(db, scope, memberships);
  if (mentioned.length < memberships.length) refuse('family.member_not_found');
  const wanted = [...new Set(attachmentIds)];
  const documentIds = await sharedHere(db, scope, wanted);
  if (documentIds.length < wanted.length) refuse('shared_document.not_found');
  return { mentioned, documentIds };
}

/** A conversation is one thing that happened, not one for each sentence. */
const QUIET_MS = 3_600_000;

async function hasJustSpoken(db: Db, scope: FamilyScope, now: Date): Promise<boolean> {
  const last = await lastActionOf(db, scope);
  return last?.kind === 'message.sent' && now.getTime() - last.at.getTime() < QUIET_MS;
}

/** Nobody changes somebody else's words, whatever their role. */
export async function editMessage(
  db: Db,
  scope: FamilyScope,
  message: MessageRow,
  { content, keys, now }: { content: string; keys: Keys; now: Date },
): Promise<void> {
  if (message.authorId !== scope.member.userId) refuse('family.role_too_low');
  if (message.takenDownAt !== null) refuse('message.not_found');
  const envelope = await ensureGroupEnvelope(db, keys, scope.groupId, now);
  if (wordsIn(envelope, message) === content) return;
  await updateMessage(db, message.id, { ...sealWords(envelope, { id: message.id, content }), editedAt: now });
  await familyChanged(db, scope, { part: 'messages', now });
}

/** Its place stays, its words go. True when somebody took down what another said. */
export async function takeDownMessage(db: Db, scope: FamilyScope, message: MessageRow, now: Date): Promise<boolean> {
  const isOwn = message.authorId === scope.member.userId;
  if (!isOwn && !mayHere(scope, 'settle')) refuse('family.role_too_low');
  if (message.takenDownAt !== null) return false;
  await updateMessage(db, message.id, { content: '', sealed: null, takenDownAt: now });
  await detachEverything(db, message.id);
  await familyChanged(db, scope, { part: 'messages', now });
  return !isOwn;
}
