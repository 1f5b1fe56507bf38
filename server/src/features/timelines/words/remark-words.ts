// What holds for one family in particular.

import type { Language } from '@evenlight/contract/languages';
import type { Remark, RemarkCode } from '@evenlight/contract/timelines/remark';
import { dayInWords } from '../../../platform/days.ts';
import { inEveryLanguage } from '../../../platform/texts/texts.ts';

const words: Record<Language, Record<RemarkCode, (day: string) => string>> = inEveryLanguage((t) => ({
  'moon-sighting': () => t('The date may differ by a day with the local sighting of the moon.'),
  'ask-pandit': () => t('The date follows the lunar calendar. Ask your pandit for it.'),
  'ask-rabbi-month': () => t('Customs differ for this Hebrew date. Confirm it with your rabbi.'),
  'ask-rabbi-first-year': () =>
    t('The burial was three or more days after the death. Ask your rabbi which date to keep in the first year.'),
  'ashkenazi-adar': (day) =>
    t(
      'The year has two months of Adar. Ashkenazi families keep the first, as here; Sephardi families keep {day}. Confirm it with your rabbi.',
      { day },
    ),
  'sephardi-adar': (day) =>
    t(
      'The year has two months of Adar. Sephardi families keep the second, as here; Ashkenazi families keep {day}. Confirm it with your rabbi.',
      { day },
    ),
  'shiva-after-festival': (day) =>
    t(
      'The funeral falls in a festival. Its last day, {day}, counts as the first of the seven, and you sit shiva from that evening on.',
      { day },
    ),
  'shiva-ends-at-festival': (day) => t('A festival begins on {day}, and shiva ends on the eve of it.', { day }),
  'shloshim-ends-at-festival': (day) =>
    t('A festival begins on {day}, and the thirty days end on the eve of it.', { day }),
  'festival-shortens-shloshim': (day) =>
    t(
      'The festival that ended shiva also shortens the thirty days. By the usual count they end on {day}; your rabbi can confirm it.',
      { day },
    ),
  'shiva-with-rabbi': () => t('After a cremation the family and the rabbi decide together when shiva begins.'),
  'moved-off-rest-day': (day) =>
    t(
      'The thirty days themselves end on {day}, which is a day of rest. A gathering is held on the next suitable day.',
      { day },
    ),
  'moved-off-holy-days': (day) =>
    t('By the count it would be {day}, when Orthodox churches hold no memorials. This is the nearest open day.', {
      day,
    }),
  'moved-to-mass': (day) =>
    t(
      'By the count it would be {day}, when no Mass is said. This is the Monday after Easter; your parish may offer another day.',
      { day },
    ),
  'moved-to-county-day': () =>
    t('County offices are closed at weekends and on holidays, so the permit is obtained on a working day.'),
  'county-closed': () =>
    t('County offices are closed until the service. Ask the funeral director about emergency filing at the weekend.'),
  'counted-from-service': () =>
    t('The service comes late here, so these days are counted from the service. Ask your clergy.'),
  'catholic-ashes': () =>
    t('In the Catholic Church ashes are laid to rest as a whole. They are not scattered, divided or kept at home.'),
}));

export function remarkInWords({ code, day }: Remark, language: Language): string {
  return words[language][code](day ? dayInWords(day, language) : '');
}
