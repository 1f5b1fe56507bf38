// Everything that is read and written about booked talks, by those who book them.
import {
  type BookedConsultation,
  cancelConsultation,
  type DaySlots,
  getAvailableSlots,
  openConsultation,
  rescheduleConsultation,
  scheduleConsultation,
} from '@evenlight/contract/consultations';
import type { Returned, Sent } from '@evenlight/contract/endpoint';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { CallFailed, call } from '../../../platform/call';

const slotsKey = ['api', 'available-slots'];
const talkKey = (token: string) => ['api', 'consultations', token];

/** Others book at the same time, so each look at a day asks again. */
export function useFreeSlots(date: string | null) {
  return useQuery({
    queryKey: [...slotsKey, date ?? ''],
    queryFn: () => call(getAvailableSlots, { query: { date: date ?? '' } }),
    enabled: date !== null,
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: true,
  });
}

/** The hours that are still free, when the one that was wanted has gone; null for any other failure. */
export function freeInstead(error: unknown): DaySlots[] | null {
  const problem = error instanceof CallFailed ? error.problem : undefined;
  return problem?.code === 'consultation.slot_taken' ? (problem.slots ?? []) : null;
}

type Ends = {
  onBooked: (answer: Returned<typeof scheduleConsultation>) => void;
  onFailed: (error: unknown) => void;
};

/** How it ended is told also when the dialog was closed meanwhile. */
export function useSchedule({ onBooked, onFailed }: Ends) {
  return useMutation({
    mutationFn: (body: Sent<typeof scheduleConsultation>['body']) => call(scheduleConsultation, { body }),
    onSuccess: onBooked,
    onError: onFailed,
  });
}

export function useBookedTalk(token: string) {
  return useQuery({
    queryKey: talkKey(token),
    queryFn: () => call(openConsultation, { body: { token } }),
    gcTime: 0,
    staleTime: 0,
    refetchOnWindowFocus: true,
  });
}

export function useMoveTalk(token: string) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (to: { date: string; time: string; version: number }) =>
      call(rescheduleConsultation, { body: { token, ...to } }),
    onSuccess: (talk) => cache.setQueryData<BookedConsultation>(talkKey(token), talk),
    // What was changed elsewhere, or has begun, is shown as it is now, with the hours that are free now.
    onError: () => {
      void cache.invalidateQueries({ queryKey: slotsKey });
      return cache.invalidateQueries({ queryKey: talkKey(token) });
    },
  });
}

export function useCancelTalk(token: string) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: () => call(cancelConsultation, { body: { token } }),
    onSuccess: (talk) => cache.setQueryData<BookedConsultation>(talkKey(token), talk),
    onError: () => cache.invalidateQueries({ queryKey: talkKey(token) }),
  });
}
