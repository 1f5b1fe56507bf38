import { pathOf } from '@evenlight/contract/endpoint';
import type { MemorialId } from '@evenlight/contract/ids';
import { getMemorialArchive } from '@evenlight/contract/memorials/keeping';
import { Trans } from '@lingui/react/macro';
import { Download } from 'lucide-react';
import { ButtonLink } from '../../../ui/base/button-link';
import { Card } from '../../../ui/base/card';

/** The whole memorial as one file. */
export function KeepIt({ memorialId }: { memorialId: MemorialId }) {
  return (
    <Card as="aside" aria-labelledby="keep-title">
      <h2 id="keep-title" className="text-xl">
        <Trans>Keep it</Trans>
      </h2>
      <p className="mt-2 text-ink-2">
        <Trans>
          Take the whole memorial with you as one file: pages that open without the internet, every photo in full size,
          the guestbook, and the data.
        </Trans>
      </p>
      <ButtonLink
        href={pathOf(getMemorialArchive, { params: { memorialId } })}
        download
        variant="secondary"
        className="mt-4"
      >
        <Download aria-hidden="true" className="size-5" />
        <Trans>Download the archive</Trans>
      </ButtonLink>
    </Card>
  );
}
