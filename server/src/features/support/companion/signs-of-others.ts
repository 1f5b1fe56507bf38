// Loose words that speak of another danger than the writer's own wish to die. They raise nothing: where the classifier alone
// hears danger, they say which lines are shown beside 911 and 988.
import type { CrisisRoute } from '@evenlight/contract/support/levels';
import { plainly } from './listening/hear.ts';

type Sign = { route: CrisisRoute /** Each must stand in it. */; words: readonly RegExp[] };

const child =
  /\b(?:kids?|child(?:ren)?|baby|toddler|(?:little |step)?(?:boy|girl|daughter|son|sister|brother)|niece|nephew|sitter|coach|seven|six|five|nin[oa]s?|nen[ea]s?|niet\w+|hij[oa]s?|bebe|muchachit[oa]s?)\b/;
const hurt =
  /\b(?:touch(?:es|ed|ing)|molest\w*|bruise[sd]?|hand ?print|(?:hit|beat|shak|kick|slapp)(?:s|es|ing)|shook (?:him|her|the)|in (?:her|his) bed|if i tell (?:anyone|anybody)|hotel|golpe\w+|estrell\w+|moreton\w*|la toca|lo toca|le pega)\b/;
const partner =
  /\b(?:he|she|him|dad|stepdad|husband|wife|ex|boyfriend|girlfriend|partner|el|ella|papa|padrastro|esposo|marido|novio|pareja|yerno|hijo)\b/;
const threat =
  /\b(?:threaten\w*|knock\w* me around|by (?:my|his|her|the) hair|del pelo|push\w* my (?:face|head)|kick\w* (?:my|the) door|(?:took|taken|takes|hides) my (?:phone|keys|car keys|card|cards|money|pocketbook|passport)|chok(?:es|ed)|(?:hits|beats|slaps) (?:me|us)|(?:afraid|scared|terrified) of (?:him|her)|(?:will not|won't|wont|doesn't) let me|i'?m hiding|see to it|amenaz\w+|me (?:pega|golpea|encierra|aprieta|apreto|arrastro)|no (?:me|nos) deja salir)\b/;

const signs: readonly Sign[] = [
  {
    route: 'medical',
    words: [
      /\b(?:took|taken|swallowed|drank|ate|chewed|tomo|tome|trago|comio|mixed up)\b/,
      /\b(?:dizzy|sleepy|drowsy|tingl\w+|vomit\w*|throwing up|cough\w*|throat|heart'?s?|blurry|shak(?:y|ing)|passed out|oil|bleach|mareo\w*|maread[oa]|sueno|tose|tosiendo|vomit\w*)\b/,
    ],
  },
  {
    route: 'medical',
    words: [
      /\b(?:chest|pecho)\b/,
      /\b(?:squeez\w+|pressure|crushing|pain|duele|dolor|aprieta)\b/,
      /\b(?:arm|jaw|teeth|sweat\w*|brazo|sudor|sudando)\b/,
    ],
  },
  { route: 'child', words: [child, hurt] },
  {
    route: 'child',
    words: [
      child,
      /\bhurts? (?:her |him )?(?:when|to) (?:she |he )?(?:pees?|go(?:es)?)\b|\bduele (?:cuando|al) (?:va al bano|orinar?|hacer pipi)|\bfilms me\b/,
    ],
  },
  { route: 'child', words: [/\b(?:asks?|asked|asking) me for (?:pictures|pics|photos|nudes)\b/] },
  { route: 'abuse', words: [partner, threat] },
  {
    route: 'others',
    words: [
      /\bmake (?:him|her|them|everyone|everybody|that \w+)\b.{0,60}\b(?:pay|sorry|feel|regret|suffer)\b|\b(?:get back at|teach) (?:him|her|them)\b|\b(?:le|les) toca\b|\blo van? a pagar\b/,
    ],
  },
];

const weapon =
  /\b(?:guns?|pistols?|rifles?|shotguns?|bullets?|knife|knives|glock|machete|pistola|rifle|escopeta|bala|cuchillo|navaja|cuetes?|fierro)\b|(?<!\d)\.38\b/;

/** Then nobody is told gently that they may have been misread. */
export function namesWeapon(text: string): boolean {
  return weapon.test(plainly(text));
}

const means =
  /\b(?:cut(?:s|ting)?|cort[oea]\w*|blades?|razors?|navajas?|pills?|pastillas|under the sink|ropes?|sogas?|cuerdas?|bridges?|puentes?|pipe|beam|tracks|insulin|bleed\w*|blood|sangr\w+)\b/;

/** What may be in reach of whoever is asked: then what to call if it has begun stands in the reply. */
export function namesMeans(text: string): boolean {
  return namesWeapon(text) || means.test(plainly(text));
}

/** Of whom else it may speak, the one where minutes count first. */
export function signsOfOthers(text: string): CrisisRoute[] {
  const plain = plainly(text).replaceAll('’', "'");
  const found = signs.filter(({ words }) => words.every((word) => word.test(plain)));
  return [...new Set(found.map(({ route }) => route))];
}
