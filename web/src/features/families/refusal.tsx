import { useLingui } from '@lingui/react/macro';
import { phraseFor } from '../../platform/phrases';
import { Notice } from '../../ui/status/notice';

/** Why the last wish was not fulfilled, in one sentence; nothing while there is no error. */
export function Refusal({ error }: { error: unknown }) {
  const { i18n } = useLingui();
  const phrase = phraseFor(error);
  return (
    <div role="alert" className="empty:hidden">
      {phrase && <Notice tone="bad">{i18n._(phrase)}</Notice>}
    </div>
  );
}
