import { type Brand, localPhone, phoneLink } from '@evenlight/contract/brand';
import { Trans, useLingui } from '@lingui/react/macro';
import { ButtonLink } from '../../ui/base/button-link';
import { Card } from '../../ui/base/card';
import { TextLink } from '../../ui/base/text-link';

/** How to arrange a consultation today: by asking a person. */
export function ArrangeCall({ brand }: { brand: Brand }) {
  const { t } = useLingui();
  const phone = (
    <TextLink href={phoneLink(brand.supportPhone)}>
      <bdi dir="ltr" className="whitespace-nowrap">
        {localPhone(brand.supportPhone)}
      </bdi>
    </TextLink>
  );
  const subject = encodeURIComponent(t`Arranging a call`);
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
            Call {phone} and say when we may call you back, or send an e-mail with two or three times that suit you and
            the number to reach you.
          </Trans>
        </p>
      </div>
      <ButtonLink href={`mailto:${brand.email}?subject=${subject}`} variant="secondary" className="mt-6">
        <Trans>Send an e-mail</Trans>
      </ButtonLink>
    </Card>
  );
}
