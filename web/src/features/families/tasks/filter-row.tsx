import { taskCategories, taskStatuses } from '@evenlight/contract/families/tasks';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '../../../ui/base/button';
import { SelectField } from '../../../ui/forms/select-field';
import { useFamily } from '../family-context';
import { NOBODY, type useTaskFilters } from './task-filters';
import { categoryWords, statusWords } from './task-words';

export function FilterRow({ filters, change, clear, isFiltered }: ReturnType<typeof useTaskFilters>) {
  const { t, i18n } = useLingui();
  const { members, me } = useFamily();
  const people = [
    ...(me ? [{ value: me.id, label: t`Mine` }] : []),
    { value: NOBODY, label: t`Unassigned` },
    ...members.filter(({ id }) => id !== me?.id).map(({ id, name }) => ({ value: id, label: name, isName: true })),
  ];
  return (
    <search aria-label={t`Which tasks are shown`} className="grid grid-cols-pairs items-end gap-3 sm:grid-cols-3">
      <SelectField
        name="who"
        label={t`Who`}
        className="max-sm:col-span-full"
        value={filters.who}
        onChange={({ target }) => change({ who: target.value })}
        placeholder={t`Everybody`}
        options={people}
      />
      <SelectField
        name="category"
        label={t`Category`}
        value={filters.category}
        onChange={({ target }) => change({ category: target.value })}
        placeholder={t`All`}
        options={taskCategories.map((value) => ({ value, label: i18n._(categoryWords[value]) }))}
      />
      <SelectField
        name="status"
        label={t`Status`}
        value={filters.status}
        onChange={({ target }) => change({ status: target.value })}
        placeholder={t`All`}
        options={taskStatuses.map((value) => ({ value, label: i18n._(statusWords[value]) }))}
      />
      {isFiltered && (
        <Button variant="ghost" size="small" className="col-span-full justify-self-start" onClick={clear}>
          <Trans>Show all tasks</Trans>
        </Button>
      )}
    </search>
  );
}
