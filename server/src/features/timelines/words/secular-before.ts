// Secular steps before the day of the ceremony.
import type { InEveryLanguage } from './rite-words.ts';

export const secularWordsBefore: Record<string, InEveryLanguage> = {
  'sec-wishes': {
    en: {
      title: 'Choose burial, cremation or another option',
      description: 'The family follows any written wishes, or chooses together what happens with the body.',
      notes:
        'Burial, green burial, cremation, water cremation and donation are all possible. Natural organic reduction can be licensed in California from January 1, 2027; ask us what is open by then.',
      duration: '1 hour',
      participants: ['Legal decision-maker', 'Family'],
      location: 'Home or by phone',
    },
    es: {
      title: 'Elegir entierro, cremación u otra opción',
      description: 'La familia sigue los deseos que haya por escrito, o decide junta qué se hará con el cuerpo.',
      notes:
        'Son posibles la cremación, la cremación con agua, el entierro, el entierro ecológico y la donación. La reducción orgánica natural podrá tener licencia en California desde el 1 de enero de 2027; pregúntenos qué habrá abierto entonces.',
      duration: '1 hora',
      participants: ['Persona con derecho a decidir', 'Familia'],
      location: 'En casa o por teléfono',
    },
  },
  'sec-farewell': {
    en: {
      title: 'Private goodbye or home vigil',
      description: 'Those closest sit in peace with their loved one, at home or at the funeral home.',
      notes: 'Nothing special has to be said or done. Music, a photo or a favorite blanket may come along.',
      duration: '1-3 hours',
      participants: ['Close family'],
      location: 'Home or funeral home',
    },
    es: {
      title: 'Despedida privada o vigilia en casa',
      description:
        'Las personas más cercanas pasan un tiempo tranquilo con quien murió, en casa o en una sala apacible.',
      notes: 'No hace falta decir ni hacer nada especial. Se puede llevar música, una foto o una manta querida.',
      duration: '1-3 horas',
      participants: ['Familia cercana'],
      location: 'Casa o funeraria',
    },
  },
  'sec-disposition': {
    en: {
      title: 'Burial or cremation',
      description: 'The burial or cremation takes place, with family present if you wish.',
      notes: 'It is often held before the memorial, and may be as quiet as you like. Ask how many people can be there.',
      duration: '1 hour',
      participants: ['Close family', 'Funeral home staff'],
      location: 'Cemetery, crematory or other facility',
    },
    es: {
      title: 'Entierro o cremación',
      description: 'Se hace el entierro o la cremación, con la familia presente si lo desean.',
      notes:
        'A menudo es antes de la ceremonia, y puede ser tan íntimo como quieran. Pregunte cuántas personas pueden estar.',
      duration: '1 hora',
      participants: ['Familia cercana', 'Personal de la funeraria'],
      location: 'Cementerio, crematorio u otro lugar',
    },
  },
  'sec-disposition-burial': {
    en: {
      title: 'Burial',
      description: 'The burial takes place with the ceremony, at the grave or just after it.',
      notes: 'Ask the cemetery how many people can stand at the grave, and whether there are seats.',
      duration: '1 hour',
      participants: ['Close family', 'Funeral home staff'],
      location: 'Cemetery',
    },
    es: {
      title: 'Entierro',
      description: 'El entierro se hace con la ceremonia, junto a la tumba o justo después.',
      notes: 'Pregunte al cementerio cuántas personas caben junto a la tumba y si hay asientos.',
      duration: '1 hora',
      participants: ['Familia cercana', 'Personal de la funeraria'],
      location: 'Cementerio',
    },
  },
  'sec-disposition-cremation': {
    en: {
      title: 'Cremation',
      description: 'The cremation takes place with the ceremony, with family present if you wish.',
      notes: 'Ask the crematory whether you may be there when it begins, and how many of you.',
      duration: '1 hour',
      participants: ['Close family', 'Funeral home staff'],
      location: 'Crematory',
    },
    es: {
      title: 'Cremación',
      description: 'La cremación se hace con la ceremonia, con la familia presente si lo desean.',
      notes: 'Pregunte al crematorio si pueden estar cuando comience, y cuántas personas.',
      duration: '1 hora',
      participants: ['Familia cercana', 'Personal de la funeraria'],
      location: 'Crematorio',
    },
  },
  'sec-venue': {
    en: {
      title: 'Confirm the venue',
      description: 'The place for the ceremony is confirmed for your day.',
      notes: 'Ask about seats, sound, step-free access and parking. Ask too how long before and after you may stay.',
      duration: '1 hour',
      participants: ['Family', 'Concierge'],
      location: 'Venue',
    },
    es: {
      title: 'Confirmar el lugar',
      description: 'Se confirma el lugar de la ceremonia para su día.',
      notes:
        'Pregunte por los asientos, el sonido, el acceso sin escalones y el estacionamiento. Pregunte también cuánto tiempo antes y después pueden quedarse.',
      duration: '1 hora',
      participants: ['Familia', 'Nuestro equipo'],
      location: 'Lugar de la ceremonia',
    },
  },
  'sec-celebrant': {
    en: {
      title: 'Choose a celebrant or host',
      description: 'You choose who will lead the ceremony: a celebrant, a friend or someone from the family.',
      notes: 'Talk about the tone you want, and whether religious words are welcome or not.',
      duration: '1 hour',
      participants: ['Family', 'Celebrant'],
      location: 'Home or online',
    },
    es: {
      title: 'Elegir celebrante o anfitrión',
      description: 'Ustedes eligen quién guiará la ceremonia: un celebrante, una amistad o alguien de la familia.',
      notes: 'Hablen del tono que desean y de si las palabras religiosas son bienvenidas o no.',
      duration: '1 hora',
      participants: ['Familia', 'Celebrante'],
      location: 'En casa o en línea',
    },
  },
  'sec-story': {
    en: {
      title: 'Life story meeting',
      description: 'The celebrant listens to your stories and gathers them for the tribute.',
      notes: 'Photos and letters help. Different memories of the same person can all have a place.',
      duration: '2 hours',
      participants: ['Family', 'Celebrant'],
      location: 'Home or online',
    },
    es: {
      title: 'Encuentro sobre su vida',
      description: 'El celebrante escucha sus historias y las reúne para el homenaje.',
      notes: 'Ayudan las fotos y las cartas. Recuerdos distintos de la misma persona pueden tener todos su lugar.',
      duration: '2 horas',
      participants: ['Familia', 'Celebrante'],
      location: 'En casa o en línea',
    },
  },
  'sec-program': {
    en: {
      title: 'Choose tributes, readings and music',
      description: 'The family chooses speakers, readings and music that sound like the person.',
      notes:
        'Two to four speakers are usually enough. Someone can stand by to read for a speaker who finds it too hard.',
      duration: '1-2 hours',
      participants: ['Family', 'Speakers'],
      location: 'Home',
    },
    es: {
      title: 'Elegir homenajes, lecturas y música',
      description: 'La familia elige a quienes hablarán, las lecturas y la música que suenen a la persona.',
      notes:
        'Suelen bastar de dos a cuatro personas. Alguien puede estar listo para leer si a otra persona le resulta demasiado difícil.',
      duration: '1-2 horas',
      participants: ['Familia', 'Personas que hablarán'],
      location: 'Casa',
    },
  },
  'sec-media': {
    en: {
      title: 'Photo and video tribute',
      description: 'Photos and clips are gathered into a tribute to show at the ceremony.',
      notes: 'Ask relatives to send a few pictures each. Try it out on the screen at the venue before the day.',
      duration: '3-5 hours',
      participants: ['Family', 'Video editor'],
      location: 'Home',
    },
    es: {
      title: 'Homenaje con fotos y video',
      description: 'Se reúnen fotos y videos en un homenaje para mostrar en la ceremonia.',
      notes: 'Pida a los familiares unas pocas fotos a cada uno. Pruébelo antes en la pantalla del lugar.',
      duration: '3-5 horas',
      participants: ['Familia', 'Editor de video'],
      location: 'Casa',
    },
  },
  'sec-printed': {
    en: {
      title: 'Program and displays',
      description: 'The order of the ceremony is printed, and things are gathered for a memory table.',
      notes: 'A few objects that tell a story are enough: a hat, a recipe, a tool.',
      duration: '1-2 hours',
      participants: ['Family', 'Printer'],
      location: 'Home',
    },
    es: {
      title: 'Programa y mesa de recuerdos',
      description: 'Se imprime el orden de la ceremonia y se reúnen objetos para una mesa de recuerdos.',
      notes: 'Bastan unas pocas cosas que cuenten algo: un sombrero, una receta, una herramienta.',
      duration: '1-2 horas',
      participants: ['Familia', 'Imprenta'],
      location: 'Casa',
    },
  },
  'sec-runthrough': {
    en: {
      title: 'Run-through',
      description: 'Those who lead and speak walk through the ceremony once at the venue.',
      notes: 'Check the sound, the screen, the stream and the timing. The family does not have to be there.',
      duration: '45 minutes',
      participants: ['Celebrant', 'Speakers', 'Venue staff'],
      location: 'Venue',
    },
    es: {
      title: 'Ensayo',
      description: 'Quienes guían y hablan repasan una vez la ceremonia en el lugar.',
      notes: 'Revisen el sonido, la pantalla, la transmisión y los tiempos. La familia no tiene que estar.',
      duration: '45 minutos',
      participants: ['Celebrante', 'Personas que hablarán', 'Personal del lugar'],
      location: 'Lugar de la ceremonia',
    },
  },
};
