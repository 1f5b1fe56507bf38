import type { HelpAnswers } from '@evenlight/contract/help-to-pay/answers';
import { type Help, helpFor } from '@evenlight/contract/help-to-pay/help-for';
import type { KeptTask } from '@evenlight/contract/help-to-pay/kept-help';

/** A task of the plan with all that is known about its program. */
export type TaskWithHelp = KeptTask & Help;

export function tasksWithHelp(tasks: readonly KeptTask[], answers: HelpAnswers): TaskWithHelp[] {
  const helps = helpFor(answers);
  return tasks.flatMap((task) => {
    const help = helps.find(({ program }) => program === task.program);
    return help ? [{ ...help, ...task }] : [];
  });
}
