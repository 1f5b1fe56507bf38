// /contact: every way to a person, and when somebody is there.
import { getOpeningHours } from '@evenlight/contract/desk';
import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router';
import { pageContext } from '../../platform/page-context';
import { asDocument } from '../../platform/page-handle';
import { pageMeta } from '../../platform/page-meta';
import { SectionHeading } from '../../ui/base/section-heading';
import { Wrap } from '../../ui/base/wrap';
import { ArrangeCall } from './arrange-call';
import { MoreSupport } from './more-support';
import { OpeningHours } from './opening-hours';
import { useOpeningHours } from './queries';
import { WaysToReachUs } from './ways-to-reach-us';

export const handle = asDocument;

export async function loader({ context }: LoaderFunctionArgs) {
  return { hours: await context.get(pageContext).api(getOpeningHours, {}) };
}

export function meta({ matches }: MetaArgs) {
  return pageMeta(matches, 'contact', {
    title: msg`Contact`,
    description: msg`Call, write or chat with {name}. We help families everywhere in the {serviceArea}.`,
  });
}

export default function ContactScreen() {
  const { data: hours } = useOpeningHours(useLoaderData<typeof loader>().hours);
  return (
    <Wrap className="py-12 sm:py-16">
      <SectionHeading
        level="h1"
        title={<Trans>Talk to somebody</Trans>}
        lead={<Trans>You do not need to know what to ask. Tell us where you are, and we will go from there.</Trans>}
      />
      <WaysToReachUs brand={hours.brand} />
      <div className="mt-14 grid grid-cols-1 items-start gap-x-12 gap-y-14 lg:grid-cols-2">
        <section aria-labelledby="chat-hours">
          <h2 id="chat-hours" className="mb-4 text-2xl">
            <Trans>Chat hours</Trans>
          </h2>
          <OpeningHours hours={hours} />
        </section>
        <ArrangeCall brand={hours.brand} />
      </div>
      <MoreSupport />
    </Wrap>
  );
}
