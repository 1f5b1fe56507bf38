// Above everything else on the page, for visitors too: nobody needs an account to be helped.
import { Trans, useLingui } from '@lingui/react/macro';
import { LifeBuoy } from 'lucide-react';
import { Wrap } from '../../../ui/base/wrap';
import { CrisisLines } from './crisis-lines';

export function CrisisBanner() {
  const { t } = useLingui();
  return (
    <section aria-label={t`Crisis lines`} className="border-line border-b bg-warn-soft">
      <Wrap className="flex flex-wrap items-center gap-x-8 gap-y-3 py-4">
        <p className="flex min-w-0 flex-1 basis-80 gap-3">
          <LifeBuoy aria-hidden="true" className="mt-0.75 size-5.5 shrink-0 text-warn" />
          <span>
            <strong className="font-semibold">
              <Trans>If you need somebody right now:</Trans>
            </strong>{' '}
            <Trans>
              988 is free, at any hour, also in Spanish and also for grief. If anybody is in danger, call 911.
            </Trans>
          </span>
        </p>
        <CrisisLines routes={['self']} />
      </Wrap>
    </section>
  );
}
