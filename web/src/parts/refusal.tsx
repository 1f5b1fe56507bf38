import { useLingui } from '@lingui/react';
import { phraseFor } from '../platform/phrases';
import { classNames } from '../ui/base/class-names';
import { Notice } from '../ui/status/notice';

/** Why the last change was refused, in one sentence. Its place is always there, so that it is read out when it comes. */
export function Refusal({ error, className }: { error: unknown; className?: string }) {
  const { i18n } = useLingui();
  const phrase = phraseFor(error);
  return (
    <div role="alert" className={classNames('empty:hidden', className)}>
      {phrase && <Notice tone="bad">{i18n._(phrase)}</Notice>}
    </div>
  );
}
