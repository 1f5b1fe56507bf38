// /support/offline: what the support pages show while there is no connection. Kept by `public/support-worker.js`.
import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { MetaArgs } from 'react-router';
import { asDocument } from '../../../platform/page-handle';
import { quietMeta } from '../../../platform/page-meta';
import { ButtonLink } from '../../../ui/base/button-link';
import { Wrap } from '../../../ui/base/wrap';
import { CrisisBanner } from '../crisis/crisis-banner';

export const handle = asDocument;

export function meta({ matches }: MetaArgs) {
  return quietMeta(matches, msg`Without a connection`);
}

export default function OfflineScreen() {
  return (
    <>
      <CrisisBanner />
      <Wrap className="grid max-w-170 gap-4 py-10">
        <h1 data-offline-page="" className="text-title">
          <Trans>There is no connection just now</Trans>
        </h1>
        <p>
          <Trans>The numbers above work without the internet: a person answers at 988, at any hour.</Trans>
        </p>
        {/* Filled by still/show-unsent.ts, from this tab alone. */}
        <section data-unsent-support="" hidden aria-labelledby="unsent-title">
          <h2 id="unsent-title" className="text-xl">
            <Trans>What you wrote</Trans>
          </h2>
          <p className="text-ink-2 text-sm">
            <Trans>It is kept in this tab, and stands in your box again when the connection is back.</Trans>
          </p>
          <p
            data-unsent-words=""
            dir="auto"
            className="mt-3 whitespace-pre-wrap wrap-anywhere rounded-md bg-pine-soft px-4 py-3"
          />
        </section>
        <div className="mt-2">
          <ButtonLink href="" variant="secondary">
            <Trans>Try again</Trans>
          </ButtonLink>
        </div>
      </Wrap>
    </>
  );
}
