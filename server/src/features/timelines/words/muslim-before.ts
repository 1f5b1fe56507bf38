// Muslim rites and papers before the funeral prayer.
import type { InEveryLanguage } from './rite-words.ts';

export const muslimWordsBefore: Record<string, InEveryLanguage> = {
  'mus-bedside': {
    en: {
      title: 'First care and prayer',
      description:
        'The eyes are gently closed, the body is covered, and those present say Inna lillahi wa inna ilayhi raji’un.',
      notes: 'Keep the room calm and your loved one covered. Du’a in your own words is welcome.',
      duration: '30 minutes',
      participants: ['Family'],
      location: 'Place of death',
    },
    es: {
      title: 'Primeros cuidados y oración',
      description:
        'Se cierran los ojos con suavidad, se cubre el cuerpo y los presentes dicen Inna lillahi wa inna ilayhi raji’un.',
      notes:
        'Mantengan la habitación en calma y a su ser querido cubierto. También puede hacer du’a con sus propias palabras.',
      duration: '30 minutos',
      participants: ['Familia'],
      location: 'Donde ocurrió la muerte',
    },
  },
  'mus-masjid': {
    en: {
      title: 'Call the masjid and Muslim cemetery',
      description: 'Your masjid arranges the washers, the time of the prayer and a grave.',
      notes:
        'Tell them whether your family is Sunni, Shia or of another community, and whether you already own a grave. Ask who can help with the washing.',
      duration: '1 hour',
      participants: ['Family', 'Imam or funeral committee', 'Concierge'],
      location: 'By phone',
    },
    es: {
      title: 'Llamar a la mezquita y al cementerio musulmán',
      description: 'Su mezquita organiza el lavado, la hora de la oración y una tumba.',
      notes:
        'Dígales si su familia es suní, chií o de otra comunidad, y si ya tienen una tumba. Pregunte quién puede ayudar con el lavado.',
      duration: '1 hora',
      participants: ['Familia', 'Imán o comité funerario', 'Nuestro equipo'],
      location: 'Por teléfono',
    },
  },
  'civ-transfer': {
    en: {
      title: 'Transfer into care',
      description: 'Staff of a licensed funeral home come and take your loved one into their care.',
      notes:
        'Your loved one is only kept cool, and stays covered. Ask for staff of the same gender where that can be arranged.',
      duration: '1-3 hours',
      participants: ['Funeral home staff', 'Family'],
      location: 'Place of death to funeral home',
    },
    es: {
      title: 'Traslado a la funeraria',
      description: 'El personal de una funeraria con licencia viene y recibe a su ser querido para cuidarlo.',
      notes:
        'A su ser querido solo se le mantiene en frío, y siempre cubierto. Pida personal del mismo género si es posible.',
      duration: '1-3 horas',
      participants: ['Personal de la funeraria', 'Familia'],
      location: 'Del lugar de la muerte a la funeraria',
    },
  },
  'mus-announce': {
    en: {
      title: 'Announce the janazah',
      description: 'The community hears when and where the janazah and the burial are.',
      notes:
        'Many families also ask to hear from anyone to whom a debt is owed. The masjid can send the message for you.',
      duration: '30 minutes',
      participants: ['Family', 'Masjid'],
      location: 'Masjid and messages',
    },
    es: {
      title: 'Anunciar la janazah',
      description: 'La comunidad se entera de cuándo y dónde son la janazah y el entierro.',
      notes:
        'Muchas familias piden también que se presente quien tenga una deuda por cobrar. La mezquita puede enviar el mensaje por ustedes.',
      duration: '30 minutos',
      participants: ['Familia', 'Mezquita'],
      location: 'Mezquita y mensajes',
    },
  },
  'mus-ghusl': {
    en: {
      title: 'Ghusl (ritual washing)',
      description: 'Trained washers wash the body with care an odd number of times, and keep it covered throughout.',
      notes:
        'Washers are of the same gender; a husband or wife may wash their spouse. Relatives who wish to help can ask the masjid.',
      duration: '1-1.5 hours',
      participants: ['Trained washers of the same gender', 'Spouse or close relatives'],
      location: 'Masjid or funeral home washing room',
    },
    es: {
      title: 'Ghusl (lavado ritual)',
      description: 'Personas preparadas lavan el cuerpo con cuidado un número impar de veces, siempre cubierto.',
      notes:
        'Quienes lavan son del mismo género; los esposos pueden lavarse entre sí. Los familiares que quieran ayudar pueden preguntar en la mezquita.',
      duration: '1-1.5 horas',
      participants: ['Personas preparadas para el lavado, del mismo género', 'Cónyuge o familiares cercanos'],
      location: 'Sala de lavado de la mezquita o la funeraria',
    },
  },
  'mus-kafan': {
    en: {
      title: 'Kafan (shrouding)',
      description: 'Plain white cotton is wrapped around your loved one.',
      notes:
        'By custom a man’s kafan has three pieces and a woman’s has five. Ask the masjid whether it provides the cloth.',
      duration: '30 minutes',
      participants: ['Washers', 'Close relatives'],
      location: 'Masjid or funeral home washing room',
    },
    es: {
      title: 'Kafan (mortaja)',
      description: 'El cuerpo se envuelve en algodón blanco y sencillo.',
      notes:
        'La costumbre es de tres piezas para un hombre y cinco para una mujer. Pregunte si la mezquita proporciona la tela.',
      duration: '30 minutos',
      participants: ['Quienes hicieron el lavado', 'Familiares cercanos'],
      location: 'Sala de lavado de la mezquita o la funeraria',
    },
  },
};
