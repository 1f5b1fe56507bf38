import { MailAddress } from '../../../parts/mail-address';
import { TextLink } from '../../../ui/base/text-link';

type Props = { person: { email: string | null; phone: string | null } };

/** How somebody who waits for us can be reached. */
export function Reach({ person: { email, phone } }: Props) {
  return (
    <>
      {phone && (
        <TextLink
          href={`tel:${phone.replace(/[^\d+]/g, '')}`}
          className="relative z-1 inline-flex min-h-11 items-center"
        >
          <bdi dir="ltr">{phone}</bdi>
        </TextLink>
      )}
      {email && (
        <TextLink href={`mailto:${email}`} className="relative z-1 inline-flex min-h-11 items-center">
          <MailAddress email={email} />
        </TextLink>
      )}
    </>
  );
}
