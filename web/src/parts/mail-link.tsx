import { TextLink } from '../ui/base/text-link';
import { MailAddress } from './mail-address';
import { useHouse } from './use-house';

export function MailLink() {
  const { email } = useHouse().hours.brand;
  return (
    <TextLink href={`mailto:${email}`}>
      <MailAddress email={email} />
    </TextLink>
  );
}
