import { useLingui } from '@lingui/react';
import { phraseFor } from '../../../../platform/phrases';
import { Notice } from '../../../../ui/status/notice';

/** Why a decision was not taken. Its place is always there, so that it is read out when it comes. */
export function StaffProblem({ error }: { error: unknown }) {
  const { i18n } = useLingui();
  const phrase = phraseFor(error);
  return (
    <div role="status" className="empty:hidden">
      {phrase && (
        <Notice tone="bad" className="mt-3">
          {i18n._(phrase)}
        </Notice>
      )}
    </div>
  );
}
