// Hindu rites from the cremation or burial on.
import type { InEveryLanguage } from './rite-words.ts';

export const hinduWordsAfter: Record<string, InEveryLanguage> = {
  'hin-dahan': {
    en: {
      title: 'Antyeshti and cremation',
      description: 'With the last mantras the chief mourner walks around the casket and starts the cremation.',
      notes:
        'In many crematories a button takes the place of the flame. The family does not stay until the end; the staff tell you when to go.',
      duration: '30-60 minutes attended',
      participants: ['Chief mourner', 'Pandit', 'Family'],
      location: 'Crematory',
    },
    es: {
      title: 'Antyeshti y cremación',
      description:
        'Con los últimos mantras, el doliente principal da vueltas alrededor del ataúd e inicia la cremación.',
      notes:
        'En muchos crematorios un botón ocupa el lugar de la llama. La familia no se queda hasta el final; el personal le indica cuándo salir.',
      duration: '30-60 minutos con la familia presente',
      participants: ['Doliente principal', 'Pandit', 'Familia'],
      location: 'Crematorio',
    },
  },
  'hin-burial': {
    en: {
      title: 'Burial rites',
      description:
        'Your loved one is laid in the earth with mantras and flowers, as many families do for a small child, an ascetic or in the Lingayat tradition.',
      notes:
        'Ask your pandit or community elder how the body is placed and which prayers are said. Which later days are kept after a burial is also a question for them.',
      duration: '45-60 minutes',
      participants: ['Chief mourner', 'Pandit or community elder', 'Family'],
      location: 'Cemetery',
    },
    es: {
      title: 'Ritos del entierro',
      description:
        'Su ser querido es puesto en la tierra con mantras y flores, como hacen muchas familias con un niño pequeño, con un asceta o en la tradición lingayat.',
      notes:
        'Pregunte a su pandit o a una persona mayor de la comunidad cómo se coloca el cuerpo y qué oraciones se dicen. También le dirán qué días se guardan después de un entierro.',
      duration: '45-60 minutos',
      participants: ['Doliente principal', 'Pandit o persona mayor de la comunidad', 'Familia'],
      location: 'Cementerio',
    },
  },
  'hin-return': {
    en: {
      title: 'Bath and simple meal',
      description: 'Once home, people bathe, clean the house and eat a simple vegetarian meal together.',
      notes: 'Relatives or neighbors can bring the meal, so that the household does not have to cook.',
      duration: '1-2 hours',
      participants: ['Family'],
      location: 'Home',
    },
    es: {
      title: 'Baño y comida sencilla',
      description: 'De vuelta en casa todos se bañan, se limpia la casa y se comparte una comida vegetariana sencilla.',
      notes: 'Familiares o vecinos pueden traer la comida, para que la casa no tenga que cocinar.',
      duration: '1-2 horas',
      participants: ['Familia'],
      location: 'Casa',
    },
  },
  'hin-ashaucha': {
    en: {
      title: 'Days of mourning (ashaucha)',
      description:
        'The household lives simply for some days, with vegetarian food, prayer and readings from the Gita or Garuda Purana.',
      notes:
        'Many families stay away from temples and celebrations in this time. The count differs: 10, 11 or 13 days in some communities, 16 or more in others. Keep the one your family knows.',
      duration: 'Daily, 13 days',
      participants: ['Household'],
      location: 'Home',
    },
    es: {
      title: 'Días de duelo (ashaucha)',
      description:
        'La casa vive con sencillez unos días, con comida vegetariana, oración y lecturas del Gita o del Garuda Purana.',
      notes:
        'Muchas familias no van al templo ni a celebraciones en este tiempo. La cuenta cambia: 10, 11 o 13 días en unas comunidades, 16 o más en otras. Guarden la que su familia conoce.',
      duration: 'Cada día, 13 días',
      participants: ['Quienes viven en la casa'],
      location: 'Casa',
    },
  },
  'hin-meeting': {
    en: {
      title: 'Prayer meeting (besna, uthala or chautha)',
      description: 'Friends and community come together for bhajans and to comfort the family.',
      notes:
        'The name and the day differ by region. Ask the temple or hall about seating on the floor, shoes and sound.',
      duration: '1.5-2 hours',
      participants: ['Family', 'Community', 'Bhajan group'],
      location: 'Temple or community hall',
    },
    es: {
      title: 'Reunión de oración (besna, uthala o chautha)',
      description: 'Amistades y comunidad se reúnen para cantar bhajans y consolar a la familia.',
      notes:
        'El nombre y el día cambian según la región. Pregunte en el templo o salón por los asientos en el suelo, los zapatos y el sonido.',
      duration: '1.5-2 horas',
      participants: ['Familia', 'Comunidad', 'Grupo de bhajans'],
      location: 'Templo o salón comunitario',
    },
  },
  'hin-asthi': {
    en: {
      title: 'Collect the ashes (asthi sanchayana)',
      description: 'The chief mourner and family receive the ashes with a short prayer.',
      notes:
        'Custom places this on the third day from the cremation, but the crematory names the day the ashes are ready. Ask about it when you book.',
      duration: '30 minutes',
      participants: ['Chief mourner', 'Family'],
      location: 'Crematory',
    },
    es: {
      title: 'Recoger las cenizas (asthi sanchayana)',
      description: 'El doliente principal y la familia reciben las cenizas con una breve oración.',
      notes:
        'La costumbre lo pone en el tercer día desde la cremación, pero el crematorio indica qué día estarán listas. Pregúntelo al reservar.',
      duration: '30 minutos',
      participants: ['Doliente principal', 'Familia'],
      location: 'Crematorio',
    },
  },
  'hin-visarjan': {
    en: {
      title: 'Immerse the ashes (asthi visarjan)',
      description: 'The ashes are given to the water, near home or in the Ganga.',
      notes:
        'Many families do this within ten days, others when someone can travel. State rules ask for at least 500 yards from shore, and the open ocean has a federal rule of three nautical miles. Carry the permit with you.',
      duration: '2-4 hours',
      participants: ['Family', 'Pandit'],
      location: 'By boat on the Bay or ocean, or carried to India',
    },
    es: {
      title: 'Inmersión de las cenizas (asthi visarjan)',
      description: 'Las cenizas se entregan al agua, cerca de casa o en el Ganges.',
      notes:
        'Muchas familias lo hacen en los primeros diez días; otras, cuando alguien puede viajar. Las reglas del estado piden al menos 500 yardas desde la orilla, y en mar abierto hay una regla federal de tres millas náuticas. Lleve el permiso consigo.',
      duration: '2-4 horas',
      participants: ['Familia', 'Pandit'],
      location: 'En barco por la bahía o el océano, o en la India',
    },
  },
  'hin-day10': {
    en: {
      title: 'Tenth-day purification (dasha kriya)',
      description: 'A purifying bath and offerings bring the first days of mourning to their end.',
      notes: 'Some families keep the shaving of the head, others do not. Ask your pandit what to bring.',
      duration: '2-3 hours',
      participants: ['Chief mourner', 'Pandit', 'Family'],
      location: 'Home, temple or waterside',
    },
    es: {
      title: 'Purificación del décimo día (dasha kriya)',
      description: 'Un baño de purificación y unas ofrendas ponen fin a los primeros días de duelo.',
      notes: 'Algunas familias se rapan la cabeza y otras no. Pregunte a su pandit qué hay que llevar.',
      duration: '2-3 horas',
      participants: ['Doliente principal', 'Pandit', 'Familia'],
      location: 'Casa, templo o junto al agua',
    },
  },
  'hin-day11-12': {
    en: {
      title: 'Eleventh and twelfth-day shraddha',
      description:
        'Two rites, ekoddishta and then sapindikarana, bring the person who died into the company of the ancestors.',
      notes: 'Some families hold both on one day. Your pandit says which suits you.',
      duration: '2-3 hours each',
      participants: ['Chief mourner', 'Pandit'],
      location: 'Home or temple',
    },
    es: {
      title: 'Shraddha de los días undécimo y duodécimo',
      description:
        'Dos ritos, el ekoddishta y después el sapindikarana, llevan a la persona que murió junto a los antepasados.',
      notes: 'Algunas familias hacen los dos el mismo día. Su pandit le dice qué les conviene.',
      duration: '2-3 horas cada uno',
      participants: ['Doliente principal', 'Pandit'],
      location: 'Casa o templo',
    },
  },
  'hin-day13': {
    en: {
      title: 'Thirteenth-day shraddha (terahvin)',
      description: 'Prayers, gifts and a shared vegetarian meal mark the end of the mourning days.',
      notes: 'After this many families return to daily life. If your family keeps another day, keep that one.',
      duration: '3-4 hours',
      participants: ['Family', 'Pandit', 'Community'],
      location: 'Home, temple or hall',
    },
    es: {
      title: 'Shraddha del decimotercer día (terahvin)',
      description: 'Oraciones, ofrendas y una comida vegetariana compartida marcan el final de los días de duelo.',
      notes: 'Después, muchas familias vuelven a la vida diaria. Si su familia guarda otro día, guarden ese.',
      duration: '3-4 horas',
      participants: ['Familia', 'Pandit', 'Comunidad'],
      location: 'Casa, templo o salón',
    },
  },
  'hin-varshik': {
    en: {
      title: 'First annual shraddha',
      description: 'The first yearly shraddha honors the person on the lunar day, or tithi, of the death.',
      notes:
        'It is rarely the same calendar date. Ask your pandit for the day, and ask early if relatives will travel.',
      duration: '2-3 hours',
      participants: ['Chief mourner', 'Pandit', 'Family'],
      location: 'Home or temple',
    },
    es: {
      title: 'Primer shraddha anual',
      description: 'El primer shraddha del año honra a la persona en el día lunar, o tithi, de su muerte.',
      notes:
        'Rara vez cae en la misma fecha del calendario. Pregunte el día a su pandit, y hágalo con tiempo si van a viajar familiares.',
      duration: '2-3 horas',
      participants: ['Doliente principal', 'Pandit', 'Familia'],
      location: 'Casa o templo',
    },
  },
};
