// Where the tour is shown to whoever has asked for it. Its code is loaded only then.
import { lazy, Suspense, useSyncExternalStore } from 'react';
import { useUser } from '../../../platform/user';
import { tour } from './tour-state';

const Tour = lazy(async () => {
  // Without its code there is no tour; the page goes on without it.
  const code = await import('./tour').catch(() => null);
  return { default: code?.Tour ?? NoTour };
});

function NoTour() {
  return null;
}

export function TourPlace() {
  const { user } = useUser();
  const { step } = useSyncExternalStore(tour.subscribe, tour.getState, tour.getState);
  if (!user || step === null) return null;
  return (
    <Suspense>
      <Tour step={step} />
    </Suspense>
  );
}
