import { localPhone, phoneLink } from '@evenlight/contract/brand';
import { TextLink } from '../ui/base/text-link';

/** A number to touch. It reads from left to right in every language. */
export function PhoneNumber({ phone, className }: { phone: string; className?: string }) {
  return (
    <TextLink href={phoneLink(phone)} className={className}>
      <bdi dir="ltr" className="whitespace-nowrap">
        {localPhone(phone)}
      </bdi>
    </TextLink>
  );
}
