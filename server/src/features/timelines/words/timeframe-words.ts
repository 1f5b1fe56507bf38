// When an event is, as people say it: 'Day before the service', '13th day, counting the day of death as day 1'.
import type { Language } from '@evenlight/contract/languages';
import { type CalendarDay, type Counted, countedOf, isCalendarDay } from '@evenlight/contract/timelines/rite';
import type { DatedEvent } from '@evenlight/contract/timelines/timeline-of';
import { dayInWords } from '../../../platform/days.ts';
import { inEveryLanguage } from '../../../platform/texts/texts.ts';

type Words = {
  asSoonAsPossible: string;
  fromDeath: (days: number) => string;
  /** For the days of mourning that have their number. */
  numbered: (first: number, last: number) => string;
  fromService: (days: number) => string;
  span: (from: string, to: string) => string;
  onCalendarDay: Record<CalendarDay, string>;
};

const voices = inEveryLanguage(
  (t): Words => ({
    asSoonAsPossible: t('As soon as possible'),
    fromDeath: (days) =>
      t('{days, plural, =0 {Day of death} =1 {Day after the death} other {# days after the death}}', { days }),
    numbered: (first, last) =>
      first === last
        ? t('{day, selectordinal, one {#st} two {#nd} few {#rd} other {#th}} day, counting the day of death as day 1', {
            day: first,
          })
        : t(
            '{first, selectordinal, one {#st} two {#nd} few {#rd} other {#th}} to {last, selectordinal, one {#st} two {#nd} few {#rd} other {#th}} day, counting the day of death as day 1',
            { first, last },
          ),
    fromService: (days) =>
      days < 0
        ? t('{days, plural, =1 {Day before the service} other {# days before the service}}', { days: -days })
        : t('{days, plural, =0 {Day of the service} =1 {Day after the service} other {# days after the service}}', {
            days,
          }),
    span: (from, to) => t('{from} to {to}', { from, to: lowerFirst(to) }, 'two points in time'),
    onCalendarDay: {
      anniversary: t('One year after the death'),
      shiva: t('Seven days, counting the day of burial as day 1'),
      'rising-from-shiva': t('The morning on which shiva ends'),
      shloshim: t('30th day, counting the day of burial as day 1'),
      kaddish: t('Eleven Hebrew months from the burial'),
      unveiling: t('After the thirty days, within twelve Hebrew months of the death'),
      yahrzeit: t('Hebrew anniversary of the death, from the evening before'),
      iddah: t('Four lunar months and ten days from the death'),
      tithi: t('On the lunar day of the death, after a year'),
    },
  }),
);

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
