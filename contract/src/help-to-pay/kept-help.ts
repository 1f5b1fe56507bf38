// Help to pay that is kept with a plan. The answers are stored, and what the family did about each program; which programs
// there are is worked out at each reading.
import { endpoint } from '../endpoint.ts';
import { lineOfText } from '../field-rules.ts';
import { PlanId } from '../ids.ts';
import { z } from '../zod.ts';
import { HelpAnswers } from './answers.ts';
import { type Program, programs, verdicts } from './help-for.ts';

export const helpStates = ['to-ask', 'asked', 'granted', 'not-for-us'] as const;
export type HelpState = (typeof helpStates)[number];

export const HELP_WHO_MAX_LENGTH = 80;
export const HELP_NOTE_MAX_LENGTH = 500;

const marks = {
  state: z.enum(helpStates),
  /** Who of the family asks. */
  who: z.union([z.literal(''), lineOfText(HELP_WHO_MAX_LENGTH)]),
  note: z.string().trim().max(HELP_NOTE_MAX_LENGTH),
};

export const KeptTask = z.object({
  ...marks,
  program: z.enum(programs),
  /** 'no' where the family has answered anew after it had asked already. */
  verdict: z.enum(verdicts),
  /** Counts the changes; 0 while nobody has done anything about it. */
  version: z.int(),
  isOnFamilyList: z.boolean(),
  /** There: then it reads as asked, as long as nobody has said more about it here. */
  isTicked: z.boolean(),
});
export type KeptTask = z.infer<typeof KeptTask>;

export const KeptHelp = z.object({
  planId: PlanId,
  planNumber: z.string(),
  personName: z.string(),
  /** False for those of the family who may read the plan only. */
  mayEdit: z.boolean(),
  /** Whether the plan has a family group in which the asker may add tasks. */
  mayAddToFamilyList: z.boolean(),
  /** Counts the changes of the answers. */
  version: z.int(),
  /** Null while none are kept. */
  answers: HelpAnswers.nullable(),
  tasks: z.array(KeptTask),
});
export type KeptHelp = z.infer<typeof KeptHelp>;

/** Asked for, or about to be: what the family does not have yet and has not ruled out. */
export function openTasks(tasks: readonly KeptTask[]): KeptTask[] {
  return tasks.filter(({ state }) => state === 'to-ask' || state === 'asked');
}

const ofPlan = { access: 'member', params: z.object({ planId: PlanId }), returns: KeptHelp } as const;
const ofProgram = { ...ofPlan, params: z.object({ planId: PlanId, program: z.enum(programs) }) } as const;
const reading = ['session.required', 'plan.not_found'] as const;
const writing = [...reading, 'family.role_too_low'] as const;
const limits = [{ per: 'person', times: 240, seconds: 3600 }] as const;

export const getKeptHelp = endpoint({
  ...ofPlan,
  method: 'GET',
  path: '/funeral-plans/:planId/help-to-pay',
  summary: 'Help to pay that is kept with a plan, for whoever made the plan and for their family group.',
  problems: reading,
});

export const keepHelp = endpoint({
  ...ofPlan,
  method: 'PUT',
  path: '/funeral-plans/:planId/help-to-pay',
  summary: 'Keep the answers with the plan, or change them. What the family did about each program stays.',
  body: z.object({
    answers: HelpAnswers,
    /** The version the answers were made from; 0 where none were kept. */
    version: z.int().min(0),
  }),
  problems: [...writing, 'help.changed_meanwhile'],
  limits,
});

export const markHelp = endpoint({
  ...ofProgram,
  method: 'PATCH',
  path: '/funeral-plans/:planId/help-to-pay/:program',
  summary: 'Say where a program stands, who asks, and what was said. What is left out stays as it is.',
  body: z
    .object(marks)
    .partial()
    .extend({
      /** The version the change was made from. */
      version: z.int().min(0),
    }),
  problems: [...writing, 'help.not_kept', 'help.changed_meanwhile'],
  limits,
});

export const shareHelpTask = endpoint({
  ...ofProgram,
  method: 'POST',
  path: '/funeral-plans/:planId/help-to-pay/:program/family-task',
  summary: 'Put a program on the list of tasks of the family group. One that is there already stays as it is.',
  problems: [...writing, 'help.not_kept', 'family.not_found', 'task.too_many'],
  limits,
});

export const forgetHelp = endpoint({
  ...ofPlan,
  method: 'DELETE',
  path: '/funeral-plans/:planId/help-to-pay',
  summary: 'Forget the answers, and what the family did about each program. Tasks on the list of the family stay.',
  problems: writing,
  limits,
});

/** What a task of the family group that came from here is known by. */
export function taskKeyOf(program: Program): string {
  return `help-to-pay.${program}`;
}
