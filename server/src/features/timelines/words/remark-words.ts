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
    'ashkenazi-adar': (day) =>
      `The year has two months of Adar. Ashkenazi families keep the first, as here; Sephardi families keep ${day}. Confirm it with your rabbi.`,
    'sephardi-adar': (day) =>
      `The year has two months of Adar. Sephardi families keep the second, as here; Ashkenazi families keep ${day}. Confirm it with your rabbi.`,
    'shiva-after-festival': (day) =>
      `The burial falls in a festival. Its last day, ${day}, counts as the first of the seven, and you sit shiva from that evening on.`,
    'shiva-ends-at-festival': (day) => `A festival begins on ${day}, and shiva ends on the eve of it.`,
    'shloshim-ends-at-festival': (day) => `A festival begins on ${day}, and the thirty days end on the eve of it.`,
    'festival-shortens-shloshim': (day) =>
      `The festival that ended shiva also shortens the thirty days. By the usual count they end on ${day}; your rabbi can confirm it.`,
    'shiva-with-rabbi': () => 'After a cremation the family and the rabbi decide together when shiva begins.',
    'moved-off-rest-day': (day) =>
      `The thirty days themselves end on ${day}, which is a day of rest. A gathering is held on the next suitable day.`,
    'moved-off-holy-days': (day) =>
      `By the count it would be ${day}, when Orthodox churches hold no memorials. This is the nearest open day.`,
    'moved-to-mass': (day) =>
      `By the count it would be ${day}, when no Mass is said. This is the Monday after Easter; your parish may offer another day.`,
    'moved-to-county-day': () =>
      'County offices are closed at weekends and on holidays, so the permit is obtained on a working day.',
    'county-closed': () =>
      'County offices are closed until the service. Ask the funeral director about emergency filing at the weekend.',
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
    'ashkenazi-adar': (day) =>
      `El año tiene dos meses de Adar. Las familias asquenazíes guardan el primero, como aquí; las sefardíes guardan el ${day}. Confírmelo con su rabino.`,
    'sephardi-adar': (day) =>
      `El año tiene dos meses de Adar. Las familias sefardíes guardan el segundo, como aquí; las asquenazíes guardan el ${day}. Confírmelo con su rabino.`,
    'shiva-after-festival': (day) =>
      `El entierro cae en una festividad. Su último día, ${day}, cuenta como el primero de los siete, y la shivá se guarda desde esa noche.`,
    'shiva-ends-at-festival': (day) => `Una festividad comienza el ${day}, y la shivá termina en su víspera.`,
    'shloshim-ends-at-festival': (day) =>
      `Una festividad comienza el ${day}, y los treinta días terminan en su víspera.`,
    'festival-shortens-shloshim': (day) =>
      `La festividad que terminó la shivá también acorta los treinta días. Según la cuenta habitual terminan el ${day}; su rabino puede confirmarlo.`,
    'shiva-with-rabbi': () => 'Tras una cremación, la familia y el rabino deciden juntos cuándo comienza la shivá.',
    'moved-off-rest-day': (day) =>
      `Los treinta días terminan el ${day}, que es día de descanso. La reunión se hace el siguiente día adecuado.`,
    'moved-off-holy-days': (day) =>
      `Según la cuenta sería el ${day}, cuando las iglesias ortodoxas no celebran memoriales. Este es el día abierto más cercano.`,
    'moved-to-mass': (day) =>
      `Según la cuenta sería el ${day}, cuando no se celebra ninguna Misa. Este es el lunes después de Pascua; su parroquia puede ofrecerle otro día.`,
    'moved-to-county-day': () =>
      'Las oficinas del condado cierran los fines de semana y festivos, así que el permiso se obtiene en un día laborable.',
    'county-closed': () =>
      'Las oficinas del condado están cerradas hasta el servicio. Pregunte al director funerario por el trámite de emergencia en fin de semana.',
    'counted-from-service': () =>
      'Aquí el servicio es más tarde, por lo que estos días se cuentan desde el servicio. Pregunte a su clero.',
    'catholic-ashes': () =>
      'En la Iglesia católica las cenizas se depositan enteras. No se esparcen, no se dividen ni se guardan en casa.',
  },
};

export function remarkInWords({ code, day }: Remark, language: Language): string {
  return words[language][code](day ? dayInWords(day, language) : '');
}
