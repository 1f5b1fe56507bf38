// /planning-wizard: from nothing to a plan in five steps, with or without an account.
import { getPlanningDraft } from '@evenlight/contract/drafts';
import { msg } from '@lingui/core/macro';
import { useRef } from 'react';
import { type LoaderFunctionArgs, type MetaArgs, useLoaderData, useSearchParams } from 'react-router';
import { useHouse } from '../../../parts/use-house';
import { pageContext } from '../../../platform/page-context';
import { quietMeta } from '../../../platform/page-meta';
import { isRefusedWith } from '../../../platform/page-refusal';
import { unlessOnlyQuery } from '../../../platform/revalidation';
import { useUser } from '../../../platform/user';
import { keptIn } from '../queries';
import { SessionLoading } from './frame/session-loading';
import { WizardFrame } from './frame/wizard-frame';
import { stepIn } from './steps';
import { Wizard } from './wizard';

/** The draft in the account: null for none, undefined for visitors, or when it could not be looked up. */
export async function loader({ context }: LoaderFunctionArgs) {
  const { api, report } = context.get(pageContext);
  try {
    return { inAccount: keptIn(await api(getPlanningDraft, {})) };
  } catch (refusal) {
    // The wizard works without; this browser may keep a draft of its own.
    if (!isRefusedWith(refusal, 401)) report(refusal);
    return { inAccount: undefined };
  }
}

/** From step to step nothing has to be asked for again. */
export const shouldRevalidate = unlessOnlyQuery;

export function meta({ matches }: MetaArgs) {
  return quietMeta(matches, msg`Plan a service`);
}

export default function WizardScreen() {
  const { user, isLoading } = useUser();
  const { inAccount } = useLoaderData<typeof loader>();
  const isSessionUnknown = useHouse().user === undefined && isLoading;
  if (isSessionUnknown) return <Opening />;
  // One person's choices never stay on the screen for the next.
  return <Wizard key={user?.id ?? 'visitor'} owner={user?.id ?? null} inAccount={user ? inAccount : undefined} />;
}

function Opening() {
  const [address] = useSearchParams();
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <WizardFrame step={stepIn(address)} heading={heading}>
      <SessionLoading />
    </WizardFrame>
  );
}
