import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Button } from '../../ui/base/button';
import { Notice } from '../../ui/status/notice';

type Props = {
  /** Nothing of it is saved yet. */
  isNew?: boolean;
  onDiscard: () => void;
  className?: string;
  /** What discarding brings back. */
  children?: ReactNode;
};

/** Closed by mistake, or after a reload: what was typed is there again, and can be left. */
export function TypedBefore({ isNew = false, onDiscard, className, children }: Props) {
  const saved = children ?? <Trans>Use the saved text instead</Trans>;
  return (
    <Notice className={className} title={<Trans>This is what you typed and have not saved</Trans>}>
      <Button variant="secondary" size="small" className="mt-2" onClick={onDiscard}>
        {isNew ? <Trans>Begin with an empty page</Trans> : saved}
      </Button>
    </Notice>
  );
}
