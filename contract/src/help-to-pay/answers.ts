// The eight questions that decide the most about who may help with the cost of a funeral. Each may be left open.
import { keysOf } from '../keys-of.ts';
import { z } from '../zod.ts';

export const answersTo = {
  /** Where the person lived. */
  county: [
    'alameda',
    'contra-costa',
    'marin',
    'napa',
    'san-francisco',
    'san-mateo',
    'santa-clara',
    'solano',
    'sonoma',
    'elsewhere',
    'unsure',
  ],
  /** Whether there is money for a funeral. */
  means: ['none', 'some', 'enough', 'unsure'],
  /** The person, or somebody whose spouse or child the person was. */
  served: ['veteran', 'relative', 'no', 'unsure'],
  cause: ['crime', 'accident', 'disaster', 'other', 'unsure'],
  work: ['yes', 'no', 'unsure'],
  /** Whom the person leaves; or that it was a child who died. */
  leaves: ['spouse', 'child', 'neither', 'was-child', 'unsure'],
  mediCal: ['yes', 'no', 'unsure'],
  /** A house of faith, or a union, lodge or club. */
  community: ['faith', 'union', 'both', 'none', 'unsure'],
} as const;

export const helpQuestions = keysOf(answersTo);
export type HelpQuestion = (typeof helpQuestions)[number];

export const HelpAnswers = z.object({
  county: z.enum(answersTo.county).default('unsure'),
  means: z.enum(answersTo.means).default('unsure'),
  served: z.enum(answersTo.served).default('unsure'),
  cause: z.enum(answersTo.cause).default('unsure'),
  work: z.enum(answersTo.work).default('unsure'),
  leaves: z.enum(answersTo.leaves).default('unsure'),
  mediCal: z.enum(answersTo.mediCal).default('unsure'),
  community: z.enum(answersTo.community).default('unsure'),
});
export type HelpAnswers = z.infer<typeof HelpAnswers>;

export const nothingAnswered: HelpAnswers = HelpAnswers.parse({});

/** The nine counties in which we work, by the names that counties have in the sheet of facts. */
export const countyNames = {
  alameda: 'Alameda',
  'contra-costa': 'Contra Costa',
  marin: 'Marin',
  napa: 'Napa',
  'san-francisco': 'San Francisco',
  'san-mateo': 'San Mateo',
  'santa-clara': 'Santa Clara',
  solano: 'Solano',
  sonoma: 'Sonoma',
} as const satisfies Record<Exclude<HelpAnswers['county'], 'elsewhere' | 'unsure'>, string>;

/** Undefined outside of the nine counties, and while it is not known. */
export function countyOf({ county }: Pick<HelpAnswers, 'county'>): string | undefined {
  return county === 'elsewhere' || county === 'unsure' ? undefined : countyNames[county];
}
