// A child whom somebody who forgets takes for a wife: told so quietly that nothing else hears it.
import { inAnyOf } from './in-any-of.ts';
import type { Rule } from './rule.ts';

export const takenForAnother: Rule = {
  id: 'taken-for-another',
  item: 'abuse',
  level: 'crisis',
  route: 'child',
  isTrusted: true,
  means: 'A child is taken for somebody’s wife or girlfriend, at night or in bed.',
  en: inAnyOf('i am (?:[5-9]|1[0-7])(?! (?:weeks|months|days|years? (?:sober|clean)))'),
  es: inAnyOf('tengo (?:[5-9]|1[0-7])(?! (?:semanas|meses|dias|hijos|nietos))'),
  beside:
    /\b(?:grand(?:pa|ad|father)|dad|stepdad|uncle|he) (?:\w+ ){0,2}?(?:forgets|thinks|says) (?:that )?i am (?:not )?(?:grandma|nana|my (?:mom|mother|grandma)|mom|mommy|his (?:wife|girlfriend))\b|\b(?:abuelo|papa|tio|padrastro|el) (?:\w+ ){0,3}?(?:cree|piensa|dice|olvida) que (?:no )?soy (?:mi )?(?:abuela|mama|su (?:esposa|mujer|novia))\b/,
  guards: ['past', 'byDay'],
  examples: [
    'grandpa forgets im not grandma. at night. i am 12',
    'mi abuelo en la noche cree que soy mi abuela. tengo 13',
  ],
  quiet: [
    'grandpa thinks I am grandma, he asks me for soup. I am 12 and it makes me sad',
    'I am 44 and at night he forgets that I am not his wife',
  ],
};
