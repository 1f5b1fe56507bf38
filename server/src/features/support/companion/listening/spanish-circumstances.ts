// What happened, and what has to be dealt with, in Spanish, and what is said back. See phrasebook.ts for the rules of the lists.
// No word shows whether the person is a man or a woman: we do not know, and do not ask.
import type { TopicWords } from './phrasebook.ts';
import type { Topic } from './vocabulary.ts';

export const spanishCircumstances = {
  pregnancy: {
    hears:
      /aborto espontaneo|perd(i|imos|io) (a )?(el|mi|al|nuestro|un) (bebe|embarazo)|nacio (muert|sin vida)|sin latido|mi angelito/,
    called: 'la pérdida de su bebé',
    reflects: [
      'Perder a un bebé es perder a alguien que ya se amaba, y todo lo que se esperaba con él.',
      'Era su bebé, y eran los días que ya imaginaba a su lado.',
    ],
    asks: ['¿Tenía nombre, o alguna manera de llamarle en casa?', '¿Hay alguien con quien pueda hablar de su bebé?'],
  },
  suicideLoss: {
    hears:
      /se (quito|habia quitado|ha quitado) la vida|se (mato(?! (?:trabajando|en (?:un|el) (?:accidente|choque|carro|trabajo)|chocando|manejando))|suicido|ahorco|colgo)|murio por suicidio|su suicidio|se pego un tiro|se tiro (del|de la) (puente|azotea|edificio)/,
    called: 'cómo sucedió',
    reflects: [
      'Perder a alguien por suicidio deja preguntas que nadie puede contestar del todo.',
      'Un suicidio tiene muchas causas, y nunca es la culpa de una sola persona. Que le pese tanto muestra lo cerca que estaban.',
    ],
    asks: [
      'Nuestro equipo puede ayudarle a buscar un grupo de familias después de un suicidio (/contact), si algún día quiere compañía. ¿Qué es lo que más le pesa hoy?',
      '¿Quién más sabe cómo está viviendo esto?',
    ],
  },
  harmed: {
    hears:
      /\b(me|nos) (pegaba|golpeaba|golpeo|golpea|violo|violaba|maltrataba|maltrata|manoseaba|manoseo)\b|\bme rompio (un|el|la) (dedo|brazo|nariz|costilla|mano|diente)\b/,
    called: 'lo que le hicieron',
    reflects: ['Siento que le hayan hecho esto. No fue culpa suya.', 'Nadie debió hacerle esto. No fue culpa suya.'],
    asks: ['¿Lo sabe alguien de su confianza?', '¿Hay alguien que le crea y que lo sepa?'],
  },
  violence: {
    hears: /\b(lo|la|los|me lo|me la) (mataron|asesinaron|balearon|apunalaron)|asesin|homicidio|conductor borracho/,
    called: 'la manera en que pasó',
    reflects: [
      'Alguien le quitó a una persona querida. Es un dolor con indignación adentro.',
      'Perder a alguien así es un golpe encima de una pérdida.',
    ],
    asks: ['¿Qué es lo que más le acompaña de eso hoy?', '¿Alguien le está ayudando con todo lo que viene después?'],
  },
  quarrel: {
    hears: /\bpele(a|o|ando|amos|an|ito)|pleito|discut|no me habla|no nos hablamos|me echan la culpa|a mis espaldas/,
    called: 'el pleito en la familia',
    reflects: [
      'El duelo y un pleito en la familia al mismo tiempo: son dos cargas a la vez.',
      'Justo cuando más falta harían unos a otros, hay conflicto.',
    ],
    asks: [
      '¿Qué quisiera que supieran, si pudieran escuchar?',
      '¿Hay una persona de la familia con quien sea más fácil hablar?',
    ],
  },
  children: {
    hears:
      /\b(el nin[oa]|la nin[oa])\b.{0,20}\bme dice mama\b|mis? (hij|nin|nen|chiquit|nietit)\w*.{0,60}(pregunt|llora|extran|entiend|escuela|duerm|dice)|(decir|explicar|contar|explico|digo|cuento)(le|les)? .{0,25}(hij|nin|niet)/,
    called: 'su preocupación por los niños',
    reflects: [
      'Está de duelo y al mismo tiempo cuida a un niño que también lo está.',
      'Los niños están en su pensamiento, en medio de su propio dolor.',
    ],
    asks: [
      '¿Qué ha sido lo más difícil de contestarles?',
      'Nuestro equipo puede ayudarle a encontrar a alguien que sepa de niños y duelo (/contact). ¿Qué le han preguntado hasta ahora?',
    ],
  },
  money: {
    hears:
      /dinero|(?<!por no )\bpagar|deudas?|\brenta\b|hipoteca|\bcuestas?\b|\bcostos\b|\bcaro|seguro de vida|pension|no (me )?alcanza|\bprecios?\b|\bplata\b/,
    called: 'la preocupación por el dinero',
    reflects: [
      'Las preocupaciones de dinero no esperan, y hacen el duelo más pesado.',
      'Además de la pérdida está la pregunta de cómo pagar las cosas.',
    ],
    asks: [
      'Nuestro equipo puede revisar los costos con usted y buscar cómo mantenerlos bajos (/contact). ¿Le ayudaría eso?',
      'Puede ver los precios antes de decidir nada, en /planning-wizard. ¿Alguien le ayuda con las cuentas?',
    ],
  },
  papers: {
    hears:
      /papeleo|(?<!\bpor (los|mis) |\bsin )\bpapeles\b|acta de defuncion|certificado|testamento|tramite|herencia|seguro social|\bbanco\b|formulario/,
    called: 'los trámites',
    reflects: [
      'Los trámites piden una cabeza clara justo cuando nadie la tiene.',
      'Los papeles no terminan, y cada uno lo vuelve a decir.',
    ],
    asks: [
      'Nuestro equipo conoce estos papeles y puede decirle qué puede esperar (/contact). ¿Le ayudaría que alguien los viera con usted?',
      '¿Hay alguien que pueda sentarse con usted mientras los hace?',
    ],
  },
  funeral: {
    hears:
      /funeral|velorio|entierro|enterr|sepult|crema(r|cion|ron)|\bmisa\b|novenario|rosario|ataud|\burna\b|panteon|cementerio|obituario|repatri/,
    called: 'la despedida',
    reflects: [
      'Una despedida les pide mucho a quienes se quedan.',
      'Lo que pasa alrededor de una despedida se queda mucho tiempo.',
    ],
    asks: [
      '¿Qué le gustaría que la gente recordara de {loved} ese día?',
      '¿Qué parte de eso tiene más presente?',
      'Si hay cosas que planear, /planning-wizard va una pregunta a la vez, y puede parar cuando quiera. ¿Qué es lo que le pesa de eso?',
    ],
  },
  belongings: {
    hears:
      /\bsus? (ropa|cosas|cuarto|zapatos|camisas?|chamarra|sueter|lentes|telefono|silla|sombrero)|cenizas|pertenencias/,
    called: 'las cosas que quedaron',
    reflects: [
      'Las cosas que se tocaban cada día se vuelven tan difíciles de tocar.',
      'Con las cosas que quedaron no hay prisa; pueden seguir donde están.',
    ],
    asks: ['¿Hay alguna que quiera tener cerca?', '¿Qué le traen a la memoria?'],
  },
  holidays: {
    hears:
      /navidad|noche ?buena|ano nuevo|dia de (los )?muertos|dia de (la|las|el|los) (madre|padre)s?|accion de gracias|thanksgiving|semana santa|posadas|las fiestas|reyes/,
    called: 'las fiestas',
    reflects: [
      'Una fiesta con un lugar vacío en la mesa puede pesar desde semanas antes.',
      'Los días que antes eran alegres ahora muestran quién falta.',
    ],
    asks: ['¿Qué quisiera conservar esta vez, y qué dejar?', '¿Cómo solían pasar ese día?'],
  },
  anniversary: {
    hears: /aniversario|cumplean|cumpliria|hoy hace un ano|manana hace un ano|cabo de ano|primer ano/,
    called: 'el día que viene',
    reflects: [
      'Esos días vuelven cada año y lo acercan todo otra vez.',
      'Una fecha en el calendario, y todo está cerca de nuevo.',
    ],
    asks: [
      '¿Cómo le gustaría pasar ese día?',
      '¿Qué hacían ese día cuando {loved} estaba aquí?',
      '¿A quién le gustaría tener cerca ese día?',
    ],
  },
  work: {
    hears:
      /\b(el|mi|al|del) (trabajo|turno|chamba)|(?<!\b(murio|fallecio|extrano a) )\b(el|mi|al|del) jefe\b|companeros? de trabajo|dias libres|\b(la|mi) (escuela|universidad)|clases/,
    called: 'el trabajo',
    reflects: [
      'El mundo espera que funcione como antes, y nada es como antes.',
      'Cumplir cada día con esto por dentro cuesta mucho.',
    ],
    asks: ['¿Qué es lo más difícil ahí?', '¿Alguien ahí sabe lo que pasó?'],
  },
  pet: {
    hears:
      /(murio|perdi|extrano|fallecio|enterre|enterramos) (a )?mi (perr|gat|caball|pajar|conej|cachorr|mascota)\w*|mi (perr|gat|caball|pajar|conej|cachorr|mascota)\w*.{0,20} (murio|se fue|fallecio)|l[oa] tuvimos que dormir/,
    called: 'su animalito',
    reflects: [
      'Un animal está ahí todos los días, y eso es exactamente lo que falta ahora.',
      'Era compañía de cada día, y este duelo es de verdad.',
    ],
    asks: ['¿Cómo eran sus días juntos?', '¿Qué es lo que más extraña en casa?'],
  },
  sudden: {
    hears: /de repente|infarto|accidente|\bchoque|sobredosis|sin aviso|de la nada|no (me )?pude despedir/,
    called: 'lo repentino que fue',
    reflects: ['Llegó sin aviso, sin tiempo de prepararse.', 'Tan de repente. De un día al otro todo cambió.'],
    asks: ['¿Hay algo que le habría gustado decir?', '¿Cómo ha sido desde entonces?'],
  },
  dying: {
    hears: /se esta muriendo|hospicio|terminal|le quedan (dias|semanas|meses)|cuidados paliativos|desahuci/,
    called: 'la espera',
    reflects: [
      'Está perdiendo a alguien poco a poco, y el duelo ya empezó.',
      'Estar al lado de alguien que se está muriendo es de lo más difícil que hay.',
    ],
    asks: ['¿Cómo son estos días para usted?', '¿Hay algo que todavía quiera decirle o hacer a su lado?'],
  },
  illness: {
    hears: /cancer|quimio|demencia|alzheimer|derrame|covid|hospital|enfermedad|\blo cuide|\bla cuide|cuidaba/,
    called: 'la enfermedad',
    reflects: ['Vio tanto de cerca. Eso se queda en una persona.', 'Hubo un camino duro, y usted también lo anduvo.'],
    asks: [
      '¿Qué imágenes de ese tiempo le vuelven?',
      '¿Cómo era {loved} antes de la enfermedad?',
      '¿Qué quisiera que la gente supiera de ese tiempo?',
    ],
  },
} satisfies Partial<Record<Topic, TopicWords>>;
