// Where the draft is safe, and what happened when two of them met.
import { Trans } from '@lingui/react/macro';
import { CloudCheck, CloudOff, type LucideIcon, MonitorCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import type { DraftState } from '../../features/plans/draft-store';
import { Button } from '../../ui/base/button';
import { Notice } from '../../ui/status/notice';

type ReplacedProps = { replaced: DraftState['replaced']; onBringBack: () => void; onClose: () => void };

export function ReplacedNotice({ replaced, onBringBack, onClose }: ReplacedProps) {
  return (
    <div role="status" className="empty:hidden">
      {replaced && (
        <Notice className="mt-5">
          <p>
            {replaced.by === 'account' ? (
              <Trans>This plan was changed on another device. You see the newest.</Trans>
            ) : (
              <Trans>You see the plan from this browser. An earlier unfinished one was in your account.</Trans>
            )}
          </p>
          <div className="mt-1 -ms-4 flex flex-wrap gap-1">
            <Button variant="ghost" size="small" onClick={onBringBack}>
              {replaced.by === 'account' ? (
                <Trans>Bring back what I had here</Trans>
              ) : (
                <Trans>Bring back the earlier one</Trans>
              )}
            </Button>
            <Button variant="ghost" size="small" onClick={onClose}>
              <Trans>Close this note</Trans>
            </Button>
          </div>
        </Notice>
      )}
    </div>
  );
}

const icons: Record<DraftState['keeping'], LucideIcon | null> = {
  nothing: null,
  browser: MonitorCheck,
  sending: MonitorCheck,
  account: CloudCheck,
  waiting: CloudOff,
};

const words: Record<DraftState['keeping'], ReactNode> = {
  nothing: null,
  browser: <Trans>Kept in this browser</Trans>,
  sending: <Trans>Kept in this browser</Trans>,
  account: <Trans>Saved to your account</Trans>,
  waiting: <Trans>Not saved to your account yet; it is safe in this browser</Trans>,
};

/** One quiet line whose place is always there, so that nothing moves when it speaks. */
export function KeepingLine({ keeping }: { keeping: DraftState['keeping'] }) {
  const Icon = icons[keeping];
  return (
    <p role="status" className="mt-6 flex min-h-6 items-center gap-2 pb-4 text-ink-3 text-sm print:hidden">
      {Icon && <Icon aria-hidden="true" className="size-4.5 shrink-0" />}
      <span>{words[keeping]}</span>
    </p>
  );
}
