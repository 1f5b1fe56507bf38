// /staff/promises-kept: how the team has kept its word. To everybody else there is nothing at this address.
import { getKeptFigures } from '@evenlight/contract/queue';
import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { data, type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router';
import { NotFoundContent } from '../../../parts/not-found-content';
import { pageContext } from '../../../platform/page-context';
import { quietMeta } from '../../../platform/page-meta';
import { isRefusedWith } from '../../../platform/page-refusal';
import { SectionHeading } from '../../../ui/base/section-heading';
import { Wrap } from '../../../ui/base/wrap';
import { KeptPromises } from '../queue/kept-figures';
import { BackToDesk } from './back-to-desk';

export async function loader({ context }: LoaderFunctionArgs) {
  try {
    return { months: await context.get(pageContext).api(getKeptFigures, {}) };
  } catch (refusal) {
    if (isRefusedWith(refusal, 404)) return data({ months: null }, { status: 404 });
    throw refusal;
  }
}

export function meta({ matches, loaderData }: MetaArgs<typeof loader>) {
  // The page that is not there brings its own title.
  return loaderData?.months ? quietMeta(matches, msg`Promises kept`) : [];
}

export default function PromisesKeptScreen() {
  const { months } = useLoaderData<typeof loader>();
  if (!months) return <NotFoundContent />;
  return (
    <Wrap className="py-6 sm:py-10">
      <BackToDesk />
      <SectionHeading
        level="h1"
        className="mb-9"
        title={<Trans>Promises kept</Trans>}
        lead={
          <Trans>
            What families were promised by a certain time, and whether they were answered by then. What is open and late
            counts as not kept.
          </Trans>
        }
      />
      <KeptPromises months={months} />
    </Wrap>
  );
}
