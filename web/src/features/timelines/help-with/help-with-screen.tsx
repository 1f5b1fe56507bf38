// /help-with#secret: somebody who was asked to see to one step answers here, without an account.
import { HANDOFF_PAGE_PATH, type OpenHandoff } from '@evenlight/contract/handoffs';
import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { MetaArgs } from 'react-router';
import { LinkPage } from '../../../parts/link-page/link-page';
import { PageLoading } from '../../../parts/link-page/page-loading';
import { revalidateElsewhere } from '../../../parts/revalidation';
import { quietMeta } from '../../../platform/page-meta';
import { AskedStep } from './asked-step';
import { useOpenHandoff } from './handoff-queries';
import { Answered } from './keep-answered';
import { LinkEnded, StepIsDeclined, StepIsDone } from './outcomes';

export const shouldRevalidate = revalidateElsewhere;

export function meta({ matches }: MetaArgs) {
  return quietMeta(matches, msg`A step to help with`);
}

export default function HelpWithScreen() {
  return (
    <LinkPage
      path={HANDOFF_PAGE_PATH}
      useOpen={useOpenHandoff}
      gone="handoff.not_found"
      safe={<Trans>The link is not used up. It works until you have answered.</Trans>}
      loading={<PageLoading title={<Trans>A step to help with</Trans>} />}
      ended={<LinkEnded />}
      shownBefore={answeredBefore}
    >
      {(handoff, token) => <FoundStep token={token} handoff={handoff} />}
    </LinkPage>
  );
}

function answeredBefore({ answered }: Record<string, unknown>) {
  const { data } = Answered.safeParse(answered);
  return data && <StepIsDone answered={data} />;
}

function FoundStep({ token, handoff }: { token: string; handoff: OpenHandoff }) {
  if (handoff.state === 'done') return <StepIsDone answered={handoff} />;
  if (handoff.state === 'declined') return <StepIsDeclined token={token} answered={handoff} />;
  return <AskedStep token={token} handoff={handoff} />;
}
