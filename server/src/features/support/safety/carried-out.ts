// What is said in two messages: first what somebody holds in their hand, then that they took it. Neither is it by itself.
import { plainly } from '../companion/listening/hear.ts';
import type { Said } from '../companion/told.ts';

const something =
  /\b(?:pills?|tablets?|bottles?|meds|medicines?|medications?|tylenol|advil|benadryl|ambien|xanax|oxy\w*|opioids?|morphine|fentanyl|insulin|patch(?:es)?|bleach|poison|antifreeze|overdose|pastillas?|tabletas?|frascos?|medicinas?|veneno|cloro|raticida|insulina|morfina|sobredosis)\b/;
const elsewhere =
  '(?! (?:to|back|off|away|out|outside|home|down|with me|from|into|for (?:my|the|her|his) (?:pain|headache|back|heart)|as prescribed|like (?:always|every day)))';
const taken = [
  new RegExp(
    `\\bi(?:'ve| have| ve)? (?:(?:just|already|finally|did|went ahead and|really) )*(?:took|take|taken|swallowed|drank|drunk|downed|ate) (?:it|em|them|those|these|all|every|everything|some|half|most|the (?:rest|lot|whole|bottle)|a (?:few|lot|bunch|handful)|\\d+)\\b${elsewhere}`,
  ),
  /\b(?:they|it) (?:are|is|'re|'s)? ?(?:already )?(?:in me|down|inside me|swallowed|gone down)\b/,
  /\bme (?:las|los|lo|la) (?:(?:acabo|termine) de )?(?:tome|tomar|trague|tragar|bebi|beber)\b/,
  /\b(?:tomarme|tragarme|tome|trague)(?:las|los|lo)\b|\bme (?:tome|trague) (?:todo|todas|todos|unas|unos|varias|la mitad|las)\b/,
];
const done =
  /\b(?:i (?:just |already |finally )?did it|(?:it is|it's|its) done|already did(?: it)?|ya lo hice|ya esta hecho)\b/;
const BRIEF_LETTERS = 300;

/** Said before in the same conversation, by whomever. */
export type Earlier = Said & { isDanger?: boolean };

export function isCarriedOut(text: string, lately: readonly Earlier[]): boolean {
  if (text.length > BRIEF_LETTERS) return false;
  const plain = plainly(text).replaceAll('’', "'");
  const byPerson = lately.filter(({ role }) => role === 'user');
  if (done.test(plain)) return byPerson.some(({ isDanger }) => isDanger);
  return taken.some((pattern) => pattern.test(plain)) && byPerson.some(({ text }) => something.test(plainly(text)));
}
