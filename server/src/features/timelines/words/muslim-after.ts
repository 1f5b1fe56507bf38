// Muslim rites from the funeral prayer on.
import type { InEveryLanguage } from './rite-words.ts';

export const muslimWordsAfter: Record<string, InEveryLanguage> = {
  'mus-janazah': {
    en: {
      title: 'Salat al-Janazah',
      description:
        'The community stands together for the funeral prayer, most often right after one of the daily prayers.',
      notes: 'On Fridays it often follows Jumu’ah. There are four takbirs in Sunni practice and five in Shia practice.',
      duration: '15-20 minutes',
      participants: ['Imam', 'Congregation', 'Family'],
      location: 'Masjid or cemetery',
    },
    es: {
      title: 'Salat al-Janazah',
      description:
        'La comunidad se pone de pie para la oración fúnebre, casi siempre justo después de una de las oraciones diarias.',
      notes: 'Los viernes suele ser después de Jumu’ah. Son cuatro takbires en la práctica suní y cinco en la chií.',
      duration: '15-20 minutos',
      participants: ['Imán', 'Congregación', 'Familia'],
      location: 'Mezquita o cementerio',
    },
  },
  'mus-procession': {
    en: {
      title: 'Procession to the cemetery',
      description: 'Family and community go with the bier to the cemetery in quiet remembrance.',
      notes:
        'There is no music. Ask your masjid about its custom for women at the graveside, because communities differ.',
      duration: '30-60 minutes',
      participants: ['Family', 'Community'],
      location: 'Masjid to cemetery',
    },
    es: {
      title: 'Procesión al cementerio',
      description: 'La familia y la comunidad acompañan el féretro al cementerio, recordando en silencio.',
      notes:
        'No hay música. Pregunte a su mezquita por la costumbre sobre las mujeres junto a la tumba, porque cada comunidad es distinta.',
      duration: '30-60 minutos',
      participants: ['Familia', 'Comunidad'],
      location: 'De la mezquita al cementerio',
    },
  },
  'mus-burial': {
    en: {
      title: 'Burial (dafn)',
      description:
        'Close relatives lower the body in its shroud and turn it on its right side toward the qibla, and everyone helps to cover it with earth.',
      notes:
        'Sunrise, midday and sunset each bring a few minutes that many avoid if they can. A casket is used only where the cemetery asks for one.',
      duration: '45-60 minutes',
      participants: ['Family', 'Community', 'Imam'],
      location: 'Muslim cemetery',
    },
    es: {
      title: 'Entierro (dafn)',
      description:
        'Los familiares colocan el cuerpo amortajado sobre su lado derecho, hacia la qibla, y los presentes echan tierra.',
      notes:
        'Muchos evitan los breves momentos de la salida del sol, el mediodía y la puesta, salvo necesidad. Solo se usa ataúd si el cementerio lo pide.',
      duration: '45-60 minutos',
      participants: ['Familia', 'Comunidad', 'Imán'],
      location: 'Cementerio musulmán',
    },
  },
  'mus-grave-dua': {
    en: {
      title: 'Du’a at the grave',
      description: 'Those present stay a while at the grave and ask forgiveness for the person who died.',
      notes: 'Shia families also recite the talqin.',
      duration: '10-15 minutes',
      participants: ['Family', 'Community'],
      location: 'Graveside',
    },
    es: {
      title: 'Du’a junto a la tumba',
      description: 'Los presentes se quedan un rato junto a la tumba y piden perdón por la persona que murió.',
      notes: 'Las familias chiíes recitan también el talqin.',
      duration: '10-15 minutos',
      participants: ['Familia', 'Comunidad'],
      location: 'Junto a la tumba',
    },
  },
  'mus-wahshat': {
    en: {
      title: 'Salat al-Wahshat',
      description: 'Family and friends offer a prayer of two units on the first night after the burial.',
      notes: 'It is a Shia practice, and friends far away can join it from home.',
      duration: '15 minutes',
      participants: ['Family', 'Friends'],
      location: 'Home',
    },
    es: {
      title: 'Salat al-Wahshat',
      description: 'Familiares y amistades ofrecen una oración de dos unidades la primera noche después del entierro.',
      notes: 'Es una práctica chií, y las amistades que están lejos pueden unirse desde su casa.',
      duration: '15 minutos',
      participants: ['Familia', 'Amistades'],
      location: 'Casa',
    },
  },
  'mus-taziyah': {
    en: {
      title: 'Three days of condolence (ta’ziyah)',
      description: 'For three days people come to comfort the family and pray with them.',
      notes: 'Some communities count from the burial instead of the death. You may set visiting hours.',
      duration: 'Daily, 3 days',
      participants: ['Family', 'Visitors'],
      location: 'Home or masjid',
    },
    es: {
      title: 'Tres días de condolencias (ta’ziyah)',
      description: 'Durante tres días la gente viene a consolar a la familia y a orar con ella.',
      notes: 'Algunas comunidades cuentan desde el entierro y no desde la muerte. Pueden fijar horas de visita.',
      duration: 'Cada día, 3 días',
      participants: ['Familia', 'Visitas'],
      location: 'Casa o mezquita',
    },
  },
  'mus-meals': {
    en: {
      title: 'Community feeds the household',
      description: 'Neighbors and the masjid bring halal meals, so that the family does not have to host.',
      notes: 'It helps to name one person who answers offers and tells people how many you are.',
      duration: 'Daily, 3 days',
      participants: ['Neighbors', 'Masjid volunteers'],
      location: 'Home',
    },
    es: {
      title: 'La comunidad lleva comida a la casa',
      description: 'Los vecinos y la mezquita traen comidas halal, para que la familia no tenga que atender a nadie.',
      notes: 'Ayuda nombrar a una persona que responda a los ofrecimientos y diga cuántos son.',
      duration: 'Cada día, 3 días',
      participants: ['Vecinos', 'Voluntarios de la mezquita'],
      location: 'Casa',
    },
  },
  'mus-charity': {
    en: {
      title: 'Du’a, Qur’an and ongoing charity',
      description: 'The family prays, reads Qur’an and gives sadaqah jariyah for the person who died.',
      notes: 'Any day is good for this, and so is any amount.',
      duration: 'Ongoing',
      participants: ['Family'],
      location: 'Home or masjid',
    },
    es: {
      title: 'Du’a, Corán y caridad continua',
      description: 'La familia ora, lee el Corán y da sadaqah jariyah por la persona que murió.',
      notes: 'Cualquier día es bueno, y cualquier cantidad también.',
      duration: 'Sin plazo fijo',
      participants: ['Familia'],
      location: 'Casa o mezquita',
    },
  },
  'mus-day3-7': {
    en: {
      title: 'Third or seventh-day gathering',
      description: 'Family and community meet to recite together, where this is the family’s custom.',
      notes: 'Scholars often prefer that no day is fixed, so ask your imam if you are unsure.',
      duration: '1-2 hours',
      participants: ['Family', 'Community'],
      location: 'Home or masjid',
    },
    es: {
      title: 'Reunión del tercer o séptimo día',
      description: 'La familia y la comunidad se reúnen para recitar, donde esa es la costumbre de la familia.',
      notes: 'Muchos sabios aconsejan no fijar un día; si tiene dudas, pregunte a su imán.',
      duration: '1-2 horas',
      participants: ['Familia', 'Comunidad'],
      location: 'Casa o mezquita',
    },
  },
  'mus-day40': {
    en: {
      title: 'Fortieth-day gathering (arba’in or chehlum)',
      description: 'A majlis or recitation around the fortieth day, as many Shia and some other families keep it.',
      notes: 'Sunni scholars often discourage it. It is here only because your family asked for it.',
      duration: '1-2 hours',
      participants: ['Family', 'Community'],
      location: 'Home, masjid or Islamic center',
    },
    es: {
      title: 'Reunión del día cuarenta (arba’in o chehlum)',
      description:
        'Un majlis o recitación hacia el día cuarenta, como lo guardan muchas familias chiíes y algunas otras.',
      notes: 'Muchos sabios suníes aconsejan no hacerlo; está aquí solo porque su familia lo pidió.',
      duration: '1-2 horas',
      participants: ['Familia', 'Comunidad'],
      location: 'Casa, mezquita o centro islámico',
    },
  },
  'mus-debts': {
    en: {
      title: 'Debts, will and inheritance',
      description:
        'The family settles the funeral costs and debts first, then gifts in the will, then the shares of the heirs.',
      notes:
        'By tradition gifts in the will go up to one third. California goes by a valid will or trust; speak with an adviser before anything is divided.',
      duration: 'Several weeks',
      participants: ['Family', 'Executor', 'Adviser'],
      location: 'Home or office',
    },
    es: {
      title: 'Deudas, testamento y herencia',
      description:
        'La familia paga primero los gastos del funeral y las deudas, después los legados y luego las partes de los herederos.',
      notes:
        'Por tradición los legados llegan hasta un tercio. La ley de California sigue un testamento o fideicomiso válido; pida consejo antes de repartir.',
      duration: 'Varias semanas',
      participants: ['Familia', 'Albacea', 'Asesor'],
      location: 'Casa u oficina',
    },
  },
  'mus-iddah': {
    en: {
      title: 'Widow’s waiting period (iddah)',
      description: 'For a widow, the first four lunar months and ten days are a time of waiting.',
      notes:
        'If she is pregnant, it lasts until the birth. The family can plan shopping, errands and company for her. Local moon sighting may move the last day by one.',
      duration: 'About 128 days',
      participants: ['Surviving wife', 'Family support'],
      location: 'Home',
    },
    es: {
      title: 'Tiempo de espera de la viuda (iddah)',
      description: 'Para la viuda, los primeros cuatro meses lunares y diez días son un tiempo de espera.',
      notes:
        'Si espera un hijo, dura hasta el nacimiento. La familia puede organizar compras, recados y compañía para ella. El avistamiento local de la luna puede mover un día el final.',
      duration: 'Unos 128 días',
      participants: ['Viuda', 'Familiares que la apoyan'],
      location: 'Casa',
    },
  },
  'mus-marker': {
    en: {
      title: 'Simple grave marker',
      description: 'A low, plain marker is set at the grave.',
      notes: 'Ask the cemetery what it allows for height and wording before you order.',
      duration: '30 minutes',
      participants: ['Family'],
      location: 'Muslim cemetery',
    },
    es: {
      title: 'Señal sencilla en la tumba',
      description: 'Se coloca en la tumba una señal baja y sencilla.',
      notes: 'Antes de encargarla, pregunte al cementerio qué altura y qué texto permite.',
      duration: '30 minutos',
      participants: ['Familia'],
      location: 'Cementerio musulmán',
    },
  },
};
