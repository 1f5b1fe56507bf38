// Help to pay of a plan, as the server tells it.
import type { HelpAnswers } from '@evenlight/contract/help-to-pay/answers';
import { helpFor, type Program } from '@evenlight/contract/help-to-pay/help-for';
import type { KeptHelp, KeptTask } from '@evenlight/contract/help-to-pay/kept-help';
import type { PlanId } from '@evenlight/contract/ids';

type Facts = Partial<Omit<KeptHelp, 'tasks'>> & { marks?: Partial<Record<Program, Partial<KeptTask>>> };

/** Without answers nothing is kept yet. */
export function someHelp(planId: PlanId, { answers = null, marks = {}, ...facts }: Facts = {}): KeptHelp {
  return {
    planId,
    planNumber: 'EV-7K3M9R',
    personName: 'Danuta Wałęsa',
    mayEdit: true,
    mayAddToFamilyList: false,
    version: answers ? 1 : 0,
    answers,
    tasks: answers ? tasksFor(answers, marks) : [],
    ...facts,
  };
}

const untouched = { state: 'to-ask', who: '', note: '', version: 0, isOnFamilyList: false, isTicked: false } as const;

function tasksFor(answers: HelpAnswers, marks: Facts['marks']): KeptTask[] {
  return helpFor(answers)
    .filter(({ verdict }) => verdict !== 'no')
    .map(({ program, verdict }) => ({ program, verdict, ...untouched, ...marks?.[program] }));
}
