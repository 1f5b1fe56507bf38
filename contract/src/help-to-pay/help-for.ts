// Who may help with the cost of a funeral. An answer promises nothing: whoever pays decides, and 'probably-yes' says no more
// than that the family is whom it was made for.
import type { FactKey } from '../facts.ts';
import type { HelpAnswers } from './answers.ts';

/** In the order in which families do well to ask. */
export const programs = [
  'county',
  'veterans-grave',
  'victims',
  'work',
  'social-security',
  'disaster',
  'veterans-money',
  'child',
  'community',
  'employer',
  'medi-cal',
  'prices',
] as const;
export type Program = (typeof programs)[number];

export const verdicts = ['probably-yes', 'ask', 'no'] as const;
export type Verdict = (typeof verdicts)[number];

type Office = {
  /** What it may be, at most. */
  amounts: readonly FactKey[];
  /** How long there is to apply. */
  until: readonly FactKey[];
  /** Often lost by whoever has signed with a funeral home already. */
  isBeforeSigning: boolean;
  phone: string | null;
};

const unknown: Office = { amounts: [], until: [], isBeforeSigning: false, phone: null };

const offices: Record<Program, Office> = {
  county: { ...unknown, amounts: ['help.county'], isBeforeSigning: true },
  // National Cemetery Scheduling Office and Social Security: knowledge/CALIFORNIA.md 46 and 47.
  'veterans-grave': { ...unknown, phone: '+1 800 535 1117' },
  victims: { ...unknown, amounts: ['help.victims'] },
  work: { ...unknown, amounts: ['help.work-death'] },
  'social-security': {
    ...unknown,
    amounts: ['help.social-security'],
    until: ['help.social-security-years'],
    phone: '+1 800 772 1213',
  },
  disaster: { ...unknown, amounts: ['help.disaster'] },
  'veterans-money': {
    ...unknown,
    amounts: ['help.veteran-service-connected', 'help.veteran-burial', 'help.veteran-plot'],
    until: ['help.veteran-claim-years'],
  },
  child: unknown,
  community: unknown,
  employer: unknown,
  'medi-cal': unknown,
  prices: unknown,
};

export type Help = Office & { program: Program; verdict: Verdict };

const rules: Record<Program, (answers: HelpAnswers) => Verdict> = {
  county({ means, county }) {
    if (means === 'enough') return 'no';
    // What another county does, we do not know.
    return means === 'none' && county !== 'elsewhere' ? 'probably-yes' : 'ask';
  },
  'veterans-grave': ({ served }) => verdictOf(served, { yes: ['veteran'], ask: ['relative', 'unsure'] }),
  // A driver who was drunk or fled may count as a crime.
  victims: ({ cause }) => verdictOf(cause, { yes: ['crime'], ask: ['accident', 'unsure'] }),
  work: ({ work }) => verdictOf(work, { yes: ['yes'], ask: ['unsure'] }),
  'social-security': ({ leaves }) => verdictOf(leaves, { yes: ['spouse', 'child'], ask: ['unsure'] }),
  disaster: ({ cause }) => verdictOf(cause, { yes: ['disaster'], ask: ['unsure'] }),
  // Not every veteran's family gets it.
  'veterans-money': ({ served }) => verdictOf(served, { yes: [], ask: ['veteran', 'unsure'] }),
  child: ({ leaves }) => verdictOf(leaves, { yes: [], ask: ['was-child'] }),
  community: ({ community }) => verdictOf(community, { yes: [], ask: ['faith', 'both', 'unsure'] }),
  // Nobody is asked about work and insurance, so it is never ruled out.
  employer: () => 'ask',
  'medi-cal': ({ mediCal }) => verdictOf(mediCal, { yes: [], ask: ['yes', 'unsure'] }),
  // To be told prices, and to compare them, is everybody's right.
  prices: () => 'probably-yes',
};

function verdictOf<Answer>(answer: Answer, { yes, ask }: { yes: readonly Answer[]; ask: readonly Answer[] }): Verdict {
  if (yes.includes(answer)) return 'probably-yes';
  return ask.includes(answer) ? 'ask' : 'no';
}

/** Every program, those that fit best first. */
export function helpFor(answers: HelpAnswers): Help[] {
  const all = programs.map((program) => ({ ...offices[program], program, verdict: rules[program](answers) }));
  return verdicts.flatMap((verdict) => all.filter((help) => help.verdict === verdict));
}

/** The one thing to do first: what can be lost by signing, before what waits. */
export function firstOf(helps: readonly Help[]): Help | undefined {
  const open = helps.filter(({ verdict }) => verdict !== 'no');
  return open.find(({ isBeforeSigning }) => isBeforeSigning) ?? open[0];
}

export function factsOf(helps: readonly Pick<Help, 'amounts' | 'until' | 'verdict'>[]): FactKey[] {
  return helps.flatMap(({ verdict, amounts, until }) => (verdict === 'no' ? [] : [...amounts, ...until]));
}
