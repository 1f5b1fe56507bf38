// Who worked on the memorial lately.
import type { EditSession } from '@evenlight/contract/memorials/collaboration';
import { Trans, useLingui } from '@lingui/react/macro';
import { momentInWords } from '../../../../platform/dates';
import { Badge } from '../../../../ui/base/badge';
import { properName } from '../../../../ui/base/their-words';
import { nameOf } from '../words';

export function WhoWorks({ sessions }: { sessions: readonly EditSession[] }) {
  const { i18n } = useLingui();
  if (sessions.length === 0) return null;
  return (
    <section aria-labelledby="who-works-title">
      <h3 id="who-works-title" className="text-2xl">
        <Trans>Who worked on it lately</Trans>
      </h3>
      <ul className="mt-4 grid gap-2">
        {sessions.map(({ id, isActive, lastActiveAt, collaborator }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <span {...properName} className="wrap-anywhere font-semibold">
              {nameOf(collaborator)}
            </span>
            {isActive ? (
              <Badge tone="ok">
                <Trans>Here now</Trans>
              </Badge>
            ) : (
              <time dateTime={lastActiveAt} className="text-ink-2 text-sm">
                {momentInWords(lastActiveAt, i18n)}
              </time>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
