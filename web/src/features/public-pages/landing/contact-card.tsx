import { Trans } from '@lingui/react/macro';
import { Mail, Phone } from 'lucide-react';
import { MailAddress } from '../../../parts/mail-address';
import { PhoneNumber } from '../../../parts/phone-number';
import { useHouse } from '../../../parts/use-house';
import { Card } from '../../../ui/base/card';
import { TextLink } from '../../../ui/base/text-link';
import { useHoursInWords } from '../../desk/hours-in-words';

/** The two ways to a person that always work. */
export function ContactCard() {
  const { hours } = useHouse();
  const { brand } = hours;
  const chatHours = useHoursInWords(hours);
  return (
    <Card as="aside" className="self-start shadow-soft sm:max-w-110 lg:w-85">
      <h2 className="text-xl">
        <Trans>Talk to somebody</Trans>
      </h2>
      <dl className="mt-4 grid grid-cols-1 gap-4">
        <div>
          <dt className="flex items-center gap-2 text-ink-2 text-sm">
            <Phone aria-hidden="true" className="size-4.5 text-pine" />
            {brand.phoneStaffedAroundTheClock ? <Trans>24/7 phone</Trans> : <Trans>Phone</Trans>}
          </dt>
          <dd>
            <PhoneNumber
              phone={brand.supportPhone}
              className="inline-flex min-h-11 items-center text-lg [&_bdi]:whitespace-normal"
            />
          </dd>
        </div>
        <div>
          <dt className="flex items-center gap-2 text-ink-2 text-sm">
            <Mail aria-hidden="true" className="size-4.5 text-pine" />
            <Trans>Support e-mail</Trans>
          </dt>
          <dd>
            <TextLink
              href={`mailto:${brand.email}`}
              className="inline-flex min-h-11 max-w-full items-center wrap-anywhere"
            >
              <MailAddress email={brand.email} />
            </TextLink>
          </dd>
        </div>
      </dl>
      <p className="mt-3 text-ink-2 text-sm">
        <Trans>Chat hours: {chatHours}</Trans>
      </p>
    </Card>
  );
}
