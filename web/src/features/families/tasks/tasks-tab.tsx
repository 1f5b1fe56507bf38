// What there is to do. Everybody reads it; those who may add, change and order it.
import type { SharedTask } from '@evenlight/contract/families/tasks';
import type { FamilyTaskId } from '@evenlight/contract/ids';
import { Plural, Trans } from '@lingui/react/macro';
import { ListChecks, SearchX } from 'lucide-react';
import { useState } from 'react';
import { Refusal } from '../../../parts/refusal';
import { Button } from '../../../ui/base/button';
import { useFocusOfGoneLines } from '../../../ui/base/keep-focus';
import { EmptyState } from '../../../ui/status/empty-state';
import { ErrorState } from '../../../ui/status/error-state';
import { SkeletonList } from '../../../ui/status/skeleton';
import { useFamily } from '../family-context';
import { AddTaskDialog } from './add-task-dialog';
import { FilterRow } from './filter-row';
import { useMoving } from './moving';
import { useTasks } from './queries';
import { TaskCard } from './task-card';
import { TaskDialog } from './task-dialog';
import { fits, useTaskFilters } from './task-filters';
import { TemplatesDialog } from './templates-dialog';

export function TasksTab() {
  const { may } = useFamily();
  const { data, isPending, isFetching, refetch } = useTasks();
  return (
    <section aria-labelledby="tasks-title" className="grid grid-cols-1 gap-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="tasks-title" className="text-2xl">
          <Trans>Tasks</Trans>
        </h2>
        {may('addTasks') && (
          <div className="flex flex-wrap gap-3">
            <TemplatesDialog />
            <AddTaskDialog />
          </div>
        )}
      </div>
      {isPending && <SkeletonList />}
      {!isPending && !data && (
        <ErrorState
          title={<Trans>The tasks cannot be shown just now</Trans>}
          safe={<Trans>Nothing is lost. What your family wrote is stored.</Trans>}
          next={<Trans>Try again in a moment.</Trans>}
          retry={{ refetch, isFetching }}
        />
      )}
      {data && (data.tasks.length === 0 ? <NoTasks /> : <TaskList tasks={data.tasks} />)}
    </section>
  );
}

function NoTasks() {
  const { may } = useFamily();
  return (
    <EmptyState icon={ListChecks} title={<Trans>No tasks yet</Trans>}>
      {may('addTasks') ? (
        <Trans>Add the first one above, or take steps from your tradition’s timeline.</Trans>
      ) : (
        <Trans>They appear here as soon as somebody in your family adds one.</Trans>
      )}
    </EmptyState>
  );
}

function TaskList({ tasks }: { tasks: SharedTask[] }) {
  const filtering = useTaskFilters();
  // Closed, it stays in the page for a moment, so that the focus finds its way back.
  const [opened, setOpened] = useState<{ id: FamilyTaskId; isOpen: boolean } | null>(null);
  const shown = tasks.filter((task) => fits(task, filtering.filters));
  const chosen = tasks.find(({ id }) => id === opened?.id);
  const box = useFocusOfGoneLines(shown.length);
  const { list, renderMoving, markOf, error, said } = useMoving(tasks, !filtering.isFiltered);
  return (
    <>
      {(tasks.length > 1 || filtering.isFiltered) && <FilterRow {...filtering} />}
      <p role="status" className="text-ink-2">
        <Plural value={shown.length} one="# task" other="# tasks" />
        <span className="sr-only">{said}</span>
      </p>
      <Refusal error={error} />
      {shown.length === 0 && (
        <EmptyState
          icon={SearchX}
          title={<Trans>No task fits</Trans>}
          action={
            <Button variant="secondary" onClick={filtering.clear}>
              <Trans>Show all tasks</Trans>
            </Button>
          }
        />
      )}
      <div ref={box} tabIndex={-1} className="rounded-card">
        <ul ref={list} className="grid grid-cols-1 gap-4">
          {shown.map((task) => (
            <TaskCard
              key={task.id}
              task={task}
              onOpen={() => setOpened({ id: task.id, isOpen: true })}
              moving={renderMoving(task)}
              mark={markOf(task)}
            />
          ))}
        </ul>
      </div>
      {chosen && (
        <TaskDialog
          key={chosen.id}
          task={chosen}
          isOpen={opened?.isOpen === true}
          onClose={() => setOpened({ id: chosen.id, isOpen: false })}
        />
      )}
    </>
  );
}
