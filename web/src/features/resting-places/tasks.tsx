// What is to be seen to before ashes go somewhere. Each tick is saved by itself.
import type { FactKey } from '@evenlight/contract/facts';
import {
  type AshesPlace,
  type RestingPlace,
  type RestTask,
  tasksDone,
  tasksOf,
  tickOf,
} from '@evenlight/contract/resting-places';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { CheckboxField } from '../../ui/forms/checkbox-field';
import { SaveProblem } from './choice';
import { FactsHere } from './facts-here';
import { useTickTask } from './queries';
import { taskHints, taskNames } from './rest-words';

const factsOf: Partial<Record<AshesPlace, readonly FactKey[]>> = {
  niche: ['permit.return-days'],
  grave: ['permit.return-days'],
  sea: ['scatter.shore-yards', 'scatter.ocean-miles', 'scatter.epa-report-days', 'permit.return-days'],
  land: ['permit.return-days'],
  abroad: ['copy.certified'],
};

export function Tasks({ rest, place }: { rest: RestingPlace; place: AshesPlace }) {
  const { i18n } = useLingui();
  const { mutateAsync, error } = useTickTask(rest.planId);
  // Several may be on their way at once.
  const [underWay, setUnderWay] = useState<Partial<Record<RestTask, boolean>>>({});
  const done = tasksDone(place, rest.words);
  const isDone = (task: RestTask) => underWay[task] ?? done.includes(task);
  function tick(task: RestTask) {
    const ticked = { tick: tickOf(place, task), isDone: !isDone(task) };
    setUnderWay((before) => ({ ...before, [task]: ticked.isDone }));
    const settle = () => setUnderWay(({ [task]: _, ...others }) => others);
    // What went wrong is said below.
    void mutateAsync(ticked).then(settle, settle);
  }
  return (
    <fieldset className="mt-6">
      <legend className="mb-2 font-semibold text-ui">
        <Trans>To see to</Trans>
      </legend>
      <ul className="grid gap-3">
        {tasksOf(place).map((task) => {
          const hint = taskHints[task];
          return (
            <li key={task}>
              <CheckboxField
                name={`${place}-${task}`}
                label={i18n._(taskNames[task])}
                checked={isDone(task)}
                onChange={() => tick(task)}
                {...(hint ? { hint: i18n._(hint) } : {})}
              />
            </li>
          );
        })}
      </ul>
      <SaveProblem error={error} />
      <FactsHere keys={factsOf[place] ?? []} />
    </fieldset>
  );
}
