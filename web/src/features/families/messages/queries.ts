// Everything that is read and written of what a family says to each other. Sending is the outbox's.
import { listSharedDocuments } from '@evenlight/contract/families/documents';
import {
  editFamilyMessage,
  type FamilyMessage,
  listFamilyMessages,
  markFamilyMessagesRead,
  takeDownFamilyMessage,
} from '@evenlight/contract/families/messages';
import type { FamilyGroupId, FamilyMessageId } from '@evenlight/contract/ids';
import { type InfiniteData, useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { call } from '../../../platform/call';
import { useFamily } from '../family-context';
import { partKey, useRefreshFamilies } from '../queries';

const threadKey = (groupId: FamilyGroupId) => [...partKey(groupId, 'messages'), 'thread'] as const;

/** The newest page is asked for without saying where it begins. */
const newestPage: FamilyMessageId | undefined = undefined;

/** The latest ones first; each further page holds earlier ones. */
export function useThread() {
  const { id: groupId } = useFamily().group;
  return useInfiniteQuery({
    queryKey: threadKey(groupId),
    queryFn: ({ pageParam: before }) => call(listFamilyMessages, { query: { groupId, ...(before ? { before } : {}) } }),
    initialPageParam: newestPage,
    getNextPageParam: ({ messages, hasEarlier }) => (hasEarlier ? messages[0]?.id : undefined),
  });
}

type Page = Awaited<ReturnType<typeof call<typeof listFamilyMessages>>>;
type Thread = InfiniteData<Page, FamilyMessageId | undefined>;

/** Puts what the server has just said about one message where it belongs. */
export function usePutMessage() {
  const { id: groupId } = useFamily().group;
  const cache = useQueryClient();
  return useCallback(
    (message: FamilyMessage) =>
      void cache.setQueryData<Thread>(threadKey(groupId), (thread) => thread && withMessage(thread, message)),
    [cache, groupId],
  );
}

function withMessage(thread: Thread, message: FamilyMessage): Thread {
  const isKnown = thread.pages.some(({ messages }) => messages.some(({ id }) => id === message.id));
  const pages = thread.pages.map((page, place) => {
    if (isKnown) return { ...page, messages: page.messages.map((one) => (one.id === message.id ? message : one)) };
    return place === 0 ? { ...page, messages: [...page.messages, message] } : page;
  });
  return { ...thread, pages };
}

type Edit = { messageId: FamilyMessageId; content: string; sentKey: string };

/** `onStored` is called where the form was closed meanwhile as well. */
export function useEditMessage(onStored: (edit: Edit, isWorrying: boolean) => void) {
  const put = usePutMessage();
  return useMutation({
    mutationFn: ({ messageId, content }: Edit) => call(editFamilyMessage, { params: { messageId }, body: { content } }),
    onSuccess: ({ isWorrying, ...message }, edit) => {
      put(message);
      onStored(edit, isWorrying);
    },
  });
}

export function useTakeDown(onStored: () => void) {
  const put = usePutMessage();
  const refreshFamilies = useRefreshFamilies();
  return useMutation({
    mutationFn: (messageId: FamilyMessageId) => call(takeDownFamilyMessage, { params: { messageId } }),
    onSuccess: (message) => {
      put(message);
      onStored();
      refreshFamilies();
    },
  });
}

export function useMarkRead() {
  const { id: groupId } = useFamily().group;
  const cache = useQueryClient();
  const refreshFamilies = useRefreshFamilies();
  return useMutation({
    mutationFn: (upToId: FamilyMessageId) => call(markFamilyMessagesRead, { body: { groupId, upToId } }),
    onSuccess: () => {
      refreshFamilies();
      return cache.invalidateQueries({ queryKey: threadKey(groupId) });
    },
  });
}

/** What can be hung on a message. */
export function useAttachable() {
  const { id: groupId } = useFamily().group;
  return useQuery({
    queryKey: [...partKey(groupId, 'documents'), 'to-attach'],
    queryFn: () => call(listSharedDocuments, { query: { groupId } }),
    select: ({ documents }) => documents.filter(({ isChecked }) => isChecked),
  });
}
