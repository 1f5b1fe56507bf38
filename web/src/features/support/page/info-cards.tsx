// Three things to know before writing: what answers, what is kept, and where a person is.
import { Trans } from '@lingui/react/macro';
import { Bot, HeartHandshake, Lock, type LucideIcon } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { PhoneNumber } from '../../../parts/phone-number';
import { useHouse } from '../../../parts/use-house';
import { useScheduleLink } from '../../../platform/scheduling';
import { Card } from '../../../ui/base/card';
import { IconTile } from '../../../ui/base/icon-tile';
import { TextLink } from '../../../ui/base/text-link';

export function InfoCards() {
  const { supportPhone } = useHouse().hours.brand;
  const toSchedule = useScheduleLink();
  return (
    <div className="grid grid-cols-1 gap-4 md:grid-cols-3">
      <InfoCard icon={Bot} title={<Trans>A program, not a person</Trans>}>
        <p>
          <Trans>
            An AI answers here. It can listen and point to help. It can be wrong, and it does not take the place of care
            from a person.
          </Trans>
        </p>
        <p>
          <Trans>It may not be right for everyone under 18.</Trans>
        </p>
        <p>
          <TextLink to="/support/safety">
            <Trans>How we keep this chat safe</Trans>
          </TextLink>
        </p>
      </InfoCard>
      <InfoCard icon={Lock} title={<Trans>What is kept</Trans>}>
        <p>
          <Trans>
            What you write is encrypted, and only you can read it here. It is in no mail, no log and no statistics.
          </Trans>
        </p>
        <p>
          <Trans>You can delete one conversation or all of them at any time. Deleted means gone.</Trans>
        </p>
        <p>
          <TextLink to="/privacy">
            <Trans>More about privacy</Trans>
          </TextLink>
        </p>
      </InfoCard>
      <InfoCard icon={HeartHandshake} title={<Trans>Where a person is</Trans>}>
        <p>
          <Trans>
            Call us at <PhoneNumber phone={supportPhone} />, <TextLink {...toSchedule}>book a talk</TextLink>, or{' '}
            <TextLink to="/contact">write to us</TextLink>.
          </Trans>
        </p>
        <p>
          <Trans>
            In a crisis call or text <TextLink href="tel:988">988</TextLink>. In danger call{' '}
            <TextLink href="tel:911">911</TextLink>.
          </Trans>
        </p>
      </InfoCard>
    </div>
  );
}

function InfoCard({ icon, title, children }: { icon: LucideIcon; title: ReactNode; children: ReactNode }) {
  const titleId = useId();
  return (
    <Card as="section" aria-labelledby={titleId} className="p-5 sm:p-6">
      <IconTile icon={icon} />
      <h2 id={titleId} className="mt-3 text-xl">
        {title}
      </h2>
      <div className="mt-2 grid gap-2 text-ink-2">{children}</div>
    </Card>
  );
}
