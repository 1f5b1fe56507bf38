import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import { phraseFor } from '../../platform/phrases';
import { Notice } from '../../ui/status/notice';
import { isChangedMeanwhile } from './plan-queries';

const newestShown = msg`This plan was changed on another device meanwhile. Nothing was overwritten, and what you see now is the newest. If your change is still missing, make it once more.`;

/** Why a change did not happen. Its place is always there, so that it is read out when it comes. */
export function PlanProblem({ error, className }: { error: unknown; className?: string }) {
  const { i18n } = useLingui();
  const isOutrun = isChangedMeanwhile(error);
  const sentence = isOutrun ? newestShown : phraseFor(error);
  return (
    <div role="status" className={className}>
      {sentence && <Notice tone={isOutrun ? 'warn' : 'bad'}>{i18n._(sentence)}</Notice>}
    </div>
  );
}
