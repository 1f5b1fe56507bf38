// The frame of signing up and signing in: what this is, the card to use, and what is good to know about it.
import { localPhone, phoneLink } from '@evenlight/contract/brand';
import { Trans } from '@lingui/react/macro';
import { KeyRound, type LucideIcon, MessageCircle, ShieldCheck } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { Card } from '../../../ui/base/card';
import { IconTile } from '../../../ui/base/icon-tile';
import { TextLink } from '../../../ui/base/text-link';
import { Wrap } from '../../../ui/base/wrap';
import { Notice } from '../../../ui/status/notice';

type Props = {
  title: ReactNode;
  lead: ReactNode;
  phone: string;
  /** For steps that come in the place of another, whose focus is gone with it. */
  takesFocus?: boolean;
  children: ReactNode;
};

export function SignInPage({ title, lead, phone, takesFocus = false, children }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  return (
    <Wrap className="grid grid-cols-1 items-start gap-x-16 gap-y-8 py-9 sm:py-14 lg:grid-cols-[minmax(0,1fr)_minmax(0,32rem)] lg:grid-rows-[auto_1fr]">
      <div className="max-w-[52ch]">
        <h1 ref={heading} tabIndex={-1} className="text-title">
          {title}
        </h1>
        <p className="mt-3 text-ink-2 text-lg">{lead}</p>
      </div>
      <Card className="w-full max-w-[32rem] lg:col-start-2 lg:row-span-2 lg:row-start-1">
        <noscript>
          <Notice tone="warn" className="mb-6">
            <Trans>
              This page needs scripts, and they are turned off in your browser. You can turn them on, or call us at{' '}
              <Phone phone={phone} />.
            </Trans>
          </Notice>
        </noscript>
        {children}
      </Card>
      <GoodToKnow phone={phone} />
    </Wrap>
  );
}

function GoodToKnow({ phone }: { phone: string }) {
  return (
    <ul className="grid max-w-[46ch] grid-cols-1 gap-6 lg:mt-2">
      <Point icon={KeyRound} title={<Trans>No password to remember</Trans>}>
        <Trans>
          Each time you sign in, we send six digits to your e-mail. You can add a passkey later, if you like.
        </Trans>
      </Point>
      <Point icon={ShieldCheck} title={<Trans>Yours alone</Trans>}>
        <Trans>What you write here is private until you choose to share it.</Trans>
      </Point>
      <Point icon={MessageCircle} title={<Trans>Rather talk to somebody?</Trans>}>
        <Trans>
          Call <Phone phone={phone} />. You do not need an account to ask us anything.
        </Trans>
      </Point>
    </ul>
  );
}

function Point({ icon, title, children }: { icon: LucideIcon; title: ReactNode; children: ReactNode }) {
  return (
    <li className="flex gap-4">
      <IconTile icon={icon} />
      <div className="min-w-0">
        <p className="font-semibold">{title}</p>
        <p className="mt-0.5 text-ink-2">{children}</p>
      </div>
    </li>
  );
}

function Phone({ phone }: { phone: string }) {
  return (
    <TextLink href={phoneLink(phone)}>
      <bdi dir="ltr" className="whitespace-nowrap">
        {localPhone(phone)}
      </bdi>
    </TextLink>
  );
}
