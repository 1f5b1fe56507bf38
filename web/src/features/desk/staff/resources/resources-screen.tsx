// /staff/resources: every text of the library, for our team. To everybody else there is nothing at this address.
import { listKeptResources } from '@evenlight/contract/resources';
import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { data, type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router';
import { NotFoundContent } from '../../../../parts/not-found-content';
import { pageContext } from '../../../../platform/page-context';
import { quietMeta } from '../../../../platform/page-meta';
import { isRefusedWith } from '../../../../platform/page-refusal';
import { ButtonLink } from '../../../../ui/base/button-link';
import { SectionHeading } from '../../../../ui/base/section-heading';
import { Wrap } from '../../../../ui/base/wrap';
import { KeptList, WRITING_PATH } from '../../../resources/writing/kept-list';
import { BackToDesk } from '../back-to-desk';

export async function loader({ context }: LoaderFunctionArgs) {
  try {
    return { texts: await context.get(pageContext).api(listKeptResources, {}) };
  } catch (refusal) {
    if (isRefusedWith(refusal, 404)) return data({ texts: null }, { status: 404 });
    throw refusal;
  }
}

export function meta({ matches, loaderData }: MetaArgs<typeof loader>) {
  // The page that is not there brings its own title.
  return loaderData?.texts ? quietMeta(matches, msg`The library`) : [];
}

export default function ResourcesScreen() {
  const { texts } = useLoaderData<typeof loader>();
  if (!texts) return <NotFoundContent />;
  return (
    <Wrap className="py-8 sm:py-12">
      <BackToDesk />
      <div className="mb-8 flex flex-wrap items-end justify-between gap-4">
        <SectionHeading
          level="h1"
          title={<Trans>The library</Trans>}
          lead={<Trans>Drafts are seen by our team alone. What is published, anybody can read at once.</Trans>}
        />
        <ButtonLink to={`${WRITING_PATH}/new`}>
          <Trans>Write a new text</Trans>
        </ButtonLink>
      </div>
      <KeptList fromLoader={texts} />
    </Wrap>
  );
}
