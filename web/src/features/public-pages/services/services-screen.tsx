// /services: what is arranged, for whom and where.
import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { MetaArgs } from 'react-router';
import { BrokenScreen } from '../../../parts/broken-screen';
import { PageHero } from '../../../parts/page-hero';
import { useHouse } from '../../../parts/use-house';
import { asDocument } from '../../../platform/page-handle';
import { pageMeta } from '../../../platform/page-meta';
import { SectionHeading } from '../../../ui/base/section-heading';
import { Wrap } from '../../../ui/base/wrap';
import { TraditionList } from '../tradition-list';
import { HelpNow } from './help-now';
import { ServiceArea } from './service-area';
import { ServiceLists } from './service-lists';
import { VenuesAndGrief } from './venues-and-grief';

export const handle = asDocument;

export function meta({ matches }: MetaArgs) {
  return pageMeta(matches, 'services', {
    title: msg`Services`,
    description: msg`Cremation or burial coordination, paperwork, clergy, venues, transport and memorial pages for seven traditions in the {serviceArea}.`,
  });
}

export default function ServicesScreen() {
  const { serviceArea } = useHouse().hours.brand;
  return (
    <>
      <PageHero
        eyebrow={<Trans>Services</Trans>}
        title={<Trans>Every tradition, every step, every price explained.</Trans>}
        lead={
          <Trans>
            From the first papers to the meal afterwards, for families everywhere in the {serviceArea}. Take all of it,
            or only the part you need.
          </Trans>
        }
      />
      <Wrap className="grid grid-cols-1 gap-16 pt-6 pb-16 sm:gap-20 sm:pb-20">
        <section>
          <SectionHeading title={<Trans>Faiths and traditions</Trans>} className="mb-8" />
          <TraditionList />
        </section>
        <ServiceLists />
        <VenuesAndGrief />
        <ServiceArea />
        <HelpNow />
      </Wrap>
    </>
  );
}

export function ErrorBoundary({ error }: { error: unknown }) {
  return <BrokenScreen error={error} />;
}
