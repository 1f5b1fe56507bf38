// /vendor-reply#secret: a vendor reads what a family asks and answers it, without an account.
import { VENDOR_REPLY_PATH } from '@evenlight/contract/vendors/replies';
import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { MetaArgs } from 'react-router';
import { LinkPage } from '../../../parts/link-page/link-page';
import { PageLoading } from '../../../parts/link-page/page-loading';
import { PageMessage } from '../../../parts/link-page/page-message';
import { revalidateElsewhere } from '../../../parts/revalidation';
import { quietMeta } from '../../../platform/page-meta';
import { AskedInquiry } from './asked-inquiry';
import { useOpenInquiry } from './reply-queries';

export const shouldRevalidate = revalidateElsewhere;

export function meta({ matches }: MetaArgs) {
  return quietMeta(matches, msg`A family asks you`);
}

export default function VendorReplyScreen() {
  return (
    <LinkPage
      path={VENDOR_REPLY_PATH}
      useOpen={useOpenInquiry}
      gone="inquiry.not_found"
      safe={<Trans>The link is not used up. You can open it again.</Trans>}
      loading={<PageLoading title={<Trans>A family asks you</Trans>} />}
      ended={<LinkEnded />}
    >
      {(inquiry, token) =>
        inquiry.state === 'withdrawn' ? <NothingAskedAnyMore /> : <AskedInquiry token={token} inquiry={inquiry} />
      }
    </LinkPage>
  );
}

function NothingAskedAnyMore() {
  return (
    <PageMessage title={<Trans>This inquiry is over</Trans>}>
      <p>
        <Trans>The family has withdrawn it. There is nothing for you to do. Thank you for your time.</Trans>
      </p>
    </PageMessage>
  );
}

function LinkEnded() {
  return (
    <PageMessage title={<Trans>This link does not work any more</Trans>}>
      <p>
        <Trans>It is too old, or what it was about has been removed. You need not do anything.</Trans>
      </p>
    </PageMessage>
  );
}
