// A rule: what it looks for, in English and Spanish, how grave that is, and what shows that nobody is in danger.
import type { CrisisLevel, CrisisRoute } from '@evenlight/contract/support/levels';

/** Items of the Columbia screener, which order the rules; and kinds of danger that it does not ask for. */
type Item = 'Q1' | 'Q2' | 'Q3' | 'Q4' | 'Q5' | 'Q6' | 'others' | 'abuse' | 'medical' | 'worried' | 'concern';

export type Rule = {
  id: string;
  item: Item;
  level: CrisisLevel;
  route: CrisisRoute | null;
  /** In plain words what it means, for the published list. */
  means: string;
  en: readonly RegExp[];
  es: readonly RegExp[];
  /** What takes it back when it stands in the same sentence, or shortly before the words found. */
  guards: readonly GuardName[];
  /** Each must fire this rule; those of `quiet` must fire no rule of danger. */
  examples: readonly string[];
  quiet: readonly string[];
};

export type GuardName = 'denied' | 'deniedOnce' | 'told' | 'others' | 'past' | 'gone' | 'idiom' | 'someday';

type Found = {
  /** All that was written, for what is said once and holds for the whole. */
  text: string;
  sentence: string;
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
  /\b(?:nothing like that|i said no|i put (?:zero|no|not at all)|zero desire|no desire|i would not \.|not any more \.|i want to (?:be here|live)|(?<!no )quiero vivir|marque que no|ningun dia|es no \.|i meant|no i (?:am|do|have|would) not|the answer is no|said (?:no|not at all)|told (?:him|her|them) no|would not (?:do that|ever|hurt myself)|never (?:felt |been |considered |thought (?:of|about) )(?:suicidal|suicide|it|hurting|killing|ending)|(?:not|never) (?:felt |been |feeling )?suicidal|dije que no|conteste que no|nunca (?:he pensado|pense|lo he pensado)|not (?:actually |really |at all )?(?:suicidal|in (?:any )?danger|a danger|thinking (?:of|about) (?:suicide|hurting|killing|ending|that))|do not (?:actually |really )?(?:want|wish|plan) to (?:die|kill|hurt|harm|end)|(?:would|will|could) never (?:do (?:it|that|anything)|hurt myself|harm myself|kill myself|act)|not going to (?:hurt|harm|kill|do anything|do that|do (?:something )?stupid)|(?:i am|im) safe|no (?:plan|plans|intention|thoughts) (?:to|of|about)|i have no plan|nowhere near that|not (?:where i am|that kind|like that|in that way|literally|what i mean)|figuratively|just (?:kidding|joking)|jk|lol no|a lyric|jajaja+|no wish to (?:hurt|die|harm)|no vayas a pensar|no p(?:a|ara) matarme|puse que no|no (?:me )?(?:quiero|voy a) (?:morir\w*|matar\w*|hacer nada|hacerme nada|lastimar\w*)|no soy suicida|no pienso (?:hacer|matar\w*|en (?:matar|eso))|es (?:un decir|broma)|no en ese sentido|estoy a salvo|si quiero morirme , no|nunca lo haria|no es eso)\b/;
const longAgo =
  /\b(?:years? ago|decades? ago|years? (?:back|before|earlier|later)|it is past|long ago|back then|back in|used to|was a time|there was a (?:time|year|night)|when i was (?:a |in |young|\d|seventeen|sixteen|fifteen|twenty|thirty|nineteen|eighteen|nine|ten|small|little|pregnant)|when we were (?:small|kids|little)|as a (?:teen|teenager|kid|child|young)|in (?:college|undergrad|high school|my twenties|my teens|my thirties|rehab)|in (?:19\d\d|20[01]\d)|that was before|after my (?:divorce|first|surgery)|i was (?:twenty|thirty|sixteen|seventeen|eighteen|nineteen|fifteen|fourteen|\d\d|that low)|clean (?:\w+ )?(?:months|years)|months clean|years clean|it passed|despues del divorcio|a los (?:diecisiete|dieciseis|quince|veinte)|que lejos|me internaron|did think of|did want to|hace (?:\w+ )?anos|hace (?:como|unos) (?:\w+ )?anos|hace tiempo|tenia \d\d|cuando (?:yo )?(?:era|tenia)|de joven|en aquel entonces|en ese entonces|de nin[oa]|de chic[oa]|catorce meses|me salvaron|nunca mas)\b/;
/** Whoever did it is dead, or locked away. */
const gone =
  /\b(?:(?:he|she|they) (?:is|are) dead|dead (?:now|since)|been dead|my late|to death|till (?:she|he) died|locked up|passed away|esta muerto|ya murio|lo enterramos|en paz descanse)\b/;
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

/** Each tells from the words around it that what was found is no danger. */
const guards = {
  /** 'I am not going to …' */
  denied: ({ before, match }) => denied.test(lastWords(before, 6) + match),
  /** Once for all: 'I am not suicidal'. Only for wishes and thoughts: what somebody has done is not undone by a word. */
  deniedOnce: ({ text }) => deniedOnce.test(text),
  /** 'She told me that …' right before it, or the question on a form. */
  told: ({ before, match }) => told.test(lastWords(before, 8)) || told.test(match) || asked.test(before),
  /** Somebody else is the one who does it. */
  others: ({ before, match }) => !/^(?:i|me|yo)\b/.test(match) && /\b(?:he|she|they|ella|ellos)$/.test(before.trim()),
  past: ({ sentence }) => longAgo.test(sentence) && !stillNow.test(sentence),
  gone: ({ text }) => gone.test(text),
  idiom: ({ after }) => idiom.test(after),
  someday: ({ sentence }) => someday.test(sentence),
} satisfies Record<GuardName, Guard>;

function lastWords(text: string, count: number): string {
  return ` ${text.trim().split(' ').slice(-count).join(' ')} `;
}

/** Whether the rule holds for one sentence of a text, in whichever of both languages it is written. */
export function holds(rule: Rule, sentence: string, text: string): boolean {
  return [...rule.en, ...rule.es].some((pattern) => {
    const found = pattern.exec(sentence);
    if (!found) return false;
    const [match] = found;
    const before = sentence.slice(0, found.index);
    const around = { text, sentence, before, match, after: sentence.slice(found.index + match.length) };
    return !rule.guards.some((name) => guards[name](around));
  });
}
