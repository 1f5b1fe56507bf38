// May we show you around? Asked once, on the page and not over it; the answer is kept with the account.
import type { UserId } from '@evenlight/contract/ids';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '../../../ui/base/button';
import { Card } from '../../../ui/base/card';
import { useAnswerTour } from '../answer-tour';
import { beginTour } from './tour-state';

export function TourOffer({ userId }: { userId: UserId }) {
  const [isAnswered, setIsAnswered] = useState(false);
  const answer = useAnswerTour(userId);
  const navigate = useNavigate();
  if (isAnswered) return null;

  function settle() {
    answer();
    setIsAnswered(true);
  }

  function begin() {
    settle();
    beginTour();
    void navigate('/');
  }

  function decline() {
    settle();
    // The button that had the focus is gone.
    document.getElementById('main')?.focus({ preventScroll: true });
  }

  return (
    <Card
      as="section"
      aria-labelledby="tour-offer"
      tone="mist"
      className="mt-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 px-5 py-3 sm:px-6 sm:py-4 print:hidden noscript:hidden"
    >
      <p id="tour-offer" className="min-w-0 flex-1 basis-72 text-ui">
        <Trans>New here? We can show you around: seven places, about a minute.</Trans>
      </p>
      <div className="-ms-4 flex flex-wrap gap-1 sm:ms-0">
        <Button variant="ghost" size="small" onClick={begin}>
          <Trans>Show me around</Trans>
        </Button>
        <Button variant="ghost" size="small" onClick={decline}>
          <Trans>Not now</Trans>
        </Button>
      </div>
    </Card>
  );
}
