// Shows the tour to whoever has not seen it, once they are somewhere quiet. Its code is loaded only then.
import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { useUser } from '../../platform/user';
import { isSomethingOpen } from './something-open';
import { isTourWaitingAt, mayBeginByItself, tour } from './tour-state';

const Tour = lazy(async () => {
  // Without its code there is no tour; the page goes on without it.
  const code = await import('./tour').catch(() => null);
  return { default: code?.Tour ?? NoTour };
});

function NoTour() {
  return null;
}

// A page that has just opened is looked at first.
const SETTLING_MS = 600;

export function TourPlace() {
  const { user } = useUser();
  const { pathname } = useLocation();
  const { step } = useSyncExternalStore(tour.subscribe, tour.getState, tour.getState);
  const userId = user?.id;

  useEffect(() => {
    if (!userId || step !== null || isTourWaitingAt(pathname) || !mayBeginByItself(userId)) return;
    const timer = setInterval(() => {
      if (isSomethingOpen()) return;
      tour.show({ step: 0 });
    }, SETTLING_MS);
    return () => clearInterval(timer);
  }, [userId, step, pathname]);

  if (!userId || step === null) return null;
  return (
    <Suspense>
      <Tour userId={userId} step={step} />
    </Suspense>
  );
}
