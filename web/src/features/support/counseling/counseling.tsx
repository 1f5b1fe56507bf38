// A talk with a person who knows grief: what to expect, the form, and what was asked before.
import { localPhone, phoneLink } from '@evenlight/contract/brand';
import type { Returned } from '@evenlight/contract/endpoint';
import type { askForCounseling, CounselingRequest } from '@evenlight/contract/support/counseling';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { useUser } from '../../../platform/user';
import { Card } from '../../../ui/base/card';
import { useIsHydrated } from '../../../ui/base/is-hydrated';
import { useKeptFocus } from '../../../ui/base/keep-focus';
import { TextLink } from '../../../ui/base/text-link';
import { SkeletonList } from '../../../ui/status/skeleton';
import { CounselingFormWithContact } from './counseling-form';
import { AskedAlready, OwnRequests } from './own-requests';
import type { useOwnRequests } from './queries';
import { Received } from './received';

type Props = {
  requests: ReturnType<typeof useOwnRequests>;
  /** Our own number. */
  phone: string;
};

export function Counseling({ requests, phone }: Props) {
  const { user } = useUser();
  const number = localPhone(phone);
  // Whoever asks for another talk presses a button that goes.
  const place = useKeptFocus<HTMLDivElement>();
  return (
    <div className="grid grid-cols-1 items-start gap-8 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <Card as="section" aria-labelledby="tab-title" className="max-w-[72ch]">
        <h2 id="tab-title" className="text-2xl">
          <Trans>Counseling</Trans>
        </h2>
        <div className="mt-3 mb-6 grid gap-3 text-ink-2">
          <p>
            <Trans>
              Ask for a talk with a person who knows grief. Somebody of our team gets in touch within 24 hours, listens,
              and helps you find a counselor who fits. You decide whether and when.
            </Trans>
          </p>
          <p>
            <Trans>
              This is not an emergency service. In a crisis call or text <TextLink href="tel:988">988</TextLink>; in
              danger call <TextLink href="tel:911">911</TextLink>. You can also call us at{' '}
              <TextLink href={phoneLink(phone)} className="whitespace-nowrap">
                {number}
              </TextLink>
              .
            </Trans>
          </p>
        </div>
        <div ref={place} tabIndex={-1} className="outline-none">
          {/* Another person on this page is another form. */}
          <Asking key={user?.id ?? 'visitor'} waiting={requests.data?.find(({ answeredAt }) => answeredAt === null)} />
        </div>
      </Card>
      <div className="grid gap-8">
        <WhatHappens />
        {user && <OwnRequests requests={requests} />}
      </div>
    </div>
  );
}

function WhatHappens() {
  return (
    <Card as="section" tone="mist" aria-labelledby="what-happens-title" className="p-5 sm:p-6">
      <h2 id="what-happens-title" className="text-xl">
        <Trans>What happens then</Trans>
      </h2>
      <ol className="mt-2 grid list-decimal gap-2 ps-5 text-ink-2">
        <li>
          <Trans>
            A person of our team reads what you wrote. Before that, a program of ours looks for signs of danger, only to
            show you crisis lines at once.
          </Trans>
        </li>
        <li>
          <Trans>They get in touch in the way you chose, within 24 hours.</Trans>
        </li>
        <li>
          <Trans>They listen first. If a counselor would help, you hear what it costs before you decide.</Trans>
        </li>
      </ol>
    </Card>
  );
}

type AskingProps = {
  /** What this person has asked for and nobody has answered yet. */
  waiting: CounselingRequest | undefined;
};

function Asking({ waiting }: AskingProps) {
  const isAwake = useIsHydrated();
  const [answer, setAnswer] = useState<Returned<typeof askForCounseling>>();
  if (answer) return <Received answer={answer} onMore={() => setAnswer(undefined)} />;
  // The server does not know what this browser keeps, so the fields come when the page wakes.
  if (isAwake)
    return (
      <>
        {waiting && <AskedAlready request={waiting} />}
        <CounselingFormWithContact onReceived={setAnswer} />
      </>
    );
  return (
    <>
      <SkeletonList rows={3} className="noscript:hidden" />
      <noscript>
        <p>
          <Trans>
            This form needs scripts. You can also call us or <TextLink to="/contact">write to us</TextLink>; a person
            answers either way.
          </Trans>
        </p>
      </noscript>
    </>
  );
}
