// What our team reads and writes about talks: those that come, and when more can be booked.
import {
  type ComingConsultation,
  type ConsultationHours,
  dropConsultationDay,
  getConsultationHours,
  listComingConsultations,
  type SpecialDay,
  setConsultationDay,
  setConsultationWeek,
} from '@evenlight/contract/consultations';
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
  const show = useShowHours();
  return useMutation({
    mutationFn: (week: ConsultationHours['week']) => call(setConsultationWeek, { body: { week } }),
    onSuccess: show,
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
