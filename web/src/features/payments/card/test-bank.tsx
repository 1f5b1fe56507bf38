import { Trans } from '@lingui/react/macro';
import { Landmark } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button } from '../../../ui/base/button';
import { Card } from '../../../ui/base/card';

/** What a real bank would ask in a window of its own. */
export function TestBank({ isBusy, onAnswer }: { isBusy: boolean; onAnswer: (isApproved: boolean) => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const state = isBusy ? 'loading' : 'idle';
  return (
    <Card as="section" tone="mist" aria-labelledby="test-bank">
      <h3 id="test-bank" ref={heading} tabIndex={-1} className="flex items-center gap-3 text-xl outline-none">
        <Landmark aria-hidden="true" className="size-6 shrink-0 text-pine" />
        <Trans>Test bank: is it you?</Trans>
      </h3>
      <p className="mt-2 text-ink-2">
        <Trans>A real bank asks this in its own app or window, to be sure that it is your card.</Trans>
      </p>
      <div className="mt-5 flex flex-wrap gap-3">
        <Button state={state} onClick={() => onAnswer(true)}>
          <Trans>Approve</Trans>
        </Button>
        <Button variant="secondary" state={state} onClick={() => onAnswer(false)}>
          <Trans>Refuse</Trans>
        </Button>
      </div>
    </Card>
  );
}
