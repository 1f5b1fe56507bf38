import { localPhone, phoneLink } from '@evenlight/contract/brand';
import { TextLink } from '../../../ui/base/text-link';

/** Our number, to touch. It reads from left to right in every language. */
export function PhoneOfOurs({ phone }: { phone: string }) {
  return (
    <TextLink href={phoneLink(phone)}>
      <bdi dir="ltr" className="whitespace-nowrap">
        {localPhone(phone)}
      </bdi>
    </TextLink>
  );
}
