// Passing a memorial on: its address, a code to scan, and papers to print. Without scripts the address can be marked.
import { pathOf } from '@evenlight/contract/endpoint';
import { getPoster, getQrCode } from '@evenlight/contract/memorials/keeping';
import type { Memorial } from '@evenlight/contract/memorials/memorial';
import { mayOnMemorial } from '@evenlight/contract/memorials/rights';
import { Trans, useLingui } from '@lingui/react/macro';
import { Copy, Printer } from 'lucide-react';
import { Button } from '../../../ui/base/button';
import { ButtonLink } from '../../../ui/base/button-link';
import { Card } from '../../../ui/base/card';
import { useIsHydrated } from '../../../ui/base/is-hydrated';
import { isOpenToOthers } from './open-to-others';
import { OrderOfService } from './order-of-service';
import { ShareButton } from './share-button';
import { useShare } from './use-share';

const CODE_PIXELS = 160;

export function SharePanel({ memorial }: { memorial: Memorial }) {
  return (
    <Card as="section" id="share" aria-labelledby="share-title" className="scroll-mt-4">
      <h2 id="share-title" className="text-xl">
        <Trans>Share this memorial</Trans>
      </h2>
      {isOpenToOthers(memorial) ? <WaysToPassOn memorial={memorial} /> : <NotForOthers memorial={memorial} />}
    </Card>
  );
}

/** No address, no code and no poster that would lead others nowhere. */
function NotForOthers({ memorial }: { memorial: Memorial }) {
  const isAwake = useIsHydrated();
  return (
    <>
      <WhoCanOpen memorial={memorial} />
      <div className="mt-4 flex flex-wrap gap-3">
        {isAwake && <ShareButton memorial={memorial} />}
        {isAwake && mayOnMemorial(memorial.role, 'edit') && <OrderOfService memorial={memorial} />}
      </div>
    </>
  );
}

function WaysToPassOn({ memorial }: { memorial: Memorial }) {
  const { t } = useLingui();
  const isAwake = useIsHydrated();
  const { url } = useShare(memorial);
  const wanted = { params: { memorialId: memorial.id }, query: { address: memorial.address ?? undefined } };
  return (
    <div className="grid gap-6 sm:grid-cols-[minmax(0,1fr)_auto]">
      <div className="min-w-0">
        <WhoCanOpen memorial={memorial} />
        {/* Marked with one press, with scripts or without; in the letters of the name, which browsers understand. */}
        <p className="wrap-anywhere mt-3 select-all rounded-md bg-mist px-4 py-3 font-medium" dir="ltr">
          {decodeURI(url)}
        </p>
        <div className="mt-4 flex flex-wrap gap-3">
          {isAwake && <ShareWays memorial={memorial} />}
          <ButtonLink href={pathOf(getPoster, wanted)} download variant="secondary">
            <Printer aria-hidden="true" className="size-5" />
            <Trans>Print a poster</Trans>
          </ButtonLink>
          {isAwake && mayOnMemorial(memorial.role, 'edit') && <OrderOfService memorial={memorial} />}
        </div>
      </div>
      <img
        src={pathOf(getQrCode, wanted)}
        alt={t`Code to scan that opens this page`}
        width={CODE_PIXELS}
        height={CODE_PIXELS}
        loading="lazy"
        className="size-40 rounded-md border border-line bg-white"
      />
    </div>
  );
}

function ShareWays({ memorial }: { memorial: Memorial }) {
  const { copy } = useShare(memorial);
  return (
    <>
      {'share' in navigator && <ShareButton memorial={memorial} />}
      <Button variant="secondary" onClick={() => void copy()}>
        <Copy aria-hidden="true" className="size-5" />
        <Trans>Copy the link</Trans>
      </Button>
    </>
  );
}

function WhoCanOpen({ memorial: { privacy, publishedAt } }: { memorial: Memorial }) {
  return (
    <p className="mt-2 max-w-[60ch] text-ink-2">
      {publishedAt === null ? (
        <Trans>It is a draft. Only its people can open it until it is published.</Trans>
      ) : privacy === 'public' ? (
        <Trans>Everybody can open it with this link.</Trans>
      ) : privacy === 'unlisted' ? (
        <Trans>Whoever has this link can open it. Pass it on with care.</Trans>
      ) : (
        <Trans>Only people who were invited can open it.</Trans>
      )}
    </p>
  );
}
