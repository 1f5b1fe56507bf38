// /family-notices#secret: no more mails about a group. One press, and nobody has to sign in for it.
import { FAMILY_PATH } from '@evenlight/contract/families/group';
import { STOP_NOTICES_PATH } from '@evenlight/contract/families/notices';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { BellOff } from 'lucide-react';
import type { MetaArgs } from 'react-router';
import { PageLoading } from '../../parts/link-page/page-loading';
import { PageMessage } from '../../parts/link-page/page-message';
import { useTokenOfLink } from '../../parts/link-page/token-of-link';
import { Refusal } from '../../parts/refusal';
import { revalidateElsewhere } from '../../parts/revalidation';
import { quietMeta } from '../../platform/page-meta';
import { Button } from '../../ui/base/button';
import { ButtonLink } from '../../ui/base/button-link';
import { IconTile } from '../../ui/base/icon-tile';
import { useStopNotices } from './notices/queries';

export const shouldRevalidate = revalidateElsewhere;

export function meta({ matches }: MetaArgs) {
  return quietMeta(matches, msg`Mails about your family group`);
}

export default function StopNoticesScreen() {
  const asked = useTokenOfLink(STOP_NOTICES_PATH);
  if (asked === undefined) return <PageLoading title={<Trans>Mails about your family group</Trans>} />;
  return <Stop token={asked.token ?? ''} />;
}

function Stop({ token }: { token: string }) {
  const { t } = useLingui();
  const { mutate, data, isPending, error } = useStopNotices();
  const toFamily = (
    <ButtonLink to={FAMILY_PATH} variant="secondary">
      <Trans>Go to the family page</Trans>
    </ButtonLink>
  );
  if (data) {
    const { groupName } = data;
    return (
      <PageMessage
        icon={<IconTile icon={BellOff} className="mb-5" />}
        title={<Trans>No more mails</Trans>}
        actions={toFamily}
      >
        <p role="status">{t`You get no more mails about ${groupName}. You still belong to it, and can change this on the family page.`}</p>
      </PageMessage>
    );
  }
  return (
    <PageMessage
      icon={<IconTile icon={BellOff} className="mb-5" />}
      title={<Trans>Mails about your family group</Trans>}
      actions={
        <>
          <Button state={isPending ? 'loading' : 'idle'} onClick={() => mutate(token)}>
            <Trans>Stop these mails</Trans>
          </Button>
          {toFamily}
        </>
      }
    >
      <p>
        <Trans>You stay in the group. Only the mails about what the others do will end.</Trans>
      </p>
      <Refusal error={error} className="mt-4" />
    </PageMessage>
  );
}
