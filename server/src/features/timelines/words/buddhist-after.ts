// Buddhist rites from the day of the service on.
import type { InEveryLanguage } from './rite-words.ts';

export const buddhistWordsAfter: Record<string, InEveryLanguage> = {
  'bud-funeral': {
    en: {
      title: 'Funeral service',
      description: 'The service brings chanting, a Dharma talk and an offering of incense by each guest.',
      notes: 'Someone can show guests how to offer incense. White, black or dark clothes are usual.',
      duration: '60 minutes',
      participants: ['Temple clergy', 'Family', 'Sangha'],
      location: 'Temple or funeral chapel',
    },
    es: {
      title: 'Servicio fúnebre',
      description: 'El servicio reúne cantos, una charla de Dharma y la ofrenda de incienso de cada invitado.',
      notes:
        'Alguien puede mostrar a los invitados cómo ofrecer el incienso. Se suele vestir de blanco, negro o colores oscuros.',
      duration: '60 minutos',
      participants: ['Clero del templo', 'Familia', 'Sangha'],
      location: 'Templo o capilla funeraria',
    },
  },
  'bud-pansukula': {
    en: {
      title: 'Precepts, cloth offering and sharing of merit',
      description:
        'Those present take the refuges and precepts, offer cloth to the monks and pour water to share merit.',
      notes: 'The monks lead each part. Ask the temple which cloth to bring.',
      duration: '20-30 minutes',
      participants: ['Monks', 'Family'],
      location: 'Temple or chapel',
    },
    es: {
      title: 'Preceptos, ofrenda de tela y compartir méritos',
      description:
        'Los presentes toman los refugios y preceptos, ofrecen tela a los monjes y vierten agua para compartir méritos.',
      notes: 'Los monjes guían cada parte. Pregunte al templo qué tela hay que llevar.',
      duration: '20-30 minutos',
      participants: ['Monjes', 'Familia'],
      location: 'Templo o capilla',
    },
  },
  'bud-cremation': {
    en: {
      title: 'Witnessed cremation',
      description: 'The family follows the casket to the crematory and chants as the cremation begins.',
      notes: 'Ask whether someone of the family may start it, and how many people may be in the room.',
      duration: '30-60 minutes attended',
      participants: ['Family', 'Temple clergy'],
      location: 'Crematory',
    },
    es: {
      title: 'Cremación con la familia presente',
      description: 'La familia sigue el ataúd hasta el crematorio y recita mientras empieza la cremación.',
      notes: 'Pregunte si alguien de la familia puede iniciarla y cuántas personas pueden estar en la sala.',
      duration: '30-60 minutos con la familia presente',
      participants: ['Familia', 'Clero del templo'],
      location: 'Crematorio',
    },
  },
  'bud-burial': {
    en: {
      title: 'Burial',
      description: 'Your loved one is laid in the earth while clergy and family chant.',
      notes:
        'Guests often lay flowers or a little earth. Ask the cemetery about incense and about offerings at the grave.',
      duration: '45-60 minutes',
      participants: ['Family', 'Temple clergy'],
      location: 'Cemetery',
    },
    es: {
      title: 'Entierro',
      description: 'Su ser querido es puesto en la tierra mientras el clero y la familia recitan.',
      notes:
        'Los invitados suelen dejar flores o un poco de tierra. Pregunte al cementerio por el incienso y las ofrendas junto a la tumba.',
      duration: '45-60 minutos',
      participants: ['Familia', 'Clero del templo'],
      location: 'Cementerio',
    },
  },
  'bud-meal': {
    en: {
      title: 'Vegetarian meal',
      description: 'Guests share a meal without meat, in memory of the person.',
      notes:
        'Theravada monks do not eat after noon, so their food is offered in the morning. Alcohol is usually left out.',
      duration: '1.5 hours',
      participants: ['Family', 'Guests', 'Monastics'],
      location: 'Temple or restaurant',
    },
    es: {
      title: 'Comida vegetariana',
      description: 'Los invitados comparten una comida sin carne, en memoria de la persona.',
      notes: 'A los monjes theravada se les ofrece la comida antes del mediodía. Por lo general no hay alcohol.',
      duration: '1.5 horas',
      participants: ['Familia', 'Invitados', 'Monjes y monjas'],
      location: 'Templo o restaurante',
    },
  },
  'bud-ashes': {
    en: {
      title: 'Receive the ashes',
      description: 'The family receives the ashes from the crematory.',
      notes:
        'Japanese families may lift the bones together with chopsticks. If you wish to do so, ask the crematory before the day.',
      duration: '30-60 minutes',
      participants: ['Family'],
      location: 'Crematory',
    },
    es: {
      title: 'Recibir las cenizas',
      description: 'La familia recibe las cenizas en el crematorio.',
      notes:
        'Las familias japonesas pueden recoger juntas los huesos con palillos. Si lo desean, pregunte al crematorio antes de ese día.',
      duration: '30-60 minutos',
      participants: ['Familia'],
      location: 'Crematorio',
    },
  },
  'bud-day7': {
    en: {
      title: 'First seventh-day service',
      description: 'The first of the seven services is held, with the day of death counted as day one.',
      notes: 'Japanese temples often hold it on the day of the funeral. Ask your temple what suits you.',
      duration: '1 hour',
      participants: ['Temple clergy', 'Family'],
      location: 'Temple or home',
    },
    es: {
      title: 'Servicio del primer séptimo día',
      description: 'Se celebra el primero de los siete servicios; el día de la muerte cuenta como día uno.',
      notes: 'Los templos japoneses suelen celebrarlo el mismo día del funeral. Pregunte a su templo qué les conviene.',
      duration: '1 hora',
      participants: ['Clero del templo', 'Familia'],
      location: 'Templo o casa',
    },
  },
  'bud-sevens': {
    en: {
      title: 'Weekly sevens',
      description: 'Family and temple chant on each seventh day, from the second week to the sixth.',
      notes:
        'Many Chinese, Vietnamese and Tibetan families keep them all; others keep a few, or the forty-ninth day alone.',
      duration: '1 hour each',
      participants: ['Family', 'Temple'],
      location: 'Temple or home',
    },
    es: {
      title: 'Los séptimos días',
      description: 'La familia y el templo recitan cada séptimo día, de la segunda semana a la sexta.',
      notes:
        'Muchas familias chinas, vietnamitas y tibetanas los guardan todos; otras guardan algunos, o solo el día cuarenta y nueve.',
      duration: '1 hora cada uno',
      participants: ['Familia', 'Templo'],
      location: 'Templo o casa',
    },
  },
  'bud-day49': {
    en: {
      title: 'Forty-ninth-day service',
      description: 'The main memorial completes seven weeks of prayer for the person who died.',
      notes:
        'It is held on the forty-ninth day or a little before, so a weekend before it is fine. In Theravada families the seventh and the hundredth day may matter more.',
      duration: '1.5-2 hours',
      participants: ['Temple clergy', 'Family', 'Friends'],
      location: 'Temple',
    },
    es: {
      title: 'Servicio del día cuarenta y nueve',
      description: 'El memorial principal completa siete semanas de oración por la persona que murió.',
      notes:
        'Se celebra el día cuarenta y nueve o un poco antes; el fin de semana anterior está bien. Las familias theravada pueden guardar el séptimo día y el centésimo en su lugar.',
      duration: '1.5-2 horas',
      participants: ['Clero del templo', 'Familia', 'Amistades'],
      location: 'Templo',
    },
  },
  'bud-grave-visit': {
    en: {
      title: 'Grave visit on the 49th day',
      description: 'The family visits the grave on or before the forty-ninth day, with flowers and chanting.',
      notes: 'Ask the temple whether someone can come along, and the cemetery whether incense is allowed.',
      duration: '1 hour',
      participants: ['Family', 'Temple'],
      location: 'Cemetery',
    },
    es: {
      title: 'Visita a la tumba en el día 49',
      description: 'La familia visita la tumba el día cuarenta y nueve o antes, con flores y cantos.',
      notes: 'Pregunte al templo si alguien puede acompañarlos, y al cementerio si se permite el incienso.',
      duration: '1 hora',
      participants: ['Familia', 'Templo'],
      location: 'Cementerio',
    },
  },
  'bud-inurn': {
    en: {
      title: 'Place the urn',
      description: 'The urn comes to its place of rest, in many families near the forty-ninth day.',
      notes: 'A columbarium, a temple or the altar at home are all possible. Each place of rest needs its own permit.',
      duration: '1 hour',
      participants: ['Family', 'Temple'],
      location: 'Columbarium, temple or home altar',
    },
    es: {
      title: 'Colocar la urna',
      description: 'La urna se deja en su lugar de descanso, a menudo hacia el día cuarenta y nueve.',
      notes:
        'Puede ser un columbario, un templo o el altar de la casa. Cada lugar de descanso necesita su propio permiso.',
      duration: '1 hora',
      participants: ['Familia', 'Templo'],
      location: 'Columbario, templo o altar de la casa',
    },
  },
  'bud-day100': {
    en: {
      title: 'Hundredth-day service',
      description: 'Family and temple remember the person on the hundredth day or a little before.',
      notes: 'In some families the headbands of mourning come off now. Ask your temple which days it keeps.',
      duration: '1 hour',
      participants: ['Family', 'Temple'],
      location: 'Temple',
    },
    es: {
      title: 'Servicio del centésimo día',
      description: 'La familia y el templo recuerdan a la persona en el centésimo día o un poco antes.',
      notes: 'En algunas familias se dejan ahora las cintas de duelo. Pregunte a su templo qué días guarda.',
      duration: '1 hora',
      participants: ['Familia', 'Templo'],
      location: 'Templo',
    },
  },
  'bud-year1': {
    en: {
      title: 'First-year memorial',
      description: 'The first-year memorial is held a year after the death, or shortly before.',
      notes: 'Japanese temples count differently: their third-year service is held two years after the death.',
      duration: '1-1.5 hours',
      participants: ['Family', 'Temple'],
      location: 'Temple',
    },
    es: {
      title: 'Memorial del primer año',
      description: 'El memorial del primer año se celebra un año después de la muerte, o poco antes.',
      notes: 'En la cuenta japonesa, el servicio del tercer año llega dos años después de la muerte.',
      duration: '1-1.5 horas',
      participants: ['Familia', 'Templo'],
      location: 'Templo',
    },
  },
};
