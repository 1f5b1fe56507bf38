import { Trans } from '@lingui/react/macro';
import { Notice } from '../../ui/status/notice';

/**
 * Shown by the script of static pages, which does not let the browser leave for its own error page. `leadsBySecret`: what
 * follows is opened by what stands behind the # of its address, which only the browser itself is told.
 */
export function NotSent({ leadsBySecret = false }: { leadsBySecret?: boolean }) {
  return (
    <div role="status" className="empty:hidden">
      <div data-not-sent={leadsBySecret ? 'secret' : ''} hidden>
        <Notice tone="warn" className="mb-1">
          <Trans>
            We could not be reached just now, so nothing was sent. Your words are still here; try again in a moment.
          </Trans>
        </Notice>
      </div>
    </div>
  );
}
