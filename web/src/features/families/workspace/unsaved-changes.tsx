import { Trans } from '@lingui/react/macro';
import { Button } from '../../../ui/base/button';
import { Notice } from '../../../ui/status/notice';

type Props = {
  /** Left out for whoever may not change the plan any more. */
  onEdit: (() => void) | undefined;
  onDiscard: () => void;
};

/** In view mode, where the fields do not stand: what was typed is still there, and nobody else sees it. */
export function UnsavedChanges({ onEdit, onDiscard }: Props) {
  return (
    <Notice tone="warn" role="status" title={<Trans>You have changes that are not saved</Trans>}>
      <p>
        {onEdit ? (
          <Trans>They are kept in this browser, and your family does not see them yet.</Trans>
        ) : (
          <Trans>They are kept in this browser. Your role in the family does not allow saving them now.</Trans>
        )}
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        {onEdit && (
          <Button variant="secondary" size="small" onClick={onEdit}>
            <Trans>Go on editing</Trans>
          </Button>
        )}
        <Button variant="ghost" size="small" onClick={onDiscard}>
          <Trans>Discard what I typed</Trans>
        </Button>
      </div>
    </Notice>
  );
}
