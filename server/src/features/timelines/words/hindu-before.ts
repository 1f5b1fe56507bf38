// Hindu rites up to the procession.
import type { InEveryLanguage } from './rite-words.ts';

export const hinduWordsBefore: Record<string, InEveryLanguage> = {
  'hin-bedside': {
    en: {
      title: 'Bedside prayers',
      description: 'The family chants at the bedside, with a little Ganga water and a tulsi leaf placed at the lips.',
      notes:
        'Many families keep a small lamp and incense nearby; ask the hospital first about any flame. How the head is laid, and whether the floor is used, is your family’s own custom.',
      duration: '30-60 minutes',
      participants: ['Family'],
      location: 'Place of death',
    },
    es: {
      title: 'Oraciones junto a la cama',
      description:
        'La familia recita junto a la cama y pone en los labios un poco de agua del Ganges y una hoja de tulsi.',
      notes:
        'Muchas familias tienen cerca una lámpara pequeña e incienso; si es un hospital, pregunte antes por las llamas. Hacia dónde queda la cabeza, y si el cuerpo descansa en el suelo, es costumbre de cada familia.',
      duration: '30-60 minutos',
      participants: ['Familia'],
      location: 'Donde ocurrió la muerte',
    },
  },
  'hin-priest': {
    en: {
      title: 'Call the priest and name the chief mourner',
      description:
        'The pandit explains what will happen, and the family chooses the karta, who leads as chief mourner (traditionally the eldest son).',
      notes:
        'In many families daughters and others serve as karta; it is yours to decide. Not every temple priest performs death rites, so ask when you call.',
      duration: '1 hour',
      participants: ['Family', 'Pandit', 'Concierge'],
      location: 'By phone',
    },
    es: {
      title: 'Llamar al sacerdote y nombrar al doliente principal',
      description:
        'El pandit explica los ritos y la familia nombra al karta, el doliente principal (por tradición, el hijo mayor).',
      notes:
        'En muchas familias una hija u otra persona es karta; lo deciden ustedes. No todos los sacerdotes de templo hacen los ritos de muerte, así que pregunte al llamar.',
      duration: '1 hora',
      participants: ['Familia', 'Pandit', 'Nuestro equipo'],
      location: 'Por teléfono',
    },
  },
  'civ-transfer': {
    en: {
      title: 'Transfer into care',
      description: 'Staff of a licensed funeral home come and take your loved one into their care.',
      notes:
        'It is enough to keep the body cool, without any chemicals. Tell the staff which customs matter to your family.',
      duration: '1-3 hours',
      participants: ['Funeral home staff', 'Family'],
      location: 'Place of death to funeral home',
    },
    es: {
      title: 'Traslado a la funeraria',
      description: 'El personal de una funeraria con licencia viene y recibe a su ser querido para cuidarlo.',
      notes:
        'Basta con mantener el cuerpo en frío; no hace falta ningún tratamiento químico. Diga al personal qué costumbres son importantes para su familia.',
      duration: '1-3 horas',
      participants: ['Personal de la funeraria', 'Familia'],
      location: 'Del lugar de la muerte a la funeraria',
    },
  },
  'hin-crematory': {
    en: {
      title: 'Reserve a witnessed cremation',
      description: 'A crematory is booked where the family can be present and the rites can be held.',
      notes:
        'Ask whether the chief mourner may start the cremation, and how many people the room holds. Ask too what may go in the casket; glass, metal and coconuts are often not allowed.',
      duration: '1 hour',
      participants: ['Concierge', 'Funeral director'],
      location: 'Crematory',
    },
    es: {
      title: 'Reservar una cremación con la familia presente',
      description: 'Se reserva un crematorio donde la familia pueda estar presente y se puedan hacer los ritos.',
      notes:
        'Pregunte si el doliente principal puede iniciar la cremación y cuántas personas caben en la sala. Pregunte también qué puede ir en el ataúd; a menudo no se permiten vidrio, metal ni cocos.',
      duration: '1 hora',
      participants: ['Nuestro equipo', 'Director de la funeraria'],
      location: 'Crematorio',
    },
  },
  'hin-samagri': {
    en: {
      title: 'Gather items for the rites',
      description: 'The family gathers the puja samagri, the things the pandit needs for the rites.',
      notes:
        'Your pandit gives you the list. Flowers, ghee, sesame, camphor, sandal paste, cloth, and rice or flour are often on it. Ask the venue whether an open flame is possible.',
      duration: '1-2 hours',
      participants: ['Family', 'Pandit'],
      location: 'Home or temple',
    },
    es: {
      title: 'Reunir lo necesario para los ritos',
      description: 'La familia reúne el puja samagri, lo que el pandit necesita para los ritos.',
      notes:
        'Su pandit le da la lista; suele llevar arroz o harina para los pinda, sésamo, ghee, flores, pasta de sándalo, tela y alcanfor. Pregunte en el lugar si se permite una llama.',
      duration: '1-2 horas',
      participants: ['Familia', 'Pandit'],
      location: 'Casa o templo',
    },
  },
  'hin-snana': {
    en: {
      title: 'Ritual bath and dressing',
      description: 'Relatives bathe the body and dress it in new or clean clothes, with tilak and a garland.',
      notes:
        'The funeral home can open its preparation room to the family; ask how many may come in. Colors and clothes differ by region and by whether the person was married.',
      duration: '1-1.5 hours',
      participants: ['Family of the same gender'],
      location: 'Funeral home preparation room',
    },
    es: {
      title: 'Baño ritual y vestido',
      description: 'Los familiares bañan el cuerpo y lo visten con ropa nueva o limpia, con tilak y una guirnalda.',
      notes:
        'La funeraria puede abrir su sala de preparación a la familia; pregunte cuántas personas pueden entrar. Los colores y la ropa cambian según la región y según si la persona estaba casada.',
      duration: '1-1.5 horas',
      participants: ['Familiares del mismo género'],
      location: 'Sala de preparación de la funeraria',
    },
  },
  'hin-darshan': {
    en: {
      title: 'Antim darshan',
      description: 'Family and friends see their loved one for the last time and offer flowers or rice.',
      notes:
        'Guests usually wear white or plain clothes. In many families no food is served until the rites of the day are over.',
      duration: '1-2 hours',
      participants: ['Family', 'Friends', 'Community'],
      location: 'Funeral home chapel',
    },
    es: {
      title: 'Antim darshan',
      description: 'Familiares y amistades ven por última vez a su ser querido y ofrecen flores o arroz.',
      notes:
        'Los invitados suelen vestir de blanco o con ropa sencilla. En muchas familias no se sirve comida hasta que terminan los ritos del día.',
      duration: '1-2 horas',
      participants: ['Familia', 'Amistades', 'Comunidad'],
      location: 'Capilla de la funeraria',
    },
  },
  'hin-pinda': {
    en: {
      title: 'Pinda and final prayers',
      description: 'The chief mourner offers pinda, small balls of rice or flour, while the pandit recites mantras.',
      notes: 'The pandit guides each step, so nobody needs to know it by heart.',
      duration: '30-45 minutes',
      participants: ['Chief mourner', 'Pandit', 'Family'],
      location: 'Funeral home or chapel',
    },
    es: {
      title: 'Pinda y oraciones finales',
      description:
        'El doliente principal ofrece los pinda, bolitas de arroz o harina, mientras el pandit recita mantras.',
      notes: 'El pandit guía cada paso; no hace falta que nadie lo sepa de memoria.',
      duration: '30-45 minutos',
      participants: ['Doliente principal', 'Pandit', 'Familia'],
      location: 'Funeraria o capilla',
    },
  },
  'hin-procession': {
    en: {
      title: 'Procession',
      description: 'The family goes along with the casket, on foot or by car, chanting the names of God.',
      notes: 'Ask who would like to carry, and let the funeral home know how many cars will follow.',
      duration: '15-30 minutes',
      participants: ['Family', 'Pallbearers'],
      location: 'On the way to the last place',
    },
    es: {
      title: 'Procesión',
      description: 'La familia acompaña el ataúd, a pie o en auto, recitando los nombres de Dios.',
      notes: 'Pregunte quién desea cargar el ataúd y avise a la funeraria cuántos autos irán detrás.',
      duration: '15-30 minutos',
      participants: ['Familia', 'Portadores del ataúd'],
      location: 'De camino al último lugar',
    },
  },
};
