// /services: what is arranged, for whom and where.
import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { asDocument } from '../../../platform/page-handle';
import { pageMeta } from '../../../platform/page-meta';
import { SectionHeading } from '../../../ui/base/section-heading';
import { Wrap } from '../../../ui/base/wrap';
import { BrokenScreen } from '../../shell/broken-screen';
import { useHouse } from '../../shell/use-house';
import { PageHero } from '../page-hero';
import { TraditionList } from '../tradition-list';
import type { Route } from './+types/services-screen';
import { HelpNow } from './help-now';
import { ServiceArea } from './service-area';
import { ServiceLists } from './service-lists';
import { VenuesAndGrief } from './venues-and-grief';

export const handle = asDocument;

export function meta({ matches }: Route.MetaArgs) {
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

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <BrokenScreen error={error} />;
}
