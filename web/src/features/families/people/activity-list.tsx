import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { MixedSentence } from '../../../parts/fallback-text';
import { phraseFor } from '../../../platform/phrases';
import { Button } from '../../../ui/base/button';
import { Avatar } from '../../../ui/status/avatar-group';
import { ErrorState } from '../../../ui/status/error-state';
import { SkeletonList } from '../../../ui/status/skeleton';
import { Ago } from '../ago';
import { inWords } from './activity-words';
import { useActivities } from './queries';

// As many as fit beside the urgent tasks; the rest is one press away.
const SHOWN_AT_FIRST = 6;

export function ActivityList() {
  const { t, i18n } = useLingui();
  const [isWhole, setIsWhole] = useState(false);
  const { data, error, refetch, isFetching } = useActivities();
  const phrase = phraseFor(error);
  if (!data && phrase)
    return (
      <ErrorState
        title={<Trans>What happened cannot be shown just now</Trans>}
        safe={<Trans>Nothing is lost.</Trans>}
        next={i18n._(phrase)}
        retry={{ refetch, isFetching }}
      />
    );
  if (!data) return <SkeletonList />;
  const { activities } = data;
  if (activities.length === 0)
    return (
      <p className="text-ink-2">
        <Trans>No recent activity yet</Trans>
      </p>
    );
  const shown = isWhole ? activities : activities.slice(0, SHOWN_AT_FIRST);
  return (
    <>
      <ul className="grid gap-4">
        {shown.map((activity, index) => (
          <li key={activity.id} className="flex items-start gap-3">
            <Avatar person={{ id: activity.id, name: activity.actor?.name ?? t`Somebody` }} tone={index % 3} />
            <p className="wrap-anywhere min-w-0">
              <MixedSentence sentence={inWords(activity, i18n)} />{' '}
              <Ago at={activity.createdAt} className="block text-ink-2 text-sm" />
            </p>
          </li>
        ))}
      </ul>
      {activities.length > shown.length && (
        <Button variant="ghost" size="small" className="mt-3 -ms-4" onClick={() => setIsWhole(true)}>
          <Trans>Show earlier ones</Trans>
        </Button>
      )}
    </>
  );
}
