// One vendor that was asked: where it stands, what they wrote, and what can be done now.
import type { Inquiry, QuoteRequest } from '@evenlight/contract/vendors/inquiries';
import { Trans, useLingui } from '@lingui/react/macro';
import { Badge } from '../../../../ui/base/badge';
import { Card } from '../../../../ui/base/card';
import { useKeptFocus } from '../../../../ui/base/keep-focus';
import { TextLink } from '../../../../ui/base/text-link';
import { properName, theirWords } from '../../../../ui/base/their-words';
import { callLink } from '../words';
import { InquiryActions } from './inquiry-actions';
import { ReviewPart } from './review-part';
import { Standing } from './standing';
import { StateBadge } from './state-badge';

type Props = { request: QuoteRequest; inquiry: Inquiry; now: string };

export function InquiryCard({ request, inquiry, now }: Props) {
  const { t } = useLingui();
  const box = useKeptFocus<HTMLDivElement>();
  const { id, vendor, state, answer } = inquiry;
  const { name, email, phone, isSample } = vendor;
  return (
    <Card as="li" ref={box} tabIndex={-1} aria-labelledby={id} className="outline-none">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
        <h3 id={id} {...properName} className="wrap-anywhere text-xl">
          {name}
        </h3>
        <StateBadge state={state} />
        {isSample && (
          <Badge tone="line">
            <Trans>Sample listing</Trans>
          </Badge>
        )}
      </div>
      <Standing inquiry={inquiry} />
      {answer && (
        <figure className="mt-4 border-gold-fill border-s-2 ps-4">
          <figcaption className="wrap-anywhere text-ink-2 text-sm">{t`${name} writes:`}</figcaption>
          <blockquote {...theirWords} className="mt-1 wrap-anywhere whitespace-pre-line">
            {answer}
          </blockquote>
        </figure>
      )}
      <p className="mt-4 flex flex-wrap gap-x-5 gap-y-1 text-sm">
        <TextLink href={`mailto:${encodeURIComponent(email)}`} className="wrap-anywhere">
          {email}
        </TextLink>
        <TextLink href={callLink(phone)}>
          <bdi dir="ltr">{phone}</bdi>
        </TextLink>
      </p>
      <InquiryActions request={request} inquiry={inquiry} now={now} />
      {state === 'completed' && <ReviewPart inquiry={inquiry} />}
    </Card>
  );
}
