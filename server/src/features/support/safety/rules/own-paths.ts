// Dangers with lines of their own: a child who is hurt, threats by a partner, violence that goes on now, a weapon and a way,
// and what was swallowed or breathed. By rule, so that the fitting lines do not hang on a classifier alone.
import { anyOf, inAnyOf } from './in-any-of.ts';
import type { Rule } from './rule.ts';

const grownUp = anyOf(
  '(?:step ?)?(?:dad|father|daddy|mom|mother|mommy)(?:s (?:boy ?friend|bf|new wife|husband|man))?',
  '(?:moms?|her|his|mommys|aunts?) (?:boy ?friend|boyfreind|bf|novio|man)',
  ...[
    'uncle?',
    'uncel',
    'grandpa',
    'cousin',
    'brother',
    'coach',
    'teacher',
    'pastor',
    'priest',
    'padre',
    'babysitt?er',
  ],
  ...[
    'neighbor',
    'foster (?:mom|dad)',
    'aunt',
    'ant',
    'scout leader',
    'tio',
    'padrino',
    'padrastro',
    'apa',
    'boyfriend',
  ],
);
const smallOne = anyOf(
  '(?:the |a |my |our |his |her |this |that )?(?:little |lil |small |baby |grand|great grand|step)*(?:girl|boy|kid|child|children|baby|babies|son|daughter|niece|nephew|sister|sis|brother|cousin|toddler|grader|kinders?)(?: next door| upstairs| \\d+)?',
  '(?:he|she) (?:is )?(?:only )?(?:four|five|six|seven|eight|nine|ten|eleven|twelve|\\d)(?: years? old)?',
);
const intimate = anyOf(
  ...['privates?', 'privit', 'private parts?', 'underwear', 'panties', 'chones', 'pants', 'shorts', 'pjs', 'diaper'],
  ...[
    'down there',
    'under (?:the|her|his|my) (?:blanket|clothes|pjs|shirt|dress|skirt|covers|table)',
    'partes',
    'pijama',
  ],
);
const peque = anyOf(
  '(?:mi|la|el|una?|su|al|a la|a mi) (?:nin[oa]|nena?|nene|niet[oa]|nietecit[oa]|hermanit[oa]|ermanito|sobrin[oa]|hij[oa]|bebe|bisniet[oa]|vecinit[oa]|criatura|menor|prim[oa]|cipote|muchachit[oa])',
);
const weapon =
  '(?:gun|pistol|rifle|shotgun|revolver|knife|nife|bat|machete|mashete|pipe|gas(?:oline)?|petrol|38|45|glock|stick|hammer|wrench|hook|lighter)';
const arma =
  '(?:pistola|escopeta|cuchillo|cuchio|machete|navaja|revolver|bate|cuete|fierro|filero|gasolina|rifle|bala|plomo|tiro)';

const theirs =
  '(?:my (?:\\w+ )?(?:daughter|son|brother|sister|mom|mother|dad|father|husband|wife|roommate|friend|girlfriend|boyfriend|partner|niece|nephew|cousin|grandson|granddaughter|kid|teenager)|she|he)';
const meansInHand = '(?:razors?|blades?|knife|box ?cutter|gun|pistol|rifle|rope|noose|pills|meds|bottle of pills)';

export const ownPaths: readonly Rule[] = [
  {
    id: 'somebody-with-means-now',
    item: 'worried',
    level: 'crisis',
    route: 'worried',
    isTrusted: true,
    means: 'Somebody who lives is alone with something to hurt themselves with, now.',
    en: inAnyOf(
      `${theirs}(?: \\w+){0,4}? (?:is |are |has |hes |shes )?(?:locked|shut|barricaded|alone)(?: \\w+){0,6}? (?:with|holding|and (?:has|took|got))(?: (?:a|an|the|his|her|my|our|all))*(?: \\w+)? ${meansInHand}`,
      `${theirs} is (?:\\w+ )?in (?:the|his|her|my) (?:garage|bathroom|attic|car|truck|shed)(?: \\w+){0,3}? with (?:a|the|my|dads) (?:gun|pistol|rifle|rope|noose|blade)`,
      `${theirs}(?: \\w+){0,3}? (?:took|grabbed|has|holding) (?:a |the |his |her |my |dads |our )*${meansInHand}(?: \\w+){0,6}? (?:locked|bathroom|garage|will not (?:open|answer|come out)|drove off|ran (?:out|off))`,
    ),
    es: inAnyOf(
      `(?:mi|su|el|la) (?:hij[oa]|herman[oa]|espos[oa]|mama|papa|niet[oa]|sobrin[oa]|prim[oa]|novi[oa]|amig[oa])(?: \\w+){0,3}? (?:se encerro|se metio|esta encerrad[oa]|esta en)(?: \\w+){0,6}? con (?:una?|el|la|las|los|su|mi) ?(?:navaja|cuchillo|pistola|pastillas|soga|gillette|tijeras|frasco|arma|rasuradora)`,
    ),
    guards: ['denied', 'past', 'passed', 'endedInDeath'],
    examples: [
      'My daughter is locked in the bathroom with a razor and will not answer',
      'my brother took the gun and drove off',
      'mi hija se encerró en el baño con una navaja',
    ],
    quiet: [
      'My son is in the bathroom with his razor, shaving for the funeral',
      'My daughter is in the kitchen with a knife cutting the cake for the reception',
      'She was in the bathroom with the pills, that was in 2009, years ago',
    ],
  },
  {
    id: 'child-in-danger',
    item: 'abuse',
    level: 'crisis',
    route: 'child',
    isTrusted: true,
    means: 'A child tells that somebody touches or hurts them, or somebody tells it of a child.',
    en: inAnyOf(
      `${grownUp}(?: \\w+){0,6}? (?:touch\\w*|tuch\\w*|touches|kisses|grabs?|feels?|rubs?) (?:me|us|my|on me)(?: \\w+){0,4}?(?: ${intimate}| at night| when| in (?:my|the) (?:bed|room|shower)| every| [.?,]|$)`,
      `(?:touch\\w*|tuch\\w*|hand in|hand down|hands in|grabs?)(?: \\w+){0,4}? (?:my|her|his|their) (?:\\w+ )?${intimate}`,
      `(?:gets?|comes?|climbs?|coming|be comin) (?:in|into|in to) (?:my|her|his) (?:bed|shower|room(?= (?:at night|in the night|when|and (?:touch|does|makes)|while)))`,
      `(?:our|a|its a|his|secret|secrit) (?:little )?(?:secret|secrit) (?:game|between)|(?:says|said|tells me|told me)(?: \\w+){0,5}? (?:our|a) (?:little )?(?:secret|secrit)`,
      `(?:makes?|made|making|forces?) (?:me|her|him|my \\w+|us) (?:\\w+ )?(?:touch|tuch|undress|take (?:my|his|her|off) (?:clothes)?|sleep in his|do (?:it|stuff|things)|strip|watch)`,
      `(?:takes?|took|wants?|asks? for|send) (?:\\w+ ){0,2}?(?:pictures?|picturs|pitchers|pics|photos|nudes)(?: \\w+){0,5}? (?:bath|naked|undressed|no clothes|without clothes|or (?:he|she) posts?)`,
      `(?:he|she|${grownUp}) (?:does|did|be doing|keeps doing) (?:stuff|things|it) to (?:me|her|him|my)`,
      `${smallOne}(?: \\w+){0,6}? (?:told|tells?|says?|sez|said|showed|wrote|screaming|crying|cries|came|has|have|is|locked|got)(?: \\w+){0,12}? (?:touch\\w*|tuch\\w*|hits?|hurts?|beats?|burns?|bruises?|marks|belt|molest\\w*|rap(?:es|ed)|tied up|locked in|starv\\w*|under the blanket|${intimate})`,
      `(?:bruises?|bruse|burns?|marks?|welts?|belt marks?|cigarette burns?)(?: \\w+){0,5}? (?:on|all over|down) (?:the |his |her |that |their )?(?:little one|kid|baby|boy|girl|child|legs|back|ribs|face|arms?|butt|bottom)`,
      `${grownUp}(?: \\w+){0,4}? (?:hit|hits|beat|beats|b34t|whips?|whipped|burns?|burned|puts my hand|locks?|choked|chokes|kicks?|throwed|slaps?|shakes?) (?:me|us|my (?:hand|brother|sister|little))(?: \\w+){0,6}? (?:with|w|buckle|buckel|belt|cord|cable|stove|agen|again|closet|closit|shed|garage|all day|no food|cant sit|can not sit|bleed\\w*)`,
      `(?:locks?|locked|keeps?|kept|leaves?|tied|tie)(?: \\w+){0,4}? (?:me|her|him|kid|boy|girl|child|brother|sister|baby|stepson|kids)(?: \\w+){0,4}? (?:closet|closit|garage|shed|basement|dark|outside|car|bathroom|tied up)(?: \\w+){0,6}?`,
      `(?:mom|mama|dad|parents)(?: \\w+){0,3}? (?:gone|left|is not (?:here|home)|have not come)(?: \\w+){0,8}? (?:days|no (?:more )?food|nothing to eat)|home alone (?:for|since) (?:\\w+ )?(?:days|\\d)`,
      `(?:shak(?:es|ing|ed)|shook|shooked) (?:the|my|our|her|his|that) (?:\\w+ )?(?:baby|newborn|infant|toddler)(?! s\\b| bottle| rattle)|baby(?: \\w+){0,4}? (?:finger ?prints|marks like fingers)`,
    ),
    es: inAnyOf(
      `(?:se (?:me|le) mete|se mete|entra) (?:a|en) (?:mi|su|la) (?:cama|cuarto|recamara)`,
      `(?:padrastro|tio|primo|abuelo|novio|senor|profesor|maestro|entrenador|coach|pastor|padre|padrino|vecino|hermano|apa|papa|el)(?: \\w+){0,8}? (?:me|la|lo|le|los|las) (?:toca|toco|tocaba|manosea|agarra|besa|soba|lastima ahi|hace (?:cositas|cosas|cosquillas)|mete (?:la )?mano|ensena cosas)`,
      `(?:me|la|lo|le) (?:toca|agarra|manosea)(?: \\w+){0,4}? (?:por debajo|sus partes|mis partes|abajo|alla abajo|aya abajo|panal|debajo|ahi|en la noche|por las noches|cuando (?:la|lo|me) bana)`,
      `${peque}(?: \\w+){0,12}? (?:moretones?|morados?|quemaduras?|marcas|amarrad[oa]|encerrad[oa]|sin comer|le pega\\w*|la golpea\\w*|lo golpea\\w*|la toca|lo toca|la patea|lo patea|la sacude|lo sacude|tiene miedo de su)`,
      `(?:le pega|le pegan|la golpea|lo golpea|me pega|pegan)(?: \\w+){0,5}? (?:con (?:el|la|un|una) (?:cable|faja|cinto|cinturon|correa|palo|manguera)|un nin[oa]|al nin[oa])`,
      `(?:es|dice que es|es un) (?:nuestro )?secreto(?: \\w+){0,4}?|(?:se baja|bajarse|quitarse) (?:los|la|el) (?:calzones|ropa|pantalon)|fotos sin ropa|me ase dormir con el|me hace dormir con el|la obliga a hacer cosas`,
      `(?:sacudi|sacudio|zarandee|zarandeo) (?:al|a la|a mi|a su|el|la) (?:bebe|nin[oa]|nen[ea]|hij[oa]|recien nacid[oa])`,
      `me deja(?:n)? sin comer|encerrad[ao] en el (?:garaje|bano|closet|cuarto)|(?:dejan|deja) a (?:dos|los|mis|unos) ninos (?:encerrados|solos)`,
    ),
    guards: ['past', 'gone', 'over', 'aboutTheDead', 'ofCare'],
    examples: [
      'my uncel gets in my bed and he says its our secrit game',
      'my stepdad touches me at night',
      'I shook the baby and now she is so quiet',
      'the little girl upstairs showed me cigarette burns on her back',
      'mi padrastro se mete a mi cuarto y me toca',
      'mi nieta me dijo que su tío la toca por debajo de la mesa',
    ],
    quiet: [
      'My uncle touched me when I was a kid, years ago, and now he is dead and I am supposed to speak at the service',
      'Her story touched me when I read it',
      'my brother comes into my room and we just sit',
      'mi tío me toca la guitarra en el velorio',
    ],
  },
  {
    id: 'threat-by-partner',
    item: 'abuse',
    level: 'crisis',
    route: 'abuse',
    isTrusted: true,
    means: 'Is threatened, followed or watched; also by somebody who says they will die if left.',
    en: inAnyOf(
      `(?:says?|sez|said|told|texted|swears?|threatens?|wrote)(?: \\w+){0,6}? if (?:i|she|he|we|mom|mommy|you|u|my \\w+)(?: \\w+){0,8}? (?:(?:he|she|they|i|hes|shes|hell|shell|hel|shel) (?:will |would |is |am |going |gonna |gon |to )*(?:kill\\w*|shoot\\w*|burn\\w*|hang\\w*|jump\\w*|cut\\w*|drink bleach|kms|end (?:it|up)|stab\\w*|hurt\\w*|drive off|find me|blow (?:my|his)|slit|report me|take (?:the|my) (?:kids|baby))|kill (?:me|us|him ?self|her ?self)|deport\\w*|migra|in the ground|i am (?:dead|ded))`,
      `(?:says?|sez|said|told|swears?|threatens?)(?: \\w+){0,5}? (?:kill|hurt|shoot|hang|cut|burn)(?: \\w+){0,4}? if (?:i|she|we|mom)(?: \\w+){0,2}? (?:go|leave|left|tell|move|talk|file|divorce|do not come back)`,
      `if (?:i|she|you) (?:leave|go|goes|left|block|divorce|file|tell|testify|move out|make divorce|talk)(?: \\w+){0,4}? (?:him|her|he|she|they|i)? ?(?:will|would|is going to|is gonna|gon|gonna|going to|shoot\\w*|kill\\w*)(?: \\w+){0,6}? (?:kill|shoot|burn|cut|hang|jump|hurt|die|dead|stab|bleach|himself|herself|me|us|him|her)`,
      `(?:put|puts|put a|holds?|held|has|pointed|points)(?: \\w+){0,3}? ${weapon}(?: \\w+){0,4}? (?:on|to|at|against|in) (?:his|her|my|our)(?: own)? (?:\\w+ )?(?:head|neck|throat|face|mouth|back|chest)`,
      `(?:follow\\w*|folow\\w*|stalk\\w*|track\\w*|parks? outside|parked outside|sitting outside|waits? (?:outside|by my|for me at)|outside my (?:house|job|work|door|window)|air ?tag|tracker|checks? my (?:phone|loc\\w*|messages))(?: \\w+){0,14}? (?:said|says|say|told|text\\w*|hurt|kill|cut|knife|gun|bullet|scared|again|every (?:night|day)|lights off|what i am wearing|restraining|dead|work|my)`,
      `(?:bullet|dead bird|knife|gun)(?: \\w+){0,4}? (?:on|in|at) my (?:windshield|porch|car|door|mailbox|lawn|box)`,
      `(?:ex|husband|boyfriend|bf|wife|girlfriend|gf|gril ?friend|x|partner|brother in law|son in law|nephew|stepson)(?: \\w+){0,8}? (?:says?|said|told me|texted|threaten\\w*)(?: \\w+){0,4}? (?:sign|give me|come back)(?: \\w+){0,8}? or (?:i|he|she|you|me)`,
      `(?:will|gonna|going to|gon) (?:cut (?:my|her) face|burn (?:the|my|our|her) house|drive off (?:the|a|highway)|shoot (?:up|himself|herself|me|her|us)|kill us all)`,
    ),
    es: inAnyOf(
      `(?:dice|dise|dijo|jura|amenaza|escribio|advirtio|grita)(?: \\w+){0,8}? (?:que )?si (?:me|lo|la|no|yo|te|ablo|hablo|firmo|vendo|vuelvo|le)(?: \\w+){0,10}? (?:mata\\w*|mato|se (?:va a )?(?:mata\\w*|colgar|aorcar|ahorcar|tirar|cortar?|corta|pega un tiro)|quema\\w*|tiro|entierr\\w*|migra|corta\\w*|desaparec\\w*|toma el veneno|se toma|cuelga|muero|quebrar|hoyo|balc\\w+|rajar)`,
      `(?:si (?:me|te|lo|la) (?:dejas?|deja|bas|vas|voy|vas|corto))(?: \\w+){0,6}? (?:te|me|la|lo|nos|se) (?:mato|mata|mate|quema|entierro|corta|muero|mata con)`,
      `(?:me|la|nos) (?:sigue|persigue|ronda|espera)(?: \\w+){0,10}? (?:pistola|machete|matar\\w*|trabajo|casa|parada|cada (?:noche|dia)|todos los dias|carro|fotos|bala|rastreador)`,
      `(?:rastreador|bala|ataud|cuchillo)(?: \\w+){0,6}? (?:con (?:mi|su|el) nombre|en (?:mi|el|su) (?:carro|puerta|casa))|me (?:va|ba) (?:a )?(?:desaparecer|quitar la (?:vida|bida)|meter (?:bala|plomo)|rajar|cortar la cara)|(?:te|la|lo) va a desaparecer`,
    ),
    guards: ['past', 'gone', 'over', 'saying'],
    examples: [
      'he says he will kill himself if I go',
      'my ex is outside my house again, he said he will cut my face',
      'she said if I leave she will drink bleach',
      'dice que si lo dejo se pega un tiro',
      'mi ex me sigue hasta mi trabajo con pistola',
    ],
    quiet: [
      'My sister says if I go to one more casket showroom I will kill somebody, lol',
      'he said if I die first bury me with the dog',
      'dice mi mamá que si lloro ella también llora',
    ],
  },
  {
    id: 'violence-now',
    item: 'abuse',
    level: 'crisis',
    route: 'abuse',
    means: 'Somebody is being hurt in the house now.',
    en: inAnyOf(
      `(?:he|she|dad|stepdad|husband|brother|uncle|unc|son|stepson|boyfriend|baby dad|they)(?: \\w+){0,4}? (?:is |are |was |just |jus )?(?:choking|chokin|beating|beatin|hitting|kicking|kikin|breaking|breakin|pushed|pushd|punched|punchd|slammed|threw|throwed|has|got|broke|stabbed)(?: \\w+){0,6}? (?:mom|mother|her|him|me|my (?:mom|sister|door|dor|rib|arm|hair|face|neck)|the door (?:in|down)|stairs|stares|by the (?:throat|hair|neck))`,
      `(?:hiding|hidding|hidin|locked|typing|writing|writin|whisper\\w*|i am) (?:\\w+ ){0,4}?(?:in|from|under) (?:the )?(?:\\w+ )?(?:closet|closit|bathroom|bathrom|bushes|bed|garage|car)(?:(?: ,)? \\w+){0,12}?(?: ,)? (?:he|she|him|dad|husband|brother|knife|nife|gun|bat|yelling|door|fighting|drunk|blood)`,
      `(?:they are|theyre|mom and dad|parents)(?: \\w+){0,3}? (?:fighting|fiting|screaming)(?: \\w+){0,8}? (?:blood|blud|knife|closet|glass|hit|hurt|gun)`,
      `(?:slaps?|slapped|hits?|shoves?|shoved|twists?|pinches|burns?|burn|locks?) (?:me|my (?:arm|hand))(?: \\w+){0,8}? (?:check|cheque|money|phone|walker|bedroom|commode|when i|if i|every|again|today|tonight|tonite|water)`,
    ),
    es: inAnyOf(
      `(?:esta|estan|ta|se estan)(?: \\w+){0,3}? (?:pegando\\w*|golpeando\\w*|tumbando la puerta|ahorcando\\w*|moliendo a golpes|quebrando|quebra\\w*|aventando|rompiendo|gritando)(?: \\w+){0,8}? (?:ahora|ahorita|aorita|mama|ama|hija|esposa|bano|closet|puerta|todo|nena|pared|momento|q ago|que hago|cama)`,
      `(?:me|la|lo|nos) (?:empuja|empujo|torcio|zamaquea|avienta|avento|pellizca|jala|jalo|rajo|volvio a (?:pegar|ahorcar|golpear))(?: \\w+){0,10}? (?:escaleras?|brazo|cheque|pelo|grenas|cabeza|suelo|anoche|otra vez|otra bes|ayer|hoy|noche|casa)`,
      `me (?:tiene|tienen) (?:encerrad[oa]|enserrad[oa]|amarrad[oa])|(?:encerrad[oa]|escondid[oa]|metid[oa]|abajo|debajo)(?: \\w+){0,3}? (?:bano|closet|cama|cuarto)(?: \\w+){0,10}? (?:borracho|cuchillo|pegando|golpe\\w*|puerta|nena|nina|hija|quiebra)`,
    ),
    guards: ['past', 'gone', 'over', 'passed', 'endedInDeath'],
    examples: [
      'my dad is choking my mom in the kitchen',
      'we are hiding in the closet, he has a knife',
      'she slapped me again today and took my walker away when I asked',
      'mi apá le está pegando a mi amá ahorita',
      'me tiene encerrada y no me da llave',
    ],
    quiet: [
      'grief has me by the throat',
      'my brother and I were hiding in the closet when the police came, that was in 1994, years ago',
      'he slammed the door when the casket lid closed, he is so sad',
    ],
  },
  {
    id: 'weapon-and-way',
    item: 'others',
    level: 'crisis',
    route: 'others',
    isTrusted: true,
    means: 'Has a weapon, a place or an hour, and somebody in mind.',
    en: inAnyOf(
      `(?:i am|i will|we are|going|goin|gonna|finna|about to|on (?:my|the) way|driving|drivng|parked|waiting|wating|outside|bringing|bringin)(?: \\w+){0,14}? (?:with|wiht|w|and|i got|i have|got|in my (?:purse|truck|bag)|and i (?:have|got)|my|the|a)(?: \\w+){0,3}? ${weapon}(?: \\w+){0,14}?(?:him|her|them|his|he|she|everybody|ex|doctor|school|face|end|kill|shoot|burn|stab|pay|come out|gets? out|bouth|both)`,
      `${weapon}(?: \\w+){0,10}? (?:shoot|stab|kill|burn|swing to kill|in (?:his|her|their) (?:face|head|skull|chest)|for (?:him|her|them|my (?:nephew|ex|brother))|make him|through (?:his|her))`,
      `(?:i|we) (?:\\w+ )?(?:know|kno|no|got|have) (?:(?:where|were) (?:he|she|they|that \\w+|the (?:driver|doctor|drunk|guy|man|one)) (?:\\w+ )?(?:lives?|stays?|works?|parks?|drinks?|sleeps?)|(?:his|her|their) (?:\\w+ )?(?:street|house|address|adress|addy|office hours|location|gym))(?:(?: ,)? \\w+){0,14}?(?: ,)? (?:tonight|tonite|today|tomorrow|going|kill|end|gun|knife|bat|stick|pay|burn|double funeral|over there|now)`,
      `(?:is|are|gets|he is|she is) a (?:dead|ded) (?:man|woman)(?: \\w+){0,3}?(?: [.?,]|$)|(?:shoot|light|blow) up (?:the|my|that|a) \\w+|(?:hold|put)(?: \\w+){0,2}? (?:pillow|pilow)(?: \\w+){0,3}? (?:face|on me|over)`,
      `(?:put|putting|slip) something in (?:her|his|their) (?:coffee|food|drink|tea|soup)|cut (?:his|her|their|the) (?:brakes|brake lines)`,
      `(?:do not|dont) (?:come|go) (?:in|to school)(?: \\w+){0,4}? (?:tomorrow|monday|tmrw)`,
    ),
    es: inAnyOf(
      `(?:voy|boy|vamos|va|fue|ando|estoy|salio)(?: \\w+){0,12}? (?:con|trae|traigo|tengo|compre|ya)(?: \\w+){0,4}? ${arma}(?: \\w+){0,10}?`,
      `(?:le|lo|la|los) (?:voy|boy|va|vamos) a (?:\\w+ )?(?:meter|pegar|echar|cortar|balacear|descerrajar|quemar\\w*|kemar\\w*|hacer pedazos|poner algo en)`,
      `(?:se|sé|tengo|ya le se|ya se|ya lo tengo)(?: \\w+){0,3}? (?:donde|dnd|la casa|su casa|a que (?:hora|iglesia)|ubicado)(?: \\w+){0,12}? (?:esta noche|hoy|armad[oa]|${arma}|matar\\w*|punalada|quemar\\w*|kemar\\w*|esperand\\w*|pedazos|presa)`,
    ),
    guards: ['denied', 'told', 'past', 'idiom', 'saying', 'aboutTheDead'],
    examples: [
      'I am parked outside his house with the gun and when he comes out I will shoot him',
      'we know where he stays, going over there tonight',
      'le voy a meter la navaja mañana en el lunch',
      'voy a su casa con la escopeta',
    ],
    quiet: [
      'The police came with a gun when he was shot, I see his face every night',
      'we know where the cemetery office is and are going there today',
      'voy a la iglesia con las flores',
    ],
  },
  {
    id: 'swallowed-or-breathed',
    item: 'medical',
    level: 'crisis',
    route: 'medical',
    means: 'Something was swallowed, mixed up or breathed in, by whomever.',
    en: inAnyOf(
      `(?:baby|son|daughter|kid|toddler|girl|gril|boy|grand ?(?:baby|son|daughter|child|kid)|brother|bro|sister|nephew|niece|cousin|mom|mother|dad|grandma|wife|husband|homie|friend|dog|she|he|i)(?: \\w+){0,3}? (?:ate|eated|drank|drinked|drunk|swallowed|swalowed|chewed|got (?:into|in to|in2)|got in2|licked|sucked)(?: \\w+){0,6}? (?:pills?|bleach|cleaner|detergent|pods?|battery|batery|medicine|medisin|meds|gummies|gummy|edibles|poison|coolant|antifreeze|oil|oragnizer|organizer|organiser|bottle|purse|stuff for|lighter fluid|solvent|wrong (?:jar|bottle))(?! (?:every|each) (?:single )?(?:morning|day|night|evening|meal))`,
      `(?:took|take|taken|gave|eat|ate)(?: \\w+){0,5}? (?:twice|three times|four times|double|again and again|two days worth|a week|one week|wrong (?:pills|medicine|meds|dose)|instead of|insted of|too many|by mistake|all at once|in one time)(?: \\w+){0,12}? (?:dizzy|sleepy|slur\\w*|cold|floor|eyes|spin\\w*|moving|moveing|heart|answer|awake|wake|confused|slow|vomit\\w*|not making sense|she|he|i)?`,
      `(?:smell|smells|smel)(?: \\w+){0,4}? (?:gas|rotten eggs|roten eggs)(?: \\w+){0,12}?`,
      `(?:carbon monox\\w*|generator inside|grill inside|charcoal inside|exhaust)(?: \\w+){0,12}? (?:alarm|head ?ac?k?hes?|headakes?|dizzy|passed out|wake|chirp\\w*|running|throwing up|cherry red)`,
      `(?:took|taken|swallowed|drank|did) (?:something|somthing|smth|stuff|sum(?:thin)?)(?:(?: ,)? \\w+){0,8}?(?: ,)? (?:breath\\w*|lips|eyes|snor\\w+|wake|respond\\w*|passed out|floor|foam\\w*)`,
      `(?:is|hes|shes|are) breathing (?:\\w+ )?(?:weird|wierd|funny|strange|wrong|shallow)`,
      `(?:lips|face)(?: \\w+){0,2}? (?:is |are |r |turning |went )?(?:blue|grey|gray|purple|perple)|gurgl\\w+|snoring weird|no narcan|throat (?:is )?(?:on fire|burning|burnin)`,
    ),
    es: inAnyOf(
      `(?:nin[oa]|nena?|nene|hij[oa]|hermanit[oa]|niet\\w+|bebe|mama|abuela|esposo|amig[oa]|companer[oa]|se|me|cipote|primo|mi)(?: \\w+){0,4}? (?:se )?(?:comio|trago|tomo|bebio|mordio|mastico|chupo|equivoco|confundio|equivoque|confundi|tome|bebi)(?: \\w+){0,8}? (?:pastillas?|pastias?|pastis|cloro|fabuloso|jabon|veneno|pila|bateria|solvente|liquido|medicinas?|morfina|frasco|botella|bolitas|las de (?:la noche|elvira)|doble|tres veces|de pastillero)`,
      `huele(?: \\w+){0,3}? a gas|olor a gas|carbon adentro|parrilla(?: \\w+){0,3}? adentro|monoxido(?: \\w+){0,8}? (?:alarma|maread[oa]|duele)|espuma (?:de|por) (?:su|la) boca|saca espuma|labios morados|roncando bien raro`,
      `se me fue la mano con las pastillas|(?:cloro|ajax)(?: \\w+){0,4}? (?:con|y)(?: \\w+){0,3}? (?:cloro|ajax|limpiador|amoniaco)`,
    ),
    guards: ['past', 'told', 'passed', 'endedInDeath', 'over'],
    examples: [
      'my baby sister ate grandmas heart pills she thought it was candy',
      'mom took her morning pills twice and she is slurring',
      'it smells like gas in the house and grandma wont wake up',
      'my roommate took something, a lot, hes breathing weird',
      'el niño se comió mis pastillas de la presión',
      'mi hermanito se tragó una pila',
    ],
    quiet: [
      'He swallowed his heart pills every morning with his coffee, for thirty years',
      'He drank a little of the weed killer when he was four and was fine, we laughed about it for years',
      'She swallowed a whole bottle of pills in March and died',
      'the house smells like him',
    ],
  },
];
