// Christian rites before the day of the service.
import type { InEveryLanguage } from './rite-words.ts';

export const christianWordsBefore: Record<string, InEveryLanguage> = {
  'chr-clergy': {
    en: {
      title: 'Call the priest or pastor',
      description: 'Your priest or pastor comes or calls to pray with you and to begin planning.',
      notes:
        'Anointing is for people who are ill and living; for someone who has died there are prayers of farewell, which clergy gladly say. No parish yet? Ask us to help you find one.',
      duration: '30 minutes',
      participants: ['Family', 'Clergy'],
      location: 'By phone',
    },
    es: {
      title: 'Llamar al sacerdote o pastor',
      description: 'Su sacerdote o pastor viene o llama para orar con ustedes y empezar a planear.',
      notes:
        'La unción es para personas enfermas que viven; para quien ha muerto hay oraciones de despedida, que el clero dice con gusto. ¿Aún no tiene parroquia? Pídanos ayuda para encontrar una.',
      duration: '30 minutos',
      participants: ['Familia', 'Clero'],
      location: 'Por teléfono',
    },
  },
  'chr-date': {
    en: {
      title: 'Agree the day with the church',
      description: 'The family, the church and the place of rest agree on a day before it is announced.',
      notes:
        'Catholic and Orthodox churches do not hold every kind of service on every day. Ask about Sundays, Holy Week and feast days.',
      duration: '1 hour',
      participants: ['Family', 'Clergy', 'Cemetery'],
      location: 'Parish office',
    },
    es: {
      title: 'Acordar el día con la iglesia',
      description: 'La familia, la iglesia y el lugar de descanso acuerdan el día antes de anunciarlo.',
      notes:
        'Las iglesias católicas y ortodoxas no celebran todo tipo de servicio todos los días. Pregunte por los domingos, la Semana Santa y las fiestas.',
      duration: '1 hora',
      participants: ['Familia', 'Clero', 'Cementerio'],
      location: 'Oficina de la parroquia',
    },
  },
  'chr-liturgy': {
    en: {
      title: 'Choose readings, music and roles',
      description: 'Together with the clergy you choose Scripture, hymns, readers and pallbearers.',
      notes:
        'Parishes have their own rules for music and for spoken memories. Orthodox services use chant without instruments.',
      duration: '1-2 hours',
      participants: ['Family', 'Clergy', 'Music director'],
      location: 'Parish or home',
    },
    es: {
      title: 'Elegir lecturas, música y participantes',
      description:
        'Junto con el clero se eligen las lecturas de la Biblia, los himnos, los lectores y quienes llevarán a su ser querido.',
      notes:
        'Cada parroquia tiene sus normas para la música y los recuerdos hablados. Los servicios ortodoxos usan canto sin instrumentos.',
      duration: '1-2 horas',
      participants: ['Familia', 'Clero', 'Director de música'],
      location: 'Parroquia o casa',
    },
  },
  'chr-prepare': {
    en: {
      title: 'Clothing and preparation',
      description: 'The family chooses clothes and, if wished, a cross, a rosary or a prayer rope.',
      notes:
        'Embalming is your free choice and no law asks for it; keeping your loved one cool is always possible. Bring a photo if hair or makeup matter to you.',
      duration: '1-2 hours',
      participants: ['Family', 'Funeral home staff'],
      location: 'Funeral home',
    },
    es: {
      title: 'Ropa y preparación',
      description: 'La familia elige la ropa y, si lo desea, una cruz, un rosario o un cordón de oración.',
      notes:
        'Embalsamar es una decisión libre y ninguna ley lo exige; siempre es posible mantener a su ser querido en frío. Traiga una foto si el peinado o el maquillaje son importantes para ustedes.',
      duration: '1-2 horas',
      participants: ['Familia', 'Personal de la funeraria'],
      location: 'Funeraria',
    },
  },
  'chr-visitation': {
    en: {
      title: 'Visitation',
      description: 'Friends come to pay their respects and to sit with the family.',
      notes:
        'Whether the casket is open or closed is your choice. Someone at the door can greet guests, so that you can sit down.',
      duration: '2-4 hours',
      participants: ['Family', 'Friends'],
      location: 'Funeral home or church',
    },
    es: {
      title: 'Visitación',
      description: 'Las amistades vienen a presentar sus respetos y a acompañar a la familia.',
      notes:
        'El ataúd abierto o cerrado es decisión de ustedes. Alguien en la puerta puede recibir a los invitados, para que ustedes puedan sentarse.',
      duration: '2-4 horas',
      participants: ['Familia', 'Amistades'],
      location: 'Funeraria o iglesia',
    },
  },
  'chr-vigil': {
    en: {
      title: 'Vigil and Rosary',
      description: 'The evening before, family and parish gather for Scripture, prayer and often the Rosary.',
      notes: 'This is a good hour for stories and eulogies, because the Mass leaves little room for them.',
      duration: '1-1.5 hours',
      participants: ['Priest or deacon', 'Family', 'Parish'],
      location: 'Church or funeral home',
    },
    es: {
      title: 'Vigilia y Rosario',
      description:
        'La noche anterior, la familia y la parroquia se reúnen para escuchar la Escritura, orar y, a menudo, rezar el Rosario.',
      notes: 'Es un buen momento para los recuerdos y elogios, porque la Misa deja poco espacio para ellos.',
      duration: '1-1.5 horas',
      participants: ['Sacerdote o diácono', 'Familia', 'Parroquia'],
      location: 'Iglesia o funeraria',
    },
  },
  'chr-trisagion': {
    en: {
      title: 'Trisagion or Panikhida',
      description: 'The priest leads evening prayers for the person who died, before the day of the funeral.',
      notes: 'Ask the parish whether it is held in the church or at the funeral home.',
      duration: '30-45 minutes',
      participants: ['Priest', 'Family', 'Parish'],
      location: 'Church or funeral home',
    },
    es: {
      title: 'Trisagion o Panikhida',
      description: 'El sacerdote guía las oraciones de la tarde por la persona que murió, antes del día del funeral.',
      notes: 'Pregunte a la parroquia si es en la iglesia o en la funeraria.',
      duration: '30-45 minutos',
      participants: ['Sacerdote', 'Familia', 'Parroquia'],
      location: 'Iglesia o funeraria',
    },
  },
};
