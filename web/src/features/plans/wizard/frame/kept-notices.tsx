// Where the draft is safe, and what happened when two of them met.
import { Trans } from '@lingui/react/macro';
import { CloudCheck, CloudOff, type LucideIcon, MonitorCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../../../ui/base/button';
import { TextLink } from '../../../../ui/base/text-link';
import { Notice } from '../../../../ui/status/notice';
import { signInPath } from '../../../accounts/sign-in/sign-in-path';
import { type DraftStore, type ShownDraft, useDraftState } from '../../draft/draft-store';
import { pathOfStep, type Step } from '../steps';

type ReplacedProps = { replaced: ShownDraft['replaced']; onBringBack: () => void; onClose: () => void };

const replacedWords: Record<NonNullable<ShownDraft['replaced']>['by'], { what: ReactNode; bringBack: ReactNode }> = {
  account: {
    what: <Trans>This plan was changed on another device. You see the newest.</Trans>,
    bringBack: <Trans>Bring back what I had here</Trans>,
  },
  browser: {
    what: <Trans>You see the plan from this browser. An earlier unfinished one was in your account.</Trans>,
    bringBack: <Trans>Bring back the earlier one</Trans>,
  },
  hand: {
    what: <Trans>You see the plan you brought back. The other one is kept until you close this note.</Trans>,
    bringBack: <Trans>Bring back the other one</Trans>,
  },
};

export function ReplacedNotice({ replaced, onBringBack, onClose }: ReplacedProps) {
  return (
    <div role="status" className="empty:hidden">
      {replaced && (
        <Notice className="mt-5">
          <p>{replacedWords[replaced.by].what}</p>
          <div className="mt-1 -ms-4 flex flex-wrap gap-1">
            <Button variant="ghost" size="small" onClick={onBringBack}>
              {replacedWords[replaced.by].bringBack}
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

type CopyProps = { isCopy: boolean; onClose: () => void };

export function CopyNotice({ isCopy, onClose }: CopyProps) {
  return (
    <div role="status" className="empty:hidden">
      {isCopy && (
        <Notice className="mt-5">
          <p>
            <Trans>
              This plan was saved or put away in another place. What you see here is a copy: go on with it, and it
              becomes a plan of its own.
            </Trans>
          </p>
          <Button variant="ghost" size="small" className="mt-1 -ms-4" onClick={onClose}>
            <Trans>Close this note</Trans>
          </Button>
        </Notice>
      )}
    </div>
  );
}

const icons: Record<ShownDraft['keeping'], LucideIcon | null> = {
  nothing: null,
  browser: MonitorCheck,
  sending: MonitorCheck,
  account: CloudCheck,
  waiting: CloudOff,
  'signed-out': CloudOff,
};

const words: Record<ShownDraft['keeping'], ReactNode> = {
  nothing: null,
  browser: <Trans>Kept in this browser</Trans>,
  sending: <Trans>Kept in this browser</Trans>,
  account: <Trans>Saved to your account</Trans>,
  waiting: <Trans>Not saved to your account yet; it is safe in this browser</Trans>,
  'signed-out': <Trans>You are signed out. What you chose is safe in this browser; sign in to go on.</Trans>,
};

/** Where storage is forbidden or full. */
const wordsWithoutBrowser: Record<ShownDraft['keeping'], ReactNode> = {
  ...words,
  browser: <Trans>This browser cannot keep what you choose. It is here as long as this page is open.</Trans>,
  sending: <Trans>On its way to your account</Trans>,
  waiting: <Trans>Not saved to your account yet. Please keep this page open.</Trans>,
  'signed-out': <Trans>You are signed out. Please keep this page open, and sign in in another tab to go on.</Trans>,
};

/**
 * One quiet line whose place is always there. It speaks up only when something is not safe. It follows the draft itself
 * and not what the page has caught up with: beside a new choice, 'Saved' must never be the word on the one before.
 */
export function KeepingLine({ store, step }: { store: DraftStore; step: Step }) {
  const { keeping, isInBrowser } = useDraftState(store);
  const isStuck = keeping === 'waiting' || keeping === 'signed-out';
  const isKept = isInBrowser ? !isStuck : keeping === 'account' || keeping === 'nothing';
  const Icon = isKept || keeping === 'nothing' ? icons[keeping] : CloudOff;
  const said = (isInBrowser ? words : wordsWithoutBrowser)[keeping];
  return (
    <p className="mt-6 flex min-h-6 flex-wrap items-center gap-x-2 pb-4 text-ink-3 text-sm print:hidden">
      {Icon && <Icon aria-hidden="true" className="size-4.5 shrink-0" />}
      {isKept && <span>{said}</span>}
      <span role="status" className="empty:hidden">
        {!isKept && said}
      </span>
      {keeping === 'signed-out' && isInBrowser && (
        <TextLink to={signInPath('/login', pathOfStep(step))} className="inline-flex min-h-11 items-center">
          <Trans>Sign In</Trans>
        </TextLink>
      )}
    </p>
  );
}
