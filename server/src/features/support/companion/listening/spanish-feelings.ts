// What people who grieve feel, in Spanish, and what is said back. See phrasebook.ts for the rules of the lists.
// No word shows whether the person is a man or a woman: we do not know, and do not ask.
import type { TopicWords } from './phrasebook.ts';
import type { Topic } from './vocabulary.ts';

export const spanishFeelings = {
  cameThrough: {
    hears:
      /\bme salv(o|aron) (la vida)?|ya no tengo es(os|as) (pensamientos|ideas)|\bsali adelante\b|la depresion (ya )?(esta|va) mejor|\b(deje|dejamos) de tomar\b/,
    called: 'lo que dejó atrás',
    reflects: ['Fue duro, y salió de ahí. Me alegra leerlo.', 'Qué bueno leer hasta dónde ha llegado.'],
    asks: ['¿Quién o qué le ayudó entonces?', '¿Qué quisiera conservar de ese tiempo?'],
  },
  drinking: {
    hears:
      /(?<!\bno )\btomo\b.{0,20}\b(diario|todos los dias|cada|para dormir|sol[oa])|\b(chingo|chingue|echo|(?<!\bno )tomo)\b.{0,25}\b(cervezas?|chelas|caguamas?|vino|tequila)|\bfumo\b.{0,15}\b(tomo|mucho|mota|diario)|\bme emborracho\b/,
    called: 'lo que toma',
    reflects: [
      'Gracias por decirlo tal como es. Muchas personas en duelo buscan algo con que pasar la noche, y no es vergüenza decirlo.',
      'Qué bueno que lo diga claro. Lo que se calla con eso vuelve en la mañana, y no tiene que llevarlo a solas.',
    ],
    asks: [
      'Nuestro equipo puede ayudarle a encontrar personas que saben de esto (/contact). ¿Cómo son las horas de antes?',
      '¿Qué es lo que más quisiera callar?',
    ],
  },
  couldNotBeThere: {
    hears:
      /\bno (pude|pudimos) (ir|viajar|estar|llegar|volver|regresar)\b|\bno fui al (entierro|velorio|funeral)\b|\bpor (videollamada|zoom|whatsapp)\b/,
    called: 'no haber podido estar',
    reflects: ['Estar lejos mientras pasa es un dolor aparte.', 'No poder despedirse ahí pesa encima de la pérdida.'],
    asks: ['¿Qué habría querido hacer allá?', '¿Cómo fue ese día donde usted estaba?'],
  },
  guilt: {
    hears:
      /culpa|deb(i|eria) haber|hubiera (podido|estado|llegado|ido|hecho|sabido|dicho)|si (yo )?hubiera|no estuve (ahi|alli|con)|me arrepiento|perdonarme|le falle/,
    called: 'la culpa',
    reflects: [
      'Se pregunta por lo que hizo o no hizo. Una culpa así suele venir de lo mucho que le importaba.',
      'Tanta culpa, y nadie que se la quite. Al mirar atrás, todo parece más claro de lo que era entonces.',
    ],
    asks: [
      '¿Hay alguien a quien pueda decirle esto, como lo dijo aquí?',
      'Si {loved} pudiera oírle, ¿qué quisiera decirle?',
      '¿Qué le diría a una amistad que le contara esto?',
    ],
  },
  anger: {
    hears:
      /(?<!\bno (?:tengo |siento |estoy )?)enoj|rabia|\bcoraje\b|furi|\bira\b|\bodio\b|no es justo|injust|resentimiento|me da (mucho )?coraje/,
    called: 'el enojo',
    reflects: ['Hay enojo en esto, y tiene todo el derecho de estar ahí.', 'Le da coraje, y aquí se puede decir.'],
    asks: [
      '¿Hay un lugar donde ese enojo pueda salir tal como es?',
      '¿Adónde se va el enojo cuando está con otras personas?',
    ],
  },
  relief: {
    hears: /alivi|ya (descanso|no sufre)|dejo de sufrir|por fin descans/,
    called: 'el alivio',
    reflects: [
      'El alivio y el dolor pueden ir juntos. Sentir alivio no le quita nada al cariño.',
      'Fue difícil durante mucho tiempo, y una parte de usted puede respirar. Está permitido.',
    ],
    asks: ['¿Qué más hay junto al alivio?', '¿Cómo fueron para usted las últimas semanas?'],
  },
  numbness: {
    hears:
      /(siento|estoy) (muy |tan )?vaci[oa]|\b(un|el|este|mucho) vacio|no siento nada|no puedo llorar|no me sale(n)? (las lagrimas|llorar)|como (un )?(robot|zombi)|anestesia|\bshock\b|no lo creo|irreal/,
    called: 'ese vacío',
    reflects: [
      'Todo como lejos, como si le pasara a otra persona. Mucha gente en duelo escribe sobre esto.',
      'Ahora hay más vacío que dolor. No hacen falta lágrimas para mostrar que importa.',
    ],
    asks: ['¿Hay una hora del día en que sea distinto?', '¿Alguien sabe que está así?'],
  },
  loneliness: {
    hears:
      /soledad|(estoy|siento|quede|quedo|vivo|tan|muy) sol[oa]|(?<!\b(?:murio|fallecio) )\bsola\b|solit[oa]|\bno salgo\b|no (le )?contesto\b|no abro (ni )?(las|la)\b|cortinas|nadie (me )?(llama|entiende|pregunta|viene|escucha|habla)|no tengo (a nadie|con quien)|(casa|cama|silla) (tan |esta |muy )*(vacia|callada)/,
    called: 'la soledad',
    reflects: [
      'Hay mucha soledad en esto, y el silencio hace ver la falta.',
      'Está llevando esto casi sin compañía.',
      'Sin {loved}, los lugares que compartían quedan muy callados.',
    ],
    asks: [
      '¿Hay una hora en que le haría bien una llamada?',
      '¿Con quién le era fácil estar, antes de todo esto?',
      'A algunas personas les ayuda estar entre otras que también están de duelo (nuestro equipo ayuda a buscar: /contact). ¿Qué haría más llevadera esta noche?',
    ],
  },
  fear: {
    hears: /miedo|temor|asust|\bterror|ansi(edad|os)|panico|angusti|me preocupa/,
    called: 'el miedo',
    reflects: [
      'Hay miedo en lo que escribe; una pérdida sacude lo que parecía seguro.',
      'Da miedo, y lo lleva consigo en los días comunes.',
    ],
    asks: ['¿Qué le dice ese miedo?', '¿Cuándo se hace más fuerte?'],
  },
  faith: {
    hears:
      /\bdios|diosito|\brez(o|ar|amos)|\bfe\b|iglesia|cielo|infierno|virgen|sacerdote|padre (benjamin|jose)|el cura|pastor|\balma\b|\bcreer\b|mezquita|sinagoga/,
    called: 'las preguntas de fe',
    reflects: ['Una pérdida así llega hasta lo que uno cree.', 'A mucha gente le quitan el sueño esas preguntas.'],
    asks: ['¿Qué le gustaría decir de eso?', '¿Hay alguien de su comunidad a quien pueda llevarle esto?'],
  },
  forgetting: {
    hears: /olvid(ar|ando|o|e) (su|de|la|el)|no (me )?acuerdo de su|seguir adelante|pasar la pagina/,
    called: 'el miedo a olvidar',
    reflects: [
      'Tiene miedo de que algo de esa persona se le vaya.',
      'Seguir viviendo puede parecer dejar atrás a alguien. No tiene que ser así.',
    ],
    asks: [
      '¿Qué es lo que más quiere guardar?',
      '¿Qué cosa de {loved} todavía ve con claridad?',
      '¿Le gustaría escribir aquí un recuerdo?',
    ],
  },
  dreams: {
    hears:
      /\bsuen(o|os|a) (con|que)|\bsone\b|pesadilla|una senal|lo (veo|oigo|escucho)|la (veo|oigo|escucho)|le hablo(?! *\?)/,
    called: 'los sueños',
    reflects: [
      'Entonces todavía se le acerca, en sueños o en momentos pequeños.',
      'Un sueño así puede quedarse todo el día.',
    ],
    asks: ['¿Cómo fue despertar?', '¿Qué pasaba en el sueño?'],
  },
  othersWords: {
    hears:
      /(me (dicen|digan)|(dicen|digan) que|todos (dicen|quieren|esperan|creen)|la gente (dice|cree|espera|piensa))|hay que ser fuerte|echarle ganas|que sea fuerte/,
    called: 'lo que dicen los demás',
    reflects: [
      'Las palabras de otros pueden caer mal, aunque vengan con buena intención.',
      'Otros tienen ideas de cómo debería vivir su duelo. No les debe nada de eso.',
    ],
    asks: ['¿Qué le habría hecho bien oír?', '¿Hay alguien que solo escuche?'],
  },
  sleep: {
    hears: /no (puedo|he podido|logro) dormir|no duermo|insomnio|\bdesvel|despiert[oa]|madrugada|las noches/,
    called: 'las noches sin dormir',
    reflects: [
      'Las noches son largas cuando el sueño no llega, y todo suena más fuerte.',
      'Noche tras noche sin dormir, con todo esto, desgasta a cualquiera.',
    ],
    asks: ['¿Qué le pasa por la mente a esa hora?', '¿Cómo son esas noches?'],
  },
  tiredness: {
    hears:
      /cansad|cansancio|agotad|sin fuerzas|no tengo (fuerzas|animo|ganas)|no me puedo (levantar|concentrar)|no puedo mas|es demasiado/,
    called: 'el cansancio',
    reflects: [
      'Hay mucho cansancio en lo que escribe. El duelo es un trabajo que nadie ve.',
      'Es mucho, y lo ha llevado sin descanso.',
    ],
    asks: ['¿Hay algo que hoy pueda hacer otra persona por usted?', '¿Qué es lo que más fuerzas le quita?'],
  },
  sadness: {
    hears: /triste|llor|lagrimas|dolor|\bduele|destrozad|corazon roto|\bduelo\b|depri|sufr|horrible/,
    called: 'la tristeza',
    reflects: [
      'Cuánto duele. Lo siento mucho.',
      'Hay muchas lágrimas en esto. Aquí también caben.',
      'Perder a {loved} duele así porque había mucho.',
    ],
    asks: ['¿Qué le gustaría contar de eso?', '¿Hay alguien que lo vea?'],
  },
  missing: {
    hears:
      /(?<!\bno (?:lo |la |los |las |le )?)extran|echo de menos|me hace falta|me haces falta|quisiera (verl|abrazarl|tenerl)|sin (el|ella)\b|\bamaba|lo amo|la amo|lo quiero|la quiero|ojala estuviera/,
    called: 'la falta que le hace',
    reflects: [
      'Le falta alguien que era parte de cada día.',
      'Extrañar así a {loved} es cariño que por ahora no tiene adónde ir.',
      'Hay mucho amor en lo que escribe.',
    ],
    asks: ['¿Qué es lo que más extraña?', '¿Cuándo piensa más en {loved}?', '¿Qué le contaría del día de hoy?'],
  },
  memory: {
    hears:
      /\bsolia|me acuerdo (de|que|cuando)|recuerdo (que|cuando|como)|siempre (me|nos|decia|hacia|cantaba)|le gustaba|me (decia|ensen|contaba|cantaba|hacia)|era (muy|tan|un|una)\b/,
    called: 'ese recuerdo',
    reflects: ['Gracias por contármelo. Deja ver cómo era esa persona.', 'Es un recuerdo que vale la pena guardar.'],
    asks: [
      '¿Qué más le viene a la mente de ese tiempo?',
      '¿Qué era lo que más le gustaba de esos momentos?',
      'Si quiere que otros lean recuerdos así, una página conmemorativa puede guardarlos. ¿Qué más le gustaría contar?',
    ],
  },
  calmer: {
    hears:
      /(estoy|me siento|un poco) (mejor|mas tranquil)|buen dia hoy|me rei|sonrei|dormi (bien|mejor)|\bpaz\b|agradecid/,
    called: 'los momentos más ligeros',
    reflects: [
      'Entonces hubo un momento más ligero. Puede estar ahí, junto a todo lo demás.',
      'Qué bueno leer que algo se alivió un poco.',
    ],
    asks: ['¿Qué le ayudó?', '¿Qué le gustaría conservar de ese día?'],
  },
} satisfies Partial<Record<Topic, TopicWords>>;
