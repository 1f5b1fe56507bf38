// Two people have written at the same thing. What was typed here stands in the form, and the other version can be looked
// at before anybody decides.
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { phraseFor } from '../platform/phrases';
import { Button } from '../ui/base/button';
import { Notice } from '../ui/status/notice';

type Props = {
  /** Asks for the version that stands now. */
  newest: { isPending: boolean; error: unknown; mutate: () => void };
  /** The other version and what can be done about it, once it was asked for. */
  shown: ReactNode;
  children?: ReactNode;
};

export function OtherVersion({ newest, shown, children }: Props) {
  const { i18n } = useLingui();
  const phrase = phraseFor(newest.error);
  return (
    <Notice tone="warn" className="mb-2">
      <p>
        <Trans>What you typed is still here. Look at the other version first, then decide.</Trans>
      </p>
      {shown || (
        <Button
          variant="secondary"
          size="small"
          className="mt-3"
          state={newest.isPending ? 'loading' : 'idle'}
          onClick={() => newest.mutate()}
        >
          <Trans>Look at the other version</Trans>
        </Button>
      )}
      {phrase && (
        <p role="status" className="mt-2">
          {i18n._(phrase)}
        </p>
      )}
      {children}
    </Notice>
  );
}

export function ChooseVersion({ onSaveMine, onTakeTheirs }: { onSaveMine: () => void; onTakeTheirs: () => void }) {
  return (
    <div className="mt-3 flex flex-wrap gap-3">
      <Button size="small" onClick={onSaveMine}>
        <Trans>Save mine over it</Trans>
      </Button>
      <Button variant="secondary" size="small" onClick={onTakeTheirs}>
        <Trans>Go on with the other one</Trans>
      </Button>
    </div>
  );
}
