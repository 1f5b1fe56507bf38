import type { UserId } from '@evenlight/contract/ids';
import { Trans } from '@lingui/react/macro';
import { useNavigate } from 'react-router';
import { useAnswerTour } from '../../../features/accounts/answer-tour';
import { beginTour } from '../../../features/accounts/tour/tour-state';
import { useUser } from '../../../platform/user';
import { useIsHydrated } from '../../../ui/base/is-hydrated';
import { NavItem } from './nav-item';
import { tourLink } from './nav-links';

/** Begins the tour, as often as somebody likes. Without scripts it leads to the same seven places in words. */
export function TourItem({ className }: { className: string }) {
  const { user } = useUser();
  const isAwake = useIsHydrated();
  if (!isAwake || !user) return <NavItem entry={tourLink} className={className} />;
  return <BeginTour userId={user.id} className={className} />;
}

function BeginTour({ userId, className }: { userId: UserId; className: string }) {
  const answer = useAnswerTour(userId);
  const navigate = useNavigate();
  function begin() {
    void navigate('/');
    beginTour();
    // Whoever finds it by themselves need not be asked.
    answer();
  }
  return (
    <button type="button" className={className} onClick={begin}>
      <Trans>Tour</Trans>
    </button>
  );
}
