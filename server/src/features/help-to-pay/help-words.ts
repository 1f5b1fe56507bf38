// Questions, answers and programs in words, for whoever takes their data along and for tasks of the family.
import { countyNames, type HelpAnswers, type HelpQuestion } from '@evenlight/contract/help-to-pay/answers';
import type { Program } from '@evenlight/contract/help-to-pay/help-for';
import type { HelpState } from '@evenlight/contract/help-to-pay/kept-help';
import { forEachLanguage } from '@evenlight/contract/languages';
import { keysOf, recordOf } from '../../platform/entries.ts';
import { inEveryLanguage, type Words, words } from '../../platform/texts/texts.ts';

export const questionWords: Record<HelpQuestion, Words> = {
  county: words('Where did the person live?'),
  means: words('Is there money for a funeral?'),
  served: words('Did the person serve in the military?'),
  cause: words('Was the death caused by one of these?'),
  work: words('Did the person die at work, or of work?'),
  leaves: words('Whom does the person leave?'),
  mediCal: words('Did the person have Medi-Cal?'),
  community: words('Did the person belong to one of these?'),
};

const yes = words('Yes', 'help to pay');
const no = words('No', 'help to pay');
const unsure = words('Not sure', 'help to pay');

/** The names of counties are the same in every language. */
const ofCounty = (county: keyof typeof countyNames) => forEachLanguage(() => countyNames[county]);

type AnswerWords = { [Question in HelpQuestion]: Record<HelpAnswers[Question], Words> };

export const answerWords: AnswerWords = {
  county: { ...recordOf(keysOf(countyNames), ofCounty), elsewhere: words('Somewhere else'), unsure },
  means: { none: no, some: words('For a part of it'), enough: yes, unsure },
  served: { veteran: yes, relative: words('A spouse or parent did'), no, unsure },
  cause: {
    crime: words('A crime'),
    accident: words('An accident that somebody else caused'),
    disaster: words('A disaster'),
    other: words('None of these', 'help to pay'),
    unsure,
  },
  work: { yes, no, unsure },
  leaves: {
    spouse: words('A spouse'),
    child: words('A child, and no spouse'),
    neither: words('Neither', 'help to pay'),
    'was-child': words('It was a child who died'),
    unsure,
  },
  mediCal: { yes, no, unsure },
  community: {
    faith: words('A church, mosque, temple or the like'),
    union: words('A union, lodge or club'),
    both: words('Both', 'help to pay'),
    none: words('Neither', 'help to pay'),
    unsure,
  },
};

export const programWords: Record<Program, Words> = {
  county: words('A burial or cremation by the county'),
  'veterans-grave': words('A grave in a national cemetery'),
  victims: words('Compensation for victims of crime'),
  work: words('Workers’ compensation'),
  'social-security': words('The lump sum of Social Security'),
  disaster: words('Help after a disaster'),
  'veterans-money': words('The burial allowance for veterans'),
  child: words('Help when a child has died'),
  community: words('Your community'),
  employer: words('Employer, union, lodge and insurance'),
  'medi-cal': words('Medi-Cal'),
  prices: words('Three price lists'),
};

export const stateWords: Record<HelpState, Words> = {
  'to-ask': words('To ask', 'help to pay'),
  asked: words('Asked', 'help to pay'),
  granted: words('Got it', 'help to pay'),
  'not-for-us': words('Not for us', 'help to pay'),
};

/** On the list of the family, where there is room for a line or two. */
export const taskWords = inEveryLanguage((t, language) => (program: Program) => ({
  title: t('Help to pay: {program}', { program: programWords[program][language] }),
  description: t('Whom to call and what to bring stands in the plan, under Help to pay.'),
}));
