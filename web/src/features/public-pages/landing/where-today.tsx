// The two situations people arrive in, and the nearest step in each.
import { Trans } from '@lingui/react/macro';
import { HandHeart, PenLine } from 'lucide-react';
import { PhoneNumber } from '../../../parts/phone-number';
import { useHouse } from '../../../parts/use-house';
import { Card } from '../../../ui/base/card';
import { IconTile } from '../../../ui/base/icon-tile';
import { SectionHeading } from '../../../ui/base/section-heading';
import { TextLink } from '../../../ui/base/text-link';
import { Wrap } from '../../../ui/base/wrap';

const stepLooks = 'inline-flex min-h-11 items-center';

export function WhereToday() {
  const { supportPhone } = useHouse().hours.brand;
  return (
    <section>
      <Wrap className="pt-16 sm:pt-20">
        <SectionHeading title={<Trans>Where are you today?</Trans>} />
        <div className="mt-7 grid grid-cols-1 gap-5 md:grid-cols-2">
          <Card tone="pine" className="flex flex-col">
            <IconTile icon={HandHeart} className="bg-surface" />
            <h3 className="mt-4 text-xl">
              <Trans>Someone has died</Trans>
            </h3>
            <p className="mt-2 mb-3 text-ink-2">
              <Trans>
                If nobody expected the death, call 911 first; under hospice care, call the hospice nurse. Most other
                things can wait a little, unless your tradition asks for an early burial. Call us, and we will go
                through the first steps with you.
              </Trans>
            </p>
            <p className="mt-auto">
              <PhoneNumber phone={supportPhone} className={`${stepLooks} text-lg [&_bdi]:whitespace-normal`} />
            </p>
          </Card>
          <Card tone="mist" className="flex flex-col">
            <IconTile icon={PenLine} tone="gold" className="bg-surface" />
            <h3 className="mt-4 text-xl">
              <Trans>I am planning ahead</Trans>
            </h3>
            <p className="mt-2 mb-3 text-ink-2">
              <Trans>
                Put your wishes in writing, a little at a time, and share them with the people who will need them.
                Planning costs nothing, and nothing is charged.
              </Trans>
            </p>
            <p className="mt-auto">
              <TextLink to="/about#planning" className={stepLooks}>
                <Trans>How planning works</Trans>
              </TextLink>
            </p>
          </Card>
        </div>
      </Wrap>
    </section>
  );
}
