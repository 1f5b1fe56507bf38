// Notes for families who named their branch: the general ones speak of every branch, and theirs of no other.
import type { Language } from '@evenlight/contract/languages';
import type { Branch } from '@evenlight/contract/traditions';

type Notes = Record<string, Record<Language, string>>;

const whoMaySpeak = {
  en: 'Ask early who may speak and when, because churches differ.',
  es: 'Pregunte con tiempo quién puede hablar y cuándo, porque cada iglesia es distinta.',
};

const western: Notes = {
  'chr-liturgy': {
    en: 'Churches have their own rules for music and for spoken memories. Ask before you print anything.',
    es: 'Cada iglesia tiene sus propias reglas para la música y las palabras de recuerdo. Pregunte antes de imprimir.',
  },
  'chr-funeral': whoMaySpeak,
  'chr-committal': {
    en: 'Ask whether the family may stay until the casket is lowered.',
    es: 'Pregunte si la familia puede quedarse hasta que se baje el ataúd.',
  },
  'chr-meal': {
    en: 'A group of the church can often cook or serve, if you ask.',
    es: 'A menudo un grupo de la iglesia puede cocinar o servir, si se lo pide.',
  },
};

const catholic: Notes = {
  ...western,
  'chr-date': {
    en: 'A funeral Mass is not held on every day. Ask about Sundays, Holy Week and feast days.',
    es: 'La Misa de exequias no se celebra todos los días. Pregunte por los domingos, la Semana Santa y las fiestas.',
  },
  'chr-day40': {
    en: 'Many Filipino families keep it with a Mass and a meal. Ask the parish about the hour.',
    es: 'Muchas familias filipinas lo guardan con una Misa y una comida. Pregunte la hora a la parroquia.',
  },
  'chr-anniversary': {
    en: 'Many families also remember on All Souls, November 2.',
    es: 'Muchas familias recuerdan también el Día de los Fieles Difuntos, el 2 de noviembre.',
  },
};

const protestant: Notes = {
  ...western,
  'chr-date': {
    en: 'Ask the church about Sundays, Holy Week and feast days.',
    es: 'Pregunte a la iglesia por los domingos, la Semana Santa y las fiestas.',
  },
  'chr-cremation': {
    en: 'Ask the crematory whether family may be there.',
    es: 'Pregunte al crematorio si la familia puede estar.',
  },
  'chr-inurnment': {
    en: 'Each place of rest needs its own permit.',
    es: 'Cada lugar de descanso necesita su propio permiso.',
  },
  'chr-anniversary': {
    en: 'A quiet hour at home or at the grave is enough.',
    es: 'Basta una hora tranquila en casa o junto a la tumba.',
  },
};

const orthodox: Notes = {
  'chr-date': {
    en: 'The church does not hold funerals on every day. Ask about Sundays, Holy Week and feast days.',
    es: 'La iglesia no celebra funerales todos los días. Pregunte por los domingos, la Semana Santa y las fiestas.',
  },
  'chr-funeral': whoMaySpeak,
  'chr-day40': {
    en: 'The family brings koliva. The day moves if the church calendar is closed.',
    es: 'La familia lleva koliva. El día se mueve si el calendario de la iglesia está cerrado.',
  },
  'chr-anniversary': {
    en: 'Many families also remember on the Saturdays of Souls.',
    es: 'Muchas familias recuerdan también en los Sábados de las Almas.',
  },
};

export const branchNotes: Partial<Record<Branch, Notes>> = {
  catholic,
  protestant,
  homegoing: protestant,
  'eastern-orthodox': orthodox,
};
