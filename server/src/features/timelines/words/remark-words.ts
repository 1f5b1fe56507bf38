// What holds for one family in particular, in both languages.
import type { Language } from '@evenlight/contract/languages';
import type { Remark, RemarkCode } from '@evenlight/contract/timelines/remark';
import { dayInWords } from '../../../platform/days.ts';

const words: Record<Language, Record<RemarkCode, (day: string) => string>> = {
  en: {
    'moon-sighting': () => 'The date may differ by a day with the local sighting of the moon.',
    'ask-pandit': () => 'The date follows the lunar calendar. Ask your pandit for it.',
    'ask-rabbi-month': () => 'Customs differ for this Hebrew date. Confirm it with your rabbi.',
    'ask-rabbi-first-year': () =>
      'The burial was three or more days after the death. Ask your rabbi which date to keep in the first year.',
    'shiva-after-festival': () =>
      'The burial falls between festival days, so shiva begins when the festival is over. Ask your rabbi how the last festival day counts.',
    'shiva-ends-at-festival': (day) => `A festival begins on ${day}, and shiva ends on the eve of it.`,
    'shloshim-ends-at-festival': (day) => `A festival begins on ${day}, and the thirty days end on the eve of it.`,
    'festival-shortens-shloshim': () =>
      'The festival that ended shiva also shortens the count of the thirty days. Ask your rabbi for the day.',
    'shiva-with-rabbi': () => 'After a cremation the family and the rabbi decide together when shiva begins.',
    'moved-off-rest-day': (day) =>
      `The thirty days themselves end on ${day}, which is a day of rest. A gathering is held on the next suitable day.`,
    'moved-off-holy-days': (day) =>
      `The fortieth day, ${day}, falls in days on which no memorials are held. This is the nearest open day.`,
    'counted-from-service': () =>
      'The service comes late here, so these days are counted from the service. Ask your clergy.',
    'catholic-ashes': () =>
      'In the Catholic Church ashes are laid to rest as a whole. They are not scattered, divided or kept at home.',
  },
  es: {
    'moon-sighting': () => 'La fecha puede variar un día según el avistamiento local de la luna.',
    'ask-pandit': () => 'La fecha sigue el calendario lunar. Pregúntela a su pandit.',
    'ask-rabbi-month': () => 'Las costumbres difieren en esta fecha hebrea. Confírmela con su rabino.',
    'ask-rabbi-first-year': () =>
      'El entierro fue tres o más días después de la muerte. Pregunte a su rabino qué fecha guardar el primer año.',
    'shiva-after-festival': () =>
      'El entierro cae entre días de fiesta, así que la shivá comienza cuando la fiesta termina. Pregunte a su rabino cómo cuenta el último día.',
    'shiva-ends-at-festival': (day) => `Una festividad comienza el ${day}, y la shivá termina en su víspera.`,
    'shloshim-ends-at-festival': (day) =>
      `Una festividad comienza el ${day}, y los treinta días terminan en su víspera.`,
    'festival-shortens-shloshim': () =>
      'La festividad que terminó la shivá también acorta la cuenta de los treinta días. Pregunte el día a su rabino.',
    'shiva-with-rabbi': () => 'Tras una cremación, la familia y el rabino deciden juntos cuándo comienza la shivá.',
    'moved-off-rest-day': (day) =>
      `Los treinta días terminan el ${day}, que es día de descanso. La reunión se hace el siguiente día adecuado.`,
    'moved-off-holy-days': (day) =>
      `El día cuarenta, ${day}, cae en días en que no se celebran memoriales. Este es el día abierto más cercano.`,
    'counted-from-service': () =>
      'Aquí el servicio es más tarde, por lo que estos días se cuentan desde el servicio. Pregunte a su clero.',
    'catholic-ashes': () =>
      'En la Iglesia católica las cenizas se depositan enteras. No se esparcen, no se dividen ni se guardan en casa.',
  },
};

export function remarkInWords({ code, day }: Remark, language: Language): string {
  return words[language][code](day ? dayInWords(day, language) : '');
}
