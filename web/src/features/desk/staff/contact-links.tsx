import { MailAddress } from '../../../parts/mail-address';
import { TextLink } from '../../../ui/base/text-link';

type Props = { person: { email: string; phone: string | null } };

/** How a person who waits for us can be reached. */
export function ContactLinks({ person: { email, phone } }: Props) {
  return (
    <>
      <TextLink href={`mailto:${email}`}>
        <MailAddress email={email} />
      </TextLink>
      {phone && (
        <TextLink href={`tel:${phone.replace(/[^\d+]/g, '')}`}>
          <bdi dir="ltr">{phone}</bdi>
        </TextLink>
      )}
    </>
  );
}
