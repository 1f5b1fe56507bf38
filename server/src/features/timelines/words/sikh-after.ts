// Sikh rites from Antam Sanskar on.
import type { InEveryLanguage } from './rite-words.ts';

export const sikhWordsAfter: Record<string, InEveryLanguage> = {
  'sik-antam': {
    en: {
      title: 'Antam Sanskar',
      description: 'The family stands in Ardas, someone close starts the cremation, and Kirtan Sohila is recited.',
      notes: 'Decide together who will start it; a relative or a friend may. The granthi leads the prayers.',
      duration: '45-60 minutes',
      participants: ['Family', 'Granthi', 'Sangat'],
      location: 'Crematory',
    },
    es: {
      title: 'Antam Sanskar',
      description:
        'La familia se pone de pie para el Ardas, alguien cercano inicia la cremación y se recita Kirtan Sohila.',
      notes: 'Decidan juntos quién la iniciará; puede ser un familiar o una amistad. El granthi guía las oraciones.',
      duration: '45-60 minutos',
      participants: ['Familia', 'Granthi', 'Sangat'],
      location: 'Crematorio',
    },
  },
  'sik-burial': {
    en: {
      title: 'Burial where cremation is not possible',
      description: 'Where cremation cannot be done, your loved one is laid in the earth with Ardas and Kirtan Sohila.',
      notes:
        'The place is left without a marker. Ask your granthi about the order of prayers, and the cemetery how it keeps such a place.',
      duration: '45-60 minutes',
      participants: ['Family', 'Granthi', 'Sangat'],
      location: 'Cemetery',
    },
    es: {
      title: 'Entierro cuando no es posible la cremación',
      description:
        'Cuando la cremación no puede hacerse, su ser querido es puesto en la tierra con Ardas y Kirtan Sohila.',
      notes:
        'El lugar se deja sin señal alguna. Pregunte a su granthi por el orden de las oraciones, y al cementerio cómo cuida un lugar así.',
      duration: '45-60 minutos',
      participants: ['Familia', 'Granthi', 'Sangat'],
      location: 'Cementerio',
    },
  },
  'sik-diwan': {
    en: {
      title: 'Prayers at the gurdwara',
      description: 'At the gurdwara there is kirtan, Anand Sahib, Ardas and hukamnama, and karah parshad is shared.',
      notes: 'Guests of any faith are welcome; shoes come off and heads are covered.',
      duration: '1-1.5 hours',
      participants: ['Family', 'Sangat', 'Ragis'],
      location: 'Gurdwara',
    },
    es: {
      title: 'Oraciones en el gurdwara',
      description: 'En el gurdwara hay kirtan, Anand Sahib, Ardas y hukamnama, y se comparte karah parshad.',
      notes: 'Son bienvenidas personas de cualquier fe; se quitan los zapatos y se cubren la cabeza.',
      duration: '1-1.5 horas',
      participants: ['Familia', 'Sangat', 'Ragis'],
      location: 'Gurdwara',
    },
  },
  'sik-langar': {
    en: {
      title: 'Langar',
      description: 'Everyone who comes is served a free vegetarian meal.',
      notes: 'Family and friends may help to cook and serve. No alcohol or tobacco is brought in.',
      duration: '1-2 hours',
      participants: ['Family', 'Sangat', 'Sevadars'],
      location: 'Gurdwara',
    },
    es: {
      title: 'Langar',
      description: 'A todas las personas que vienen se les sirve gratis una comida vegetariana.',
      notes: 'La familia y las amistades pueden ayudar a cocinar y servir. No se lleva alcohol ni tabaco.',
      duration: '1-2 horas',
      participants: ['Familia', 'Sangat', 'Sevadars'],
      location: 'Gurdwara',
    },
  },
  'sik-sehaj': {
    en: {
      title: 'Sehaj Paath',
      description: 'Family and friends take turns to read the whole Guru Granth Sahib, at home or at the gurdwara.',
      notes: 'The reading begins once the funeral is over, and has no fixed pace. The gurdwara can help with readers.',
      duration: '10 days',
      participants: ['Family', 'Readers'],
      location: 'Home or gurdwara',
    },
    es: {
      title: 'Sehaj Paath',
      description: 'Familiares y amistades se turnan para leer todo el Guru Granth Sahib, en casa o en el gurdwara.',
      notes: 'La lectura empieza después del funeral y no tiene un ritmo fijo. El gurdwara puede ayudar con lectores.',
      duration: '10 días',
      participants: ['Familia', 'Lectores'],
      location: 'Casa o gurdwara',
    },
  },
  'sik-ashes': {
    en: {
      title: 'Receive the ashes',
      description: 'Someone from the family goes to the crematory and receives the ashes.',
      notes: 'Ask on which day they are ready, and who may sign for them.',
      duration: '30 minutes',
      participants: ['Family'],
      location: 'Crematory',
    },
    es: {
      title: 'Recibir las cenizas',
      description: 'La familia recoge las cenizas en el crematorio.',
      notes: 'Pregunte qué día estarán listas y quién puede firmar para recibirlas.',
      duration: '30 minutos',
      participants: ['Familia'],
      location: 'Crematorio',
    },
  },
  'sik-evenings': {
    en: {
      title: 'Evening path and visits',
      description: 'In the evenings relatives and friends come for Sukhmani Sahib or kirtan.',
      notes: 'You may choose the hours, and keep some evenings for yourselves.',
      duration: '1 hour nightly',
      participants: ['Family', 'Sangat'],
      location: 'Home',
    },
    es: {
      title: 'Path de la tarde y visitas',
      description: 'Por las tardes, familiares y amistades vienen para Sukhmani Sahib o kirtan.',
      notes: 'Pueden elegir las horas y guardar algunas tardes para ustedes.',
      duration: '1 hora cada noche',
      participants: ['Familia', 'Sangat'],
      location: 'Casa',
    },
  },
  'sik-immersion': {
    en: {
      title: 'Immersion of the ashes',
      description: 'The ashes go into flowing water, or into the earth with no marker.',
      notes:
        'State rules ask for at least 500 yards from shore, and the open ocean has a federal rule of three nautical miles. Carry the permit with you.',
      duration: '2-4 hours',
      participants: ['Family'],
      location: 'By boat on the Bay or ocean',
    },
    es: {
      title: 'Inmersión de las cenizas',
      description: 'Las cenizas se ponen en agua en movimiento, o en la tierra sin señal alguna.',
      notes:
        'Las reglas del estado piden al menos 500 yardas desde la orilla, y en mar abierto hay una regla federal de tres millas náuticas. Lleve el permiso consigo.',
      duration: '2-4 horas',
      participants: ['Familia'],
      location: 'En barco por la bahía o el océano',
    },
  },
  'sik-bhog': {
    en: {
      title: 'Bhog of the Sehaj Paath',
      description:
        'The reading is completed with kirtan and Ardas, about the tenth day, and the time of mourning ends.',
      notes: 'A nearby weekend may be chosen so that relatives can come.',
      duration: '2-3 hours',
      participants: ['Family', 'Granthi', 'Ragis', 'Sangat'],
      location: 'Gurdwara',
    },
    es: {
      title: 'Bhog del Sehaj Paath',
      description: 'La lectura se completa con kirtan y Ardas, hacia el décimo día, y termina el tiempo de duelo.',
      notes: 'Puede elegirse un fin de semana cercano para que vengan los familiares.',
      duration: '2-3 horas',
      participants: ['Familia', 'Granthi', 'Ragis', 'Sangat'],
      location: 'Gurdwara',
    },
  },
  'sik-dastar': {
    en: {
      title: 'Dastar (turban) ceremony',
      description: 'A turban is given to the person who now leads the family.',
      notes: 'This is a Punjabi custom. The family decides who receives it.',
      duration: '20 minutes',
      participants: ['Family', 'Community elders'],
      location: 'Gurdwara',
    },
    es: {
      title: 'Ceremonia del dastar (turbante)',
      description: 'Se entrega un turbante a la persona que ahora guía a la familia.',
      notes: 'Es una costumbre punyabí. La familia decide quién lo recibe.',
      duration: '20 minutos',
      participants: ['Familia', 'Mayores de la comunidad'],
      location: 'Gurdwara',
    },
  },
  'sik-seva': {
    en: {
      title: 'Seva and giving',
      description: 'In memory of their loved one, the family helps in the langar or gives to a cause.',
      notes: 'Service takes the place of a monument. Small acts count as much as large ones.',
      duration: 'Ongoing',
      participants: ['Family'],
      location: 'Gurdwara or charity',
    },
    es: {
      title: 'Seva y donaciones',
      description: 'La familia sirve langar o hace donaciones en memoria de su ser querido.',
      notes: 'El servicio ocupa el lugar de un monumento. Los gestos pequeños valen tanto como los grandes.',
      duration: 'Sin plazo fijo',
      participants: ['Familia'],
      location: 'Gurdwara u obra benéfica',
    },
  },
  'sik-barsi': {
    en: {
      title: 'Yearly path',
      description: 'After a year some families hold a reading in memory of the person.',
      notes: 'The code of conduct asks for none, so it is here only because your family chose it.',
      duration: '2 hours',
      participants: ['Family', 'Sangat'],
      location: 'Gurdwara or home',
    },
    es: {
      title: 'Path anual',
      description: 'Al cabo de un año, algunas familias hacen una lectura en memoria de la persona.',
      notes: 'El código de conducta no lo pide; está aquí solo porque su familia lo eligió.',
      duration: '2 horas',
      participants: ['Familia', 'Sangat'],
      location: 'Gurdwara o casa',
    },
  },
};
