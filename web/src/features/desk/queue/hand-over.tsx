import type { Colleague, QueueItem } from '@evenlight/contract/queue';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '../../../ui/base/button';
import { Disclosure } from '../../../ui/base/disclosure';
import { SelectField } from '../../../ui/forms/select-field';
import { useHandOver } from './queries';
import { StepProblem } from './step-problem';

export function HandOver({ item, team }: { item: QueueItem; team: Colleague[] }) {
  const { t } = useLingui();
  const [chosen, setChosen] = useState('');
  const { mutate, isPending, error } = useHandOver(item);
  const to = team.find(({ id }) => id === chosen);
  if (team.length === 0) return null;
  return (
    <Disclosure title={<Trans>Hand it to a colleague</Trans>} className="border-t border-b-0">
      <div className="grid gap-3">
        <SelectField
          name="colleague"
          label={t`Colleague`}
          placeholder={t`Choose somebody`}
          options={team.map(({ id, name }) => ({ value: id, label: name, isName: true }))}
          value={chosen}
          onChange={({ currentTarget: { value } }) => setChosen(value)}
        />
        <Button
          variant="secondary"
          aria-disabled={!to}
          state={isPending ? 'loading' : 'idle'}
          onClick={() => to && mutate({ to: to.id })}
        >
          <Trans>Hand it over</Trans>
        </Button>
        <StepProblem item={item} error={error} />
      </div>
    </Disclosure>
  );
}
