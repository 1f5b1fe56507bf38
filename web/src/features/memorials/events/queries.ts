import type { Sent } from '@evenlight/contract/endpoint';
import type { GatheringId, MemorialId, RsvpId } from '@evenlight/contract/ids';
import {
  addEvent,
  answerEvent,
  cancelEvent,
  changeEvent,
  changeRsvp,
  listEvents,
  listGuests,
  type MemorialEvent,
  type OwnRsvp,
  openRsvp,
  removeGuest,
} from '@evenlight/contract/memorials/events';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRevalidator } from 'react-router';
import { CallFailed, call } from '../../../platform/call';
import { memorialKey } from '../queries';

const eventsKey = (memorialId: MemorialId) => [...memorialKey(memorialId), 'events'];
const guestsKey = (memorialId: MemorialId, eventId: GatheringId) => [...eventsKey(memorialId), eventId, 'guests'];
const ownKey = (token: string) => ['api', 'rsvps', token];

export function useEvents(memorialId: MemorialId, first?: MemorialEvent[]) {
  return useQuery({
    queryKey: eventsKey(memorialId),
    queryFn: () => call(listEvents, { params: { memorialId }, query: {} }),
    initialData: () => first,
    gcTime: 0,
  });
}

/** Pages that were given the gatherings by the server are given them again as well. */
function useReadAnew(memorialId: MemorialId) {
  const cache = useQueryClient();
  const { revalidate } = useRevalidator();
  return async () => {
    await Promise.all([cache.invalidateQueries({ queryKey: eventsKey(memorialId) }), revalidate()]);
  };
}

export type EventInput = Omit<Sent<typeof addEvent>['body'], 'idempotencyKey'>;

export function useAddEvent(memorialId: MemorialId) {
  const onSettled = useReadAnew(memorialId);
  return useMutation({
    mutationFn: (body: Sent<typeof addEvent>['body']) => call(addEvent, { params: { memorialId }, body }),
    onSettled,
  });
}

export function useChangeEvent(memorialId: MemorialId, eventId: GatheringId) {
  const onSettled = useReadAnew(memorialId);
  return useMutation({
    mutationFn: (body: Sent<typeof changeEvent>['body']) =>
      call(changeEvent, { params: { memorialId, eventId }, body }),
    onSettled,
  });
}

export function useCancelEvent(memorialId: MemorialId, eventId: GatheringId) {
  const onSettled = useReadAnew(memorialId);
  return useMutation({ mutationFn: () => call(cancelEvent, { params: { memorialId, eventId } }), onSettled });
}

export function useAnswerEvent(memorialId: MemorialId, eventId: GatheringId) {
  const onSuccess = useReadAnew(memorialId);
  return useMutation({
    mutationFn: (body: Sent<typeof answerEvent>['body']) =>
      call(answerEvent, { params: { memorialId, eventId }, body }),
    onSuccess,
  });
}

export function useGuests(memorialId: MemorialId, eventId: GatheringId) {
  return useQuery({
    queryKey: guestsKey(memorialId, eventId),
    queryFn: () => call(listGuests, { params: { memorialId, eventId } }),
    gcTime: 0,
  });
}

export function useRemoveGuest(memorialId: MemorialId, eventId: GatheringId) {
  const onSettled = useReadAnew(memorialId);
  return useMutation({
    mutationFn: (rsvpId: RsvpId) => call(removeGuest, { params: { memorialId, eventId, rsvpId } }),
    onSettled,
  });
}

/** For somebody with a private link. */
export function useOpenRsvp(token: string) {
  return useQuery({ queryKey: ownKey(token), queryFn: () => call(openRsvp, { body: { token } }), gcTime: 0 });
}

export function useChangeRsvp(token: string) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (answer: Omit<Sent<typeof changeRsvp>['body'], 'token'>) =>
      call(changeRsvp, { body: { token, ...answer } }),
    onSuccess: (rsvp) => cache.setQueryData<OwnRsvp>(ownKey(token), rsvp),
    // The places may be taken meanwhile, or the gathering called off.
    onError: () => void cache.invalidateQueries({ queryKey: ownKey(token) }),
  });
}

export function isEventChanged(error: unknown): boolean {
  return error instanceof CallFailed && error.problem?.code === 'event.changed_meanwhile';
}
