// Jewish rites and papers before the day of the funeral.
import type { InEveryLanguage } from './rite-words.ts';

export const jewishWordsBefore: Record<string, InEveryLanguage> = {
  'jew-aninut': {
    en: {
      title: 'Aninut begins',
      description:
        'From the death until the funeral, the closest mourners are set free from other duties so that they can arrange it.',
      notes: 'Visits of comfort wait until after the burial. Help with calls, meals and children is welcome now.',
      duration: 'Until burial',
      participants: ['Parents', 'Children', 'Siblings', 'Spouse'],
      location: 'Home',
    },
    es: {
      title: 'Comienza la aninut',
      description:
        'Desde la muerte hasta el funeral, los dolientes más cercanos quedan libres de otros deberes para poder organizarlo.',
      notes:
        'Las visitas de consuelo esperan hasta después del entierro. Ahora se agradece ayuda con llamadas, comidas y niños.',
      duration: 'Hasta el entierro',
      participants: ['Padres', 'Hijos', 'Hermanos', 'Cónyuge'],
      location: 'Casa',
    },
  },
  'jew-rabbi': {
    en: {
      title: 'Call the rabbi and chevra kadisha',
      description: 'Your rabbi and the burial society, the chevra kadisha, begin the preparations with you.',
      notes:
        'If it is Shabbat or a festival, observant families phone once it has ended. Tell the rabbi if the death came after sunset, because it sets the Hebrew date.',
      duration: '1 hour',
      participants: ['Family', 'Rabbi', 'Concierge'],
      location: 'By phone',
    },
    es: {
      title: 'Llamar al rabino y a la chevra kadisha',
      description: 'Su rabino y la sociedad funeraria, la chevra kadisha, empiezan los preparativos con ustedes.',
      notes:
        'En las familias observantes, las llamadas esperan a que termine el Shabat o la festividad. Diga al rabino si la muerte fue después de la puesta del sol, porque de eso depende la fecha hebrea.',
      duration: '1 hora',
      participants: ['Familia', 'Rabino', 'Nuestro equipo'],
      location: 'Por teléfono',
    },
  },
  'civ-transfer': {
    en: {
      title: 'Transfer into care',
      description: 'Staff of a licensed funeral home come and take your loved one into their care.',
      notes:
        'Care is simple, with nothing invasive. If the coroner is involved, ask your rabbi to speak with the office early.',
      duration: '1-3 hours',
      participants: ['Funeral home staff', 'Family'],
      location: 'Place of death to funeral home',
    },
    es: {
      title: 'Traslado a la funeraria',
      description: 'El personal de una funeraria con licencia viene y recibe a su ser querido para cuidarlo.',
      notes:
        'El cuidado es sencillo, sin nada invasivo. Si interviene el forense, pida a su rabino que hable pronto con esa oficina.',
      duration: '1-3 horas',
      participants: ['Personal de la funeraria', 'Familia'],
      location: 'Del lugar de la muerte a la funeraria',
    },
  },
  'jew-date': {
    en: {
      title: 'Fix the funeral day',
      description:
        'The family, the rabbi and the cemetery look for the first possible day, leaving out Shabbat and festivals.',
      notes:
        'On a Friday or the eve of a festival, the burial ends well before sundown. A wait for travel, papers or the law is accepted; ask your rabbi how long.',
      duration: '30 minutes',
      participants: ['Family', 'Rabbi', 'Cemetery'],
      location: 'By phone',
    },
    es: {
      title: 'Fijar el día del funeral',
      description: 'La familia, el rabino y el cementerio eligen el primer día que no sea Shabat ni festividad.',
      notes:
        'En viernes o víspera de festividad, el entierro termina bastante antes de la puesta del sol. Se acepta esperar por familiares cercanos, papeles o la ley; pregunte a su rabino cuánto.',
      duration: '30 minutos',
      participants: ['Familia', 'Rabino', 'Cementerio'],
      location: 'Por teléfono',
    },
  },
  'jew-shmirah': {
    en: {
      title: 'Shmirah (watching)',
      description: 'Someone stays with your loved one until the funeral, often reading Psalms.',
      notes:
        'The chevra kadisha can find shomrim, and relatives or friends may take a turn. In some Reform families it is a choice.',
      duration: 'Continuous',
      participants: ['Shomrim'],
      location: 'Funeral home',
    },
    es: {
      title: 'Shmirah (compañía constante)',
      description: 'Alguien permanece con su ser querido hasta el funeral, a menudo leyendo Salmos.',
      notes:
        'La chevra kadisha puede encontrar shomrim, y familiares o amistades pueden turnarse. En algunas familias reformistas es opcional.',
      duration: 'Sin interrupción',
      participants: ['Shomrim'],
      location: 'Funeraria',
    },
  },
  'jew-aron': {
    en: {
      title: 'Choose the grave and plain wooden casket',
      description: 'The family chooses a place among Jewish graves and an aron, a plain casket of wood without metal.',
      notes:
        'A green cemetery may allow burial in a shroud without a casket. Ask whether the family already owns a place.',
      duration: '1 hour',
      participants: ['Family', 'Funeral home'],
      location: 'Funeral home or cemetery',
    },
    es: {
      title: 'Elegir la tumba y un ataúd sencillo de madera',
      description:
        'La familia elige una tumba en un cementerio o sección judía y un aron, un ataúd sencillo de madera sin metal.',
      notes: 'Algunos cementerios ecológicos permiten solo la mortaja. Pregunte si la familia ya tiene un lugar.',
      duration: '1 hora',
      participants: ['Familia', 'Funeraria'],
      location: 'Funeraria o cementerio',
    },
  },
  'jew-tahara': {
    en: {
      title: 'Taharah (ritual purification)',
      description:
        'The chevra kadisha washes the body and pours water over it with prayers, women for women and men for men.',
      notes: 'It is done in private and with great respect. In some Reform families it is a choice.',
      duration: '1-1.5 hours',
      participants: ['Chevra kadisha of the same gender'],
      location: 'Funeral home',
    },
    es: {
      title: 'Taharah (purificación ritual)',
      description:
        'La chevra kadisha lava el cuerpo y vierte agua sobre él con oraciones, mujeres a mujeres y hombres a hombres.',
      notes: 'Se hace en privado y con gran respeto. En algunas familias reformistas es opcional.',
      duration: '1-1.5 horas',
      participants: ['Chevra kadisha del mismo género'],
      location: 'Funeraria',
    },
  },
  'jew-tachrichim': {
    en: {
      title: 'Dressing in tachrichim',
      description:
        'Your loved one is dressed in white garments without ornament, the same for everyone, and the casket is closed.',
      notes:
        'Some are also wrapped in a tallit, with one of its fringes cut. If there is a tallit you would like to give, tell the chevra kadisha.',
      duration: '30 minutes',
      participants: ['Chevra kadisha'],
      location: 'Funeral home',
    },
    es: {
      title: 'Vestir con los tachrichim',
      description:
        'Se viste a su ser querido con una mortaja blanca y sencilla, igual para todos, y se cierra el ataúd.',
      notes:
        'Donde es costumbre, se añade un tallit con un fleco cortado. Si hay un tallit que quiera entregar, avise a la chevra kadisha.',
      duration: '30 minutos',
      participants: ['Chevra kadisha'],
      location: 'Funeraria',
    },
  },
};
