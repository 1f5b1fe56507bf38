// What is asked of the program itself, or said in passing, in Spanish, and what it answers.
import type { ActWords } from './phrasebook.ts';
import type { Act } from './vocabulary.ts';

export const spanishAnswers: Record<Act, ActWords> = {
  areYouHuman: {
    hears:
      /(eres|es usted|sos|es esto|estoy hablando con|hablo con) (un |una )?(real|human|persona|robot|bot|ia\b|maquina|programa|computadora|alguien)|quien (eres|es usted)|que eres|hay alguien (ahi|alli)|tiene(s)? sentimientos/,
    says: [
      'Aquí contesta un programa, no una persona: soy una IA, y respondo a partir de lo que usted escribe. Para hablar con una persona, llame o escriba al 988 a cualquier hora, o a nuestro equipo en /contact.',
      'Está escribiendo con un programa, no con una persona. No tiene sentimientos ni vida propia, y no va a fingirlos. Si prefiere a una persona, nuestro equipo está en /contact.',
    ],
  },
  doYouRemember: {
    hears:
      /(te|se) (acuerda|acuerdas|acordaras|olvida|olvido)|(recuerdas|recuerda) (lo que|de mi|me)|ya (se|te) (olvido|le olvido)/,
    says: [
      'Puedo usar lo que está en esta conversación, y nada de otras. Se queda aquí hasta que usted lo borre.',
      'Dentro de esta conversación, sí: me guío por lo que escribió arriba. No sé nada más de usted.',
    ],
  },
  whoReads: {
    hears:
      /quien(es)? (mas )?(lee|leen|puede(n)? (leer|ver)|ve)|(alguien|mi familia|su equipo) (mas )?(puede|va a) (leer|ver)|es (esto )?(privado|confidencial|seguro|anonimo|secreto)|guardan|(queda|quedan) guardad|mi privacidad|(como|puedo) (se )?borr/,
    says: [
      'Lo que escribe aquí se guarda cifrado, solo para usted; nuestro equipo no lo lee. Puede borrar esta conversación, o todas, cuando quiera. Cómo funciona se explica en /support/safety.',
      'Solo usted puede abrir estas conversaciones, y puede borrarlas cuando quiera. Si pide una llamada, nuestro equipo ve su nombre y su número, y nada de lo que escribió. Hay más en /support/safety.',
    ],
  },
  isItFree: {
    hears:
      /\b(es|esta|sale) (todo )?(gratis|gratuito)\b|\b(esto|aqui|el chat|esta pagina) (cuesta|cobra)|\bcobran (por|algo|luego|despues)|\b(luego|despues|aqui) (te|le|me) cobran|tengo que pagar (por )?(esto|escribir|aqui)/,
    says: [
      'Escribir aquí es gratis, y el 988 también. Lo que cuestan nuestros servicios está en /services, antes de que decida nada.',
      'Este chat no cuesta nada. Los precios de los servicios están en /services, y nuestro equipo los revisa con usted (/contact).',
    ],
  },
  aboutThePage: {
    hears:
      /\bquien (hizo|maneja) (esto|esta pagina)|\b(esta|la) (pagina|app|aplicacion) (\w+ )?(funciona|sirve|carga|no (abre|jala)|esta (chida|bonita|lenta))|letras? (\w+ )?(grande|chica|pequen)|\bme equivoque de (boton|tecla)|\bacentos\b|teclado|contrasena|\bdict(ar|ado)\b/,
    says: [
      'De cómo está hecha esta página sé poco. Aquí puede escribir como le salga mejor: corto o largo, dictado, en español o en inglés. Si algo no funciona, nuestro equipo le ayuda (/contact).',
      'Escriba como le sea más fácil: en pedazos, dictado, con o sin acentos. De la página misma sabe más nuestro equipo (/contact).',
    ],
  },
  hours: {
    hears:
      /\b(hago|sacar|saco|necesito|pedir|con|sin) (una )?cita\b|\b(atienden|abren|contestan|trabajan) (los |en )?(domingos?|sabados?|fines? de semana|dias de fiesta)|\bhorarios?\b|a que hora (abren|cierran|atienden|contestan)|estan (abiertos|cerrados)|\bque dias (abren|atienden)/,
    says: [
      'Para escribir aquí no hace falta cita. Cuándo contesta nuestro equipo está en /contact, y una plática con ellos se pide en /consultation.',
      'Este chat no tiene horario. El de nuestro equipo está en /contact, y en /consultation puede elegir hora para hablar.',
    ],
  },
  wantsHuman: {
    hears:
      /hablar con (una |un |alguna |alguien)?(persona|humano|alguien|consejer|psicolog|terapeut)|(necesito|quiero|busco) (a )?(una |un )?(consejer|terapeut|psicolog|persona real)|llamenme|me pueden llamar|numero de telefono/,
    says: [
      'Hablar con una persona es un buen deseo. Nuestro equipo contesta por teléfono y por escrito; el número, y cuándo se contesta, están en /contact. En el 988 una persona contesta a cualquier hora.',
      'Puede llegar a una persona: nuestro equipo, por teléfono o por escrito (/contact). De noche y en las horas más duras, el 988 atiende llamadas y mensajes.',
    ],
  },
  wantsGroup: {
    hears: /grupos? de (apoyo|duelo)|otr[oa]s (como yo|que perdieron)|personas que (tambien )?perdieron/,
    says: [
      'Nuestro equipo puede ayudarle a buscar un grupo cerca de usted (/contact), y puede decidir con calma.',
      'A algunas personas les ayuda estar entre otras que lo conocen. Llame o escriba a nuestro equipo (/contact), y buscan con usted.',
    ],
  },
  wantsReading: {
    hears: /(algo|libros?|articulos?|recursos?) (para leer|sobre|de ayuda)|\bpoemas?\b|recomiend/,
    says: [
      'En Recursos, arriba en esta página, hay textos breves para leer y puede buscar en ellos. Nuestro equipo también puede recomendarle algo que le sirva (/contact).',
      'En Recursos, arriba en esta página, hay textos para muchas pérdidas y muchas tradiciones. Si ninguno le sirve, nuestro equipo busca con usted (/contact).',
    ],
  },
  leftoverMedicine: {
    hears:
      /\b(medicinas?|medicamentos?|pastillas|morfina)\b.{0,60}\b(tiro|tiran|tirar|botar?|botan|entrego|entregar|devuelvo|deshago)\b|\b(tiro|tiran|tirar|botar?|botan|entrego|entregar|devuelvo|deshago)\b.{0,60}\b(medicinas?|medicamentos?|pastillas|morfina)\b/,
    says: [
      'Muchas farmacias y estaciones de policía reciben la medicina que sobró, y la enfermera del hospicio puede decirle dónde. Conviene sacarla pronto de la casa, o que otra persona la guarde con llave. Nuestro equipo ayuda a encontrar un lugar (/contact).',
      'En una farmacia le dicen dónde entregarla, y muchas la reciben. Tal vez alguien pueda llevarla por usted esta semana. Nuestro equipo ayuda a encontrar un lugar (/contact).',
    ],
  },
  medicine: {
    hears:
      /\b(gotas|morfina|dosis)\b.{0,60}\b(normal|demasiad[oa]|bien)\b|(puedo|debo|deberia) tomar(me)?|que dosis|cuant[oa]s? (pastillas|mg|gotas|tabletas)|efectos secundarios|antidepres|pastillas para dormir.{0,20}\?/,
    says: [
      'Sobre medicinas no puedo decirle nada seguro: es una pregunta para su médico o una farmacia. Si se tomó algo que le preocupa, llame al 1-800-222-1222 o al 911, y al 988 para hablar con una persona.',
      'Eso corresponde a un médico o a una farmacia, que conocen lo que toma. El 1-800-222-1222 contesta de día y de noche, y el 988 está para hablar.',
    ],
  },
  customs: {
    hears:
      /\bque (me )?(ponerme|pongo|debo llevar|puedo llevar|le llevo|decirle|le digo)\b|como (me visto|vestirme)|\bse puede (ir de|vestir|llevar (musica|comida|flores))|\besta (bien|mal) (vestir|llevar|usar|ponerse|ir de)\b/,
    says: [
      'Cada familia lo hace a su manera, y no hay una sola regla. Quien organiza la despedida sabe qué se acostumbra y se le puede preguntar; nuestro equipo también puede decirle qué hacen otros (/contact).',
      'No hay una regla fija que yo pueda darle. Puede preguntarle a quien lo organiza, o a nuestro equipo (/contact).',
    ],
  },
  costs: {
    hears: /\bcostos?\b|\bcuestan?\b|\bprecios?\b|cuanto (vale|cobran|sale|es)\b|\bbarat[oa]/,
    says: [
      'Siento que tenga que resolver esto ahora. Lo que cuesta cada paso está en /services, y /planning-wizard lo suma antes de que decida nada. Nuestro equipo lo revisa con usted (/contact).',
      'Todos los precios están en /services. Nuestro equipo puede revisarlos con usted y buscar cómo mantenerlos bajos (/contact).',
    ],
  },
  practical: {
    hears:
      /crema(r|cion)|embalsam|entierr|enterrar|panteon|cementerio|velorio|funeral|ataud|\burna\b|cenizas|acta de defuncion|\bcostos?\b|\bcuesta|\bprecios?\b|cuanto (vale|cobran|sale)|tramite|herencia|testamento|permiso|obituari|lapida|esquela|repatri|\bel cuerpo\b|\bmisa\b|novenario/,
    says: [
      'Siento que tenga que resolver esto ahora. Nuestro equipo se lo puede contestar (/contact), y lo que se puede elegir está en /planning-wizard.',
      'Nuestro equipo sabe de esto y se lo dirá con claridad (/contact). Si está organizando una despedida, /planning-wizard muestra lo que hay, una pregunta a la vez.',
      'Eso no lo puedo contestar bien yo. Quienes lo hacen todos los días sí, en /contact.',
    ],
  },
  law: {
    hears: /es (legal|ilegal)|(tengo|tenemos) que pagar (sus|las) deudas|quien hereda|demandar|abogad/,
    says: [
      'Las preguntas de leyes no las puedo contestar; un abogado o una oficina de ayuda legal sí. Nuestro equipo puede decirle qué papeles suelen ir primero (/contact).',
      'Eso no lo contestaría bien, y es importante. Lo puede contestar un abogado o ayuda legal, y nuestro equipo le ayuda a ver a quién preguntar (/contact).',
    ],
  },
  helpMePlan: {
    hears:
      /(me )?(puede|puedes|podria|podrias) (ayudar|planear|organizar|buscar|reservar)|ayud(a|e)(me|rme) (a|con) (planear|organizar|escribir|el funeral|el velorio|la misa|elegir|buscar)|como (organizo|planeo|hago|organizamos|planeamos)|(necesito|busco|buscamos|queremos) un (lugar|salon|sitio)|por donde (empiezo|empezamos)|que (hago|hacemos) (primero|ahora)/,
    says: [
      'Para planear hay un lugar propio: /planning-wizard va una pregunta a la vez, y puede parar y volver. Si prefiere preguntar a una persona, nuestro equipo contesta en /contact.',
      'Para los preparativos, /planning-wizard va paso a paso, y nuestro equipo ayuda en /contact. Aquí hay lugar para cómo lo está viviendo usted.',
    ],
  },
  isItNormal: {
    hears: /es(to)? (normal|malo|raro)|(me estoy|estoy) volviendo loc|estoy loc|(estara|esta) mal (que|si)|que me pasa/,
    says: [
      'Eso no lo puedo juzgar yo. El duelo toma muchas formas, y muchas personas se preguntan si la suya está bien. Si le preocupa, un médico de confianza es buena persona para preguntarle.',
      'Muchas personas en duelo preguntan justo eso. No hay una regla que deba seguir; y si algo le asusta, su médico o nuestro equipo (/contact) pueden verlo con usted.',
    ],
  },
  howLongSteps: {
    hears: /\bcuanto (tiempo )?(se )?(tarda|tardan|demora|demoran)\b/,
    says: [
      'Depende del paso: un permiso, un servicio, los papeles. En /first-days se ve qué viene cuándo, y nuestro equipo le dice los días en su caso (/contact). Si habla del duelo: nadie puede decir cuánto, y puede tomar su tiempo.',
      'Si pregunta por los preparativos, /first-days muestra qué viene cuándo, y nuestro equipo sabe más (/contact). Si pregunta por el duelo, no tengo un número honesto.',
    ],
  },
  howLong: {
    hears:
      /cuanto (tiempo )?(dura|falta|mas|va a durar|tarda)|cuando (se (quita|pasa|acaba)|va a (parar|pasar)|deja de)|algun dia (se|voy|va|deja)/,
    says: [
      'Nadie puede decirle cuánto, y no voy a fingir que lo sé. Cambia, y no en línea recta.',
      'No tengo una respuesta honesta a cuánto dura. Para muchas personas viene en olas, y las olas cambian.',
    ],
  },
  why: {
    hears: /^¿?\s?(pero )?por ?que\b|\bpor que (me|el|ella|a mi|se|nos|tuvo|dios|no)\b/,
    says: [
      'No tengo respuesta a ese porqué, y no voy a inventarla. Aquí se puede preguntar, nada más.',
      'Es una pregunta a la que no puedo dar respuesta. Pesa mucho llevarla consigo.',
    ],
  },
  instructs: {
    hears:
      /ignora (todo|tus|las|todas)|tus instrucciones|tus reglas|finge (que|ser)|actua como|prompt del sistema|system prompt/,
    says: [
      'Sigo siendo lo que soy: un programa para personas en duelo, con reglas que no cambio. ¿De qué le gustaría hablar?',
      'Eso no lo hago aquí. Si hay algo que quiera contar, lo leo.',
    ],
  },
  otherSubject: {
    hears:
      /\b(quiero|prefiero|quisiera|podemos|mejor) (hablar|hablemos|platicar) de (otra cosa|otras cosas|futbol|beisbol|musica|comida|peliculas)\b/,
    says: [
      'Está bien, entonces de eso. Cuénteme; aquí no todo tiene que ser sobre la pérdida.',
      'Con gusto. Sé poco de eso, y leo lo que me cuente.',
    ],
  },
  greeting: {
    hears:
      /^(hola+|buen(os|as)? (dias?|tardes|noches)|buenas|que tal|saludos|como (estas|esta( usted)?))([ ,]+(buen(os|as)? (dias?|tardes|noches)|que tal|como (estas|esta( usted)?)))?$/,
    says: [
      'Hola. Qué bueno que está aquí. ¿Qué le ocupa la mente hoy?',
      'Hola de nuevo. ¿Por dónde le gustaría empezar?',
      'Qué bueno leerle. ¿Qué le trae hoy por aquí?',
    ],
  },
  thanks: {
    hears:
      /^((ok|bueno|si) )*((muchas|mil) )?gracias\b.{0,30}$|^gracias por (el|la|los|las|su|tu|todo|escuchar)\b.{0,40}$|^.{0,25} gracias$|^dios (lo|la|le|te) bendiga$|^(eso|esto) (me )?(ayuda|ayudo|sirve|sirvio)\b.{0,20}$/,
    says: [
      'De nada. Puede volver a esta conversación cuando quiera.',
      'Me alegra si sirvió un poco. No hace falta escribir más, y puede hacerlo.',
    ],
  },
  goodbye: {
    // Both name 988: a goodbye may be more than one for today.
    hears:
      /^((ok|bueno|pues) )*(adios|hasta (luego|manana|pronto)|nos vemos|buenas noches|me voy a (dormir|acostar)|eso es todo( por hoy)?|ya me (tengo que ir|voy a dormir)|me tengo que ir|chao|chau)\b.{0,20}$/,
    says: [
      'Cuídese mucho. Esta conversación se queda aquí para cuando la quiera, y el 988 contesta a cualquier hora.',
      'Está bien parar cuando ya es bastante por hoy. Vuelva cuando quiera, y el 988 está a cualquier hora.',
    ],
  },
  nobody: {
    hears:
      /^(no |pues |la verdad )*(nadie|a nadie|con nadie|no hay nadie|no tengo (a )?nadie|hay nadie|tengo (a )?nadie|solo yo)( mas| aqui| cerca| la verdad| conmigo)*$/,
    says: [
      'Nadie: eso es mucha soledad para llevar esto. En el 988 una persona contesta llamadas y mensajes a cualquier hora, y nuestro equipo está en /contact.',
      'Entonces es bueno que lo escriba aquí. No tiene que quedarse a solas con esto: en el 988 una persona contesta a cualquier hora.',
    ],
  },
  yes: {
    hears:
      /^(dale|va|sale|orale|entiendo|entendido|de acuerdo|si+|claro|ok|bueno|esta bien|asi es|exacto|tal vez|quizas?|a veces|siempre|un poco|creo que si|por supuesto|aja|sip)( (esta bien|por favor|claro|gracias|es cierto))?$/,
    says: [
      'Entonces cuénteme tanto como quiera.',
      'Tómese su tiempo. ¿Qué viene primero?',
      'Bien. Escríbalo como le salga.',
    ],
  },
  no: {
    hears:
      /^(no+|nop|no para nada|no (mucho|tanto|realmente|todavia|ahora|hoy)|para nada|nunca|ningun[oa]|nada|tampoco|aun no)( (gracias|la verdad))?$/,
    says: [
      'Está bien. No tenemos que ir por ahí. ¿De qué le haría bien hablar?',
      'Entonces lo dejamos. ¿Hay otra cosa que le ocupe la mente?',
      'Bien. También puede escribir lo que le venga.',
    ],
  },
  notKnowing: {
    hears:
      /^(pues )?(yo )?no (lo )?se( (que (decir|escribir|hacer)|por donde empezar|como (empezar|decirlo)))?$|^(mmm*|pues|bien|ahi (voy|vamos)|mas o menos|da igual|nose|equis)$/,
    says: [
      'Está bien; aquí nada tiene que estar claro. Puede empezar por cómo fue el día.',
      'No hace falta saberlo. Una palabra sobre este día basta para empezar.',
      'No hay un lugar correcto para empezar. ¿Qué es lo primero que le viene a la mente?',
    ],
  },
};
