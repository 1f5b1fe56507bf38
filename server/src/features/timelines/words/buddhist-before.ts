// Buddhist rites before the day of the service.
import type { InEveryLanguage } from './rite-words.ts';

export const buddhistWordsBefore: Record<string, InEveryLanguage> = {
  'bud-quiet': {
    en: {
      title: 'Quiet time with the body',
      description: 'Your loved one is left at rest, untouched, for as long as your school teaches.',
      notes:
        'Eight hours is common in Pure Land families. Tibetan teachers ask for four hours at least, and sometimes for three days and a half. Speak early with the hospital or hospice about what they can do.',
      duration: '3-8 hours, longer in Tibetan practice',
      participants: ['Family', 'Care staff'],
      location: 'Place of death',
    },
    es: {
      title: 'Tiempo de quietud con el cuerpo',
      description: 'Se deja descansar a su ser querido, sin tocarlo, el tiempo que enseña su escuela.',
      notes:
        'Las familias de la Tierra Pura suelen guardar ocho horas; la práctica tibetana pide al menos cuatro horas y hasta tres días y medio. Pregunte pronto en el hospital o al hospicio qué es posible.',
      duration: '3-8 horas, más en la práctica tibetana',
      participants: ['Familia', 'Personal de cuidados'],
      location: 'Donde ocurrió la muerte',
    },
  },
  'bud-bedside': {
    en: {
      title: 'Bedside chanting',
      description: 'Clergy or family chant at the bedside to help the mind stay calm.',
      notes:
        'Some schools chant the name of Amitabha, others hold makuragyo or prayers of transference. Your temple can tell you which, and can often chant by phone.',
      duration: '30 minutes to 8 hours',
      participants: ['Temple clergy', 'Family'],
      location: 'Place of death',
    },
    es: {
      title: 'Cantos junto a la cama',
      description: 'El clero o la familia recita junto a la cama para ayudar a que la mente esté en calma.',
      notes:
        'Unas escuelas recitan el nombre de Amitabha; otras hacen makuragyo u oraciones de transferencia. Su templo le dirá cuáles, y a menudo puede recitar por teléfono.',
      duration: 'De 30 minutos a 8 horas',
      participants: ['Clero del templo', 'Familia'],
      location: 'Donde ocurrió la muerte',
    },
  },
  'bud-temple': {
    en: {
      title: 'Call the temple',
      description: 'The temple hears of the death and agrees who will lead the services.',
      notes:
        'Tell them which school you follow and the memorial days your family keeps. Ask when monks and nuns may eat.',
      duration: '1 hour',
      participants: ['Family', 'Temple', 'Concierge'],
      location: 'By phone',
    },
    es: {
      title: 'Llamar al templo',
      description: 'El templo recibe la noticia y acuerda quién guiará los servicios.',
      notes:
        'Dígales cuál es su escuela y qué días de memoria guarda su familia. Pregunte a qué hora pueden comer los monjes y las monjas.',
      duration: '1 hora',
      participants: ['Familia', 'Templo', 'Nuestro equipo'],
      location: 'Por teléfono',
    },
  },
  'civ-transfer': {
    en: {
      title: 'Transfer into care',
      description: 'Staff of a licensed funeral home come and take your loved one gently into their care.',
      notes:
        'They come after the quiet time, so tell them the hour. Any treatment to preserve the body is your choice, and some schools ask for none.',
      duration: '1-3 hours',
      participants: ['Funeral home staff', 'Family'],
      location: 'Place of death to funeral home',
    },
    es: {
      title: 'Traslado a la funeraria',
      description:
        'El personal de una funeraria con licencia viene y recibe con suavidad a su ser querido para cuidarlo.',
      notes:
        'Llegan después del tiempo de quietud; dígales la hora. Cualquier tratamiento para conservar el cuerpo es opcional, y algunas escuelas piden que no lo haya.',
      duration: '1-3 horas',
      participants: ['Personal de la funeraria', 'Familia'],
      location: 'Del lugar de la muerte a la funeraria',
    },
  },
  'bud-date': {
    en: {
      title: 'Choose the day',
      description: 'The family and the temple agree on a day, and make sure the place is free.',
      notes:
        'Some Chinese and Vietnamese families ask for a favorable date, and many avoid Lunar New Year. In Tibetan practice at least three and a half days pass first.',
      duration: '30 minutes',
      participants: ['Family', 'Temple'],
      location: 'By phone',
    },
    es: {
      title: 'Elegir el día',
      description: 'La familia y el templo acuerdan un día y confirman que el lugar está libre.',
      notes:
        'Las familias chinas y vietnamitas pueden pedir una fecha favorable, y muchas evitan el Año Nuevo lunar. En la práctica tibetana, el día llega tres días y medio después de la muerte o más tarde.',
      duration: '30 minutos',
      participants: ['Familia', 'Templo'],
      location: 'Por teléfono',
    },
  },
  'bud-altar': {
    en: {
      title: 'Set up the altar',
      description: 'A small altar is made ready, with a picture of the person, flowers, fruit, candles and incense.',
      notes: 'White and soft colors are usual; red is avoided. Ask the chapel about candles and incense.',
      duration: '1 hour',
      participants: ['Family'],
      location: 'Home and funeral chapel',
    },
    es: {
      title: 'Preparar el altar',
      description: 'Se prepara un pequeño altar con una foto, incienso, velas, flores y fruta.',
      notes:
        'Lo habitual son el blanco y los colores suaves; se evita el rojo. Pregunte en la capilla por las velas y el incienso.',
      duration: '1 hora',
      participants: ['Familia'],
      location: 'Casa y capilla funeraria',
    },
  },
  'bud-encoffin': {
    en: {
      title: 'Dressing and encoffining',
      description:
        'As sutras are chanted, the family lays their loved one in the casket and adds a few treasured things.',
      notes: 'Ask the funeral home what may go inside; paper, cloth and flowers are usually fine.',
      duration: '1 hour',
      participants: ['Family', 'Monk or nun'],
      location: 'Funeral home',
    },
    es: {
      title: 'Vestir y colocar en el ataúd',
      description:
        'Mientras se recitan sutras, la familia coloca a la persona en el ataúd con unas pocas cosas queridas.',
      notes: 'Pregunte a la funeraria qué puede ir dentro; el papel, la tela y las flores suelen aceptarse.',
      duration: '1 hora',
      participants: ['Familia', 'Monje o monja'],
      location: 'Funeraria',
    },
  },
  'bud-wake': {
    en: {
      title: 'Evening chanting',
      description: 'Family and friends gather in the evening for sutras and incense.',
      notes:
        'Many families leave the casket open, but it is your choice. In Vietnamese and Chinese families mourners often wear headbands.',
      duration: '1-2 hours',
      participants: ['Temple clergy', 'Family', 'Friends'],
      location: 'Funeral home or temple',
    },
    es: {
      title: 'Cantos de la noche',
      description: 'Familiares y amistades se reúnen por la noche con sutras e incienso.',
      notes:
        'Muchas familias dejan el ataúd abierto, pero es decisión de ustedes. En familias vietnamitas y chinas, los dolientes suelen llevar cintas en la cabeza.',
      duration: '1-2 horas',
      participants: ['Clero del templo', 'Familia', 'Amistades'],
      location: 'Funeraria o templo',
    },
  },
};
