// What was swallowed, mixed up or breathed in. By rule, so that 911 and Poison Control do not hang on a classifier alone.
import { inAnyOf } from './in-any-of.ts';
import type { Rule } from './rule.ts';

export const swallowedOrBreathed: Rule = {
  id: 'swallowed-or-breathed',
  item: 'medical',
  level: 'crisis',
  route: 'medical',
  means: 'Something was swallowed, mixed up or breathed in, by whomever.',
  en: inAnyOf(
    `(?:baby|son|daughter|kid|toddler|girl|gril|boy|grand ?(?:baby|son|daughter|child|kid)|brother|bro|sister|nephew|niece|cousin|mom|mother|dad|grandma|wife|husband|homie|friend|dog|she|he|i)(?: \\w+){0,3}? (?:ate|eated|drank|drinked|drunk|swallowed|swalowed|chewed|got (?:into|in to|in2)|got in2|licked|sucked)(?: \\w+){0,6}? (?:pills?|bleach|cleaner|detergent|pods?|battery|batery|medicine|medisin|meds|gummies|gummy|edibles|poison|coolant|antifreeze|oil|oragnizer|organizer|organiser|bottle|purse|stuff for|lighter fluid|solvent|wrong (?:jar|bottle))(?! (?:every|each) (?:single )?(?:morning|day|night|evening|meal))`,
    `(?:took|take|taken|gave|eat|ate)(?: \\w+){0,5}? (?:twice|three times|four times|double|again and again|two days worth|a week|one week|wrong (?:pills|medicine|meds|dose)|instead of|insted of|too many|by mistake|all at once|in one time)(?: \\w+){0,12}? (?:dizzy|sleepy|slur\\w*|cold|floor|eyes|spin\\w*|moving|moveing|heart|answer|awake|wake|confused|slow|vomit\\w*|not making sense|she|he|i)?`,
    `(?:fumes|gas leak|leaking gas)\\b(?=.*\\b(?:sick|dizzy|head ?aches?|vomit\\w*|throwing up|faint\\w*))`,
    `(?:smell|smells|smel)(?: \\w+){0,4}? (?:gas|rotten eggs|roten eggs)(?: \\w+){0,12}?`,
    `(?:carbon monox\\w*|generator inside|grill inside|charcoal inside|exhaust)(?: \\w+){0,12}? (?:alarm|head ?ac?k?hes?|headakes?|dizzy|passed out|wake|chirp\\w*|running|throwing up|cherry red)`,
    `(?:sits|sitting|is|stays?|sleeping)(?: \\w+){0,4}? (?:truck|car|van)(?: \\w+){0,4}? (?:closed|shut)(?: \\w+)? garage|(?:truck|car|van|engine|motor) (?:is )?(?:running|idling)(?: \\w+){0,3}? (?:closed|shut)(?: \\w+)? garage`,
    `(?:took|taken|swallowed|drank|did) (?:something|somthing|smth|stuff|sum(?:thin)?)(?:(?: ,)? \\w+){0,8}?(?: ,)? (?:breath\\w*|lips|eyes|snor\\w+|wake|respond\\w*|passed out|floor|foam\\w*)`,
    `(?:is|hes|shes|are) breathing (?:\\w+ )?(?:weird|wierd|funny|strange|wrong|shallow)`,
    `(?:lips|face)(?: \\w+){0,2}? (?:is |are |r |turning |went )?(?:blue|grey|gray|purple|perple)|gurgl\\w+|snoring weird|no narcan|throat (?:is )?(?:on fire|burning|burnin)`,
  ),
  es: inAnyOf(
    `(?:nin[oa]|nena?|nene|hij[oa]|hermanit[oa]|niet\\w+|bebe|mama|abuela|esposo|amig[oa]|companer[oa]|se|me|cipote|primo|mi)(?: \\w+){0,4}? (?:se )?(?:comio|trago|tomo|bebio|mordio|mastico|chupo|equivoco|confundio|equivoque|confundi|tome|bebi)(?: \\w+){0,8}? (?:pastillas?|pastias?|pastis|cloro|fabuloso|jabon|veneno|pila|bateria|solvente|liquido|medicinas?|morfina|frasco|botella|bolitas|las de (?:la noche|dormir|la presion|elvira)|doble|tres veces|de pastillero)`,
    `huele(?: \\w+){0,3}? a gas|olor a gas|carbon adentro|parrilla(?: \\w+){0,3}? adentro|monoxido(?: \\w+){0,8}? (?:alarma|maread[oa]|duele)|espuma (?:de|por) (?:su|la) boca|saca espuma|labios morados|roncando bien raro`,
    `se me fue la mano con las pastillas|(?:cloro|ajax)(?: \\w+){0,4}? (?:con|y)(?: \\w+){0,3}? (?:cloro|ajax|limpiador|amoniaco)`,
  ),
  guards: ['past', 'told', 'passed', 'endedInDeath', 'over'],
  examples: [
    'my baby sister ate grandmas heart pills she thought it was candy',
    'mom took her morning pills twice and she is slurring',
    'it smells like gas in the house and grandma wont wake up',
    'the stove leaks fumes and we feel dizzy, can it wait',
    'Dad sits in the truck in the closed garage with the radio on',
    'my roommate took something, a lot, hes breathing weird',
    'el niño se comió mis pastillas de la presión',
    'mi hermanito se tragó una pila',
  ],
  quiet: [
    'He swallowed his heart pills every morning with his coffee, for thirty years',
    'He drank a little of the weed killer when he was four and was fine, we laughed about it for years',
    'She swallowed a whole bottle of pills in March and died',
    'the house smells like him',
    'his truck sits in the garage, closed up since June',
  ],
};
