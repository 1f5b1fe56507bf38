import { Trans } from '@lingui/react/macro';
import { useNavigate } from 'react-router';
import { useUser } from '../../../platform/user';
import { useIsHydrated } from '../../../ui/base/is-hydrated';
import { beginTourAgain } from '../../tour/tour-state';
import { NavItem } from './nav-item';
import { tourLink } from './nav-links';

/** Begins the tour again. Without scripts it leads to the same seven places in words. */
export function TourItem({ className }: { className: string }) {
  const { user } = useUser();
  const isAwake = useIsHydrated();
  const navigate = useNavigate();
  if (!isAwake || !user) return <NavItem entry={tourLink} className={className} />;

  function begin(userId: NonNullable<typeof user>['id']) {
    void navigate('/');
    beginTourAgain(userId);
  }

  return (
    <button type="button" className={className} onClick={() => begin(user.id)}>
      <Trans>Tour</Trans>
    </button>
  );
}
