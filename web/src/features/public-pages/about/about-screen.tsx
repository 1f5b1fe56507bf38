// /about: what the house helps with, at length. Each part can be linked to by its own address.
import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { MetaArgs } from 'react-router';
import { BrokenScreen } from '../../../parts/broken-screen';
import { PageHero } from '../../../parts/page-hero';
import { useHouse } from '../../../parts/use-house';
import { asDocument } from '../../../platform/page-handle';
import { pageMeta } from '../../../platform/page-meta';
import { ButtonLink } from '../../../ui/base/button-link';
import { ClosingForVisitors } from '../landing/closing-for-visitors';
import { WhyChoose } from '../why-choose';
import { AboutFeatures } from './about-features';

export const handle = asDocument;

export function meta({ matches }: MetaArgs) {
  return pageMeta(matches, 'about', {
    title: msg`About`,
    description: msg`How {name} helps families in the {serviceArea} plan a farewell and remember a life, in every tradition and in none.`,
  });
}

export default function AboutScreen() {
  const { name, serviceArea } = useHouse().hours.brand;
  return (
    <>
      <PageHero
        eyebrow={<Trans>About {name}</Trans>}
        title={<Trans>Help for the hardest days, from people who listen.</Trans>}
        lead={
          <Trans>
            {name} helps families in the {serviceArea} plan a farewell after a death, and helps people who want to plan
            ahead. One calm place for the steps, the papers, the people and the memories.
          </Trans>
        }
      />
      <AboutFeatures />
      <WhyChoose third="trusted" id="why" />
      <ClosingForVisitors
        title={<Trans>The next step can be small</Trans>}
        words={<Trans>Look around, try the planning steps, or make an account so that your family can join you.</Trans>}
      >
        <ButtonLink to="/planning-wizard" variant="secondary">
          <Trans>Start Planning</Trans>
        </ButtonLink>
        <ButtonLink to="/services" variant="ghost">
          <Trans>See all services</Trans>
        </ButtonLink>
      </ClosingForVisitors>
    </>
  );
}

export function ErrorBoundary({ error }: { error: unknown }) {
  return <BrokenScreen error={error} />;
}
