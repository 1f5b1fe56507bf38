import type { QuoteRequest } from '@evenlight/contract/vendors/inquiries';
import { Trans, useLingui } from '@lingui/react/macro';
import { momentInWords } from '../../../../platform/dates';
import { Card } from '../../../../ui/base/card';
import { Fact } from '../../../../ui/base/fact';
import { theirWords } from '../../../../ui/base/their-words';
import { AskedFacts, AskedWords } from '../asked-parts';
import { urgencyNames } from '../words';

export function WhatWasAsked({ request }: { request: QuoteRequest }) {
  const { t, i18n } = useLingui();
  const { name, email, phone, urgency, message, sentAt, wanted } = request;
  return (
    <Card as="section" aria-labelledby="what-was-asked">
      <h2 id="what-was-asked" className="text-2xl">
        <Trans>What you asked</Trans>
      </h2>
      <AskedWords message={message} />
      <dl className="mt-5 grid gap-x-8 gap-y-4 sm:grid-cols-2 lg:grid-cols-3">
        <Fact label={t`Sent`}>{momentInWords(sentAt, i18n)}</Fact>
        <Fact label={t`They answer to`}>
          <bdi translate="no">{name}</bdi>
          <span className="block">{email}</span>
          {phone && <bdi dir="ltr">{phone}</bdi>}
        </Fact>
        <AskedFacts asked={request} />
        {wanted.length > 0 && (
          <Fact label={t`A price for each of these`}>
            <ul className="wrap-anywhere list-disc ps-5">
              {wanted.map((line, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the lines were sent and never move; two may be the same.
                <li key={place} {...theirWords}>
                  {line}
                </li>
              ))}
            </ul>
          </Fact>
        )}
        {urgency !== 'normal' && <Fact label={t`How soon`}>{i18n._(urgencyNames[urgency])}</Fact>}
      </dl>
    </Card>
  );
}
