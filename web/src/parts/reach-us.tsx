// A person at the other end: by phone, or in writing.
import { phoneLink, whatsappLink } from '@evenlight/contract/brand';
import { Trans } from '@lingui/react/macro';
import { MessageCircle, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { ButtonLink } from '../ui/base/button-link';
import { useHouse } from './use-house';

type Props = {
  /** The first line of a chat. It passes through another company, so it says nothing about anyone. */
  greeting: string;
  call?: ReactNode;
  chat?: ReactNode;
  /** Left out where calling is the one thing to do. */
  variant?: 'secondary';
  className?: string;
};

export function ReachUs({ greeting, call, chat, variant, className = '' }: Props) {
  const { supportPhone, whatsappPhone } = useHouse().hours.brand;
  return (
    <div className={`flex flex-wrap gap-3 ${className}`}>
      <ButtonLink href={phoneLink(supportPhone)} variant={variant}>
        <Phone aria-hidden="true" className="size-5" />
        {call ?? <Trans>Call us</Trans>}
      </ButtonLink>
      <ButtonLink
        href={whatsappLink(whatsappPhone, greeting)}
        target="_blank"
        rel="noopener noreferrer"
        variant="secondary"
      >
        <MessageCircle aria-hidden="true" className="size-5" />
        {chat ?? <Trans>Chat on WhatsApp</Trans>}
      </ButtonLink>
    </div>
  );
}
