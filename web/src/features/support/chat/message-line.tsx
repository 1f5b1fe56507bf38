import type { SupportMessage } from '@evenlight/contract/support/chat';
import { Trans } from '@lingui/react/macro';
import { Bot } from 'lucide-react';
import type { ReactNode } from 'react';
import { inItsLanguage } from '../../../parts/own-words';
import { Badge } from '../../../ui/base/badge';
import { classNames } from '../../../ui/base/class-names';
import { theirWords } from '../../../ui/base/their-words';
import { VisuallyHidden } from '../../../ui/base/visually-hidden';
import { WithNumbers } from './with-numbers';

const bubbleLooks = 'w-fit max-w-[85%] rounded-card px-4 py-2.5 sm:max-w-[75%]';

export function MessageLine({ message: { role, kind, content, language, isStopped } }: { message: SupportMessage }) {
  if (role === 'user')
    return (
      <div className={classNames(bubbleLooks, 'ms-auto rounded-ee-xs bg-pine-soft')}>
        <VisuallyHidden>
          <Trans>You:</Trans>
        </VisuallyHidden>
        <p {...theirWords} className="whitespace-pre-wrap wrap-anywhere">
          {content}
        </p>
      </div>
    );
  // Our own words are in a language that we know; nobody knows it of what a model wrote.
  const inItsOwn = inItsLanguage({ language }) ?? theirWords;
  // Of the welcome two lines are enough for whoever has something to say; the rest is there to be opened.
  const [first = '', rest] = kind === 'welcome' ? content.split(/\n\n(.*)/s) : [content];
  return (
    <AiBubble isSafety={kind === 'safety'}>
      <p {...inItsOwn} className="whitespace-pre-line wrap-anywhere">
        <WithNumbers text={first} />
      </p>
      {rest && (
        <details className="mt-1.5">
          <summary className="w-fit cursor-pointer text-ink-2 text-sm underline">
            <Trans context="more to read">More</Trans>
          </summary>
          <p {...inItsOwn} className="mt-1.5 wrap-anywhere">
            {rest}
          </p>
        </details>
      )}
      {isStopped && (
        <p className="mt-1.5 text-ink-2 text-sm">
          <Trans>This answer was stopped here.</Trans>
        </p>
      )}
    </AiBubble>
  );
}

/** Each answer says of itself what it is. */
export function AiBubble({ isSafety = false, children }: { isSafety?: boolean; children: ReactNode }) {
  return (
    <div
      className={classNames(
        bubbleLooks,
        'rounded-es-xs border',
        isSafety ? 'border-bad bg-bad-soft' : 'border-line bg-surface',
      )}
    >
      <Badge tone="gold" icon={Bot} className="mb-1.5">
        <Trans>AI</Trans>
      </Badge>
      {children}
    </div>
  );
}
