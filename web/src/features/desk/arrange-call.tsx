import { type Brand, localPhone, phoneLink } from '@evenlight/contract/brand';
import { Trans } from '@lingui/react/macro';
import { useScheduleLink } from '../../platform/scheduling';
import { ButtonLink } from '../../ui/base/button-link';
import { Card } from '../../ui/base/card';
import { TextLink } from '../../ui/base/text-link';

export function ArrangeCall({ brand }: { brand: Brand }) {
  const toSchedule = useScheduleLink();
  const phone = (
    <TextLink href={phoneLink(brand.supportPhone)}>
      <bdi dir="ltr" className="whitespace-nowrap">
        {localPhone(brand.supportPhone)}
      </bdi>
    </TextLink>
  );
  return (
    <Card as="section" id="schedule" tabIndex={-1} aria-labelledby="schedule-title" tone="pine">
      <h2 id="schedule-title" className="text-2xl">
        <Trans>Arrange a call</Trans>
      </h2>
      <div className="mt-3 grid grid-cols-1 gap-3 text-ink-2">
        <p>
          <Trans>The first conversation is free. It is a talk, not a sale, and you decide nothing in it.</Trans>
        </p>
        <p>
          <Trans>
            Choose a day and an hour, and we talk by phone. You can move or cancel it by the link in our mail. If a form
            is too much today, call {phone}.
          </Trans>
        </p>
      </div>
      <ButtonLink {...toSchedule} variant="secondary" className="mt-6">
        <Trans>Schedule Free Consultation</Trans>
      </ButtonLink>
    </Card>
  );
}
