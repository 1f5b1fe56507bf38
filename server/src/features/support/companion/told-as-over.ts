// What the classifier takes for danger though it is told of the dead, or as over. It lowers nothing: it says only how the reply
// asks. Whoever writes of themselves in the same breath is asked plainly as before.
import { plainly } from './listening/hear.ts';

/** Longer than that a message tells of more than one thing. */
const BRIEF_LETTERS = 350;

const inWords = (text: string) => plainly(text).replaceAll('’', "'");

/** What befell somebody else. */
const befell =
  /\b(?:he|she|they|my (?:\w+ ){1,3}|the \w+)\b.{0,60}\b(?:collapsed|drowned|crashed|overdosed|fell|jumped|was (?:hit|shot|struck|killed|found|crushed|stabbed)|got (?:hit|shot|crushed)|went off the road|hit (?:him|her|them)|took (?:him|her) under|ran (?:him|her) over|stopped breathing)\b|\b(?:lo|la|los|se|le) (?:agarro|atropello|arrollo|choco|mato|mataron|balearon|balacearon|ahogo|cayo|volco|electrocuto|llevo el|dio un infarto)\b/;
/** That it is over, and looked at by others. */
const isOver =
  /\b(?:died|dead|killed|buried|funeral|gone before|did(?: not|n't) make it|coroner|the (?:police|cops) (?:said|say|told)|it was an accident|(?:was )?not on purpose|wasn't on purpose|(?:weeks|months|years) ago|in (?:19|20)\d\d|murio|fallecio|muert[oa]|enterr\w+|forense|policia|no fue adrede|fue (?:un )?accidente|hace (?:\w+ ){1,2}(?:semanas|meses|anos))\b/;
/** The writer's own days to come, means at hand, and whatever happens at this moment. */
const ofNow =
  /\b(?:i (?:want|wish|wanna|can't|cannot|can not|could|should|will|would|might|keep|think|am|don't|took|have)|i'(?:m|ll|d|ve)|im|ill|me too|my turn|join\w*|be with|tonight|tomorrow|soon|goodbye|now|still|again|help|minutes?|hours?|suicid\w*|same (?:way|place)|quiero|quisiera|voy|vamos|ya no|me voy|pronto|ojala|hoy|noche|manana|alcanz\w+|tambien|igual|ahora|ahorita|ayuda|minutos?|horas?|estoy|tengo|pienso|puedo)\b/;

/** A death that befell somebody else, told as over, and not a word of the writer's own days. */
export function tellsOnlyOfADeath(text: string): boolean {
  const plain = inWords(text);
  return plain.length <= BRIEF_LETTERS && befell.test(plain) && isOver.test(plain) && !ofNow.test(plain);
}

const medicine = /\b(?:pills?|meds|medicine|medication|bottles|pastillas|medicinas?|frascos)\b/;
const keepsake = /\b(?:handwriting|his writing|her writing|wrote on|smells? (?:like|of)|shoebox|letra|huele a)\b/;
const cannotPart =
  /\b(?:can't|cannot|can not|could not|couldn't|haven't)\b.{0,40}\b(?:throw|toss|get rid|part with|let go)\b|\bno (?:puedo|me animo|he podido)\b.{0,20}\b(?:tir|bot|desh)/;

const mayTakeIt = /\b(?:alone|tonight|count\w*|took|take|swallow\w*|tomar\w*|tome|sol[oa]|noche|cont\w+)\b/;

/** The medicine of somebody who died, kept because it was theirs. */
export function keepsMedicineOfTheDead(text: string): boolean {
  const plain = inWords(text);
  return medicine.test(plain) && keepsake.test(plain) && cannotPart.test(plain) && !mayTakeIt.test(plain);
}

/** Nothing else is asked, and nothing is told. */
export function asksWhenItHurtsLess(text: string): boolean {
  return /^\W*(?:when (?:does|will) (?:it|this|the (?:hurt|grief)) (?:ever )?(?:stop hurting|hurt less|get (?:better|easier))|(?:y )?cuando (?:deja|dejara|va a dejar) de doler)\W*$/.test(
    inWords(text),
  );
}

/** Somebody who lives and could be the one in danger, or the danger. */
const somebodyNear =
  /\b(?:ex|husband|wife|espos[oa]|marido|boyfriend|girlfriend|novi[oa]|partner|pareja|(?:flat|room|house)mate|roomie|neighbou?rs?|vecin[oa]s?|uncle|tio|step\w+|padrastro|friends?|buddy|amig[oa]s?|cunad[oa]|yerno|brother|hermano)\b/;

/** Then a letter in which the classifier hears danger at home names nobody whom it could come from. */
export function namesNobodyToFear(text: string): boolean {
  return !somebodyNear.test(inWords(text));
}
