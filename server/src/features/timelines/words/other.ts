// Steps for traditions we know only through the family: we ask, and name no rite of theirs.
import type { InEveryLanguage } from './rite-words.ts';

export const otherWords: Record<string, InEveryLanguage> = {
  'oth-concierge': {
    en: {
      title: 'Talk with the concierge',
      description: 'You tell us about your tradition, and we plan from your words.',
      notes: 'Say what must happen and what must not. We ask before we assume anything.',
      duration: '45 minutes',
      participants: ['Family', 'Concierge'],
      location: 'By phone',
    },
    es: {
      title: 'Hablar con nuestro equipo',
      description: 'Usted nos cuenta sobre su tradición, y planeamos a partir de sus palabras.',
      notes: 'Díganos qué debe hacerse y qué no. Preguntamos antes de suponer nada.',
      duration: '45 minutos',
      participants: ['Familia', 'Nuestro equipo'],
      location: 'Por teléfono',
    },
  },
  'oth-leader': {
    en: {
      title: 'Contact your spiritual leader or elder',
      description: 'Your spiritual leader or an elder tells you what needs to happen first, and how soon.',
      notes: 'Ask what must come first, before anyone moves, washes or dresses the body, and who may do it.',
      duration: '30 minutes',
      participants: ['Family', 'Leader or elder'],
      location: 'By phone',
    },
    es: {
      title: 'Hablar con su guía espiritual o una persona mayor',
      description: 'Su guía espiritual o una persona mayor le dice qué debe hacerse primero y con qué prontitud.',
      notes: 'Pregunte qué se hace antes de mover, lavar o vestir el cuerpo, y quién puede hacerlo.',
      duration: '30 minutos',
      participants: ['Familia', 'Guía o persona mayor'],
      location: 'Por teléfono',
    },
  },
  'civ-transfer': {
    en: {
      title: 'Transfer into care',
      description: 'Staff of a licensed funeral home come and take your loved one into their care.',
      notes: 'Nothing more is done until your community has told us its wishes. Tell the staff who will speak for you.',
      duration: '1-3 hours',
      participants: ['Funeral home staff', 'Family'],
      location: 'Place of death to funeral home',
    },
    es: {
      title: 'Traslado a la funeraria',
      description: 'El personal de una funeraria con licencia viene y recibe a su ser querido para cuidarlo.',
      notes:
        'No se hace nada más hasta conocer los deseos de su comunidad. Diga al personal quién hablará por ustedes.',
      duration: '1-3 horas',
      participants: ['Personal de la funeraria', 'Familia'],
      location: 'Del lugar de la muerte a la funeraria',
    },
  },
  'oth-disposition': {
    en: {
      title: 'Agree burial, cremation or other',
      description: 'The family and its leader agree on burial, cremation or another way.',
      notes:
        'Some communities rule out one of them, or limit how far the person may be taken. Ask before anything is signed.',
      duration: '30 minutes',
      participants: ['Legal decision-maker', 'Family'],
      location: 'Home or by phone',
    },
    es: {
      title: 'Acordar entierro, cremación u otra opción',
      description: 'La familia y su guía acuerdan el entierro, la cremación u otra forma.',
      notes:
        'Algunas comunidades excluyen una de ellas o limitan la distancia del traslado. Pregunte antes de firmar nada.',
      duration: '30 minutos',
      participants: ['Persona con derecho a decidir', 'Familia'],
      location: 'En casa o por teléfono',
    },
  },
  'oth-prepare': {
    en: {
      title: 'Care and preparation rites',
      description: 'Your loved one is washed, dressed and prayed for as your tradition asks.',
      notes: 'The funeral home can give your community a room and time. Tell them what you will bring.',
      duration: '1-2 hours',
      participants: ['Family', 'Community members'],
      location: 'Funeral home or home',
    },
    es: {
      title: 'Ritos de cuidado y preparación',
      description: 'Se lava y se viste a su ser querido, y se ora por él, como pide su tradición.',
      notes: 'La funeraria puede dar a su comunidad una sala y tiempo. Dígales qué van a llevar.',
      duration: '1-2 horas',
      participants: ['Familia', 'Miembros de la comunidad'],
      location: 'Funeraria o casa',
    },
  },
  'oth-ceremony': {
    en: {
      title: 'Main ceremony',
      description: 'Your community leads the ceremony in its own order and language.',
      notes: 'Tell the venue about music, fire, food and seating ahead of time.',
      duration: '60 minutes',
      participants: ['Leader or elder', 'Family', 'Community'],
      location: 'Venue',
    },
    es: {
      title: 'Ceremonia principal',
      description: 'Su comunidad guía la ceremonia en su propio orden e idioma.',
      notes: 'Avise con tiempo al lugar sobre la música, el fuego, la comida y los asientos.',
      duration: '60 minutos',
      participants: ['Guía o persona mayor', 'Familia', 'Comunidad'],
      location: 'Lugar de la ceremonia',
    },
  },
  'oth-committal': {
    en: {
      title: 'Committal',
      description: 'The last words and rites are held at the grave or at the crematory.',
      notes: 'Ask how long you may stay and how many people can be there.',
      duration: '30 minutes',
      participants: ['Leader or elder', 'Family'],
      location: 'Cemetery or crematory',
    },
    es: {
      title: 'Última despedida',
      description: 'Las últimas palabras y los ritos finales se hacen junto a la tumba o en el crematorio.',
      notes: 'Pregunte cuánto tiempo pueden quedarse y cuántas personas pueden estar.',
      duration: '30 minutos',
      participants: ['Guía o persona mayor', 'Familia'],
      location: 'Cementerio o crematorio',
    },
  },
  'oth-gathering': {
    en: {
      title: 'Community gathering',
      description: 'People eat together and remember the person, in the way of your community.',
      notes: '',
      duration: '2 hours',
      participants: ['Family', 'Community'],
      location: 'Hall or home',
    },
    es: {
      title: 'Reunión de la comunidad',
      description: 'La gente come junta y recuerda a la persona, a la manera de su comunidad.',
      notes: '',
      duration: '2 horas',
      participants: ['Familia', 'Comunidad'],
      location: 'Salón o casa',
    },
  },
  'oth-days': {
    en: {
      title: 'Days of remembrance',
      description: 'Your family keeps the days of remembrance that belong to your community.',
      notes: 'Traditions count these days differently. Tell us yours, or write them in a note here.',
      duration: 'As needed',
      participants: ['Family', 'Community'],
      location: 'Home or place of worship',
    },
    es: {
      title: 'Días de recuerdo',
      description: 'Su familia guarda los días de recuerdo propios de su comunidad.',
      notes: 'Cada tradición cuenta estos días de otra manera. Díganos los suyos, o escríbalos aquí en una nota.',
      duration: 'Según se necesite',
      participants: ['Familia', 'Comunidad'],
      location: 'Casa o lugar de culto',
    },
  },
  'oth-year': {
    en: {
      title: 'First year',
      description: 'A year on, the family remembers the person, if that is your custom.',
      notes: 'Some communities go by a calendar of their own; ask your leader for the day.',
      duration: '1-2 hours',
      participants: ['Family'],
      location: 'Home or place of worship',
    },
    es: {
      title: 'Primer año',
      description: 'Un año después, la familia recuerda a la persona, si esa es su costumbre.',
      notes: 'Algunas comunidades siguen su propio calendario; pregunte el día a su guía.',
      duration: '1-2 horas',
      participants: ['Familia'],
      location: 'Casa o lugar de culto',
    },
  },
};
