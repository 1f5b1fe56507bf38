// The Spanish phrasebook, apart from its topics and answers. Patterns meet text without accents; 'usted' throughout.
import type { Phrasebook } from './phrasebook.ts';
import { spanishAnswers } from './spanish-answers.ts';
import { spanishCircumstances } from './spanish-circumstances.ts';
import { spanishFeelings } from './spanish-feelings.ts';

const people =
  'mamá|mama|mami|madre|amá|jefita|papá|papa|papi|padre|apá|padres|papás|esposo|esposa|marido|mujer|viejo|viejito|viejita|pareja|novio|novia|' +
  'hijo|hija|hijito|hijita|niño|niña|nene|nena|hermano|hermana|hermanito|hermanita|gemelo|gemela|' +
  'abuela|abuelita|abuelo|abuelito|nieto|nieta|tío|tia|tía|tio|primo|prima|sobrino|sobrina|suegra|suegro|cuñado|cuñada|' +
  'mejor amigo|mejor amiga|amigo|amiga|comadre|compadre|padrino|madrina|vecino|vecina';
const animals = 'perro|perra|perrito|perrita|gato|gata|gatito|gatita|caballo|mascota|conejo';
const babies = 'bebé|bebe|bebito|angelito';
const word = `${people}|${animals}|${babies}`;
const end = '(?![\\p{L}])';
const relation = `(?<relation>${word})${end}`;
const name = `(?:,? (?<name>\\p{Lu}\\p{L}{1,19}))?`;

export const spanish: Phrasebook = {
  topics: { ...spanishFeelings, ...spanishCircumstances },
  acts: spanishAnswers,
  relations: {
    mention: new RegExp(`\\b(?:mis?|nuestr[oa]s?) (?:\\p{L}+ )?(?:${word})(?!\\p{L})`, 'iu'),
    kinds: new Map([
      ...animals.split('|').map((one) => [one, 'pet'] as const),
      ...babies.split('|').map((one) => [one, 'baby'] as const),
    ]),
    losses: [
      new RegExp(
        `(?:perd[ií]|perdimos|enterr[eé]|enterramos|extraño|extrano|se (?:me )?(?:murió|murio|fue|mató|mato)|falleció|fallecio|murió|murio|se (?:me |nos )?(?:ahogó|ahogo)|lloro|sepultamos|velamos) (?:a )?(?:mis?|nuestr[oa]s?) (?:querid[oa] |difunt[oa] )*${relation}${name}`,
        'iu',
      ),
      new RegExp(
        `\\b(?:mis?|nuestr[oa]s?) (?:querid[oa] |difunt[oa] )*${relation}${name},? (?:ya )?(?:se |me |nos |la |lo |los )*(?:mataron|asesinaron|ahogó|ahogo|murió|murio|falleció|fallecio|ha muerto|fue|quitó la vida|quito la vida|mató|mato|murieron|fallecieron|dejó|dejo)${end}`,
        'iu',
      ),
      new RegExp(
        `(?:muerte|pérdida|perdida|partida|funeral|entierro|velorio|misa) de (?:mis?|nuestr[oa]s?) (?:querid[oa] |difunt[oa] )*${relation}${name}`,
        'iu',
      ),
      new RegExp(`\\bmis? difunt[oa] ${relation}${name}`, 'iu'),
      new RegExp(`^(?:era |fue |es |a )?(?:mis?|nuestr[oa]s?) (?:querid[oa] )*${relation}${name}[^\\p{L}]*$`, 'iu'),
    ],
    naming: /(?:se llamaba|su nombre era|se llama|le dec[ií]amos|le pusimos) (?<name>\p{Lu}\p{L}{1,19})/iu,
    your: (relationWord) => (relationWord.endsWith('s') ? `sus ${relationWord}` : `su ${relationWord}`),
    notNames:
      /^(Yo|El|Él|Ella|Dios|Que|Y|Pero|La|Mi|Su|Hace|En|El|Cuando|Porque|Se|Murió|Murio|Falleció|De|Con|Sin|No|Sí|Si|Ya|Ayer|Hoy|Todo|Nada|Gracias|Me|Lunes|Martes|Enero|Navidad)$/i,
  },
  time: {
    since: [
      /hace (?:ya |apenas |casi |como )*(?<span>(?:\d{1,3}|un|una|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|unos|unas|pocos|pocas|varios|varias) (?:dias?|semanas?|meses|mes|anos?))/,
      /(?<recent>\bayer\b|anoche|esta manana|hoy (?:murio|fallecio)|la semana pasada|esta semana|antier|anteayer)/,
    ],
    spelled: (span) => span.replace(/ano/, 'año').replace(/dia/, 'día'),
    units: { recent: /dia|semana|ayer|anoche|manana|hoy|antier|anteayer/, months: /mes/, years: /ano/ },
    says: {
      recent: 'Es todavía tan reciente.',
      months: 'Después de {span}, nadie puede decir dónde debería estar ya.',
      years: 'Aun después de {span} puede estar así de cerca.',
    },
  },
  faiths: [
    {
      hears: /catolic|rosario|\bmisa\b|novenario|virgen|parroquia|diosito/,
      says: 'Mencionó su fe católica; en su parroquia puede haber alguien que visite y escuche.',
    },
    {
      hears: /judi[oa]|shiva|kadish|rabino|sinagoga/,
      says: 'Mencionó su tradición judía; sabe de compañía en el duelo, y se puede llamar a un rabino.',
    },
    {
      hears: /musulm|islam|mezquita|\biman\b/,
      says: 'Mencionó su fe musulmana; puede hacer bien tener cerca a un imán o a alguien de su mezquita.',
    },
    {
      hears: /evangelic|pastor|cristian|iglesia|testigo de jehova|jesus/,
      says: 'Mencionó su iglesia; puede hacer bien tener cerca a alguien de ahí.',
    },
  ],
  deathWords:
    /\bmuri|\b(la|lo) mato\b|muert|sin vida|balacearon|derrame|infarto|terremoto|lo agarro el tren|el tren lo|de parto\b|fallec|perdi|\bse fue\b|funeral|entierr|enterr|velorio|duelo|difunt|suicid|mataron|asesinaron|ahog|balace|\bchoco\b|se nos fue|se me quedo en los brazos/,
  // Without its sign, 'que' or 'es' begins a sentence like any other.
  questionStart:
    /^¿|^(por que|como (se|le|hago|puedo|pido|funciona|cierro|saco)|que (hago|papeles|se (necesita|hace|ase)|lleva)|cuant[oa]s?|donde|cual|quien (paga|firma|puede|tiene)|debo|puedo|se puede|hay (modo|manera|que))\b/,
  questionWithin:
    /¿|[,;:.] (?:y |pero )?(?:cuant[oa]s? |como (?:le|se|lo) (?:hago|hacemos|hace)|quien (?:tiene|paga|firma)|se puede|puedo|podemos)\b|\b(?:necesito saber|quiero preguntar|queria (?:saber|preguntar))\b/,
  aboutThemselves: /\b(mi propi[oa]|lo mio|el mio|me (entierren|cremen)|cremarme|enterrarme|los dos juntos)\b/,
  deniesDanger: /\bno\b.{0,40}\b(matar(me)?|lastimar(me)?|hacerme (nada|dano)|suicid\w+|peligro)\b/,
  harmIsOver:
    /\besta (pres[oa]|en la carcel|en prision)\b|\b(pegaba|golpeaba|maltrataba)\b.*\b(murio|fallecio|muert[oa])\b/,
  earlier: ['Antes me contó de esto: {topic}.', 'También escribió de esto antes: {topic}.'],
  sorry: 'Lo siento mucho.',
  listening: [
    'Gracias por escribirlo.',
    'Estoy leyendo todo lo que escribe.',
    'Qué bueno que lo ponga en palabras.',
    'Puede decirlo tal como es.',
  ],
  open: [
    'Le escucho. ¿Quiere contarme más?',
    '¿Cómo fue el día, desde la mañana hasta ahora?',
    '¿Qué le gustaría contar ahora?',
    '¿Qué le despierta eso?',
  ],
  openAboutLoved: ['¿Qué le gustaría contarme de {loved}?', '¿Qué es lo primero que le viene a la mente de {loved}?'],
  askWho: '¿Le gustaría contarme a quién extraña?',
  askName: '¿Le gustaría decirme el nombre de {loved}?',
  thanksForName: ['{loved}: gracias por decirme el nombre.', 'Gracias. Entonces escribiré {loved}.'],
  greetsByName: 'Hola, {first}.',
  condole: ['Lamento mucho lo de {loved}.', 'Lamento mucho leer lo de {loved}.'],
  storyHeard: [
    'Gracias por contar todo esto.',
    'Gracias por escribirlo con tanto detalle.',
    'Hay muchísimo en lo que cuenta.',
  ],
  storyAsks: [
    '¿Qué quisiera decir de eso esta noche?',
    '¿Cómo fue escribir todo esto?',
    '¿En qué punto de esta historia está hoy?',
  ],
  storyAnswers: [
    'Lo que pregunta merece una buena respuesta, y prefiero no adivinar: nuestro equipo lo lee y le escribe, o le llama (/contact).',
    'Eso no lo sé contestar bien. Nuestro equipo sí puede, por escrito o por teléfono (/contact), y puede enviarles lo mismo que escribió aquí.',
  ],
  cannotAnswer: [
    'Eso no lo sé, y prefiero no adivinar. Nuestro equipo lo sabe o lo averigua con usted, por escrito o por teléfono (/contact).',
    'Soy un programa y eso no lo sé. Una persona de nuestro equipo puede verlo con usted (/contact).',
  ],
  heavy: [
    'Gracias por decírmelo.',
    'Suena a más de lo que alguien debería cargar a solas.',
    'Qué bueno que lo escribió aquí.',
    'Es un dolor muy grande.',
  ],
  askSupport: [
    '¿Hay alguien cerca que sepa cuánto pesa?',
    '¿Quién podría estar hoy con usted, o por teléfono?',
    '¿Alguien ha podido acompañarle en esto?',
    '¿Le contaría a una persona cómo es este día para usted?',
  ],
  alone: ['Entonces importa aún más que una persona lo escuche.', 'Nadie debería estar a solas con algo tan pesado.'],
  near: {
    hears:
      /\b(esta|estan|vino|se queda) (aqui )?conmigo\b|\b(hermana|hermano|amiga|amigo|mama|madre|papa|padre|esposo|esposa|pareja|vecina|vecino|hija|hijo|prima|primo|tia|tio|familia) (ya )?(esta aqui|esta en casa|viene|esta en camino)\b|\bestoy con mi \w+|\b(ya )?(le conte|le dije|llame|hable con) a? ?mi \w+/,
    spoils:
      /\b(no|nadie|pero|morir|muerte|matar|lastim\w*|miedo|peg\w+|golpe\w*|pastillas?|pistola|cuchillo|antes|ojala|si)\b/,
    says: [
      'Qué bueno que haya alguien ahí.',
      'Es bueno que ahora mismo tenga compañía en esto.',
      'Me alegra leer que hay alguien cerca.',
    ],
    asks: ['¿Sabe esa persona cuánto pesa?', '¿Puede quedarse un rato con usted?'],
  },
  whoReadsOutside: [
    'Lo que escribe aquí se guarda cifrado, y nuestro equipo no lo lee. Para responderle, un modelo de lenguaje de otra empresa lee lo que escribe; su nombre no se le envía. Puede borrar esta conversación, o todas, cuando quiera. Cómo funciona se explica en /support/safety.',
    'Nuestro equipo no puede abrir estas conversaciones. Un modelo de lenguaje de otra empresa lee lo que usted escribe para poder responder, sin su nombre. Si pide una llamada, nuestro equipo ve su nombre y su número, y nada de lo que escribió. Hay más en /support/safety.',
  ],
};
