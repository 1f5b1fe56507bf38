// Tasks out of the tradition's timeline. What is on the list already cannot be taken twice.
import type { TaskTemplate } from '@evenlight/contract/families/tasks';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { ListPlus } from 'lucide-react';
import { useState } from 'react';
import { Refusal } from '../../../parts/refusal';
import { dayInWords } from '../../../platform/dates';
import { Button } from '../../../ui/base/button';
import { CheckboxField } from '../../../ui/forms/checkbox-field';
import { Dialog } from '../../../ui/overlays/dialog';
import { toasts } from '../../../ui/overlays/toast-store';
import { ErrorState } from '../../../ui/status/error-state';
import { SkeletonList } from '../../../ui/status/skeleton';
import { useFamily } from '../family-context';
import { useTakeTemplates, useTaskTemplates } from './queries';
import { categoryWords } from './task-words';

export function TemplatesDialog() {
  const [isOpen, setOpen] = useState(false);
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={setOpen}
      trigger={
        <Button variant="secondary">
          <ListPlus aria-hidden="true" className="size-5" />
          <Trans>Take from your tradition’s timeline</Trans>
        </Button>
      }
      title={<Trans>Take from your tradition’s timeline</Trans>}
      description={
        <Trans>Choose the steps your family wants on its list. You can change each of them afterwards.</Trans>
      }
    >
      {isOpen && <Templates onDone={() => setOpen(false)} />}
    </Dialog>
  );
}

function Templates({ onDone }: { onDone: () => void }) {
  const { data, isPending, isFetching, refetch } = useTaskTemplates();
  if (isPending) return <SkeletonList />;
  if (!data)
    return (
      <ErrorState
        level="h3"
        title={<Trans>The timeline cannot be shown just now</Trans>}
        next={<Trans>Try again in a moment.</Trans>}
        retry={{ refetch, isFetching }}
      />
    );
  if (data.templates.length === 0)
    return (
      <p className="text-ink-2">
        <Trans>The timeline has no open steps for this plan.</Trans>
      </p>
    );
  return <Choice templates={data.templates} onDone={onDone} />;
}

function Choice({ templates, onDone }: { templates: TaskTemplate[]; onDone: () => void }) {
  const { group } = useFamily();
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const { mutate, isPending, error } = useTakeTemplates(() => {
    toasts.show({ title: <Trans>The steps are on the list</Trans> });
    onDone();
  });
  const free = templates.filter(({ isTaken }) => !isTaken).map(({ key }) => key);
  // Somebody else may have taken one of them meanwhile.
  const keys = free.filter((key) => chosen.includes(key));

  return (
    <div className="grid gap-4">
      <Button
        variant="ghost"
        size="small"
        className="-ms-4 justify-self-start"
        aria-disabled={free.length === 0}
        onClick={() => setChosen(keys.length === free.length ? [] : free)}
      >
        {keys.length === free.length && free.length > 0 ? <Trans>Choose none</Trans> : <Trans>Choose all</Trans>}
      </Button>
      <ul className="grid gap-3">
        {templates.map((template) => (
          <li key={template.key}>
            <Template
              template={template}
              isChosen={keys.includes(template.key)}
              onChoose={(isChosen) =>
                setChosen(isChosen ? [...keys, template.key] : keys.filter((key) => key !== template.key))
              }
            />
          </li>
        ))}
      </ul>
      <Refusal error={error} />
      {/* In reach however long the list is, over the dialog's own edge. */}
      <div className="sticky -bottom-6 -mx-6 -mb-6 border-line border-t bg-surface px-6 py-4 sm:-bottom-8 sm:-mx-8 sm:-mb-8 sm:px-8">
        <Button
          aria-disabled={keys.length === 0}
          state={isPending ? 'loading' : 'idle'}
          onClick={() => mutate({ groupId: group.id, keys })}
        >
          <Plural value={keys.length} _0="Add tasks" one="Add # task" other="Add # tasks" />
        </Button>
      </div>
    </div>
  );
}

type TemplateProps = { template: TaskTemplate; isChosen: boolean; onChoose: (isChosen: boolean) => void };

function Template({ template, isChosen, onChoose }: TemplateProps) {
  const { t, i18n } = useLingui();
  const { key, title, category, dueDate, isTaken } = template;
  const about = i18n._(categoryWords[category]);
  const day = dueDate && dayInWords(dueDate, i18n);
  const known = day ? t`${about} · ${day}` : about;
  return (
    <CheckboxField
      name={key}
      label={title}
      hint={isTaken ? t`On the list already` : known}
      checked={isTaken || isChosen}
      disabled={isTaken}
      onChange={({ target }) => onChoose(target.checked)}
    />
  );
}
