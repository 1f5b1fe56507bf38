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
import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { WhileTyping } from '../../../platform/form-draft';
import { fieldProblemsOf } from '../../../platform/phrases';
import { Form } from '../../../ui/forms/form';
import { SelectField } from '../../../ui/forms/select-field';
import { SubmitButton } from '../../../ui/forms/submit-button';
import { TextArea } from '../../../ui/forms/text-area';
import { TextField } from '../../../ui/forms/text-field';
import { useFamily } from '../here';
import { TaskFields } from './task-fields';
import { categoryWords, priorityWords, statusWords } from './task-words';

type Props = {
  label: string;
  atFirst: TaskFields;
  isBusy: boolean;
  error: unknown;
  /** Why it was not stored, in one sentence. */
  problem: string | undefined;
  /** A new task has not begun. */
  hasStatus?: boolean;
  submitWords: ReactNode;
  onTyped: (typed: FieldValues) => void;
  onSend: (fields: TaskFields) => void;
  children?: ReactNode;
};

export function TaskForm(props: Props) {
  const { label, atFirst, isBusy, error, problem, hasStatus = false, submitWords, onTyped, onSend, children } = props;
  const { t, i18n } = useLingui();
  return (
    <Form
      aria-label={label}
      schema={TaskFields}
      defaultValues={atFirst}
      busy={isBusy}
      problem={problem}
      fieldProblems={fieldProblemsOf(error)}
      onSubmit={onSend}
    >
      <WhileTyping onTyped={onTyped} />
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
      {children}
      <SubmitButton className="justify-self-start">{submitWords}</SubmitButton>
    </Form>
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
        options={members.map(({ id, name, role }) => ({
          value: id,
          label: mayInFamily(role, 'talk') ? name : t`${name} (can only read)`,
        }))}
        isUnpraised
      />
    </>
  );
}
