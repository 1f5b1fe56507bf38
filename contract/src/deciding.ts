// Who may decide: California's order of the right to control disposition (Health and Safety Code 7100), and a record of
// who was asked and what they said. General information, never legal advice.
import { AccountName } from './accounts.ts';
import { endpoint } from './endpoint.ts';
import { DeciderId, PlanId } from './ids.ts';
import { z } from './zod.ts';

/** In the order of the law: whoever stands higher decides, as long as there is somebody. */
export const standings = [
  'agent',
  'spouse',
  'children',
  'parents',
  'siblings',
  'kin',
  'person-conservator',
  'estate-conservator',
  'public-administrator',
] as const;
export const Standing = z.enum(standings);
export type Standing = z.infer<typeof Standing>;

/** Of these a majority decides; of the others one is enough. */
export const decidedByMajority: readonly Standing[] = ['children', 'parents', 'siblings', 'kin'];

export const deciderAnswers = ['not-asked', 'asked', 'agreed', 'objected', 'not-reached'] as const;
export const DeciderAnswer = z.enum(deciderAnswers);
export type DeciderAnswer = z.infer<typeof DeciderAnswer>;

/** The person's own clear written directions come before everybody. */
export const writtenDirections = ['unknown', 'found', 'none'] as const;
export const WrittenDirections = z.enum(writtenDirections);
export type WrittenDirections = z.infer<typeof WrittenDirections>;

export const DECIDERS_MAX = 40;
export const DECIDER_NOTE_MAX_LENGTH = 500;

const DeciderWords = z.object({
  name: AccountName,
  standing: Standing,
  answer: DeciderAnswer,
  note: z.string().trim().max(DECIDER_NOTE_MAX_LENGTH),
});

export const Decider = DeciderWords.extend({
  id: DeciderId,
  /** When the answer was last changed. */
  answeredAt: z.iso.datetime(),
});
export type Decider = z.infer<typeof Decider>;

export const Deciding = z.object({
  planId: PlanId,
  personName: z.string(),
  directions: WrittenDirections,
  people: z.array(Decider),
});
export type Deciding = z.infer<typeof Deciding>;

const OnePlan = z.object({ planId: PlanId });
const OneDecider = OnePlan.extend({ deciderId: DeciderId });
const writing = [{ per: 'person', times: 240, seconds: 3600, across: 'deciding' }] as const;

export const getDeciding = endpoint({
  method: 'GET',
  path: '/funeral-plans/:planId/deciding',
  summary: 'Who may decide about a plan, and who was asked.',
  access: 'member',
  params: OnePlan,
  returns: Deciding,
  problems: ['session.required', 'plan.not_found'],
});

const changing = { access: 'member', returns: Deciding, limits: writing } as const;

export const setDirections = endpoint({
  ...changing,
  method: 'PUT',
  path: '/funeral-plans/:planId/deciding/directions',
  summary: 'Say whether the person left written directions.',
  params: OnePlan,
  body: z.object({ directions: WrittenDirections }),
  problems: ['session.required', 'plan.not_found'],
});

export const addDecider = endpoint({
  ...changing,
  method: 'POST',
  path: '/funeral-plans/:planId/deciding/people',
  summary: 'Write down somebody who may have a say.',
  status: 201,
  params: OnePlan,
  body: DeciderWords.extend({
    answer: DeciderAnswer.default('not-asked'),
    note: DeciderWords.shape.note.default(''),
    /** Sent again, it is the same person. */
    idempotencyKey: z.uuid(),
  }),
  problems: ['session.required', 'plan.not_found', 'decider.too_many'],
});

export const changeDecider = endpoint({
  ...changing,
  method: 'PATCH',
  path: '/funeral-plans/:planId/deciding/people/:deciderId',
  summary: 'Change what is written about somebody: asked, agreed, objected.',
  params: OneDecider,
  body: DeciderWords.partial(),
  problems: ['session.required', 'plan.not_found', 'decider.not_found'],
});

export const removeDecider = endpoint({
  ...changing,
  method: 'DELETE',
  path: '/funeral-plans/:planId/deciding/people/:deciderId',
  summary: 'Take somebody off the list.',
  params: OneDecider,
  problems: ['session.required', 'plan.not_found', 'decider.not_found'],
});

/** What the people of one standing have said so far. */
export type DecidingTally = {
  all: number;
  agreed: number;
  objected: number;
  notReached: number;
  /** Still to be asked, or asked and not answered yet. */
  open: number;
};

export type WhoDecides =
  /** The person's own directions hold; or nobody is on the list yet. */
  | { state: 'directions' | 'nobody-yet' }
  | {
      /**
       * `settled`: the one who decides agreed, or a majority did. `may-act`: fewer than a majority agreed, but the rest
       * could not be reached or are outnumbered, and no majority is known to be against it.
       */
      state: 'settled' | 'may-act' | 'waiting' | 'divided';
      standing: Standing;
      tally: DecidingTally;
    };

/** Which standing holds the right as things are written down, and whether those people have made up their minds. */
export function whoDecides({ directions, people }: Pick<Deciding, 'directions' | 'people'>): WhoDecides {
  if (directions === 'found') return { state: 'directions' };
  const standing = standings.find((standing) => people.some((person) => person.standing === standing));
  if (!standing) return { state: 'nobody-yet' };
  const tally = tallyOf(people.filter((person) => person.standing === standing));
  const isByMajority = decidedByMajority.includes(standing);
  return { state: isByMajority ? stateOfMajority(tally) : stateOfOne(tally), standing, tally };
}

function tallyOf(people: readonly Pick<Decider, 'answer'>[]): DecidingTally {
  const having = (...answers: DeciderAnswer[]) => people.filter(({ answer }) => answers.includes(answer)).length;
  return {
    all: people.length,
    agreed: having('agreed'),
    objected: having('objected'),
    notReached: having('not-reached'),
    open: having('not-asked', 'asked'),
  };
}

function stateOfOne({ agreed, objected }: DecidingTally) {
  if (objected > 0) return 'divided';
  return agreed > 0 ? 'settled' : 'waiting';
}

function stateOfMajority({ all, agreed, objected, open }: DecidingTally) {
  if (agreed * 2 > all) return 'settled';
  // No majority can come about any more.
  if (objected * 2 >= all) return 'divided';
  if (open > 0) return 'waiting';
  if (agreed > objected) return 'may-act';
  // Two sides of the same size could say the same for themselves, so neither is told to go ahead.
  return objected > 0 ? 'divided' : 'waiting';
}
