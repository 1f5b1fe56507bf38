// Christian rites from the day of the service on.
import type { InEveryLanguage } from './rite-words.ts';

export const christianWordsAfter: Record<string, InEveryLanguage> = {
  'chr-funeral': {
    en: {
      title: 'Funeral service or Mass',
      description: 'The church commends the person to God, in the order of service that your own church keeps.',
      notes:
        'It may be a Catholic Mass, an Orthodox funeral, a Protestant service or a homegoing. Ask early who may speak and when, because churches differ.',
      duration: '45-75 minutes',
      participants: ['Clergy', 'Family', 'Congregation'],
      location: 'Church or chapel',
    },
    es: {
      title: 'Servicio fúnebre o Misa',
      description: 'La iglesia encomienda a la persona a Dios, en el orden que sigue su propia iglesia.',
      notes:
        'Puede ser una Misa católica, un funeral ortodoxo, un servicio protestante o una celebración de regreso a casa (homegoing). Pregunte con tiempo quién puede hablar y cuándo, porque cada iglesia es distinta.',
      duration: '45-75 minutos',
      participants: ['Clero', 'Familia', 'Congregación'],
      location: 'Iglesia o capilla',
    },
  },
  'chr-committal': {
    en: {
      title: 'Committal at the grave',
      description: 'Short prayers are said at the grave as the body is given to the earth.',
      notes: 'Orthodox clergy add oil and earth. Ask whether the family may stay until the casket is lowered.',
      duration: '15-30 minutes',
      participants: ['Clergy', 'Family'],
      location: 'Cemetery',
    },
    es: {
      title: 'Oraciones junto a la tumba',
      description: 'Se dicen breves oraciones junto a la tumba mientras el cuerpo se entrega a la tierra.',
      notes:
        'El clero ortodoxo añade aceite y tierra. Pregunte si la familia puede quedarse hasta que se baje el ataúd.',
      duration: '15-30 minutos',
      participants: ['Clero', 'Familia'],
      location: 'Cementerio',
    },
  },
  'chr-cremation': {
    en: {
      title: 'Cremation',
      description: 'Your loved one is cremated, before or after the church service.',
      notes:
        'Many Catholic parishes prefer the Mass to come first, with the body present. Ask the crematory whether family may be there.',
      duration: '30-60 minutes attended',
      participants: ['Close family', 'Funeral home staff'],
      location: 'Crematory',
    },
    es: {
      title: 'Cremación',
      description: 'Se hace la cremación de su ser querido, antes o después del servicio en la iglesia.',
      notes:
        'Muchas parroquias católicas prefieren que la Misa sea antes, con el cuerpo presente. Pregunte al crematorio si la familia puede estar.',
      duration: '30-60 minutos con la familia presente',
      participants: ['Familia cercana', 'Personal de la funeraria'],
      location: 'Crematorio',
    },
  },
  'chr-inurnment': {
    en: {
      title: 'Inurnment of the ashes',
      description: 'The urn is laid to rest with short prayers.',
      notes:
        'Catholic practice keeps the ashes together in a cemetery or columbarium, not scattered, divided or kept at home; ask your parish. Each place of rest needs its own permit.',
      duration: '15-30 minutes',
      participants: ['Clergy', 'Family'],
      location: 'Cemetery or columbarium',
    },
    es: {
      title: 'Colocación de la urna',
      description: 'La urna se deja en su lugar de descanso con breves oraciones.',
      notes:
        'La práctica católica mantiene las cenizas juntas en un cementerio o columbario, sin esparcirlas, dividirlas ni guardarlas en casa; pregunte a su parroquia. Cada lugar de descanso necesita su propio permiso.',
      duration: '15-30 minutos',
      participants: ['Clero', 'Familia'],
      location: 'Cementerio o columbario',
    },
  },
  'chr-meal': {
    en: {
      title: 'Reception, repast or mercy meal',
      description: 'Family, friends and parish share a meal after the service.',
      notes: 'At an Orthodox makaria, fish is traditional. A parish group can often cook or serve, if you ask.',
      duration: '2 hours',
      participants: ['Family', 'Friends', 'Parish'],
      location: 'Church hall or home',
    },
    es: {
      title: 'Recepción, comida o comida de misericordia',
      description: 'La familia, las amistades y la parroquia comparten una comida después del servicio.',
      notes:
        'En la makaria ortodoxa es tradicional el pescado. A menudo un grupo de la parroquia puede cocinar o servir, si se lo pide.',
      duration: '2 horas',
      participants: ['Familia', 'Amistades', 'Parroquia'],
      location: 'Salón de la iglesia o casa',
    },
  },
  'chr-pastoral': {
    en: {
      title: 'Pastoral visit',
      description: 'Someone from the church comes to see how you are in the first weeks.',
      notes: 'If nobody calls, you may ask; a visit is welcome at any time.',
      duration: '1 hour',
      participants: ['Clergy', 'Family'],
      location: 'Home',
    },
    es: {
      title: 'Visita pastoral',
      description: 'Alguien de la iglesia viene a ver cómo están en las primeras semanas.',
      notes: 'Si nadie llama, puede pedirlo; una visita es posible en cualquier momento.',
      duration: '1 hora',
      participants: ['Clero', 'Familia'],
      location: 'Casa',
    },
  },
  'chr-novena': {
    en: {
      title: 'Nine nights of prayer (pasiyam or novenario)',
      description: 'Family and friends pray together at home on nine nights.',
      notes:
        'Filipino families usually count from the death; in Latin American families the nine rosaries usually begin after the burial. Take turns with the food, so nobody carries it alone.',
      duration: '1 hour nightly',
      participants: ['Family', 'Prayer leader'],
      location: 'Home',
    },
    es: {
      title: 'Nueve noches de oración (pasiyam o novenario)',
      description: 'Familiares y amistades oran juntos en casa durante nueve noches.',
      notes:
        'Las familias filipinas suelen contar desde la muerte; en las latinoamericanas los nueve rosarios suelen empezar después del entierro. Túrnense con la comida, para que nadie la lleve solo.',
      duration: '1 hora cada noche',
      participants: ['Familia', 'Quien guía la oración'],
      location: 'Casa',
    },
  },
  'chr-day3-9': {
    en: {
      title: 'Third and ninth-day memorials',
      description: 'The priest says short memorial prayers on the third and on the ninth day.',
      notes: 'The third day often falls on the funeral itself. Ask the priest where and at what hour.',
      duration: '30 minutes',
      participants: ['Priest', 'Family'],
      location: 'Church or grave',
    },
    es: {
      title: 'Memoriales del tercer y noveno día',
      description: 'El sacerdote dice breves oraciones de memoria el tercer día y el noveno.',
      notes: 'El tercer día coincide a menudo con el funeral. Pregunte al sacerdote dónde y a qué hora.',
      duration: '30 minutos',
      participants: ['Sacerdote', 'Familia'],
      location: 'Iglesia o tumba',
    },
  },
  'chr-day40': {
    en: {
      title: 'Fortieth-day memorial',
      description: 'Family and parish remember the person on or near the fortieth day.',
      notes:
        'Orthodox families bring koliva, and the day moves if the church calendar is closed. Many Filipino Catholic families keep it too.',
      duration: '30-60 minutes',
      participants: ['Clergy', 'Family', 'Parish'],
      location: 'Church',
    },
    es: {
      title: 'Memorial del día cuarenta',
      description: 'La familia y la parroquia recuerdan a la persona en el día cuarenta o cerca de él.',
      notes:
        'Las familias ortodoxas llevan koliva, y el día se mueve si el calendario de la iglesia está cerrado. Muchas familias católicas filipinas también lo guardan.',
      duration: '30-60 minutos',
      participants: ['Clero', 'Familia', 'Parroquia'],
      location: 'Iglesia',
    },
  },
  'chr-month': {
    en: {
      title: 'Month’s mind Mass',
      description: 'A Mass is offered for the person about a month after the death.',
      notes: 'Call the parish office a few weeks ahead to choose the day.',
      duration: '30-45 minutes',
      participants: ['Priest', 'Family'],
      location: 'Church',
    },
    es: {
      title: 'Misa del mes',
      description: 'Se ofrece una Misa por la persona alrededor de un mes después de la muerte.',
      notes: 'Llame a la oficina de la parroquia unas semanas antes para elegir el día.',
      duration: '30-45 minutos',
      participants: ['Sacerdote', 'Familia'],
      location: 'Iglesia',
    },
  },
  'chr-anniversary': {
    en: {
      title: 'First anniversary',
      description: 'A year on, the family remembers with a Mass, a memorial or a prayer at home.',
      notes: 'Many families also remember on All Souls, November 2, or on the Orthodox Saturdays of Souls.',
      duration: '30-60 minutes',
      participants: ['Family', 'Clergy'],
      location: 'Church, cemetery or home',
    },
    es: {
      title: 'Primer aniversario',
      description: 'Un año después, la familia recuerda con una Misa, un memorial o una oración en casa.',
      notes:
        'Muchas familias recuerdan también el Día de los Fieles Difuntos, el 2 de noviembre, o los Sábados de las Almas ortodoxos.',
      duration: '30-60 minutos',
      participants: ['Familia', 'Clero'],
      location: 'Iglesia, cementerio o casa',
    },
  },
};
