// What our team reads and writes about talks: those that come, and when more can be booked.
import {
  type ComingConsultation,
  type ConsultationHours,
  cancelConsultationByTeam,
  dropConsultationDay,
  getConsultationHours,
  listComingConsultations,
  moveConsultationByTeam,
  type SpecialDay,
  setConsultationDay,
  setConsultationWeek,
} from '@evenlight/contract/consultations';
import type { Sent } from '@evenlight/contract/endpoint';
import type { ConsultationId } from '@evenlight/contract/ids';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../platform/call';

const talksKey = ['api', 'staff', 'consultations'];
const hoursKey = ['api', 'staff', 'consultation-hours'];

// Nobody reloads a page that looks quiet. Each look opens what people wrote and is noted, so it is not done by the minute.
const LOOK_AGAIN_MS = 10 * 60_000;

export function useComingTalks(fromLoader: ComingConsultation[]) {
  return useQuery({
    queryKey: talksKey,
    queryFn: () => call(listComingConsultations, {}),
    initialData: fromLoader,
    refetchInterval: LOOK_AGAIN_MS,
    gcTime: 0,
  });
}

export function useHours(fromLoader: ConsultationHours) {
  return useQuery({
    queryKey: hoursKey,
    queryFn: () => call(getConsultationHours, {}),
    initialData: fromLoader,
    gcTime: 0,
  }).data;
}

/** Which talks lie outside of the hours changes with the hours. */
function useShowHours() {
  const cache = useQueryClient();
  return (hours: ConsultationHours) => {
    cache.setQueryData(hoursKey, hours);
    void cache.invalidateQueries({ queryKey: talksKey });
  };
}

export function useSetWeek() {
  const cache = useQueryClient();
  const show = useShowHours();
  return useMutation({
    mutationFn: (body: Sent<typeof setConsultationWeek>['body']) => call(setConsultationWeek, { body }),
    onSuccess: show,
    // What somebody else has saved is shown beside what was typed.
    onError: () => cache.invalidateQueries({ queryKey: hoursKey }),
  });
}

export function useSetDay() {
  const show = useShowHours();
  return useMutation({
    mutationFn: ({ date, ...body }: SpecialDay) => call(setConsultationDay, { params: { date }, body }),
    onSuccess: show,
  });
}

export function useDropDay() {
  const show = useShowHours();
  return useMutation({
    mutationFn: (date: string) => call(dropConsultationDay, { params: { date } }),
    onSuccess: show,
  });
}

type Change = {
  consultationId: ConsultationId;
  version: number;
  note: string;
  /** Cancelled without it. */
  to?: { date: string; time: string };
};

/** The talk may be gone from the list before its form hears of it, so whoever has to know is told from here. */
export function useChangeTalk(onDone: () => void) {
  const cache = useQueryClient();
  const readAgain = () => cache.invalidateQueries({ queryKey: talksKey });
  return useMutation({
    mutationFn: ({ consultationId, to, ...body }: Change) => {
      const params = { consultationId };
      return to
        ? call(moveConsultationByTeam, { params, body: { ...body, ...to } })
        : call(cancelConsultationByTeam, { params, body });
    },
    onSuccess: () => {
      onDone();
      return readAgain();
    },
    // What the family has changed meanwhile is shown as it is now.
    onError: readAgain,
  });
}
