import { Trans, useLingui } from '@lingui/react/macro';
import { phraseFor } from '../../../platform/phrases';
import { Notice } from '../../../ui/status/notice';
import { CrisisLines } from '../crisis/crisis-lines';

/** Nobody judged what could not be sent, so the lines are shown with it, unless a notice has them in view already. */
export function SendFailure({ error, hasNotice }: { error: unknown; hasNotice: boolean }) {
  const { i18n } = useLingui();
  const phrase = phraseFor(error);
  return (
    <div role="alert" className="empty:hidden">
      {phrase && (
        <Notice
          tone="bad"
          className="mb-3 max-h-60 overflow-y-auto"
          title={<Trans>Failed to send message. Please try again.</Trans>}
        >
          {!hasNotice && (
            <>
              <p>
                <Trans>A person answers right now:</Trans>
              </p>
              {/* Before the reason: on a small screen the rest has to be scrolled to. */}
              <CrisisLines routes={['self']} className="mt-1.5 mb-2" />
            </>
          )}
          <p>{i18n._(phrase)}</p>
        </Notice>
      )}
    </div>
  );
}
