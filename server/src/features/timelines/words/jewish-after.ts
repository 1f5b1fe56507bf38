// Jewish rites from the day of the funeral on.
import type { InEveryLanguage } from './rite-words.ts';

export const jewishWordsAfter: Record<string, InEveryLanguage> = {
  'jew-kriah': {
    en: {
      title: 'Kriah',
      description: 'Just before the service the mourners tear a garment or a ribbon and say a blessing.',
      notes: 'Mourners here are parents, children, siblings and spouse. The rabbi shows how, and can bring ribbons.',
      duration: '10 minutes',
      participants: ['Parents', 'Children', 'Siblings', 'Spouse'],
      location: 'Chapel or graveside',
    },
    es: {
      title: 'Kriah',
      description: 'Justo antes de la ceremonia, los dolientes rasgan una prenda o una cinta y dicen una bendición.',
      notes:
        'Los dolientes son padres, hijos, hermanos y cónyuge. El rabino muestra cómo se hace y puede traer las cintas.',
      duration: '10 minutos',
      participants: ['Padres', 'Hijos', 'Hermanos', 'Cónyuge'],
      location: 'Capilla o junto a la tumba',
    },
  },
  'jew-levayah': {
    en: {
      title: 'Levayah (funeral service)',
      description: 'The service brings Psalms, words about the person (hesped) and the prayer El Malei Rachamim.',
      notes: 'On festive days eulogies are kept short. Many families ask for gifts to charity instead of flowers.',
      duration: '30-45 minutes',
      participants: ['Rabbi', 'Family', 'Community'],
      location: 'Chapel or graveside',
    },
    es: {
      title: 'Levayah (servicio fúnebre)',
      description: 'El servicio reúne Salmos, palabras sobre la persona (hesped) y la oración El Malei Rachamim.',
      notes: 'En días festivos los elogios son breves. Muchas familias piden donaciones en lugar de flores.',
      duration: '30-45 minutos',
      participants: ['Rabino', 'Familia', 'Comunidad'],
      location: 'Capilla o junto a la tumba',
    },
  },
  'jew-kevurah': {
    en: {
      title: 'Kevurah (burial) and Kaddish',
      description:
        'The casket is let down into the grave, family and friends cover it with earth, and the mourners say Kaddish.',
      notes: 'Nobody has to take the shovel. Kaddish needs a minyan, so ask your rabbi if few people can come.',
      duration: '30-45 minutes',
      participants: ['Rabbi', 'Family', 'Minyan'],
      location: 'Jewish cemetery',
    },
    es: {
      title: 'Kevurah (entierro) y Kaddish',
      description: 'Se baja el ataúd, familiares y amistades cubren la tumba con tierra y se dice el Kaddish.',
      notes:
        'Nadie está obligado a tomar la pala. El Kaddish requiere un minyan; hable con su rabino si pueden venir pocas personas.',
      duration: '30-45 minutos',
      participants: ['Rabino', 'Familia', 'Minyan'],
      location: 'Cementerio judío',
    },
  },
  'jew-interment': {
    en: {
      title: 'Interment of the ashes',
      description: 'The ashes are laid in the earth, and the family says Kaddish.',
      notes:
        'Movements and cemeteries differ about cremation, so ask your rabbi and the cemetery early. The rabbi also helps you choose when shiva begins.',
      duration: '30-45 minutes',
      participants: ['Rabbi', 'Family', 'Minyan'],
      location: 'Cemetery',
    },
    es: {
      title: 'Entierro de las cenizas',
      description: 'Las cenizas se ponen en la tierra y la familia dice el Kaddish.',
      notes:
        'Las corrientes y los cementerios difieren sobre la cremación; pregunte con tiempo a su rabino y al cementerio. El rabino también le ayuda a elegir cuándo empieza la shivá.',
      duration: '30-45 minutos',
      participants: ['Rabino', 'Familia', 'Minyan'],
      location: 'Cementerio',
    },
  },
  'jew-shurah': {
    en: {
      title: 'Rows of comfort',
      description: 'The mourners walk out between two lines of people, who speak words of comfort.',
      notes: 'Many wash their hands before they enter a home.',
      duration: '10 minutes',
      participants: ['Community', 'Mourners'],
      location: 'Cemetery',
    },
    es: {
      title: 'Filas de consuelo',
      description: 'Los presentes forman dos filas y consuelan a los dolientes, que pasan entre ellas.',
      notes: 'Muchos se lavan las manos antes de entrar en una casa.',
      duration: '10 minutos',
      participants: ['Comunidad', 'Dolientes'],
      location: 'Cementerio',
    },
  },
  'jew-seudah': {
    en: {
      title: 'Seudat havra’ah (first meal)',
      description: 'Friends bring the first meal to the mourners, with round foods such as eggs and lentils.',
      notes: 'The seven-day candle is lit. The mourners are served and need not host.',
      duration: '1 hour',
      participants: ['Neighbors', 'Mourners'],
      location: 'Shiva home',
    },
    es: {
      title: 'Seudat havra’ah (primera comida)',
      description:
        'Las amistades llevan la primera comida a los dolientes, con huevos, lentejas y otros alimentos redondos.',
      notes: 'Se enciende la vela de siete días. A los dolientes se les sirve; no tienen que atender a nadie.',
      duration: '1 hora',
      participants: ['Vecinos', 'Dolientes'],
      location: 'Casa de la shivá',
    },
  },
  'jew-shiva': {
    en: {
      title: 'Shiva',
      description: 'For seven days from the burial the mourners stay at home, with prayers and visitors.',
      notes:
        'Shabbat counts, though mourning is not public then. A major festival ends shiva early; after a burial on chol hamoed it begins when the festival ends. Some families keep fewer days.',
      duration: 'Daily, 7 days',
      participants: ['Mourners', 'Community', 'Minyan'],
      location: 'Shiva home',
    },
    es: {
      title: 'Shivá',
      description: 'Durante siete días desde el entierro, los dolientes se quedan en casa, con oraciones y visitas.',
      notes:
        'El Shabat cuenta, aunque ese día el duelo no es público. Una festividad mayor termina antes la shivá; tras un entierro en chol hamoed, empieza al acabar la festividad. Algunas familias guardan menos días.',
      duration: 'Cada día, 7 días',
      participants: ['Dolientes', 'Comunidad', 'Minyan'],
      location: 'Casa de la shivá',
    },
  },
  'jew-shiva-end': {
    en: {
      title: 'Rising from shiva',
      description: 'On the seventh morning the mourners get up from shiva and go outside for a little walk.',
      notes: 'Friends often come along for the walk.',
      duration: '30 minutes',
      participants: ['Mourners', 'Friends'],
      location: 'Shiva home',
    },
    es: {
      title: 'Levantarse de la shivá',
      description: 'En la mañana del séptimo día los dolientes se levantan y dan juntos un breve paseo.',
      notes: 'A menudo las amistades los acompañan en el paseo.',
      duration: '30 minutos',
      participants: ['Dolientes', 'Amistades'],
      location: 'Casa de la shivá',
    },
  },
  'jew-shloshim': {
    en: {
      title: 'Shloshim ends',
      description: 'The thirty days that began with the burial are over, and some families study together or meet.',
      notes: 'A festival may shorten them. Ask your rabbi which customs last longer after the death of a parent.',
      duration: '1-2 hours',
      participants: ['Mourners', 'Community'],
      location: 'Home or synagogue',
    },
    es: {
      title: 'Termina el shloshim',
      description: 'Terminan los treinta días contados desde el entierro, a menudo con estudio o una reunión.',
      notes:
        'Una festividad puede acortarlos. Pregunte a su rabino qué costumbres duran más tras la muerte de un padre o una madre.',
      duration: '1-2 horas',
      participants: ['Dolientes', 'Comunidad'],
      location: 'Casa o sinagoga',
    },
  },
  'jew-kaddish': {
    en: {
      title: 'Daily Kaddish',
      description: 'Children say Kaddish for a parent every day for eleven Hebrew months.',
      notes:
        'For other relatives many say it for thirty days. If daily prayer with a minyan is hard, ask your rabbi what is possible.',
      duration: 'Daily',
      participants: ['Children of the deceased'],
      location: 'Synagogue with a minyan',
    },
    es: {
      title: 'Kaddish diario',
      description: 'Los hijos dicen el Kaddish por su padre o su madre cada día durante once meses hebreos.',
      notes:
        'Por otros familiares muchos lo dicen treinta días. Si la oración diaria con un minyan es difícil, pregunte a su rabino qué es posible.',
      duration: 'Cada día',
      participants: ['Hijos de la persona que murió'],
      location: 'Sinagoga, con un minyan',
    },
  },
  'jew-unveiling': {
    en: {
      title: 'Unveiling of the headstone',
      description: 'Once the stone is in place, the family gathers at the grave for a short ceremony.',
      notes:
        'Families wait until shloshim is over, and most choose a day before the first yahrzeit, avoiding Shabbat and festivals. Visitors often leave a small stone.',
      duration: '30 minutes',
      participants: ['Family', 'Rabbi'],
      location: 'Cemetery',
    },
    es: {
      title: 'Descubrimiento de la lápida',
      description: 'Cuando la lápida está en su lugar, la familia se reúne junto a la tumba para una breve ceremonia.',
      notes:
        'Se hace después del shloshim, por lo general antes del primer yahrzeit, y no en Shabat ni festividad. Los visitantes suelen dejar una piedrita.',
      duration: '30 minutos',
      participants: ['Familia', 'Rabino'],
      location: 'Cementerio',
    },
  },
  'jew-yahrzeit': {
    en: {
      title: 'First yahrzeit',
      description:
        'On the Hebrew date of the death the family says Kaddish, and a candle burns from the evening before.',
      notes:
        'When the burial came three days or more after the death, customs differ for this first year; ask your rabbi.',
      duration: '24 hours',
      participants: ['Family'],
      location: 'Home and synagogue',
    },
    es: {
      title: 'Primer yahrzeit',
      description: 'En el aniversario hebreo de la muerte se enciende una vela la noche anterior y se dice el Kaddish.',
      notes:
        'Si el entierro fue tres días o más después de la muerte, pregunte a su rabino qué día corresponde el primer año.',
      duration: '24 horas',
      participants: ['Familia'],
      location: 'Casa y sinagoga',
    },
  },
};
