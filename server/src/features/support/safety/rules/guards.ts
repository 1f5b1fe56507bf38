// What shows that nobody is in danger, though the words of danger are there.

type Found = {
  /** All that was written, for what is said once and holds for the whole. */
  text: string;
  /** The sentence that holds the part. */
  sentence: string;
  /** Between two commas, or the whole sentence. */
  part: string;
  before: string;
  match: string;
  after: string;
};
type Guard = (found: Found) => boolean;

// Small words that may stand between 'not' and what is denied.
const between =
  '(?:want|wanting|wanted|wish|felt|been|considered|thought|going|planning|plan|plans|thinking|think|thoughts?|feel|feeling|having|have|even|really|actually|be|to|ever|about|of|any|a|the|gonna|would|do|in|that|say|saying|mean|meaning|like|just|trying|looking|considering|here|quiero|quisiera|quiera|voy|a|me|pienso|pensando|en|tengo|ganas|de|es|que|estoy|soy|tenia|ideas|pensamientos|hacer|nada)';
const danger =
  '(?:die|dying|dead|kill|killing|suicid\\w*|hurt|hurting|harm|harming|end|ending|cut|cutting|do (?:it|anything|something)|act on|jump|overdose|morir\\w*|matar\\w*|quitarme|hacerme|lastimar\\w*|cortar\\w*|acabar|mato)';
const denied = new RegExp(`\\b(?:not|never|no|nor|without|nunca|jamas|ni|tampoco)(?: ${between}){0,6} ${danger}`);
/** Said once, it holds for all of it. */
const deniedOnce =
  /\b(?:nothing like that|i said no|i put (?:zero|no|not at all)|never (?:crossed my mind|occurred to me)|i (?:circled|checked|marked) (?:zero|no|not at all)|zero desire|no desire|i would not \.|not any more \.|i want to (?:be here|live)|(?<!no )quiero vivir|marque que no|ningun dia|es no \.|i meant|no i (?:am|do|have|would) not|the answer is no|said (?:no|not at all)|told (?:him|her|them) no|would not (?:do that|ever|hurt myself)|never (?:felt |been |considered |thought (?:of|about) )(?:suicidal|suicide|it|hurting|killing|ending)|(?:not|never) (?:felt |been |feeling )?suicidal|dije que no|conteste que no|nunca (?:he pensado|pense|lo he pensado)|not (?:actually |really |at all )?(?:suicidal|in (?:any )?danger|a danger|thinking (?:of|about) (?:suicide|hurting|killing|ending|that))|do not (?:actually |really )?(?:want|wish|plan) to (?:die|kill|hurt|harm|end)|(?:would|will|could) never (?:do (?:it|that|anything)|hurt myself|harm myself|kill myself|act)|not going to (?:hurt|harm|kill|do anything|do that|do (?:something )?stupid)|(?:i am|im) safe|no (?:plan|plans|intention|thoughts) (?:to|of|about)|i have no plan|nowhere near that|not (?:where i am|that kind|like that|in that way|literally|what i mean)|figuratively|just (?:kidding|joking)|jk|lol no|a lyric|jajaja+|no wish to (?:hurt|die|harm)|no vayas a pensar|no p(?:a|ara) matarme|puse que no|no (?:me )?(?:quiero|voy a) (?:morir\w*|matar\w*|hacer nada|hacerme nada|lastimar\w*)|no soy suicida|no pienso (?:hacer|matar\w*|en (?:matar|eso))|es (?:un decir|broma)|no en ese sentido|estoy a salvo|si quiero morirme , no|nunca lo haria|no es eso)\b/;
const longAgo =
  /\b(?:years? ago|decades? ago|years? (?:back|before|earlier|later)|it is past|long ago|back then|back in|used to|was a time|there was a (?:time|year|night)|when i was (?:a |in |young|\d|seventeen|sixteen|fifteen|twenty|thirty|nineteen|eighteen|nine|ten|small|little|pregnant)|when we were (?:small|kids|little)|as a (?:teen|teenager|kid|child|young)|in (?:college|undergrad|high school|my twenties|my teens|my thirties|rehab)|in (?:19\d\d|20[01]\d)|that was before|after my (?:divorce|first|surgery)|i was (?:twenty|thirty|sixteen|seventeen|eighteen|nineteen|fifteen|fourteen|\d\d|that low)|clean (?:\w+ )?(?:months|years)|months clean|years clean|it passed|despues del divorcio|a los (?:diecisiete|dieciseis|quince|veinte)|que lejos|me internaron|did think of|did want to|hace (?:\w+ )?anos|hace (?:como|unos) (?:\w+ )?anos|hace tiempo|tenia \d\d|cuando (?:yo )?(?:era|tenia)|de joven|en aquel entonces|en ese entonces|de nin[oa]|de chic[oa]|catorce meses|me salvaron|nunca mas)\b/;
/** Whoever did it is dead, or locked away. */
const gone =
  /\b(?:at (?:his|her) grave|(?:sad|cry|crying|grieve|grieving|mourn|mourning|miss|missing)(?: \w+){0,5}? (?:who|that) (?:hit|beat|hurt|broke)|(?:he|she|they) (?:is|are) dead|dead (?:now|since)|been dead|my late|to death|till (?:she|he) died|locked up|in prison|en la carcel|esta preso|passed away|esta muerto|ya murio|lo enterramos|en paz descanse)\b/;
const stillNow =
  /\b(?:again|now i|lately|these days|still|today|tonight|right now|this (?:week|morning|time)|every (?:night|day)|back again|otra vez|ahora (?:si|quiero|me)|ultimamente|todavia|hoy|esta noche|de nuevo)\b/;
const othersWords =
  '(?:he|she|they|mom|dad|mother|father|brother|sister|wife|husband|grandma|grandpa|son|daughter|friend|doctor|dr|nurse|people|ppl|everyone|everybody|someone|somebody|who|pastor|priest|therapist|counselor|advocate|sponsor|lady|man|patient|\\w+ist|keisha|form|screening|questionnaire|yall|you|el|ella|ellos|mama|papa|hermano|hermana|esposo|esposa|marido|abuela|abuelo|hijo|hija|gente|doctora?|quien|psicologa|paciente|cuestionario)';
const told = new RegExp(
  `\\b${othersWords}(?: \\w+){0,4}? (?:said|says|say|saying|told|tells|asked|asks|asking|ask|wrote|writes|signed|texted|freaked|keep asking|dijo|decia|dice|dicen|decian|repetia|pregunt\\w+|escribio|puso)\\b(?! (?:him|her|them|nobody|no one) )`,
);
const asked = /\b(?:asked|asks|asking|questionnaire|survey|boxes|item|pregunt\w+|cuestionario|encuesta)\b/;
/** What follows shows that it is a manner of speaking: 'die of embarrassment', 'morir de la risa'. */
const idiom =
  /^(?: (?:of|from|over|for|de|por|la|el|this|that|a|in))*(?: \w+)? (?:laughing|embarrass\w*|shame|boredom|posting|choosing|sending|coffee|nap|sandwich|eulogy|coupons?|battery|paperwork|album|lobby|song|lyrics?|risa|verguenza|sueno|hambre|frio|calor|celular|papeleo|aburrimiento|pena ajena|crocs|audio|currar|trabajar)\b/;
const someday =
  /\b(?:some ?day|when (?:my|he|it is|the lord|god) (?:time|is ready|calls)|in gods time|eventually|years from now|until we meet|in the next life|old age|when i am old|like everybody|not before|algun dia|cuando dios (?:quiera|diga)|cuando me toque|si dios quiere|dios mediante|en la otra vida|de viejit?[ao])\b/;

/** 'I wanted', not 'I want'. */
const inThePast =
  /\b(?:wanted|wished|hoped|prayed|did|was|were|had|tried|thought|estuve|queria|quise|pensaba|pense|intente|trate|tuve|tenia)\b/;
/** 'I want', 'having thoughts': whatever else the sentence tells, this is now. */
const now =
  /\b(?:want|am|will|going|gonna|keep|keeps|wish|need|have|having|been|get|getting|feel|feeling|do not|can not|quiero|voy|estoy|tengo|pienso|me mato|ya no)\b/;
/** A dark time that is told as one that ended. */
const over =
  /\b(?:got (?:help|a counselor|sober|clean)|(?:asked for|with) help|pedi ayuda|told my (?:midwife|doctor|mom|sponsor) and|that was (?:in )?(?:19|20)\d\d|eso fue en|this is (?:different|not that)|something different|not that (?:kind|sad)|clean sad|knows? the difference|good ending|is not on the menu|am not on any|(?:am|been) (?:sober|clean)|(?:sober|good|okay|fine) now|years? (?:sober|clean)|months? clean|(?:still )?want to be here|glad i (?:am|did not|stayed)|i am glad|i do not now|it passed|it is past|god saved me|made it through|that kid made it|meds work|never again since|sobrevivi|me salvaron|nunca mas|han pasado \w+ anos|no es aquello|ya no (?:es asi|pienso en eso|me corto)|gracias a dios no|entre a aa|voy a terapia|ahora es pena|viva feliz|vivi feliz)\b/;
const recent =
  /\b(?:last (?:night|week|month)|yesterday|this (?:week|morning|month)|today|tonight|lately|since (?:he|she|they|the|my)|again|still want to die|right now|on (?:mon|tues|wednes|thurs|fri|satur|sun)day|(?:hours?|days?|weeks?) ago|anoche|ayer|hoy|esta (?:noche|semana|manana)|la semana pasada|ultimamente|otra vez|de nuevo|desde que)\b/;
const isAsked = /\b(?:ask\w*|assume\w*|wonder\w*|everyone thinks|pregunt\w+|que si)\b/;
const saysNo =
  /^ ?(?:\w+ ){0,4}?(?:no (?:[.,]|mire|i |my |thats|para)|nope|i would not|i am not|claro que no|para nada)/;
const loved =
  '(?:his|her|their|(?:brother|sister|son|daughter|dad|mom|husband|wife|friend|father|mother|cousin|uncle|aunt|partner|boyfriend|girlfriend)(?: ?s|))';
const theirs = new RegExp(
  `\\b(?:${loved} suicide|no idea (?:that )?(?:it was )?suicide|suicidio de (?:mi|su|el|la|un|una|mis))\\b`,
);
const theirThoughts = new RegExp(
  `\\b(?:he|she|they|${loved}) (?:\\w+ )?(?:(?:had|has|was having|suffered|struggled with|hid|tenia) (?:\\w+ )?(?:suicid\\w+ (?:thoughts|ideas|ideation)|thoughts of(?: \\w+){1,4}|ideas)|(?:was|were|had been|been) (?:\\w+ )?suicidal)$`,
);
const isSupposed =
  /\b(?:people|ppl|everyone|everybody|they|parents|family) (?:\w+ )?(?:thinks?|assumes?|(?:watch|treat|look at) me like|acts? like)$/;
const saying =
  /\b(?:es un decir|un decir|es broma|jaja\w*|lol|i mean no|no i am not|just say it|simbolic\w+|not literally|figure of speech|manner of speaking|do not mean (?:it|that)|i would never|no lo digo en serio|just a saying|ni una mosca|ni las cucarachas)\b/;
const weapon = /\b(?:gun|pistol|rifle|knife|bat|gasoline|pistola|cuchillo|machete|escopeta|fierro|gasolina)\b/;
/** What hurt has stopped, and somebody has looked at it. */
const passed =
  /\b(?:from (?:crying|weeping)|gone by|(?:went|go|goes) away|all better|only nerves|said (?:it was )?(?:only )?(?:stress|nerves|anxiety)|ya (?:me|se me) paso|era de llorar|todo bien|salio bien|ya ni me acuerdo)\b/;
const notPassed = /\b(?:right now|now|still|again|worse|back|ahora|ahorita|otra vez|peor|sigue|todavia)\b/;
/** The night somebody died, told as a memory. */
const memory =
  /\b(?:that (?:night|day|time|morning)|by then|when the (?:ambulance|paramedics|medics) (?:came|arrived|got)|the paramedics came|night of the|gone before (?:they|the|any ?one|help)|i (?:can not|cannot) forget|i remember|i found (?:him|her|them)|they gave me (?:water|juice)|esa noche|aquella noche|ese dia|fue en (?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre))\b/;
const kin = '(?:dad|father|stepdad|stepfather|mom|mother|stepmom|husband|uncle|brother|ex|papa|padre|padrastro|viejo)';
/** 'My stepdad beat me. He died last week.' Only of the one who did it: everybody here writes of somebody who died. */
const whoDied = new RegExp(
  `\\b${kin} (?:\\w+ ){0,3}?(?:hit|beat|hurt|choked|slapped|burned|kicked)\\b[^.?]*[.?] (?:he|she|${kin}) (?:is |has |was )?(?:died|dead|buried|gone now \\d)\\b`,
);
const stillHurts = /\b(?:again|hits|beats|hurts|chokes|threatens|afraid|scared)\b/;
const whoDiedHere = new RegExp(
  `\\b${kin} (?:\\w+ ){0,3}?(?:hit|beat|hurt|used to hit|used to beat)\\b[^.?]*\\b(?:we buried (?:him|her)|(?:he|she) (?:is|has|then)? ?(?:died|dead|buried|gone now (?:\\d|two|three|many|for)))`,
);

/** 'Tonight I will do it: open the box of her letters.' What is meant is named right after it, and it is an errand. */
const errand =
  /^(?: (?:today|tonight|tomorrow|\w+day|sin falta|por fin|with))?(?: [.,:;])?(?: (?:i|am|will|going|to|finally|voy|a|al|me|le|por fin))* (?:open|wash|delete|listen|watch|ask|sign|spread|scatter|clean|build|sit down with|sit down and|go through|go up and see|donate|bake|sort|write the eulogy|his ring|her ring|take (?:his|her) (?:clothes|coat|robes|shirts|things)|the duet|abro|lavo|escojo|canto|banco|subo a la tarima|quito su nombre|llamo a mi papa y le digo que)\b/;
const together = /\bwe (?:was|were) (?:all )?going to (?:finally )?$/;
const doesIt = /\b(?:do|did|doing) it\b|\blo hago\b/;
const deadly =
  /\b(?:pills?|gun|rope|bridge|goodbye|note|wrists?|kill\w*|suicid\w*|morphine|meds|join|end it|die|dying|pastillas|pistola|soga|puente|adios|mat(?:ar|o)\w*|morir\w*|despedi\w*)\b/;
/** 'I miss him so much I cannot breathe', and what tells that a heart was looked at, or that it lets go again. */
const ofGrief =
  /\b(?:(?:miss|missing|love) (?:him|her|them|you|my \w+|our \w+) so|(?:ekg|heart|tests?) (?:\w+ )?(?:is|was|came back|it is) (?:clean|fine|clear|good|normal)|it is clean|broken heart|(?:till|until) (?:my chest|it|it is) (?:lets? go|lifted|lifts|passes)|then i (?:finish|drive|go back|keep)|when they (?:sing|play)|in the (?:\w+ )?(?:aisle|cooler|courtroom|laundry room)|in that courtroom|se me pasa|respiro afuera|y (?:sigo|vuelvo)|corazon esta bien|es la tristeza)\b/;
const acute =
  /\b(?:right now|ambulance|911|help|arm|jaw|sweat\w*|numb|dizzy|faint\w*|passing out|heart attack|vomit\w*|emergency|worse|minutes|hour|ahorita|ahora mismo|ayuda|brazo|mare\w+|desmay\w*|ambulancia|sud\w+|infarto|peor)\b/;
/** Sorrow hits too: 'me pega en olas', 'apenas me está pegando'. And a sister makes us eat. */
const ofSorrow =
  /\b(?:pega\w*|pego)(?: \w+){0,3}? (?:en olas|el sentimiento|el dolor|el duelo|la tristeza|la nostalgia|su ausencia|de noche)\b|\b(?:dolor|tristeza|angustia|pena|insomnio|culpa|recuerdo|recuerdos|ansiedad|cabeza|mente|llanto|silencio|ausencia|vacio|duelo|corazon|trabajo|turno|mal)(?: \w+){0,4}? (?:(?:ya )?no me deja|me quita|me pega|me golpea|me obliga)\b|\bapenas (?:ahora )?me esta pegando\b|\bobliga a (?:comer|dormir|banarme|levantarme|caminar|descansar)\b/;

const someone =
  /\b(?:some ?one|some ?body|any ?one|any ?body|nobody|you|people|(?:a|an|the) (?:\w+ )?(?:person|man|guy|woman|fellow|fella|dude|insured|diabetic)|one\b|uno|una persona|alguien|quien|te)\b/;
/** Of somebody who is gone: how it was, what was found, what others said of it. */
const ofTheDead =
  /\b(?:did it|was (?:he|she|it)|were they|had (?:he|she)|(?:he|she|they|him|her|dad|mom|mother|father|brother|sister|son|daughter|husband|wife|cousin|uncle|aunt|friend|grandpa|grandma|twin|roommate|tio|primo|hermano|hermana|hijo|hija|esposo|esposa|abuelo|abuela|papa|mama|el|ella) (?:\w+ ){0,3}?(?:was|were|had|died|took|drank|swallowed|jumped|fell|hung|hanged|shot|gave|stopped|passed|used|od|overdosed|killed|murio|fallecio|se (?:mato|suicido|colgo|ahorco|tiro|tomo|murio))|(?:in|of) (?:his|her) (?:blood|system|lungs|sleep)|(?:his|her|its|the) (?:death )?(?:certificate|report|autopsy|toxicology|obituary|funeral|suicide)|(?:coroner|medic|medics|paramedics?|officer|doctor|report|paper|medical examiner|forense|medico|doctora) (?:\w+ )?(?:said|says|told|found|wrote|dijo|dicen)|hurt (?:him|her|them)|(?:le|lo|la) dolio|sufrio)\b/;
const theirPolicy =
  /\b(?:his|her|their|moms|dads|my (?:\w+ )?(?:sister|brother|mother|father|mom|dad|son|daughter|husband|wife|uncle|aunt)s?|su|de mi \w+|for suicide (?:it|we)) (?:\w+ )?(?:life )?(?:insurance|policy|pension|seguro|poliza|aseguranza)\b|\b(?:insurance|policy|seguro|poliza)(?: \w+){0,8}? (?:we had on|he had|she had|de mi (?:mama|papa|hij[oa]|herman[oa]|espos[oa]))\b/;
const arrangements =
  /\b(?:cremat\w+|casket|coffin|embalm\w*|headstone|ashes|urn|permit|probate|refund|deposit|invoice|guests|flowers|florist|organist|catering|chairs|certs?|certificates|mortuary|funeral home|obituary|livestream|slideshow|plot|niche|hospice nurse|nurse (?:give|gave|said|draws?)|allowed to give|actas?|cremacion|ataud|cenizas|funeraria|velorio|flores|tramites?|entierro)\b/;
const ownDeath =
  /\b(?:kill\w*|suicid\w*|yourself|himself|myself|oneself|painless|overdose|od|on purpose|own hand|die|lethal|fatal|wake up|morir\w*|matar\w*|mata|mato|suicid\w*|quit\w+ la vida|despertar|sin dolor|mano propia)\b/;
/** Whoever asks for themselves does not write of somebody who died. */
const diedBySuicide =
  /\b(?:who|that) (?:died|passed|was lost) (?:by|from|to|of) suicide\b|\bque (?:murio por suicidio|se suicido)\b/;
const endedInDeath =
  /\b(?:died|is dead|was dead|passed away|did not make it|was gone|pronounced|funeral|that killed|buried|murio|fallecio|ya no estaba|lo enterramos|la enterramos)\b/;
const ofCare =
  /\b(?:nurse|hospice|doctor|therapist|physical therapy|enfermera|pediatrician)(?: \w+){0,6}? (?:touch\w*|grabs?|holds?|bath\w*|turns?|toca|agarra|bana)\b|\btouch(?:ed|es) (?:me|us|my heart)(?: \w+){0,2}? (?:when (?:i|we) (?:read|heard|saw)|deeply|so much)\b|\b(?:story|song|letter|card|words?|eulogy|cancion|carta|palabras) (?:\w+ )?(?:touch\w*|me toc\w+)\b|\btoca (?:la|el) (?:guitarra|piano|puerta|hombro|corazon|tambor)\b/;

/** Each tells from the words around it that what was found is no danger. */
export const guards = {
  /** 'I am not going to …' */
  denied: ({ before, match }) => denied.test(lastWords(before, 6) + match),
  /** Once for all: 'I am not suicidal'. Only for wishes and thoughts: what somebody has done is not undone by a word. */
  deniedOnce: ({ text }) => deniedOnce.test(text),
  /** 'She told me that …' right before it, or the question on a form. */
  told: ({ before, match }) => told.test(lastWords(before, 8)) || told.test(match) || asked.test(before),
  /** Somebody else is the one who does it. */
  others: ({ before, match }) => !/^(?:i|me|yo)\b/.test(match) && /\b(?:he|she|they|ella|ellos)$/.test(before.trim()),
  past: ({ sentence, part, match }) => {
    const place = now.test(match) ? part : sentence;
    return longAgo.test(place) && !stillNow.test(place);
  },
  /** 'I wanted to die then, and got help.' */
  over: ({ text, sentence, match }) =>
    inThePast.test(sentence) && !now.test(match) && over.test(text) && !recent.test(text),
  /** 'Would I kill myself, they ask. No.' */
  answeredNo: ({ text, sentence }) => {
    const after = text.slice(text.indexOf(sentence) + sentence.length);
    return (sentence.endsWith('?') || isAsked.test(sentence)) && saysNo.test(after);
  },
  /** 'I could kill him, as a manner of speaking.' */
  saying: ({ text }) => saying.test(text) && !weapon.test(text),
  /** 'My chest hurt from crying; it went away.' */
  passed: ({ text }) => (passed.test(text) || memory.test(text)) && !notPassed.test(text),
  gone: ({ text }) => gone.test(text) || ((whoDied.test(text) || whoDiedHere.test(text)) && !stillHurts.test(text)),
  idiom: ({ after }) => idiom.test(after),
  errand: ({ text, before, match, after }) =>
    doesIt.test(match) &&
    !deadly.test(text) &&
    (errand.test(after) || errand.test(text.slice(text.lastIndexOf(match) + match.length)) || together.test(before)),
  ofGrief: ({ text }) => ofGrief.test(text) && !acute.test(text),
  ofSorrow: ({ text }) => ofSorrow.test(text),
  /** Somebody else's suicide, or thoughts that they have or think we have. */
  theirs: ({ before, match, after }) =>
    theirs.test(match + after) || theirThoughts.test(lastWords(before, 6) + match) || isSupposed.test(before.trim()),
  someday: ({ part }) => someday.test(part),
  aboutTheDead: ({ text, sentence }) =>
    diedBySuicide.test(sentence) ||
    (ofTheDead.test(sentence) && !someone.test(sentence)) ||
    (theirPolicy.test(text) && !someone.test(sentence)),
  aboutArrangements: ({ sentence }) => arrangements.test(sentence) && !ownDeath.test(sentence),
  /** Somebody who forgets takes people for others all day; the bed and the night are another thing. */
  byDay: ({ text }) => !/\b(?:nights?|bed|dark|room|touch\w*|kiss\w*|noches?|cama|toca|besa)\b/.test(text),
  ofCare: ({ sentence }) => ofCare.test(sentence),
  endedInDeath: ({ sentence }) => endedInDeath.test(sentence),
} satisfies Record<string, Guard>;

export type GuardName = keyof typeof guards;

/** Looked for from the end: before them may stand a whole night, told without a stop. */
function lastWords(text: string, count: number): string {
  const trimmed = text.trim();
  let start = trimmed.length;
  for (let words = 0; words < count && start > 0; words += 1) start = trimmed.lastIndexOf(' ', start - 1);
  return ` ${trimmed.slice(Math.max(0, start + 1))} `;
}
