// The life story as it was before. Putting a text back is an ordinary change, so nothing is lost by it either.
import type { Memorial, StoryVersion } from '@evenlight/contract/memorials/memorial';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { momentInWords } from '../../../platform/dates';
import { Badge } from '../../../ui/base/badge';
import { Button } from '../../../ui/base/button';
import { Disclosure } from '../../../ui/base/disclosure';
import { theirWords } from '../../../ui/base/their-words';
import { ErrorState } from '../../../ui/status/error-state';
import { SkeletonList } from '../../../ui/status/skeleton';
import { useStoryVersions } from './queries';

type Props = { memorial: Pick<Memorial, 'id' | 'biography'>; onRestore: (biography: string) => void };

export function StoryHistory(props: Props) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Disclosure
      className="mt-6 border-t border-b-0"
      title={<Trans>Earlier versions of the life story</Trans>}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      {isOpen && <Versions {...props} />}
    </Disclosure>
  );
}

function Versions({ memorial, onRestore }: Props) {
  const { data: versions, error, refetch, isFetching } = useStoryVersions(memorial.id);
  if (error && !versions) {
    return (
      <ErrorState
        level="h3"
        title={<Trans>The earlier versions could not be loaded</Trans>}
        safe={<Trans>They are safe with us.</Trans>}
        retry={{ refetch, isFetching }}
      />
    );
  }
  if (!versions) return <SkeletonList />;
  if (versions.length === 0) return <Trans>The life story has not changed yet. Every version is kept here.</Trans>;
  return (
    <ol className="grid gap-4">
      {versions.map((version) => (
        <Version
          key={version.version}
          version={version}
          isCurrent={version.biography === memorial.biography}
          onRestore={onRestore}
        />
      ))}
    </ol>
  );
}

type VersionProps = { version: StoryVersion; isCurrent: boolean; onRestore: Props['onRestore'] };

function Version({ version: { biography, savedAt, savedBy }, isCurrent, onRestore }: VersionProps) {
  const { t, i18n } = useLingui();
  const moment = momentInWords(savedAt, i18n);
  return (
    <li className="rounded-md border border-line px-4 py-3">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-ui">
        <span className="wrap-anywhere">{savedBy ? t`${moment}, by ${savedBy}` : moment}</span>
        {isCurrent && (
          <Badge>
            <Trans>The text as it is now</Trans>
          </Badge>
        )}
      </p>
      <p
        {...(biography ? theirWords : {})}
        className="wrap-anywhere mt-2 max-h-60 overflow-y-auto whitespace-pre-line font-serif text-ink"
      >
        {biography || <Trans>There is no text.</Trans>}
      </p>
      {!isCurrent && (
        <Button
          variant="ghost"
          size="small"
          className="-ms-4 mt-1"
          aria-label={t`Put this text back: ${moment}`}
          onClick={() => onRestore(biography)}
        >
          <Trans>Put this text back</Trans>
        </Button>
      )}
    </li>
  );
}
