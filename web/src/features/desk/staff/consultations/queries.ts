// What our team reads and writes about talks: those that come, and when more can be booked.

import {
  type ConsultationHours,
  dropConsultationDay,
  getConsultationHours,
  type KeptDay,
  setConsultationDay,
  setConsultationWeek,
} from '@evenlight/contract/consultation-hours';
import {
  type ComingConsultation,
  cancelConsultationByTeam,
  listComingConsultations,
  moveConsultationByTeam,
} from '@evenlight/contract/consultations';
import type { Sent } from '@evenlight/contract/endpoint';
import type { ConsultationId } from '@evenlight/contract/ids';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../../platform/call';
import { useRunProven } from '../../queue/proven';

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

/** A change of the hours, shown at once. Refused, what somebody else has saved is shown beside what was typed. */
function useHoursChange<Input>(change: (input: Input) => Promise<ConsultationHours>) {
  const cache = useQueryClient();
  const run = useRunProven();
  const show = useShowHours();
  return useMutation({
    mutationFn: (input: Input) => run(() => change(input)),
    onSuccess: show,
    onError: () => cache.invalidateQueries({ queryKey: hoursKey }),
  });
}

export function useSetWeek() {
  return useHoursChange((body: Sent<typeof setConsultationWeek>['body']) => call(setConsultationWeek, { body }));
}

type ChangedDay = Sent<typeof setConsultationDay>['params'] & Sent<typeof setConsultationDay>['body'];

export function useSetDay() {
  return useHoursChange(({ date, ...body }: ChangedDay) => call(setConsultationDay, { params: { date }, body }));
}

export function useDropDay() {
  return useHoursChange(({ date, version }: KeptDay) =>
    call(dropConsultationDay, { params: { date }, query: { version } }),
  );
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
  const run = useRunProven();
  const readAgain = () => cache.invalidateQueries({ queryKey: talksKey });
  return useMutation({
    mutationFn: ({ consultationId, to, ...body }: Change) => {
      const params = { consultationId };
      return run(() =>
        to
          ? call(moveConsultationByTeam, { params, body: { ...body, ...to } })
          : call(cancelConsultationByTeam, { params, body }),
      );
    },
    onSuccess: () => {
      onDone();
      return readAgain();
    },
    // What the family has changed meanwhile is shown as it is now.
    onError: readAgain,
  });
}
