// Heavy distress without a wish to die: a gentler word, and nothing more.
import type { Rule } from './rule.ts';

export const concern: readonly Rule[] = [
  {
    id: 'hopelessness',
    item: 'concern',
    level: 'concern',
    route: null,
    means: 'Hopelessness or despair, without a wish to die.',
    en: [
      /\b(?:hopeless|no hope|lost (?:all )?hope|despair|unbearable|can not bear|can not take (?:it|this|any)|can not cope|can not do this|can not go on|can not keep (?:going|doing)|falling apart|breaking down|at (?:my|the) (?:breaking point|end of my rope)|nothing (?:helps|matters|left)|no (?:point|future)|what is the point|what is (?:it|this|any of (?:it|this)) (?:all )?(?:even )?for(?=(?: any ?more)?(?: [.?]|$))|wish it (?:had been|was|were) me|should have been me|pointless|giving up|give up|given up|hate myself|worthless|so alone|completely alone|no one cares|nobody cares|numb|dead inside|panic attacks?|can not stop crying|drowning|can not live without|never be (?:ok|okay|happy|whole)|too much for me|can not function)\b/,
    ],
    es: [
      /\b(?:sin esperanza|no hay esperanza|desesperad[oa]|desesperacion|no puedo mas|ya no puedo|no aguanto|no soporto|no doy (?:mas|para mas)|insoportable|me estoy (?:hundiendo|volviendo loc[oa]|cayendo)|nada (?:me ayuda|tiene sentido|importa)|para que todo esto|de que sirve (?:todo|ya)|ojala hubiera sido yo|debi (?:haber )?sido yo|me rindo|me odio|no valgo|tan sol[oa]|muert[oa] (?:en vida|por dentro)|ataques? de panico|no paro de llorar|no puedo vivir sin|no le veo (?:salida|sentido)|destrozad[oa]|sin fuerzas|vaci[oa] por dentro)\b/,
    ],
    guards: ['told', 'idiom'],
    examples: [
      "I can't do this anymore",
      'What is it all for',
      'I wish it had been me',
      'everything is hopeless',
      'ya no puedo más',
      '¿de qué sirve todo?',
    ],
    quiet: [],
  },
];
