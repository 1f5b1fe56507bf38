import { MailAddress } from '../../features/desk/mail-address';
import { TextLink } from '../../ui/base/text-link';
import { useHouse } from '../shell/use-house';

export function MailLink() {
  const { email } = useHouse().hours.brand;
  return (
    <TextLink href={`mailto:${email}`}>
      <MailAddress email={email} />
    </TextLink>
  );
}
