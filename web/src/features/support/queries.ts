// Everything that is read and written about conversations and about how it stands with the person.
import type { Returned, Sent } from '@evenlight/contract/endpoint';
import type { SupportSessionId } from '@evenlight/contract/ids';
import type { NewsItem } from '@evenlight/contract/news';
import {
  deleteAllSupportSessions,
  deleteSupportSession,
  listSupportMessages,
  listSupportSessions,
  renameSupportSession,
  type SupportMessage,
  type SupportSession,
  sendSupportMessage,
  startSupportSession,
} from '@evenlight/contract/support/chat';
import { askForCall, getSafety, type SafetyState, sayIAmSafe } from '@evenlight/contract/support/safety';
import { type Query, type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { call } from '../../platform/call';
import { useNews } from '../../platform/live-news';
import { forgetAllUnsent, forgetUnsent } from './chat/use-unsent';

const supportKey = ['api', 'support'];
const sessionsKey = [...supportKey, 'sessions'];
const safetyKey = [...supportKey, 'safety'];
const messagesKey = (sessionId: SupportSessionId) => [...sessionsKey, sessionId, 'messages'];

// What the page was given is not asked for again at once; whoever comes back later finds what is true by then.
const FRESH_MS = 5_000;

type Conversation = Returned<typeof listSupportMessages>;
export type FirstConversation = { sessionId: SupportSessionId; answer: Conversation; drawnAt: number } | null;

/** What the server gave with the page counts as read when the page was drawn here, whatever its clock says. */
function givenWithPage<Answer>(first: Answer | null, drawnAt: number) {
  return { staleTime: FRESH_MS, initialData: () => first ?? undefined, initialDataUpdatedAt: drawnAt };
}

/** Another tab or device of this person, or our team, has gone on. */
export function useNewsOfSupport(isMember: boolean) {
  const cache = useQueryClient();
  const readAnew = useCallback(() => void cache.invalidateQueries({ queryKey: supportKey }), [cache]);
  useNews(
    isMember,
    useCallback(({ kind }: NewsItem) => void (kind === 'support.changed' && readAnew()), [readAnew]),
    readAnew,
  );
}

export function useSessions(isMember: boolean, first: SupportSession[] | null, drawnAt: number) {
  return useQuery({
    queryKey: sessionsKey,
    queryFn: () => call(listSupportSessions, { query: {} }),
    enabled: isMember,
    ...givenWithPage(first, drawnAt),
  });
}

/** Kept while the page is open, whichever tab is shown: a notice never goes by itself. */
export function useSafety(isMember: boolean, first: SafetyState | null, drawnAt: number): SafetyState | undefined {
  return useQuery({
    queryKey: safetyKey,
    queryFn: () => call(getSafety, {}),
    enabled: isMember,
    ...givenWithPage(first, drawnAt),
  }).data;
}

export function useMessages(sessionId: SupportSessionId, first: FirstConversation) {
  return useQuery({
    queryKey: messagesKey(sessionId),
    queryFn: () => call(listSupportMessages, { params: { sessionId } }),
    ...(first?.sessionId === sessionId ? givenWithPage(first.answer, first.drawnAt) : { staleTime: FRESH_MS }),
  });
}

/** The latest word about the person. An older one that is still on its way must not replace it. */
async function keepSafety(cache: QueryClient, safety: SafetyState) {
  await cache.cancelQueries({ queryKey: safetyKey });
  cache.setQueryData(safetyKey, safety);
}

/** What arrived in a conversation that is open here; what was there already is not said twice. */
async function addMessages(cache: QueryClient, sessionId: SupportSessionId, arrived: SupportMessage[]) {
  await cache.cancelQueries({ queryKey: messagesKey(sessionId) });
  cache.setQueryData<Conversation>(messagesKey(sessionId), (before) => {
    if (!before) return undefined;
    const isNew = ({ id }: SupportMessage) => before.messages.every((message) => message.id !== id);
    return { ...before, messages: [...before.messages, ...arrived.filter(isNew)] };
  });
}

export function useArrivals() {
  const cache = useQueryClient();
  return {
    async add(sessionId: SupportSessionId, messages: SupportMessage[], safety: SafetyState) {
      await Promise.all([addMessages(cache, sessionId, messages), keepSafety(cache, safety)]);
    },
    readAnew: (sessionId: SupportSessionId) => cache.invalidateQueries({ queryKey: messagesKey(sessionId) }),
  };
}

export function useSend(sessionId: SupportSessionId) {
  const cache = useQueryClient();
  const { add } = useArrivals();
  return useMutation({
    mutationFn: (body: Sent<typeof sendSupportMessage>['body']) =>
      call(sendSupportMessage, { params: { sessionId }, body }),
    onSuccess: async ({ message, replies, safety }) => {
      await add(sessionId, [message, ...replies], safety);
      void cache.invalidateQueries({ queryKey: sessionsKey, exact: true });
    },
  });
}

export function useStartSession() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (body: Sent<typeof startSupportSession>['body']) => call(startSupportSession, { body }),
    onSuccess: (session) => {
      cache.setQueryData<SupportSession[]>(sessionsKey, (before) => [
        session,
        ...(before ?? []).filter(({ id }) => id !== session.id),
      ]);
    },
  });
}

export function useRenameSession(sessionId: SupportSessionId) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (body: Sent<typeof renameSupportSession>['body']) =>
      call(renameSupportSession, { params: { sessionId }, body }),
    onSuccess: (session) => {
      cache.setQueryData<SupportSession[]>(sessionsKey, (before) =>
        before?.map((one) => (one.id === session.id ? session : one)),
      );
    },
  });
}

export function useDeleteSession(sessionId: SupportSessionId) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: () => call(deleteSupportSession, { params: { sessionId } }),
    onSuccess: () => {
      cache.setQueryData<SupportSession[]>(sessionsKey, (before) => before?.filter(({ id }) => id !== sessionId));
      forgetMessages(cache, messagesKey(sessionId));
      forgetUnsent(sessionId);
    },
  });
}

/** Deleted is gone from this page too: whoever goes back finds nothing, and is told so by the server. */
function forgetMessages(cache: QueryClient, below: string[]) {
  const filters = { queryKey: below, predicate: ({ queryKey }: Query) => queryKey.at(-1) === 'messages' };
  cache.setQueriesData<Conversation>(filters, (before) => before && { ...before, messages: [] });
  void cache.invalidateQueries({ ...filters, refetchType: 'none' });
}

export function useDeleteAll() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: () => call(deleteAllSupportSessions, {}),
    onSuccess: () => {
      cache.setQueryData<SupportSession[]>(sessionsKey, []);
      forgetMessages(cache, sessionsKey);
      forgetAllUnsent();
    },
  });
}

export function useSayIAmSafe() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (since: string) => call(sayIAmSafe, { body: { since } }),
    onSuccess: (safety) => keepSafety(cache, safety),
  });
}

export function useAskForCall() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (body: Sent<typeof askForCall>['body']) => call(askForCall, { body }),
    onSuccess: (safety) => keepSafety(cache, safety),
  });
}
