import { Trans } from '@lingui/react/macro';
import { Pause, Play, Square } from 'lucide-react';
import { Button } from '../../../ui/base/button';
import { useKeptFocus } from '../../../ui/base/keep-focus';

type Props = {
  state: 'ready' | 'running' | 'paused' | 'over';
  onStart: () => void;
  onPause: () => void;
  onStop: () => void;
};

/** Begin, pause, go on, stop. The focus stays on what can be done next. */
export function ClockButtons({ state, onStart, onPause, onStop }: Props) {
  const place = useKeptFocus<HTMLDivElement>();
  const isUnderWay = state === 'running' || state === 'paused';
  return (
    <div ref={place} className="flex flex-wrap justify-center gap-3">
      {state === 'running' ? (
        <Button data-keeps-focus key="pause" variant="secondary" onClick={onPause}>
          <Pause aria-hidden="true" className="size-4.5" />
          <Trans>Pause</Trans>
        </Button>
      ) : (
        <Button data-keeps-focus key="start" onClick={onStart}>
          <Play aria-hidden="true" className="size-4.5" />
          {state === 'ready' && <Trans>Start</Trans>}
          {state === 'paused' && <Trans>Go on</Trans>}
          {state === 'over' && <Trans>Once more</Trans>}
        </Button>
      )}
      {isUnderWay && (
        <Button variant="ghost" onClick={onStop}>
          <Square aria-hidden="true" className="size-4.5" />
          <Trans>Stop</Trans>
        </Button>
      )}
    </div>
  );
}
