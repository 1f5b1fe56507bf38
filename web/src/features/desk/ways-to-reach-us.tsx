import { localPhone, phoneLink, whatsappLink } from '@evenlight/contract/brand';
import type { OpeningHours } from '@evenlight/contract/desk';
import { EMAIL_HOURS } from '@evenlight/contract/promise-hours';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { type LucideIcon, Mail, MapPin, MessageCircle, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { MailAddress } from '../../parts/mail-address';
import { PhoneHours } from '../../parts/phone-hours';
import { ButtonLink } from '../../ui/base/button-link';
import { Card } from '../../ui/base/card';
import { IconTile } from '../../ui/base/icon-tile';
import { TextLink } from '../../ui/base/text-link';

export function WaysToReachUs({ hours: { brand, counties } }: { hours: OpeningHours }) {
  const { t } = useLingui();
  // It passes through another company, so it says nothing about anyone.
  const whatsappText = t`Hello, I would like help with planning.`;
  const phone = localPhone(brand.supportPhone);
  const { serviceArea, email } = brand;
  const hours = EMAIL_HOURS;
  return (
    <ul className="mt-9 grid grid-cols-1 gap-5 sm:grid-cols-2 lg:grid-cols-4">
      <Way icon={Phone} title={<Trans>Phone</Trans>}>
        <p className="mb-5">
          <PhoneHours isAroundTheClock={brand.phoneStaffedAroundTheClock} />
        </p>
        <ButtonLink href={phoneLink(brand.supportPhone)} className="mt-auto self-start">
          <span>
            <Trans>
              Call{' '}
              <bdi dir="ltr" className="whitespace-nowrap">
                {phone}
              </bdi>
            </Trans>
          </span>
        </ButtonLink>
      </Way>
      <Way icon={MessageCircle} title={<Trans>WhatsApp</Trans>}>
        <p className="mb-5">
          <Trans>Write to us on WhatsApp. It opens in a new tab, with a first line you can change.</Trans>
        </p>
        <ButtonLink
          href={whatsappLink(brand.whatsappPhone, whatsappText)}
          target="_blank"
          rel="noopener noreferrer"
          variant="secondary"
          className="mt-auto self-start"
        >
          <Trans>Chat on WhatsApp</Trans>
        </ButtonLink>
      </Way>
      <Way icon={Mail} title={<Trans>E-mail</Trans>}>
        <p className="mb-3">
          <Trans>We answer e-mail within {hours} hours.</Trans>
        </p>
        <TextLink
          href={`mailto:${email}`}
          className="mt-auto inline-flex min-h-11 items-center self-start wrap-anywhere"
        >
          <MailAddress email={email} />
        </TextLink>
      </Way>
      <Way icon={MapPin} title={<Trans>Service area</Trans>}>
        <p>
          {counties.length === 0 && <Trans>The {serviceArea}.</Trans>}
          {counties.length > 0 && (
            <Plural
              value={counties.length}
              one={`The ${serviceArea}, in # county.`}
              other={`The ${serviceArea}, in # counties.`}
            />
          )}
        </p>
      </Way>
    </ul>
  );
}

function Way({ icon, title, children }: { icon: LucideIcon; title: ReactNode; children: ReactNode }) {
  return (
    <Card as="li" className="flex flex-col text-ink-2">
      <IconTile icon={icon} />
      <h2 className="mt-4 mb-2 text-ink text-xl">{title}</h2>
      {children}
    </Card>
  );
}
