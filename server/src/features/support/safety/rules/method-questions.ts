// Questions about ways to die, often bare: no 'I', no wish, no word of sorrow. Whoever asks is asked in return, and shown
// where help is; they are never told.
import { anyOf, inAnyOf } from './in-any-of.ts';
import type { Rule } from './rule.ts';

const somebody =
  '(?:you|one|i|people|they|some ?one|some ?body|any ?one|any ?body|nobody|(?:a|an|the|that) (?:\\w+ ){0,2}?(?:person|man|guy|woman|fellow|fella|kid|body|adult|dude|girl|boy|gy|insured|diabetic))';
const somethingTaken =
  '(?:pills?|tablets?|tylenol|advil|benadryl|aspirin|ambien|xanax|oxys?|blues|meds|medicines?|medications?|patches|capsules|vitamins|melatonin|insulin|morphine|fentanyl|painkillers|prescriptions?|bottles?|drops|ones|(?:of|by) (?:them|these|those|it|what)|allergy stuff|pms?)';
const way =
  '(?:hanging|jumping|drowning|bleeding out|freezing|starving|overdosing|suffocating|pills|rope|gun|bridge|train|cold water|high up|monoxide|the garage way|the water|the fall|argon|helium|ocean|weed killers?|rat poison|antifreeze|bleach)';
const byOwnHand = anyOf(
  'suicide',
  'on purpose',
  'own hand',
  '(?:kill|off|hang|shoot|drown)(?:s|ed|ing)? (?:your|him|her|them|one|my)sel\\w+',
  '(?:does|did|done|do|dose|brings?) (?:it|this|it about|this thing) (?:to )?(?:your|him|her|them|one|my|his)sel\\w+',
  '(?:take|takes|took|taking) (?:your|their|his|her|my|ones) own(?: life)?',
  'not (?:an? |be |a )?(?:accident|natural)',
  'deliberate(?:ly)?(?: act)?',
  'ruled self',
  'manner of death',
  'made? (?:your|my|them)sel\\w+ d\\w+d',
);
const nobodyCouldTell = anyOf(
  '(?:looks?|looked|made to look|pass\\w*|seems?) like (?:an? )?(?:\\w+ )?accident',
  '(?:nobody|no one) (?:would|could|can|will|has to) (?:ever )?(?:know|tell|find out|suspect)',
  'not (?:show|be found|come up) (?:up )?(?:on|in) (?:a|the) (?:tox\\w*|autopsy|blood)',
);

export const methodQuestions: readonly Rule[] = [
  {
    id: 'noose-or-gun',
    item: 'Q3',
    level: 'elevated',
    route: 'self',
    isTrusted: true,
    means: 'Asks for a noose or a knot, where to get a gun at once, or how deep to cut.',
    en: [
      /\b(?:tie|make|tying|making) (?:a |the )?noose\b|\bknots? (?:for|to) hang(?:ing)?\b|^(?:a )?noose(?: [.?])?$/,
      /\bhow (?:do (?:i|you)|to|does one|can i) hang (?:your|my|one)self\b/,
      /\bwhere (?:can|could|do|would) i (?:buy|get|find) (?:a |some )?(?:gun|pistol|handgun|revolver)\b(?: (?:today|tonight|now|right now|fast|quick\w*|without|near))?/,
      /\bhow deep (?:do|does|should|must|would) (?:i|you|it|one)(?: \w+){0,3}? (?:cut|be)\b/,
    ],
    es: [
      /\b(?:hacer|hago|amarrar|amarro|atar) (?:un |el )?nudo (?:para|de) (?:ahorcar\w*|colgar\w*|horca)\b|\bcomo (?:me )?ahorc\w+\b/,
      /\bdonde (?:puedo )?(?:comprar|conseguir|consigo) (?:una )?(?:pistola|arma)\b/,
      /\bque tan (?:hondo|profundo)(?: \w+){0,3}? cort\w+\b/,
    ],
    guards: ['told', 'past'],
    examples: ['tell me how to tie a noose', 'where can I buy a gun today', '¿cómo hago un nudo para ahorcarme?'],
    quiet: ['How do I tie the ribbon on the wreath?', 'Where can I buy flowers today?'],
  },
  {
    id: 'method-question',
    item: 'Q3',
    level: 'elevated',
    route: 'self',
    isTrusted: true,
    means: 'Asks about ways to die, amounts, pain, how long it takes, or what comes after.',
    en: inAnyOf(
      // How many, how much, how long.
      `how (?:many|meny|mny|much)(?: \\w+){0,4}? ${somethingTaken}(?: \\w+){0,8}? (?:take|takes|enough|do it|kill\\w*|lethal|fatal|die|dead|not wake|never wake|wake up|come back|too (?:many|meny|much)|before|til|till|until|is a problem)`,
      `how (?:many|meny|mny|much) (?:more )?(?:than|over|above|off) (?:the )?(?:\\w+ )?(?:prescribed|dose|chart|label|amount)`,
      `how (?:many|much)(?: \\w+){0,6}? (?:would it take|does it take)(?: \\w+){0,3}? (?:to (?:die|kill|not wake|never wake|do it|end|go)|for (?:a|some|me|my|it to be))`,
      `(?:lethal|fatal|deadly) (?:dose|amount|level|quantity|of)`,
      `(?:whole|entire|full) bottle [.?] (?:would|will|is)|(?:whole|entire) (?:bottle|box)(?: \\w+){0,4}? (?:would that|is that enough|do anything)`,
      `how long(?: \\w+){0,3}? (?:til|till|until|before|does|would|will|do|for|once|to)(?: \\w+){0,8}? (?:to die|die|dies|dead|be gone|pass out|unconscious|drown\\w*|bleed out|bleeding out|starv\\w*|freez\\w*|stops? (?:you|the heart)|hang\\w*|(?:bring|get) (?:${somebody}) back|be (?:saved|undone|reversed)|undone|find ${somebody}|found)`,
      `how (?:many|long)(?: days| weeks| months| minutes| hours| sundays)?(?: \\w+){0,8}? (?:without (?:food|water|eating|insulin|dialysis)|no food|cold water|(?:quits?|stops?|stopped|leaves? off|refus\\w+|skips?)(?: \\w+){0,4}? (?:insulin|dialysis|eating|food|medicines?|medication|pills|tablets|treatment))`,
      `(?:quits?|stops?|leaves? off|refuse[sd]?|not take)(?: \\w+){0,4}? (?:insulin|dialysis|medicines?|pills|tablets|eating)(?: \\w+){0,8}? how (?:long|many)`,
      // Whether it hurts, whether it works.
      `(?:do|does|dose|is|would|will) (?:it|that|this|${way}|${somebody})(?: \\w+){0,2}? (?:hurt|hurts|pain|painful|painless|peaceful|slow|quick|instant|instantly|feel (?:it|anything|nothing|pain)|suffer)(?: a (?:man|person))?(?: (?:or|to (?:die|drown|bleed|hang|jump|od|overdose|go|bleed out)|when (?:you|u|it)|if (?:you|it)|much|more than|at all|first)\\b| [.?]|$)`,
      `(?:what|whats)(?: \\w+){0,3}? (?:feel|fell) like(?: \\w+){0,4}? (?:to die|dying|going under|no air|od|drown\\w*|jump\\w*|bleed\\w*|when (?:you|u) (?:go|die|drown|jump|od)|wen you go|from the inside|cold water)`,
      `(?:like|is it) (?:just )?(?:falling|going|drifting) (?:off )?(?:to )?a ?slee?p`,
      `(?:is it true|i (?:heard|read|hear)|they say|people say)(?: that)?(?: \\w+){0,3}? ${way}(?: \\w+){0,2}? (?:peaceful|painless|pain free|quick|gentle|instant|like (?:falling|going to) (?:a )?sleep)`,
      `${way}(?: even| still| actually)? (?:work|works|hurt|hurts|kill|kills|quick|quicker)`,
      `${way} (?:vs|or|versus|and) (?:${way}|\\w+ which)`,
      `(?:wud|would|will|does|do|is) (?:it|that|this|they|those|you)(?: \\w+){0,2}? (?:do it|do the job|be enough|be fatal|kill (?:${somebody})|even know|be the end of it)(?: [.?,]| or|$)`,
      `(?:enough or not enough|enough to (?:kill|die|do it|not wake|end)|still do (?:it|the job))`,
      `can (?:${somebody})(?: \\w+){0,2}? (?:die|od|overdose)(?: \\w+){0,3}? (?:from|on|of|by|if|off)|can (?:you|one|a person) be saved once`,
      `(?:survival|success|fail\\w*) rate|(?:ever |any ?body )?(?:live|lives|lived|survive|survives|survived)(?: from| off| the)? (?:the )?(?:bridge|jump|fall|overpass|golden gate)|percentage that survive`,
      `how (?:high|deep|fast|far)(?: \\w+){0,4}? (?:for it|to be (?:sure|for sure|certain)|does it have to be|do you have to|for sure|enough)`,
      `(?:something|stuff|drug|shot|medicine|what) (?:that )?(?:they|the vet|vets?) (?:give|gives|use|uses)(?: \\w+){0,8}? (?:for|on|to) (?:a |an )?(?:person|people|human|somebody|adult)`,
      // Which way.
      `(?:fastest|quickest|surest|easiest|cleanest|gentlest|quietest|tidiest|simplest|best|(?:least|less|most|more) (?:painful|painless|certain|messy|traumatic)|painless|pain free|foolproof) (?:\\w+ )?(?:ways?|methods?|one|ones|options?|thing)(?: [.?,]|$| (?:to (?:die|go(?! (?:to|about|with|from|through|over))|do it|end (?:it|your|my|a|ones)|kill|leave this|disappear)|out\\b|of (?:dying|going|doing it|ending)|no mess|for (?:the|a|who)))`,
      `ways? (?:to|of) (?:die|dying|kill(?:ing)? (?:your|my|one|them)sel\\w+|end(?:ing)? (?:your|my|a|ones) (?:own )?life|off(?:ing)? (?:your|my)self|unalive)`,
      `ways to go\\b(?! (?:to|about|with|from|before|yet|home|over|through))|quiet ways|(?:is there|there is|know) (?:a|any|some) (?:way|kind|one)(?: \\w+){0,6}? (?:not hurt|painless|without (?:pain|blood|mess)|like falling asleep|nobody (?:could|would)|looks? like|would not know)`,
      `(?:what|which|whats)(?: \\w+){0,3}? (?:is )?(?:the )?(?:painless|least painful|surest|most certain|gentlest)(?: one| way)?(?: [.?]|$)`,
      `(?:^|[.?] )(?:just )?(?:type |say )?(?:fastest|painless|the gentlest|which is (?:quicker|more certain|tidier|surer|kinder))(?: [.?]|$)`,
      `(?:od|overdose|die)(?: \\w+){0,2}? on purpose`,
      `what (?:do|would|does) ${somebody} (?:take|use|drink|do)(?: \\w+){0,3}? (?:when they do not want to be found|to (?:die|not wake|end it)|so (?:it|they) (?:is|are) sure|instead)`,
      `so ${somebody} do(?:es)? not panic|the panic part|point of no return|make it look like`,
      nobodyCouldTell,
      // What comes after.
      `(?:insurance|policy|pension|payout|benefits?|401k|pays?|pay out|covers?|honor|union|va|v a)(?: \\w+){0,14}? (?:if|when|where|in case|even|after|for)(?: \\w+){0,8}? ${byOwnHand}`,
      `(?:if|when)(?: \\w+){0,6}? ${byOwnHand}(?: \\w+){0,12}? (?:insurance|policy|pension|pay\\b|pays|benefits?|debt|fafsa|rent)`,
      `(?:suicide|two year|2 year) (?:clause|exclusion)`,
      `(?:heaven|heven|hell|mass|church|bury|buried|burial|burry|prayer|priest|mullah|pastor|soul|flag)(?: \\w+){0,10}? (?:if|when|where|for|cause)(?: \\w+){0,4}? ${byOwnHand}`,
      `(?:for|if) (?:a )?(?:person|people|man) (?:that|who) kills? (?:him|them)sel\\w+(?: \\w+){0,6}? (?:prayer|bury|mass|heaven)`,
      `what (?:do|does|would|happens?)(?: \\w+){0,5}? (?:with|to) (?:the|a|your) body(?: \\w+){0,5}? (?:${byOwnHand}|found in a car|jump\\w*|not natural)`,
      `how (?:long|soon)(?: \\w+){0,3}? (?:before |til |until |do |would |does )?(?:\\w+ )?(?:find|found)(?: \\w+){0,3}? (?:motel|parked car|apartment|hotel|body)`,
    ),
    es: inAnyOf(
      'cuant[ao]s?(?: \\w+){0,4}? (?:pastillas?|pastis|tylenol|de (?:las|los|esas|lo)|tabletas?|cervezas|gotas|insulina|blancas?)(?: \\w+){0,10}? (?:necesit\\w+|hacen falta|hay que|son (?:muchas|muchos|demasiad\\w+|suficientes)|para (?:no despertar|morir\\w*|que ya no|matar\\w*|que no)|bastan|se muere|mata\\w*|despiert\\w+)',
      'cuant[ao]s? (?:tylenol|advil|pastillas?) (?:son|hacen|se)|que tanto hay que tomar|si se las toma uno todas',
      'cuant[oa]s? (?:tiempo |dias |rato )?(?:se )?(?:tarda|tardan|dura|demora|aguanta|dias)(?: \\w+){0,10}? (?:morir\\w*|uno con|el (?:lazo|efecto)|la soga|sin (?:comer|beber|insulina)|dej\\w+ de|nadie|efecto|dializar)',
      'si (?:uno|una|te|alguien|una persona|un hombre|un diabetico)(?: \\w+){0,3}? (?:dej\\w+ de (?:poner\\w*|comer|tomar\\w*|dializar\\w*)|avient\\w+|tir\\w+|lanz\\w+|cuelg\\w+|ahorc\\w+|desviv\\w+|suicid\\w+|mat[ae]\\b|quit\\w+ la vida)(?: \\w+){0,14}? (?:cuant\\w+|duele|sufre|te mueres|se muere|quedas?|kedas|se para|tarda|que pasa|seguro|aseguranza|deuda|preso|igual|encuentran?)',
      '(?:duele|se siente|se sufre|da dolor|siente (?:ahogo|algo)|sufre mucho)(?: \\w+){0,4}? (?:o (?:no mas|nomas|solo|uno|te|se|es|simplemente)|ahogarse|ahorcarse|morir\\w*|desangr\\w*|cuando te|antes de perder)',
      'que se siente(?: \\w+){0,3}? (?:cuando te|morir\\w*|desangr\\w*|al (?:caer|morir)|ahogarse)|(?:es|o es) como (?:quedarse|quedar) dormid[oa]',
      '(?:forma|manera|modo|metodo|via|procedimiento)s?(?: (?:mas|menos|que|de))*(?: (?:rapid[ao]|facil|segur[ao]|indolor[ao]|limpi[ao]|doloros[ao]|sin dolor|tranquil[ao]))(?: [.?,]|$| (?:de|para) (?:morir\\w*|irse|irme|hacerlo|matar\\w*|acabar|terminar|desaparecer))',
      '(?:forma|manera|metodo|procedimiento)s?(?: de| para) (?:morir\\w*|matar(?:se|me)|suicidar\\w*|quitarse la vida|irse de este mundo)|(?:forma|cual|manera|procedimiento)(?: \\w+){0,2}? (?:que )?(?:no deja|deja|menos|que menos)(?: \\w+){0,3}? (?:cara|rostro|dolor|feo|duele|molesti\\w+|sucio|lo encuentr\\w+)',
      'sin dolor cual|cual (?:es|sera|duele)(?: \\w+){0,3}? (?:menos|mas rapid[ao]|sin dolor)|que sera menos feo|sin sangre|cual es la mas (?:rapida|segura|facil)',
      '(?:seguro|poliza|aseguranza|pension|consulado|deuda)(?: \\w+){0,14}? (?:si|cuando|aunque|quien)(?: \\w+){0,6}? (?:suicid\\w+|se (?:quita|quito|quite) la vida|se (?:mata|mato)|mano propia|a proposito|uno mismo|es por mano)',
      '(?:se (?:quita|quito) la vida|se (?:mata|mato)|suicid\\w+|a proposito|mano propia)(?: \\w+){0,10}? (?:el seguro|la poliza|aseguranza|paga|cubre|le manda)(?! (?:a mi|de mi))',
      '(?:misa|entierr\\w+|bendicion|cielo|infierno|camposanto|padre)(?: \\w+){0,12}? (?:a )?(?:quien|alguien que|uno que|si uno|si alguien) se (?:mato|mata|suicid\\w+|quit\\w+)',
      '(?:mata|mataria) a (?:un|una|alguien)|(?:que|desde que) (?:altura|piso)(?: \\w+){0,3}? (?:suficiente|ya no|queda)|que altura es suficiente|te mueres o (?:no mas|nomas|solo)|se puede morir (?:uno|una|alguien)|todavia sirve para eso|sirven para eso',
      'para (?:que ya no (?:lo|la|los)? ?despiert\\w+|no despertar)(?: \\w+){0,3}?(?: [.?]|$)|a partir de que punto ya no hay',
    ),
    guards: ['aboutTheDead', 'aboutArrangements', 'told', 'idiom'],
    examples: [
      'how many of the white ones before a person does not wake up',
      'painless way to go',
      'Is it true that helium is peaceful?',
      'does it hurt or is it like falling asleep',
      'would life insurance pay if somebody did it himself',
      'how long before they find you in a motel',
      'hanging vs pills which one hurts',
      '¿cuántas pastillas se necesitan para no despertar?',
      'cual es la forma mas rapida de morir',
      'si uno se quita la vida el seguro le paga a los hijos?',
    ],
    quiet: [
      'How many death certificates should I order?',
      'how many drops can the hospice nurse give her at once',
      'Did it hurt her at the end?',
      'Does it hurt less with time?',
      'What is the easiest way to pay?',
      'how long does the cremation take',
      'Does her life insurance pay if the certificate says suicide? My sister died in May.',
      'the coroner said the dose in his blood was fatal',
      'does the Church allow a funeral mass for someone who died by suicide?',
      '¿cuántas actas necesito para el banco?',
      '¿cuál es la forma más fácil de pagar el entierro?',
    ],
  },
];
