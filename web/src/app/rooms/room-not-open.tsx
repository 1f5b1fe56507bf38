// The door of a room that is still being finished. It says so, and what can be done today.
import { Trans, useLingui } from '@lingui/react/macro';
import { useMatches } from 'react-router';
import { MailAddress } from '../../features/desk/mail-address';
import { ButtonLink } from '../../ui/base/button-link';
import { TextLink } from '../../ui/base/text-link';
import { Wrap } from '../../ui/base/wrap';
import { PhoneNumber } from '../shell/phone-number';
import { useHouse } from '../shell/use-house';
import { roomTitle } from './rooms';

export function RoomNotOpen() {
  const { i18n } = useLingui();
  const { brand } = useHouse().hours;
  const { name } = brand;
  const room = useMatches().at(-1)?.id;
  return (
    <Wrap className="py-14 sm:py-20">
      <div className="max-w-[62ch]">
        <h1 className="text-title">{i18n._(roomTitle(room))}</h1>
        <p className="mt-4 text-ink-2 text-lg">
          <Trans>We are still finishing this part of {name}. Nothing was lost here, and nothing was sent.</Trans>
        </p>
        <h2 className="mt-10 text-2xl">
          <Trans>What you can do today</Trans>
        </h2>
        <p className="mt-3 text-ink-2">
          <Trans>
            Call us at <PhoneNumber phone={brand.supportPhone} /> or write to{' '}
            <TextLink href={`mailto:${brand.email}`}>
              <MailAddress email={brand.email} />
            </TextLink>
            . A person will help you with what you came here for.
          </Trans>
        </p>
        <div className="mt-7 flex flex-wrap gap-3">
          <ButtonLink to="/contact">
            <Trans>Talk to somebody</Trans>
          </ButtonLink>
          <ButtonLink to="/services" variant="secondary">
            <Trans>Read about our services</Trans>
          </ButtonLink>
        </div>
      </div>
    </Wrap>
  );
}
