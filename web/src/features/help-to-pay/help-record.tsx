// What a family takes along to the telephone, on paper: what is still to be asked, and what was said so far.
import type { DatedFact } from '@evenlight/contract/facts';
import type { HelpAnswers } from '@evenlight/contract/help-to-pay/answers';
import { useLingui } from '@lingui/react/macro';
import { HelpCard } from './help-card';
import { stateWords } from './program-words';
import type { TaskWithHelp } from './tasks-with-help';

type Props = { tasks: readonly TaskWithHelp[]; answers: HelpAnswers; facts: readonly DatedFact[] };

export function HelpRecord({ tasks, answers, facts }: Props) {
  const { t, i18n } = useLingui();
  return (
    <section aria-label={t`Help to pay`} className="hidden print:mt-2 print:grid print:gap-1.5">
      {tasks.map((task) => (
        <HelpCard key={task.program} help={task} answers={answers} facts={facts}>
          <p className="whitespace-pre-line print:text-[9pt]">
            {[i18n._(stateWords[task.state]), task.who, task.note].filter(Boolean).join(' · ')}
          </p>
        </HelpCard>
      ))}
    </section>
  );
}
