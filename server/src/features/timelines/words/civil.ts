// Steps that every family meets, whatever its tradition. Words that hold for burial and cremation alike, except the permits.
import type { InEveryLanguage } from './rite-words.ts';

export const civilWords = {
  'civ-pronounce': {
    en: {
      title: 'Death confirmed and recorded',
      description:
        'A hospice nurse, a physician or an emergency responder confirms the death and writes down the time.',
      notes:
        'With hospice care, call the hospice nurse first. After a sudden death, or one with nobody there, call 911; the coroner is then told, which is routine. You may sit together for a while before anything else.',
      duration: '1-3 hours',
      participants: ['Family', 'Hospice nurse or physician or 911 responders'],
      location: 'Place of death',
    },
    es: {
      title: 'Muerte confirmada y registrada',
      description:
        'Una enfermera de hospicio, un médico o los servicios de emergencia confirman la muerte y anotan la hora.',
      notes:
        'Si había cuidados de hospicio, llame primero a la enfermera. Tras una muerte repentina, o sin nadie presente, llame al 911; entonces se avisa al forense, como es habitual. Pueden quedarse juntos un rato antes de cualquier otra cosa.',
      duration: '1-3 horas',
      participants: ['Familia', 'Enfermera de hospicio, médico o servicios del 911'],
      location: 'Donde ocurrió la muerte',
    },
  },
  'civ-authority': {
    en: {
      title: 'Confirm who may decide',
      description: 'The family finds out who has the legal right to make the arrangements.',
      notes:
        'First look for anything the person wrote down, such as an advance health care directive. If there is nothing, California law sets an order of relatives. A power of attorney for money matters ends when a person dies.',
      duration: '30 minutes',
      participants: ['Legal decision-maker', 'Close family'],
      location: 'Home or by phone',
    },
    es: {
      title: 'Confirmar quién puede decidir',
      description: 'La familia aclara quién tiene el derecho legal de tomar las decisiones.',
      notes:
        'Busque primero los deseos por escrito o unas instrucciones anticipadas de atención médica. Si no existen, la ley de California establece un orden de familiares. Un poder notarial para asuntos económicos termina con la muerte.',
      duration: '30 minutos',
      participants: ['Persona con derecho a decidir', 'Familia cercana'],
      location: 'En casa o por teléfono',
    },
  },
  'civ-transfer': {
    en: {
      title: 'Transfer into care',
      description: 'Staff of a licensed funeral home come and take your loved one into their care.',
      notes:
        'You may ask them to wait until everyone has said goodbye. Tell them what matters to you before they begin.',
      duration: '1-3 hours',
      participants: ['Funeral home staff', 'Family'],
      location: 'Place of death to funeral home',
    },
    es: {
      title: 'Traslado a la funeraria',
      description: 'El personal de una funeraria con licencia viene y recibe a su ser querido para cuidarlo.',
      notes:
        'Puede pedir que esperen hasta que todos se hayan despedido. Dígales lo que es importante para ustedes antes de que empiecen.',
      duration: '1-3 horas',
      participants: ['Personal de la funeraria', 'Familia'],
      location: 'Del lugar de la muerte a la funeraria',
    },
  },
  'civ-record': {
    en: {
      title: 'Register the death',
      description:
        'The death is entered in the county’s records, with facts from the family and a cause of death from the physician or coroner.',
      notes:
        'The county asks for it within 8 calendar days, and the permit can only follow it. The eight days are a limit, not a waiting time.',
      duration: '1-5 days',
      participants: ['Funeral director or family', 'Certifying physician or coroner'],
      location: 'County registrar',
    },
    es: {
      title: 'Registrar la muerte',
      description:
        'La muerte se inscribe en el registro del condado, con los datos que da la familia y la causa que certifica el médico o el forense.',
      notes:
        'El plazo es de 8 días calendario, y el permiso solo puede darse después. Los ocho días son un límite, no un tiempo de espera.',
      duration: '1-5 días',
      participants: ['Director de la funeraria o familia', 'Médico que certifica o forense'],
      location: 'Registro del condado',
    },
  },
  'civ-permit': {
    en: {
      title: 'Permit for disposition',
      description: 'Before the day itself the cemetery or crematory needs a permit, which the county issues.',
      notes:
        'One state form serves for burial and for cremation. The funeral home usually asks for it as soon as the death is registered.',
      duration: 'Same day to 2 days',
      participants: ['Funeral director', 'County registrar'],
      location: 'County registrar',
    },
    es: {
      title: 'Permiso de disposición',
      description: 'El condado otorga el permiso que el cementerio o el crematorio necesita antes de ese día.',
      notes:
        'El mismo formulario estatal sirve para el entierro y para la cremación. La funeraria suele pedirlo en cuanto la muerte está registrada.',
      duration: 'De unas horas a 2 días',
      participants: ['Director de la funeraria', 'Registro del condado'],
      location: 'Registro del condado',
    },
  },
  'civ-permit-burial': {
    en: {
      title: 'Burial permit issued',
      description: 'Before the burial the cemetery needs a permit, which the county issues.',
      notes:
        'The funeral home usually asks for it as soon as the death is registered. Ask who brings it to the cemetery.',
      duration: 'Same day to 2 days',
      participants: ['Funeral director', 'County registrar'],
      location: 'County registrar',
    },
    es: {
      title: 'Permiso de entierro',
      description: 'El condado otorga el permiso que el cementerio necesita antes del entierro.',
      notes: 'La funeraria suele pedirlo en cuanto la muerte está registrada. Pregunte quién lo lleva al cementerio.',
      duration: 'De unas horas a 2 días',
      participants: ['Director de la funeraria', 'Registro del condado'],
      location: 'Registro del condado',
    },
  },
  'civ-permit-cremation': {
    en: {
      title: 'Cremation permit and authorization',
      description: 'The person with the right to decide signs for the cremation, and the county issues the permit.',
      notes:
        'Tell the funeral home about a pacemaker or other implant, because it may have to come out first. Ask whether more than one relative needs to sign.',
      duration: 'Same day to 2 days',
      participants: ['Legal decision-maker', 'Funeral director', 'County registrar'],
      location: 'Funeral home and county registrar',
    },
    es: {
      title: 'Permiso y autorización de cremación',
      description:
        'La persona con derecho a decidir firma la autorización de cremación y el condado otorga el permiso.',
      notes:
        'Avise a la funeraria si hay un marcapasos u otro implante, porque puede ser necesario retirarlo antes. Pregunte si tiene que firmar más de un familiar.',
      duration: 'De unas horas a 2 días',
      participants: ['Persona con derecho a decidir', 'Director de la funeraria', 'Registro del condado'],
      location: 'Funeraria y registro del condado',
    },
  },
  'civ-announce': {
    en: {
      title: 'Share the news and service details',
      description: 'Relatives and friends learn when and where the service is, and what guests should know.',
      notes: 'A short message is enough. It helps to mention dress, flowers and anything that would be new to a guest.',
      duration: '1-2 hours',
      participants: ['Family', 'Concierge'],
      location: 'Online and phone',
    },
    es: {
      title: 'Dar la noticia y los detalles de la despedida',
      description: 'Familiares y amistades se enteran de cuándo y dónde es la despedida, y de lo que conviene saber.',
      notes: 'Basta un mensaje corto. Ayuda mencionar la ropa, las flores y lo que pueda ser nuevo para un invitado.',
      duration: '1-2 horas',
      participants: ['Familia', 'Nuestro equipo'],
      location: 'En línea y por teléfono',
    },
  },
  'civ-veteran': {
    en: {
      title: 'Request military honors',
      description: 'The funeral home asks for the burial flag and military honors for a veteran.',
      notes:
        'Keep the discharge paper, the DD-214, at hand. Ask too whether a place in a national cemetery is possible.',
      duration: '30 minutes',
      participants: ['Family', 'Funeral director'],
      location: 'By phone',
    },
    es: {
      title: 'Solicitar honores militares',
      description: 'La funeraria solicita la bandera y los honores militares para una persona veterana.',
      notes:
        'Tenga a mano el documento de baja militar, el DD-214. Pregunte también si es posible un lugar en un cementerio nacional.',
      duration: '30 minutos',
      participants: ['Familia', 'Director de la funeraria'],
      location: 'Por teléfono',
    },
  },
  'civ-notices': {
    en: {
      title: 'Certified copies and official notices',
      description: 'Certified copies of the death certificate are ordered and sent to those who need one.',
      notes:
        'Banks, insurers and benefit offices often ask for a copy each. The funeral home usually tells Social Security; a call makes sure of it. Family members ask for their own benefits themselves.',
      duration: '2 hours',
      participants: ['Family', 'Concierge'],
      location: 'Home',
    },
    es: {
      title: 'Copias certificadas y avisos oficiales',
      description: 'Se piden copias certificadas del acta de defunción y se envían a quien las necesita.',
      notes:
        'Los bancos, las aseguradoras y las oficinas de beneficios suelen pedir una copia cada uno. La funeraria suele avisar al Seguro Social; una llamada lo confirma. Cada familiar solicita sus propios beneficios.',
      duration: '2 horas',
      participants: ['Familia', 'Nuestro equipo'],
      location: 'Casa',
    },
  },
  'civ-grief': {
    en: {
      title: 'Grief support check-in',
      description: 'A quiet talk about how each of you is doing, and what kind of support might help.',
      notes:
        'Groups and one-to-one counseling are there if you want them. There is no right way or right time to grieve.',
      duration: '1 hour',
      participants: ['Family', 'Grief counselor'],
      location: 'Home or online',
    },
    es: {
      title: 'Acompañamiento en el duelo',
      description: 'Una conversación tranquila sobre cómo está cada uno y qué tipo de apoyo podría ayudar.',
      notes:
        'Hay grupos y consejería individual si los desea. No hay una forma ni un momento correctos para vivir el duelo.',
      duration: '1 hora',
      participants: ['Familia', 'Consejero de duelo'],
      location: 'En casa o en línea',
    },
  },
} satisfies Record<string, InEveryLanguage>;
