// What a file would change, before anything is changed.
import { Plural, Trans } from '@lingui/react/macro';
import { Button } from '../../ui/base/button';
import { Disclosure } from '../../ui/base/disclosure';
import { Notice } from '../../ui/status/notice';
import type { useTryFile } from './queries';
import { WhatChanges } from './what-changes';

type Trial = NonNullable<ReturnType<typeof useTryFile>['data']>;
type TriedProps = { name: string; trial: Trial; isPending: boolean; onPut: (mark: string) => void };

export function TriedFile({ name, trial, isPending, onPut }: TriedProps) {
  const { faults, changes, mark, added, changed } = trial;
  if (faults.length > 0) {
    return (
      <Notice tone="bad" title={<Trans>Nothing was changed. This has to be put right in {name} first:</Trans>}>
        <ul className="mt-2 grid list-disc gap-1 ps-5">
          {faults.map((fault) => (
            <li key={fault} className="wrap-anywhere">
              {fault}
            </li>
          ))}
        </ul>
      </Notice>
    );
  }
  if (added + changed === 0) {
    return (
      <Notice>
        <Trans>Nothing is wrong with {name}, and it changes nothing.</Trans>
      </Notice>
    );
  }
  return (
    <div className="grid gap-4">
      <p>
        <Trans>Nothing is wrong with {name}. Nothing was changed yet.</Trans> <Counts {...trial} />
      </p>
      <div>
        {changes.map(({ title, before, after }) => (
          <Disclosure key={JSON.stringify([title, after])} title={before ? title : <Trans>{title}, new</Trans>}>
            <WhatChanges before={before} after={after} />
          </Disclosure>
        ))}
        {changes.length < added + changed && (
          <p className="mt-2 text-ink-2 text-sm">
            <Trans>The others are not shown.</Trans>
          </p>
        )}
      </div>
      <div>
        <Button state={isPending ? 'loading' : 'idle'} onClick={() => onPut(mark)}>
          <Trans>Do it: families see it at once</Trans>
        </Button>
      </div>
    </div>
  );
}

export function Counts({ added, changed, unchanged }: Pick<Trial, 'added' | 'changed' | 'unchanged'>) {
  return (
    <>
      <Plural value={added} one="# is new" other="# are new" />,{' '}
      <Plural value={changed} one="# is changed" other="# are changed" />,{' '}
      <Plural value={unchanged} one="# stays as it is" other="# stay as they are" />.
    </>
  );
}
