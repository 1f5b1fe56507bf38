import type { QueueItem } from '@evenlight/contract/queue';
import { useLingui } from '@lingui/react/macro';
import { CallFailed } from '../../../platform/call';
import { phraseFor } from '../../../platform/phrases';
import { Notice } from '../../../ui/status/notice';

/** Why a step was refused. What stands was read again by then, so it can be said who was quicker. */
export function StepProblem({ item, error }: { item: QueueItem; error: unknown }) {
  const { t, i18n } = useLingui();
  const phrase = phraseFor(error);
  const code = error instanceof CallFailed ? error.problem?.code : undefined;
  const owner = item.owner?.name;
  const keeper = item.keptBy;
  return (
    // Its place is always there, so that it is read out when it comes.
    <div role="status" className="empty:hidden">
      {phrase && (
        <Notice tone="warn">
          {code === 'promise.taken' && owner
            ? t`${owner} was quicker and has it in hand now.`
            : code === 'promise.kept' && keeper
              ? t`${keeper} has answered meanwhile.`
              : i18n._(phrase)}
        </Notice>
      )}
    </div>
  );
}
