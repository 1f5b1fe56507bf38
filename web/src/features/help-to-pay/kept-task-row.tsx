// One program as a task of the plan: where it stands, who asks, what was said, and what to know for the call.
import type { DatedFact } from '@evenlight/contract/facts';
import type { HelpAnswers } from '@evenlight/contract/help-to-pay/answers';
import { helpStates, type KeptHelp, type KeptTask } from '@evenlight/contract/help-to-pay/kept-help';
import { Trans, useLingui } from '@lingui/react/macro';
import { Signature } from 'lucide-react';
import { Refusal } from '../../parts/refusal';
import { Badge } from '../../ui/base/badge';
import { Button } from '../../ui/base/button';
import { ChoiceButtons } from '../plans/deciding/choice-buttons';
import { Fold } from '../resting-places/fold';
import { NoteForm } from './note-form';
import { BeforeSigning, ProgramFacts } from './program-facts';
import { programWords, stateWords, verdictWords } from './program-words';
import { isChangedMeanwhile, useMarkHelp, useShareHelpTask } from './queries';
import type { TaskWithHelp } from './tasks-with-help';

type Props = {
  kept: KeptHelp;
  task: TaskWithHelp;
  answers: HelpAnswers;
  facts: readonly DatedFact[];
  isOpenAtFirst: boolean;
};

export function KeptTaskRow({ kept, task, answers, facts, isOpenAtFirst }: Props) {
  const { i18n } = useLingui();
  const { name, what } = programWords[task.program];
  const said = [i18n._(stateWords[task.state]), task.who].filter(Boolean).join(' · ');
  const isOpen = task.state === 'to-ask';
  return (
    <Fold title={said} said={i18n._(name)} isOpenAtFirst={isOpenAtFirst}>
      <p className="mb-2 flex flex-wrap gap-2">
        <Badge tone={task.verdict === 'probably-yes' ? 'ok' : 'line'}>{i18n._(verdictWords[task.verdict])}</Badge>
        {task.isBeforeSigning && isOpen && (
          <Badge tone="warn" icon={Signature}>
            <BeforeSigning />
          </Badge>
        )}
      </p>
      <p className="max-w-[62ch]">{i18n._(what)}</p>
      <div className="mt-4">
        <ProgramFacts help={task} answers={answers} facts={facts} />
      </div>
      {kept.mayEdit ? <Marks kept={kept} task={task} /> : <Note task={task} />}
      {kept.mayAddToFamilyList && <OnFamilyList kept={kept} task={task} />}
    </Fold>
  );
}

function Marks({ kept, task }: { kept: KeptHelp; task: KeptTask }) {
  const { t } = useLingui();
  const mark = useMarkHelp(kept.planId);
  const chosen = mark.isPending ? mark.variables.said.state : undefined;
  return (
    <div className="mt-6 grid gap-4 border-line border-t pt-5">
      <div>
        <p className="mb-2 font-semibold text-ui">{t`Where it stands`}</p>
        <ChoiceButtons
          label={t`Where it stands`}
          choices={helpStates}
          words={stateWords}
          chosen={chosen ?? task.state}
          onChoose={(state) => mark.mutate({ said: { state }, begun: task })}
        />
        {isChangedMeanwhile(mark.error) ? <AnsweredMeanwhile /> : <Refusal error={mark.error} className="mt-3" />}
      </div>
      <NoteForm planId={kept.planId} task={task} />
    </div>
  );
}

function AnsweredMeanwhile() {
  return (
    <p role="status" className="mt-3 text-ink-2">
      <Trans>This was said elsewhere meanwhile. If it is not right, choose again.</Trans>
    </p>
  );
}

function Note({ task }: { task: KeptTask }) {
  return task.note && <p className="mt-4 whitespace-pre-line">{task.note}</p>;
}

function OnFamilyList({ kept, task }: { kept: KeptHelp; task: KeptTask }) {
  const share = useShareHelpTask(kept.planId);
  if (task.isOnFamilyList)
    return (
      <p role="status" className="mt-4 text-ink-2">
        {task.isTicked ? (
          <Trans>It is on the list of the family, and ticked off there.</Trans>
        ) : (
          <Trans>It is on the list of the family.</Trans>
        )}
      </p>
    );
  return (
    <div className="mt-4">
      <Button
        variant="ghost"
        size="small"
        state={share.isPending ? 'loading' : 'idle'}
        onClick={() => share.mutate(task.program)}
      >
        <Trans>Put on the list of the family</Trans>
      </Button>
      <Refusal error={share.error} className="mt-3" />
    </div>
  );
}
