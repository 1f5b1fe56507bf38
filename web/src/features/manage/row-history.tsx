import type { Cells, SheetVersion } from '@evenlight/contract/manage';
import { Trans, useLingui } from '@lingui/react/macro';
import { momentInWords } from '../../platform/dates';
import { Button } from '../../ui/base/button';
import { Disclosure } from '../../ui/base/disclosure';
import { WhatChanges } from './what-changes';

type Props = {
  history: readonly SheetVersion[];
  /** What was typed is not replaced unasked. */
  isUnsaved: boolean;
  /** Puts what it was into the form, where it can be looked at before it is saved. */
  onTakeUp: (cells: Cells) => void;
};

export function RowHistory({ history, isUnsaved, onTakeUp }: Props) {
  const { i18n } = useLingui();
  return (
    <section aria-labelledby="row-history" className="mt-12">
      <h2 id="row-history" className="mb-3 text-2xl">
        <Trans>What was changed before</Trans>
      </h2>
      {history.length === 0 && (
        <p className="text-ink-2">
          <Trans>Nothing yet.</Trans>
        </p>
      )}
      {history.map((version) => (
        <Disclosure key={version.id} title={<Title version={version} when={momentInWords(version.at, i18n)} />}>
          <WhatChanges before={version.before} after={version.after} />
          <Button
            variant="secondary"
            size="small"
            className="mt-4"
            aria-disabled={isUnsaved}
            onClick={() => onTakeUp(version.after)}
          >
            <Trans>Put this into the form</Trans>
          </Button>
          {isUnsaved && (
            <p className="mt-2 text-sm">
              <Trans>Save first what stands in the form; it would be replaced.</Trans>
            </p>
          )}
        </Disclosure>
      ))}
    </section>
  );
}

function Title({ version: { by, way, before }, when }: { version: SheetVersion; when: string }) {
  const who = by ?? (way === 'command line' ? <Trans>The command line</Trans> : <Trans>Somebody who has left</Trans>);
  return (
    <span>
      {before ? <Trans>Changed</Trans> : <Trans>Added</Trans>} · {who} · {when}
      {way === 'file' && (
        <>
          {' · '}
          <Trans>from a file</Trans>
        </>
      )}
    </span>
  );
}
