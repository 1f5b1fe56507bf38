// Everything one can say about a task.
import { mayInFamily } from '@evenlight/contract/families/rights';
import {
  TASK_DESCRIPTION_MAX_LENGTH,
  TASK_TITLE_MAX_LENGTH,
  taskCategories,
  taskPriorities,
  taskStatuses,
} from '@evenlight/contract/families/tasks';
import { useLingui } from '@lingui/react/macro';
import { SelectField } from '../../../ui/forms/select-field';
import { TextArea } from '../../../ui/forms/text-area';
import { TextField } from '../../../ui/forms/text-field';
import { useFamily } from '../family-context';
import { categoryWords, priorityWords, statusWords } from './task-words';

/** `hasStatus`: a new task has not begun. */
export function TaskFieldset({ hasStatus = false }: { hasStatus?: boolean }) {
  const { t, i18n } = useLingui();
  return (
    <>
      <TextField
        name="title"
        label={t`Title`}
        maxLength={TASK_TITLE_MAX_LENGTH}
        autoComplete="off"
        dir="auto"
        isUnpraised
      />
      <TextArea
        name="description"
        label={t`Description (optional)`}
        rows={3}
        maxLength={TASK_DESCRIPTION_MAX_LENGTH}
        dir="auto"
        isUnpraised
      />
      <div className="grid gap-x-5 sm:grid-cols-2">
        <SelectField
          name="category"
          label={t`Category`}
          isRequired={false}
          options={taskCategories.map((value) => ({ value, label: i18n._(categoryWords[value]) }))}
          isUnpraised
        />
        <SelectField
          name="priority"
          label={t`Priority`}
          isRequired={false}
          options={taskPriorities.map((value) => ({ value, label: i18n._(priorityWords[value]) }))}
          isUnpraised
        />
      </div>
      <WhoAndWhen />
      {hasStatus && (
        <SelectField
          name="status"
          label={t`Status`}
          isRequired={false}
          options={taskStatuses.map((value) => ({ value, label: i18n._(statusWords[value]) }))}
          isUnpraised
        />
      )}
    </>
  );
}

function WhoAndWhen() {
  const { t } = useLingui();
  const { members } = useFamily();
  return (
    <>
      <TextField
        name="dueDate"
        type="datetime-local"
        label={t`Due (optional, Pacific time)`}
        isRequired={false}
        isUnpraised
      />
      <SelectField
        name="assigneeId"
        label={t`Who sees to it`}
        isRequired={false}
        placeholder={t`Unassigned`}
        options={members.map(({ id, name, role }) =>
          mayInFamily(role, 'talk')
            ? { value: id, label: name, isName: true }
            : { value: id, label: t`${name} (can only read)` },
        )}
        isUnpraised
      />
    </>
  );
}
