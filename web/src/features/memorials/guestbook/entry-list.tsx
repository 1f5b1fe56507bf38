// Entries as everybody reads them: plain text, in whichever direction it is written.
import type { GuestbookEntry } from '@evenlight/contract/memorials/guestbook';
import type { Memorial } from '@evenlight/contract/memorials/memorial';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { CalendarCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { dayInWords } from '../../../platform/dates';
import { Badge } from '../../../ui/base/badge';
import { Card } from '../../../ui/base/card';
import { useIsHydrated } from '../../../ui/base/is-hydrated';
import { properName, theirWords } from '../../../ui/base/their-words';
import { EntryReport } from '../keeping/entry-report';
import { PhotoImage } from '../photos/photo-image';
import { entryAge } from './entry-age';

type Props = {
  memorial: Pick<Memorial, 'id' | 'address'>;
  entries: GuestbookEntry[];
};

export function EntryList({ memorial, entries }: Props) {
  return (
    <ol className="grid gap-4">
      {entries.map((entry) => (
        <Card as="li" key={entry.id}>
          <EntryWords entry={entry} />
          <EntryReport memorial={memorial} entry={entry} />
        </Card>
      ))}
    </ol>
  );
}

export function EntryWords({ entry, badge }: { entry: GuestbookEntry; badge?: ReactNode }) {
  const { authorName, message, photo, reply } = entry;
  return (
    <article>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h3 {...properName} className="wrap-anywhere font-serif text-lg">
          {authorName}
        </h3>
        <Coming entry={entry} />
        {badge}
      </div>
      <p className="text-ink-3 text-sm">
        <Written createdAt={entry.createdAt} />
      </p>
      <p {...theirWords} className="mt-3 max-w-[65ch] whitespace-pre-line wrap-anywhere">
        {message}
      </p>
      {photo && (
        <PhotoImage
          photo={photo}
          sizes="(min-width: 640px) 320px, 90vw"
          className="mt-4 h-auto w-full max-w-80 rounded-md"
        />
      )}
      {reply && (
        <div className="mt-4 border-pine/40 border-s-3 ps-4">
          <p className="font-semibold text-ink-2 text-sm">
            <Trans>The family answers</Trans>
          </p>
          <p {...theirWords} className="mt-1 max-w-[65ch] whitespace-pre-line wrap-anywhere">
            {reply}
          </p>
        </div>
      )}
    </article>
  );
}

function Coming({ entry: { isRsvp, rsvpStatus } }: { entry: GuestbookEntry }) {
  if (!isRsvp || !rsvpStatus) return null;
  if (rsvpStatus === 'attending')
    return (
      <Badge tone="ok" icon={CalendarCheck}>
        <Trans>Attending</Trans>
      </Badge>
    );
  return (
    <Badge tone="line">{rsvpStatus === 'maybe' ? <Trans>Perhaps coming</Trans> : <Trans>Cannot come</Trans>}</Badge>
  );
}

/**
 * The server writes the day, because a page is cached for a while and 'an hour ago' would not stay true. Where scripts run
 * they put the age in its place: this component on pages with scripts, `tellAges` on static pages.
 */
function Written({ createdAt }: { createdAt: string }) {
  const { i18n, t } = useLingui();
  const isAwake = useIsHydrated();
  return (
    <time dateTime={createdAt} data-just-now={isAwake ? undefined : t`Just now`}>
      {isAwake ? <Age createdAt={createdAt} /> : dayInWords(createdAt, i18n)}
    </time>
  );
}

function Age({ createdAt }: { createdAt: string }) {
  const age = entryAge(createdAt, new Date());
  if (age.unit === 'now') return <Trans>Just now</Trans>;
  if (age.unit === 'hours') return <Plural value={age.count} one="# hour ago" other="# hours ago" />;
  return <Plural value={age.count} one="# day ago" other="# days ago" />;
}
