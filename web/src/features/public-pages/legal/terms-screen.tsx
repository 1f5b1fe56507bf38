// /terms: what the house promises, and what it asks.
import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { MetaArgs } from 'react-router';
import { MailLink } from '../../../parts/mail-link';
import { TextPage, TextPart, TextPoints } from '../../../parts/text-page';
import { useHouse } from '../../../parts/use-house';
import { asDocument } from '../../../platform/page-handle';
import { pageMeta } from '../../../platform/page-meta';
import { TextLink } from '../../../ui/base/text-link';

export const handle = asDocument;

export function meta({ matches }: MetaArgs) {
  return pageMeta(matches, 'terms', {
    title: msg`Terms`,
    description: msg`What {name} promises and what it asks: a planning service, prices as estimates, payment only when you decide.`,
  });
}

export default function TermsScreen() {
  const { name, serviceArea } = useHouse().hours.brand;
  return (
    <TextPage title={<Trans>Terms</Trans>} lead={<Trans>What we promise, and what we ask. In plain words.</Trans>}>
      <TextPart title={<Trans>What {name} is</Trans>}>
        <p>
          <Trans>
            {name} is a planning service for families in the {serviceArea}. It is not a funeral establishment. Care of
            the person who died, cremation and burial are carried out by licensed funeral homes, crematories and
            cemeteries, under contracts between them and you.
          </Trans>
        </p>
        <p>
          <Trans>What you read here is general help. It is not legal, medical or religious advice.</Trans>
        </p>
      </TextPart>
      <TextPart title={<Trans>Prices</Trans>}>
        <TextPoints>
          <li>
            <Trans>Cost figures are estimates and final pricing may vary.</Trans>
          </li>
          <li>
            <Trans>You choose only what you want. Federal law gives you the right to an itemized price list.</Trans>
          </li>
          <li>
            <Trans>Using {name} to plan costs nothing. A payment happens only when you decide to make it.</Trans>
          </li>
        </TextPoints>
      </TextPart>
      <TextPart title={<Trans>Your account</Trans>}>
        <p>
          <Trans>
            You sign in with a code sent to your e-mail address. Keep that mailbox to yourself, and sign out on devices
            that others use. Tell us if you think someone else has been in your account.
          </Trans>
        </p>
      </TextPart>
      <TextPart title={<Trans>What you write</Trans>}>
        <p>
          <Trans>
            Your words and pictures remain yours. You let us store them and show them to the people you choose. Share
            only what you may share, and nothing meant to hurt.
          </Trans>
        </p>
      </TextPart>
      <TextPart title={<Trans>Samples</Trans>}>
        <p>
          <Trans>Listings and stories marked as samples are invented, so that you can see how a page works.</Trans>
        </p>
      </TextPart>
      <TextPart title={<Trans>If something is wrong</Trans>}>
        <p>
          <Trans>
            Tell us at <MailLink />, and we will look into it. How we handle your information is written under{' '}
            <TextLink to="/privacy">Privacy</TextLink>.
          </Trans>
        </p>
      </TextPart>
    </TextPage>
  );
}
