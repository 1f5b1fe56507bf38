// Sikh rites up to the last respects.
import type { InEveryLanguage } from './rite-words.ts';

export const sikhWordsBefore: Record<string, InEveryLanguage> = {
  'sik-simran': {
    en: {
      title: 'Gurbani at the bedside',
      description: 'Family members sit close and recite Gurbani or repeat Waheguru.',
      notes:
        'The Sikh code of conduct leaves the person on the bed and adds nothing, not even a lamp. Stay together as long as you like.',
      duration: 'As long as wished',
      participants: ['Family'],
      location: 'Place of death',
    },
    es: {
      title: 'Gurbani junto a la cama',
      description: 'Los presentes recitan Gurbani o dicen Waheguru junto a la cama.',
      notes:
        'Según el código de conducta sij, la persona permanece en la cama y no se añade lámpara ni otro rito. Quédense juntos el tiempo que quieran.',
      duration: 'El tiempo que se desee',
      participants: ['Familia'],
      location: 'Donde ocurrió la muerte',
    },
  },
  'sik-gurdwara': {
    en: {
      title: 'Call the gurdwara',
      description: 'The gurdwara arranges the granthi, the ragis, the hall and langar with you.',
      notes:
        'Agree on days for the reading and for bhog. Tell them about how many people may come, and whether your loved one was Amritdhari.',
      duration: '1 hour',
      participants: ['Family', 'Granthi', 'Concierge'],
      location: 'By phone',
    },
    es: {
      title: 'Llamar al gurdwara',
      description: 'El gurdwara organiza con ustedes al granthi, a los ragis, el salón y el langar.',
      notes:
        'Acuerden los días de la lectura y del bhog. Dígales cuántas personas podrían venir y si su ser querido era Amritdhari.',
      duration: '1 hora',
      participants: ['Familia', 'Granthi', 'Nuestro equipo'],
      location: 'Por teléfono',
    },
  },
  'civ-transfer': {
    en: {
      title: 'Transfer into care',
      description: 'Staff of a licensed funeral home come and take your loved one into their care.',
      notes: 'Tell them at once that hair and beard are never cut or shaved, and that the five kakars stay on.',
      duration: '1-3 hours',
      participants: ['Funeral home staff', 'Family'],
      location: 'Place of death to funeral home',
    },
    es: {
      title: 'Traslado a la funeraria',
      description: 'El personal de una funeraria con licencia viene y recibe a su ser querido para cuidarlo.',
      notes:
        'Dígales desde el principio que el cabello y la barba nunca se cortan ni se afeitan, y que los cinco kakars no se quitan.',
      duration: '1-3 horas',
      participants: ['Personal de la funeraria', 'Familia'],
      location: 'Del lugar de la muerte a la funeraria',
    },
  },
  'sik-crematory': {
    en: {
      title: 'Reserve chapel and crematory',
      description:
        'A chapel with room for the sangat is booked, and a crematory where the family can start the cremation.',
      notes:
        'Any day and any hour is suitable. Ask about time for kirtan and Ardas, and about live video for relatives far away.',
      duration: '1 hour',
      participants: ['Concierge', 'Funeral director'],
      location: 'Crematory',
    },
    es: {
      title: 'Reservar la capilla y el crematorio',
      description:
        'Se reserva una capilla con espacio para la sangat y un crematorio donde la familia pueda iniciar la cremación.',
      notes:
        'Cualquier día y cualquier hora son adecuados. Pregunte por el tiempo para el kirtan y el Ardas, y por el video en vivo para familiares que están lejos.',
      duration: '1 hora',
      participants: ['Nuestro equipo', 'Director de la funeraria'],
      location: 'Crematorio',
    },
  },
  'sik-ishnan': {
    en: {
      title: 'Ishnan and dressing',
      description:
        'Relatives bathe the body and dress it in clean clothes, with the turban tied and the five kakars in place.',
      notes: 'The funeral home can open its preparation room to the family; ask how many may come in.',
      duration: '1-1.5 hours',
      participants: ['Family of the same gender'],
      location: 'Funeral home preparation room',
    },
    es: {
      title: 'Ishnan y vestido',
      description:
        'Los familiares bañan el cuerpo y lo visten con ropa limpia, con el turbante atado y los cinco kakars en su lugar.',
      notes: 'La funeraria puede abrir su sala de preparación a la familia; pregunte cuántas personas pueden entrar.',
      duration: '1-1.5 horas',
      participants: ['Familiares del mismo género'],
      location: 'Sala de preparación de la funeraria',
    },
  },
  'sik-ardas': {
    en: {
      title: 'Ardas before departure',
      description: 'The family stands for Ardas before setting out.',
      notes: 'The granthi or any Sikh may lead it.',
      duration: '10-15 minutes',
      participants: ['Family', 'Granthi'],
      location: 'Home or funeral chapel',
    },
    es: {
      title: 'Ardas antes de salir',
      description: 'La familia se pone de pie para el Ardas antes de partir.',
      notes: 'Puede guiarlo el granthi o cualquier sij.',
      duration: '10-15 minutos',
      participants: ['Familia', 'Granthi'],
      location: 'Casa o capilla funeraria',
    },
  },
  'sik-darshan': {
    en: {
      title: 'Antim darshan',
      description: 'Family and sangat say goodbye while shabads are sung.',
      notes: 'Everyone covers the head; it is kind to have scarves ready for guests.',
      duration: '30-60 minutes',
      participants: ['Family', 'Sangat'],
      location: 'Funeral chapel',
    },
    es: {
      title: 'Antim darshan',
      description: 'La familia y la sangat presentan sus últimos respetos mientras se cantan shabads.',
      notes: 'Todos se cubren la cabeza; es un buen detalle tener pañuelos listos para los invitados.',
      duration: '30-60 minutos',
      participants: ['Familia', 'Sangat'],
      location: 'Capilla funeraria',
    },
  },
};
