// A step taken from the timeline is told in the language of whoever reads it, as long as the family has not written it anew.
import { TASK_DESCRIPTION_MAX_LENGTH, TASK_TITLE_MAX_LENGTH } from '@evenlight/contract/families/tasks';
import { languages } from '@evenlight/contract/languages';
import type { Db } from '../../../platform/database/database.ts';
import { planOfGroup } from '../../plans/access.ts';
import { planIn } from '../../plans/plan-store.ts';
import { type Reading, readEventWords } from '../../timelines/read-timeline.ts';
import type { FamilyScope } from '../access.ts';
import type { TaskRow } from './task-store.ts';

type Words = Pick<TaskRow, 'title' | 'description'>;

/** As it fits into a task. */
export function asTaskWords({ title, description }: Words): Words {
  return {
    title: title.slice(0, TASK_TITLE_MAX_LENGTH),
    description: description.slice(0, TASK_DESCRIPTION_MAX_LENGTH),
  };
}

export async function tellTasks(
  db: Db,
  scope: FamilyScope,
  tasks: readonly TaskRow[],
  { language, now }: Reading,
): Promise<readonly TaskRow[]> {
  if (tasks.every(({ templateKey }) => templateKey === null)) return tasks;
  const wordsOf = await readEventWords(db, await planIn(db, planOfGroup(scope), now));
  return tasks.map((task) => {
    const { templateKey: key } = task;
    const known = languages
      .flatMap((language) => (key === null ? [] : (wordsOf(key, language) ?? [])))
      .map(asTaskWords);
    const told = key === null ? null : wordsOf(key, language);
    return told ? { ...task, ...unlessRewritten(task, known, asTaskWords(told)) } : task;
  });
}

function unlessRewritten(task: TaskRow, known: readonly Words[], told: Words): Words {
  const isKnown = (field: keyof Words) => known.some((words) => words[field] === task[field]);
  return {
    title: isKnown('title') ? told.title : task.title,
    description: isKnown('description') ? told.description : task.description,
  };
}
