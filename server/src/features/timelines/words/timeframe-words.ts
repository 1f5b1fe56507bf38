// When an event is, as people say it: 'Day before the service', '13th day, counting the day of death as day 1'.
import type { Language } from '@evenlight/contract/languages';
import { type CalendarDay, type Counted, countedOf, isCalendarDay } from '@evenlight/contract/timelines/rite';
import type { DatedEvent } from '@evenlight/contract/timelines/timeline-of';
import { dayInWords } from '../../../platform/days.ts';

type Words = {
  asSoonAsPossible: string;
  fromDeath: (days: number) => string;
  /** For the days of mourning that have their number. */
  numbered: (first: number, last: number) => string;
  fromService: (days: number) => string;
  span: (from: string, to: string) => string;
  onCalendarDay: Record<CalendarDay, string>;
};

const english: Words = {
  asSoonAsPossible: 'As soon as possible',
  fromDeath: (days) =>
    days === 0 ? 'Day of death' : days === 1 ? 'Day after the death' : `${days} days after the death`,
  numbered: (first, last) => {
    const [from, to] = [first, last].map((ordinal) => `${ordinal}${englishEnding(ordinal)}`);
    return `${from === to ? from : `${from} to ${to}`} day, counting the day of death as day 1`;
  },
  fromService: (days) =>
    days === 0
      ? 'Day of the service'
      : Math.abs(days) === 1
        ? `Day ${days < 0 ? 'before' : 'after'} the service`
        : `${Math.abs(days)} days ${days < 0 ? 'before' : 'after'} the service`,
  span: (from, to) => `${from} to ${lowerFirst(to)}`,
  onCalendarDay: {
    anniversary: 'One year after the death',
    shiva: 'Seven days, counting the day of burial as day 1',
    'rising-from-shiva': 'The morning on which shiva ends',
    shloshim: '30th day, counting the day of burial as day 1',
    kaddish: 'Eleven Hebrew months from the burial',
    unveiling: 'After the thirty days, within twelve Hebrew months of the death',
    yahrzeit: 'Hebrew anniversary of the death, from the evening before',
    iddah: 'Four lunar months and ten days from the death',
    tithi: 'On the lunar day of the death, after a year',
  },
};

const spanish: Words = {
  asSoonAsPossible: 'Lo antes posible',
  fromDeath: (days) =>
    days === 0 ? 'Día de la muerte' : days === 1 ? 'Día después de la muerte' : `${days} días después de la muerte`,
  numbered: (first, last) =>
    `${first === last ? `Día ${first}` : `Días ${first} a ${last}`}, contando el día de la muerte como día 1`,
  fromService: (days) =>
    days === 0
      ? 'Día del servicio'
      : Math.abs(days) === 1
        ? `Día ${days < 0 ? 'antes' : 'después'} del servicio`
        : `${Math.abs(days)} días ${days < 0 ? 'antes' : 'después'} del servicio`,
  span: (from, to) => `${from} a ${lowerFirst(to)}`,
  onCalendarDay: {
    anniversary: 'Un año después de la muerte',
    shiva: 'Siete días, contando el día del entierro como día 1',
    'rising-from-shiva': 'La mañana en que termina la shivá',
    shloshim: 'Día 30, contando el día del entierro como día 1',
    kaddish: 'Once meses hebreos desde el entierro',
    unveiling: 'Después de los treinta días, dentro de doce meses hebreos desde la muerte',
    yahrzeit: 'Aniversario hebreo de la muerte, desde la víspera por la noche',
    iddah: 'Cuatro meses lunares y diez días desde la muerte',
    tithi: 'En el día lunar de la muerte, tras un año',
  },
};

const voices: Record<Language, Words> = { en: english, es: spanish };

function englishEnding(ordinal: number): string {
  if (ordinal % 100 >= 11 && ordinal % 100 <= 13) return 'th';
  return ['th', 'st', 'nd', 'rd'][ordinal % 10] ?? 'th';
}

function lowerFirst(text: string): string {
  return `${text.slice(0, 1).toLowerCase()}${text.slice(1)}`;
}

type Timed = Pick<DatedEvent, 'when' | 'category' | 'isFaithSpecific' | 'startsOn' | 'endsOn'>;

/** With the date where it is known; what should be done by now asks to be done soon, and shows no day that is gone. */
export function timeframeInWords(event: Timed, isOverdue: boolean, language: Language): string {
  if (isOverdue) return voices[language].asSoonAsPossible;
  const dates = datesInWords(event, language);
  return [whenInWords(event, voices[language]), dates].filter(Boolean).join(' · ');
}

function whenInWords({ when, category, isFaithSpecific }: Timed, words: Words): string {
  if (typeof when !== 'string') return '';
  if (isCalendarDay(when)) return words.onCalendarDay[when];
  const [first, last] = when.split('..').map(countedOf);
  if (!first) return '';
  const inWords = ({ from, days }: Counted) => (from === 'service' ? words.fromService(days) : words.fromDeath(days));
  const points = [first, last ?? first];
  const isNumbered =
    category === 'memorial' && isFaithSpecific && points.every(({ from, days }) => from === 'death' && days > 1);
  if (isNumbered) return words.numbered(first.days + 1, (last ?? first).days + 1);
  return last ? words.span(inWords(first), inWords(last)) : inWords(first);
}

function datesInWords({ startsOn, endsOn }: Pick<Timed, 'startsOn' | 'endsOn'>, language: Language): string {
  if (startsOn === null) return '';
  const start = dayInWords(startsOn, language);
  return endsOn === null ? start : `${start} – ${dayInWords(endsOn, language)}`;
}
