// Everything that is read and changed about a guestbook.
import type { Sent } from '@evenlight/contract/endpoint';
import type { EntryId, MemorialId } from '@evenlight/contract/ids';
import {
  decideEntry,
  ENTRIES_AT_ONCE,
  type GuestbookEntry,
  listGuestbook,
  listKeptEntries,
  removeEntry,
  replyToEntry,
  sendGuestPhoto,
  signGuestbook,
} from '@evenlight/contract/memorials/guestbook';
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../platform/call';
import { upload } from '../../../platform/upload';
import { memorialKey } from '../queries';

const guestbookKey = (memorialId: MemorialId) => [...memorialKey(memorialId), 'guestbook'];

/** The newest page is asked for without saying where it begins. */
const newestPage: EntryId | undefined = undefined;

function usePages<Entry extends { id: EntryId }>(
  key: readonly unknown[],
  read: (query: { before?: EntryId; limit: number }) => Promise<Entry[]>,
  newest?: Entry[],
) {
  return useInfiniteQuery({
    queryKey: key,
    queryFn: ({ pageParam }) =>
      read({ limit: ENTRIES_AT_ONCE, ...(pageParam === undefined ? {} : { before: pageParam }) }),
    initialPageParam: newestPage,
    initialData: () => newest && { pages: [newest], pageParams: [newestPage] },
    getNextPageParam: (page: Entry[]) => (page.length < ENTRIES_AT_ONCE ? undefined : page.at(-1)?.id),
    gcTime: 0,
  });
}

/** What can be read, newest first. */
export function useGuestbook(memorialId: MemorialId, newest?: GuestbookEntry[]) {
  const read = (query: { before?: EntryId; limit: number }) => call(listGuestbook, { params: { memorialId }, query });
  return usePages([...guestbookKey(memorialId), 'shown'], read, newest);
}

/** All of it, for those who look through it. */
export function useKeptEntries(memorialId: MemorialId) {
  return usePages([...guestbookKey(memorialId), 'kept'], (query) =>
    call(listKeptEntries, { params: { memorialId }, query }),
  );
}

function useChange<Input, Answer>(memorialId: MemorialId, change: (input: Input) => Promise<Answer>) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSettled: () => void cache.invalidateQueries({ queryKey: guestbookKey(memorialId) }),
  });
}

export function useSign(memorialId: MemorialId) {
  return useChange(memorialId, (body: Sent<typeof signGuestbook>['body']) =>
    call(signGuestbook, { params: { memorialId }, body }),
  );
}

type Decision = { entryId: EntryId } & Sent<typeof decideEntry>['body'];

export function useDecideEntry(memorialId: MemorialId) {
  return useChange(memorialId, ({ entryId, ...body }: Decision) =>
    call(decideEntry, { params: { memorialId, entryId }, body }),
  );
}

export function useReply(memorialId: MemorialId, entryId: EntryId) {
  return useChange(memorialId, (body: Sent<typeof replyToEntry>['body']) =>
    call(replyToEntry, { params: { memorialId, entryId }, body }),
  );
}

export function useRemoveEntry(memorialId: MemorialId, entryId: EntryId) {
  return useChange(memorialId, () => call(removeEntry, { params: { memorialId, entryId } }));
}

type PhotoInput = { file: File; address: string | null };

/** Answers with the ticket that goes into the entry. */
export function useSendGuestPhoto(memorialId: MemorialId) {
  return useMutation({
    mutationFn: ({ file, address }: PhotoInput) => {
      const form = new FormData();
      if (address) form.append('address', address);
      form.append('photo', file);
      const { signal } = new AbortController();
      return upload(sendGuestPhoto, form, { params: { memorialId }, onProgress: () => undefined, signal });
    },
  });
}
