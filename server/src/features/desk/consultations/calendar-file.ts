// A booked talk as a calendar file. An instant in UTC: every calendar shows it on its own clock.

import { type Brand, localPhone } from '@evenlight/contract/brand';
import { CONSULTATION_MINUTES } from '@evenlight/contract/consultations';
import type { Language } from '@evenlight/contract/languages';
import ical, { ICalAlarmType, ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import { inEveryLanguage } from '../../../platform/texts/texts.ts';
import type { ConsultationRow } from './consultation-store.ts';

type Options = { brand: Brand; language: Language; now: Date };
type Talk = Pick<ConsultationRow, 'id' | 'startsAt' | 'version' | 'cancelledAt'>;

const words: Record<Language, { summary: string; place: (phone: string) => string }> = inEveryLanguage((t) => ({
  summary: t('Talk with', 'consultations calendar file'),
  place: (phone) => t('By phone. Our number is {phone}.', { phone }),
}));

const AN_HOUR_BEFORE = 3_600;

export function calendarOfTalk(
  { id, startsAt, version, cancelledAt }: Talk,
  { brand, language, now }: Options,
): string {
  const { summary, place } = words[language];
  const calendar = ical({
    method: cancelledAt ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH,
    prodId: { company: brand.name, product: 'Talks', language: language.toUpperCase() },
  });
  const event = calendar.createEvent({
    id: `talk-${id}@${brand.name.toLowerCase()}`,
    stamp: now,
    sequence: version,
    start: startsAt,
    end: new Date(startsAt.getTime() + CONSULTATION_MINUTES * 60_000),
    summary: `${summary} ${brand.name}`,
    location: place(localPhone(brand.supportPhone)),
    status: cancelledAt ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
  });
  if (!cancelledAt) event.createAlarm({ type: ICalAlarmType.display, trigger: AN_HOUR_BEFORE });
  return calendar.toString();
}
