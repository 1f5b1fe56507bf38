import { Trans } from '@lingui/react/macro';
import { Spinner } from './spinner';

export function FullScreenLoading() {
  return (
    <div role="status" className="grid min-h-[70dvh] place-content-center justify-items-center gap-4 p-5">
      <Spinner />
      <p className="text-ink-2">
        <Trans>Loading...</Trans>
      </p>
    </div>
  );
}
