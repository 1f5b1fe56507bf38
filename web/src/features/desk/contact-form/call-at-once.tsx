import { type Brand, localPhone, phoneLink } from '@evenlight/contract/brand';
import { Trans } from '@lingui/react/macro';
import { Phone } from 'lucide-react';
import { ButtonLink } from '../../../ui/base/button-link';
import { classNames } from '../../../ui/base/class-names';
import { TextLink } from '../../../ui/base/text-link';

/** An emergency does not wait for anybody to read a form. */
export function CallAtOnce({ brand, className }: { brand: Brand; className?: string }) {
  return (
    <div className={classNames('rounded-md border-2 border-bad bg-bad-soft px-4 py-4', className)}>
      <InDanger />
      <p className="mt-1 text-ui">
        {brand.phoneStaffedAroundTheClock ? (
          <Trans>For anything else that cannot wait, call us. Our line is answered 24/7.</Trans>
        ) : (
          <Trans>For anything else that cannot wait, call us.</Trans>
        )}
      </p>
      <CallNow phone={brand.supportPhone} className="mt-3" />
    </div>
  );
}

/** Who answers now, when it is about a life. */
export function InDanger() {
  return (
    <p className="font-semibold">
      <Trans>
        If someone is in danger, call <TextLink href="tel:911">911</TextLink> or <TextLink href="tel:988">988</TextLink>
        .
      </Trans>
    </p>
  );
}

type CallProps = { phone: string; className?: string };

export function CallNow({ phone, className }: CallProps) {
  const number = localPhone(phone);
  return (
    <ButtonLink href={phoneLink(phone)} size="small" className={className}>
      <Phone aria-hidden="true" className="size-4.5 shrink-0" />
      <span>
        <Trans>Call Now</Trans>{' '}
        <bdi dir="ltr" className="whitespace-nowrap">
          {number}
        </bdi>
      </span>
    </ButtonLink>
  );
}
