// Secular steps from the day of the ceremony on.
import type { InEveryLanguage } from './rite-words.ts';

export const secularWordsAfter: Record<string, InEveryLanguage> = {
  'sec-ceremony': {
    en: {
      title: 'Memorial ceremony',
      description:
        'A welcome, the life story, tributes, readings, a quiet moment and words of farewell, with music to open and to end.',
      notes: 'It is about the person, in your own words. Tears and laughter both belong.',
      duration: '45-75 minutes',
      participants: ['Celebrant', 'Family', 'Guests'],
      location: 'Venue',
    },
    es: {
      title: 'Ceremonia en memoria',
      description:
        'Una bienvenida, la historia de su vida, homenajes, lecturas, un momento de silencio y palabras de despedida, con música al empezar y al terminar.',
      notes: 'Trata de la persona, con las palabras de ustedes. Caben las lágrimas y también las risas.',
      duration: '45-75 minutos',
      participants: ['Celebrante', 'Familia', 'Invitados'],
      location: 'Lugar de la ceremonia',
    },
  },
  'sec-openfloor': {
    en: {
      title: 'Open sharing',
      description: 'Guests who would like to may share a short memory.',
      notes: 'The host keeps an eye on the time and makes sure that nobody feels pressed to speak.',
      duration: '20-30 minutes',
      participants: ['Guests'],
      location: 'Venue',
    },
    es: {
      title: 'Palabras de los invitados',
      description: 'Los invitados que lo deseen pueden compartir un recuerdo breve.',
      notes: 'Quien dirige cuida el tiempo y procura que nadie se sienta obligado a hablar.',
      duration: '20-30 minutos',
      participants: ['Invitados'],
      location: 'Lugar de la ceremonia',
    },
  },
  'sec-reception': {
    en: {
      title: 'Gathering',
      description: 'People stay for food, photos and conversation.',
      notes: 'It can be as simple as coffee and cake. Ask a friend to host, so that you can sit and talk.',
      duration: '2 hours',
      participants: ['Family', 'Guests'],
      location: 'Venue or home',
    },
    es: {
      title: 'Reunión',
      description: 'La gente se queda para comer algo, ver fotos y conversar.',
      notes:
        'Puede ser tan sencillo como café y pastel. Pida a una amistad que atienda, para que ustedes puedan sentarse a hablar.',
      duration: '2 horas',
      participants: ['Familia', 'Invitados'],
      location: 'Lugar de la ceremonia o casa',
    },
  },
  'sec-ashes': {
    en: {
      title: 'Scatter, bury, plant or keep ashes',
      description: 'The ashes are scattered, buried, planted with a tree or kept, as the person or the family wished.',
      notes:
        'Carry the permit. On land you need the owner’s written permission; at sea, state rules ask for at least 500 yards from shore, and the open ocean has a federal rule of three nautical miles.',
      duration: '1-3 hours',
      participants: ['Close family'],
      location: 'Chosen place',
    },
    es: {
      title: 'Esparcir, enterrar, plantar o guardar las cenizas',
      description:
        'Las cenizas se esparcen, se entierran, se plantan con un árbol o se guardan, como quiso la persona o la familia.',
      notes:
        'Lleve el permiso. En tierra necesita el permiso escrito del dueño; en el mar, el estado pide al menos 500 yardas desde la orilla, y en mar abierto hay una regla federal de tres millas náuticas.',
      duration: '1-3 horas',
      participants: ['Familia cercana'],
      location: 'El lugar elegido',
    },
  },
  'sec-legacy': {
    en: {
      title: 'Gift in memory',
      description: 'The family chooses a gift in memory, such as a cause, a tree, a bench or a scholarship.',
      notes: 'It can wait until it feels right.',
      duration: '1 hour',
      participants: ['Family'],
      location: 'Online',
    },
    es: {
      title: 'Un regalo en su memoria',
      description: 'La familia elige un regalo en memoria de la persona: una causa, un árbol, un banco o una beca.',
      notes: 'Puede esperar hasta que se sientan listos.',
      duration: '1 hora',
      participants: ['Familia'],
      location: 'En línea',
    },
  },
  'sec-anniversary': {
    en: {
      title: 'First birthday or year gathering',
      description: 'Family and friends meet on a day that matters, such as a birthday or a year after the death.',
      notes: 'A walk, a meal or a favorite song is plenty.',
      duration: '1-2 hours',
      participants: ['Family', 'Friends'],
      location: 'Home or favorite place',
    },
    es: {
      title: 'Primer cumpleaños o aniversario',
      description:
        'Familiares y amistades se reúnen en un día importante, como su cumpleaños o un año después de la muerte.',
      notes: 'Basta un paseo, una comida o una canción querida.',
      duration: '1-2 horas',
      participants: ['Familia', 'Amistades'],
      location: 'Casa o un lugar querido',
    },
  },
};
