import { Trans } from '@lingui/react/macro';
import { useHouse } from '../../../parts/use-house';
import { ButtonLink } from '../../../ui/base/button-link';
import { ClosingForVisitors } from './closing-for-visitors';
import { FeatureCards } from './feature-cards';
import { Hero } from './hero';
import { HeroFacts } from './hero-facts';
import { TraditionsBand } from './traditions-band';
import { WhereToday } from './where-today';

export function VisitorLanding() {
  const { serviceArea } = useHouse().hours.brand;
  return (
    <>
      <Hero
        title={<Trans>A gentle way to plan a farewell, together.</Trans>}
        lead={
          <Trans>
            Compassionate end-of-life planning for every faith and for none, in the {serviceArea}. Go step by step, see
            honest prices, and share the work with family.
          </Trans>
        }
        actions={
          <>
            <ButtonLink to="/signup">
              <Trans>Get Started Free</Trans>
            </ButtonLink>
            <ButtonLink to="/planning" variant="secondary">
              <Trans>Try Planning Tool</Trans>
            </ButtonLink>
          </>
        }
        facts={<HeroFacts />}
      />
      <WhereToday />
      <FeatureCards />
      <TraditionsBand />
      <ClosingForVisitors
        title={<Trans>Begin when you are ready</Trans>}
        words={
          <Trans>An account keeps your plan safe and lets your family see the same page. There is no password.</Trans>
        }
      >
        <ButtonLink to="/login" variant="secondary">
          <Trans>Sign In</Trans>
        </ButtonLink>
      </ClosingForVisitors>
    </>
  );
}
