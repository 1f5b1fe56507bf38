// What is said in two messages: first what somebody holds in their hand, then that they took it. Neither is it by itself.
import type { CrisisRoute } from '@evenlight/contract/support/levels';
import { isAskedAboutDanger } from '../companion/ask-plainly.ts';
import type { Said } from '../companion/companion-types.ts';
import { plainly } from '../companion/listening/hear.ts';

const something =
  /\b(?:pills?|tablets?|bottles?|meds|medicines?|medications?|tylenol|advil|benadryl|ambien|xanax|oxy\w*|opioids?|morphine|fentanyl|insulin|patch(?:es)?|bleach|poison|antifreeze|overdose|pastillas?|tabletas?|frascos?|medicinas?|veneno|cloro|raticida|insulina|morfina|sobredosis)\b/;
const elsewhere =
  '(?! (?:to|back|off|away|out|outside|home|down|with me|from|into|for (?:my|the|her|his) (?:pain|headache|back|heart)|for granted|as prescribed|like (?:always|every day)|one (?:day|step)|day by day|easy|slow(?:ly)?|hard|badly|well|personally|time|all in))';
// 'Some' and 'all' may be of anything: 'some time off', 'all his calls'.
const ofThem =
  '(?= (?:of (?:it|em|them|those|the|my|her|his|what)|just|already|now|today|tonight|this|an? (?:hour|minute)|and|with|at once)\\b| *[.,;!…]| *$)';
const taken = [
  new RegExp(
    `\\bi(?:'ve| have| ve)? (?:(?:just|already|finally|went ahead and|really) )*(?:took|taken|did take|swallowed|drank|drunk|downed|ate) (?:(?:it|em|them|those|these|everything|the (?:rest|lot|whole|bottle)|a (?:few|lot|bunch|handful)|\\d+)\\b${elsewhere}|(?:all|every one|some|half|most)\\b${ofThem})`,
  ),
  /\b(?:they|it) (?:are|is|'re|'s)? ?(?:already )?(?:in me|down|inside me|swallowed|gone down)\b/,
  /\bme (?:las|los|lo|la) (?:(?:acabo|termine) de )?(?:tome|tomar|trague|tragar|bebi|beber)\b/,
  /\b(?:tomarme|tragarme|tome|trague)(?:las|los|lo)\b|\bme (?:tome|trague) (?:todo|todas|todos|unas|unos|varias|la mitad|las)\b/,
];
const done =
  /\b(?:i (?:just |already |finally )?did it|(?:it is|it's|its) done|already did(?: it)?|ya lo hice|ya esta hecho)\b/;
const tooLate = /^(?:it is |it's |its )?(?:already )?too late(?: now)?\W*$|^ya es (?:muy |demasiado )?tarde\W*$/;
/** What a body does after too much was taken or much blood was lost. */
const failing =
  /\b(?:sleepy|drowsy|dizzy|tingling|numb|blurry|fading|throwing up|vomiting|can not feel|can't feel|(?:lot|so much|lots) of blood|blood everywhere|(?:won'?t|will not) stop bleeding|heart is (?:racing|slowing)|dando sueno|mareo|mareada|mareado|vomitando|hormigueo|mucha sangre|no para de sangrar)\b/;
const allOfIt = /^(?:all|all of (?:it|them)|everything|the whole (?:bottle|thing)|tod[oa]s?|las tome todas)\W*$/;
const farewell = /^(?:ok(?:ay)? )?(?:good ?bye|bye(?: bye)?|farewell|adios|hasta siempre)\W*$/;
const BRIEF_LETTERS = 300;

const isOfTheBody = (route: CrisisRoute) => route === 'self' || route === 'medical';

/** Said before in the same conversation, by whomever. */
export type Earlier = Said & {
  /** By its own words, and not because of what was said before it. */
  isDanger?: boolean;
  routes?: readonly CrisisRoute[];
};

/** A brief goodbye after words of danger is no end of a talk like any other. */
export function isFarewellInDanger(text: string, lately: readonly Earlier[]): boolean {
  return farewell.test(plainly(text).trim()) && lately.some(({ role, isDanger }) => role === 'user' && isDanger);
}

/** Whoever was hurt at home before and now tells an age below eighteen is a child. */
export function isChildAfterAll(text: string, lately: readonly Earlier[]): boolean {
  const tellsAge =
    /\b(?:i am|i'm|im|tengo) (?:[5-9]|1[0-7])\b(?: (?:years? old|anos))?(?! (?:weeks|months|days|hijos|kids))/;
  return tellsAge.test(plainly(text)) && lately.some(({ routes = [] }) => routes.includes('abuse'));
}

export function isCarriedOut(text: string, lately: readonly Earlier[]): boolean {
  if (text.length > BRIEF_LETTERS) return false;
  const plain = plainly(text).replaceAll('’', "'");
  const byPerson = lately.filter(({ role }) => role === 'user');
  const isAsked = isAskedAboutDanger(lately.at(-1));
  if (isAsked && tooLate.test(plain)) return true;
  if (done.test(plain)) return isAsked || byPerson.some(({ isDanger }) => isDanger);
  // What the classifier alone heard names no kind of danger.
  const wasInDanger = byPerson.some(
    ({ isDanger, routes = [] }) => isDanger && (routes.length === 0 || routes.some(isOfTheBody)),
  );
  if (wasInDanger && failing.test(plain)) return true;
  const namedSomething = byPerson.some(({ text }) => something.test(plainly(text)));
  if (namedSomething && wasInDanger && allOfIt.test(plain.trim())) return true;
  return namedSomething && taken.some((pattern) => pattern.test(plain));
}
