// Self-care: six tiles, and the activity that was opened. What needs several features is put together here.
import type { Care } from '@evenlight/contract/self-care/journal';
import { isAtLeast } from '@evenlight/contract/support/levels';
import { Trans, useLingui } from '@lingui/react/macro';
import { LifeBuoy } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { useUser } from '../../platform/user';
import { CrisisLines } from '../support/crisis/crisis-lines';
import { routeTitles } from '../support/crisis/line-words';
import { Breathing } from './breathing/breathing';
import { GriefCalendar } from './days/grief-calendar';
import { Journal } from './journal/journal';
import { CrisisResources } from './lines/crisis-resources';
import { Meditation } from './meditation/meditation';
import { MemoryKeeper } from './memories/memory-keeper';
import { activityIn } from './page/activity-address';
import { ActivityFrame } from './page/activity-frame';
import { type KeptActivity, SignInFirst } from './page/sign-in-first';
import { Tiles } from './page/tiles';
import { useNewsOfSelfCare } from './queries';

export function SelfCareTab() {
  const [address] = useSearchParams();
  const activity = activityIn(address);
  if (!activity) return <Tiles />;
  return (
    <ActivityFrame key={activity} activity={activity}>
      {activity === 'breathing' && <Breathing />}
      {activity === 'meditation' && <Meditation />}
      {activity === 'crisis' && <CrisisResources />}
      {(activity === 'journal' || activity === 'memories' || activity === 'calendar') && <Kept activity={activity} />}
    </ActivityFrame>
  );
}

function Kept({ activity }: { activity: KeptActivity }) {
  const { user } = useUser();
  if (!user) return <SignInFirst activity={activity} />;
  return <KeptFor key={user.id} activity={activity} user={user} />;
}

type User = NonNullable<ReturnType<typeof useUser>['user']>;

function KeptFor({ activity, user }: { activity: KeptActivity; user: User }) {
  useNewsOfSelfCare();
  if (activity === 'journal') return <Journal renderCare={(care) => <WhereHelpIs care={care} />} />;
  if (activity === 'calendar') return <GriefCalendar />;
  return <MemoryKeeper userId={user.id} ownName={user.firstName} />;
}

/** After an entry that gives reason to worry: the lines, and nothing that shuts, counts or asks. */
function WhereHelpIs({ care: { level, routes } }: { care: Care }) {
  const { i18n } = useLingui();
  if (!isAtLeast(level, 'elevated')) return null;
  const isUrgent = level === 'crisis';
  return (
    <section
      aria-labelledby="where-help-is"
      className={`rounded-card border px-5 py-4 ${isUrgent ? 'border-2 border-bad bg-bad-soft' : 'border-line bg-pine-soft'}`}
    >
      <h3 id="where-help-is" className="flex gap-2.5 font-sans font-semibold text-base leading-snug">
        <LifeBuoy aria-hidden="true" className={`size-5.5 shrink-0 ${isUrgent ? 'text-bad' : 'text-pine'}`} />
        {i18n._(routeTitles[routes[0] ?? 'self'])}
      </h3>
      <p className="mt-1 text-ui">
        {isUrgent ? (
          <Trans>If you’re in immediate danger, please call 988 or 911</Trans>
        ) : (
          <Trans>If it gets too heavy, you can talk with a person at any hour. You do not need a reason to call.</Trans>
        )}
      </p>
      <CrisisLines routes={routes} isUrgent={isUrgent} className="mt-2.5" />
    </section>
  );
}
