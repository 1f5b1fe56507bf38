import type { Story } from '@evenlight/contract/stories';
import { Trans } from '@lingui/react/macro';
import { useHouse } from '../../../parts/use-house';
import { useScheduleLink } from '../../../platform/scheduling';
import { ButtonLink } from '../../../ui/base/button-link';
import { Wrap } from '../../../ui/base/wrap';
import { EstimatesNote } from '../estimates-note';
import { WhyChoose } from '../why-choose';
import { ClosingCall } from './closing-call';
import { ContactCard } from './contact-card';
import { Hero } from './hero';
import { SampleStories } from './sample-stories';
import { ShortTour } from './short-tour';
import { TraditionsBand } from './traditions-band';

export function MemberLanding({ stories }: { stories: Story[] }) {
  const { serviceArea } = useHouse().hours.brand;
  const toSchedule = useScheduleLink();
  return (
    <>
      <Hero
        title={<Trans>One step at a time, and never alone.</Trans>}
        lead={
          <Trans>
            Compassionate end-of-life planning for families in the {serviceArea} and for people planning ahead. Take the
            next step now, or let us take it with you.
          </Trans>
        }
        actions={
          <>
            <ButtonLink to="/planning-wizard">
              <Trans>Start Planning</Trans>
            </ButtonLink>
            <ButtonLink {...toSchedule} variant="secondary">
              <Trans>Schedule a Call</Trans>
            </ButtonLink>
          </>
        }
        aside={<ContactCard />}
      />
      <ShortTour />
      <WhyChoose third="eco-friendly" />
      <SampleStories stories={stories} />
      <TraditionsBand />
      <Wrap className="pt-12">
        <EstimatesNote />
      </Wrap>
      <ClosingCall
        title={<Trans>When you are ready</Trans>}
        words={<Trans>Planning costs nothing, and you can stop at any time.</Trans>}
      >
        <ButtonLink to="/planning-wizard">
          <Trans>Start Planning Now</Trans>
        </ButtonLink>
        <ButtonLink {...toSchedule} variant="secondary">
          <Trans>Schedule Free Consultation</Trans>
        </ButtonLink>
      </ClosingCall>
    </>
  );
}
