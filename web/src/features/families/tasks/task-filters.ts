// Which tasks are shown, as the address says: it survives a reload, and can be sent to somebody.
import { type SharedTask, TaskCategory, TaskStatus } from '@evenlight/contract/families/tasks';
import { useSearchParams } from 'react-router';

const names = ['who', 'category', 'status'] as const;
export type FilterName = (typeof names)[number];
export type TaskFilters = Record<FilterName, string>;

/** Everybody's tasks that nobody has taken on. */
export const NOBODY = 'nobody';

export function useTaskFilters() {
  const [address, setAddress] = useSearchParams();
  const read = (name: FilterName) => address.get(name) ?? '';
  const filters: TaskFilters = {
    who: read('who'),
    category: TaskCategory.safeParse(read('category')).data ?? '',
    status: TaskStatus.safeParse(read('status')).data ?? '',
  };
  const change = (changes: Partial<TaskFilters>) =>
    setAddress(
      (before) => {
        const after = new URLSearchParams(before);
        for (const [name, value] of Object.entries(changes)) {
          if (value) after.set(name, value);
          else after.delete(name);
        }
        return after;
      },
      { replace: true, preventScrollReset: true },
    );
  const clear = () => change({ who: '', category: '', status: '' });
  return { filters, change, clear, isFiltered: names.some((name) => filters[name] !== '') };
}

export function fits({ assignee, category, status }: SharedTask, wanted: TaskFilters): boolean {
  const isTheirs = wanted.who === '' || (assignee?.id ?? NOBODY) === wanted.who;
  const isAbout = wanted.category === '' || category === wanted.category;
  return isTheirs && isAbout && (wanted.status === '' || status === wanted.status);
}
