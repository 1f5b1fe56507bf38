// What a family asks of one vendor, and everything the vendor can do about it.
import type { OpenInquiry } from '@evenlight/contract/vendors/replies';
import { Trans, useLingui } from '@lingui/react/macro';
import { Amount } from '../../../parts/amount';
import { PhoneNumber } from '../../../parts/phone-number';
import { useHouse } from '../../../parts/use-house';
import { dayInWords, momentInWords, plainDay } from '../../../platform/dates';
import { Card } from '../../../ui/base/card';
import { Fact } from '../../../ui/base/fact';
import { TextLink } from '../../../ui/base/text-link';
import { theirWords } from '../../../ui/base/their-words';
import { Wrap } from '../../../ui/base/wrap';
import { Notice } from '../../../ui/status/notice';
import { AskedFacts, AskedWords } from '../inquiries/asked-parts';
import { callLink, urgencyNames } from '../inquiries/words';
import { AnswerCard } from './answer-card';
import { ReviewCard } from './review-card';

type Props = { token: string; inquiry: OpenInquiry };

export function AskedInquiry({ token, inquiry }: Props) {
  const { t } = useLingui();
  const { supportPhone } = useHouse().hours.brand;
  const { name, vendorName, state, review } = inquiry;
  const canAnswer = ['sent', 'seen', 'answered', 'declined'].includes(state);
  return (
    <Wrap className="py-8 sm:py-12">
      <div className="mx-auto max-w-[46rem]">
        <h1 className="wrap-anywhere text-title">{t`${name} asks ${vendorName}`}</h1>
        <HowItStands inquiry={inquiry} />
        <Question inquiry={inquiry} />
        <WhatWasAnswered inquiry={inquiry} />
        {canAnswer && <AnswerCard token={token} inquiry={inquiry} />}
        {review && <ReviewCard token={token} inquiry={inquiry} review={review} />}
        <p className="mt-6 text-ink-2">
          <Trans>
            Questions? Call us at <PhoneNumber phone={supportPhone} />.
          </Trans>
        </p>
      </div>
    </Wrap>
  );
}

function HowItStands({ inquiry: { state, name } }: { inquiry: OpenInquiry }) {
  const { t } = useLingui();
  if (state === 'chosen')
    return (
      <Notice tone="ok" className="mt-5">
        {t`${name} has chosen your quote. Agree on the rest with each other. No money has moved through us.`}
      </Notice>
    );
  if (state === 'completed')
    return <Notice tone="ok" className="mt-5">{t`${name} says that the work is done. Thank you.`}</Notice>;
  return (
    <p className="mt-3 text-ink-2 text-lg">
      <Trans>You need no account. You can close this page and come back with the same link.</Trans>
    </p>
  );
}

function Question({ inquiry }: { inquiry: OpenInquiry }) {
  const { t, i18n } = useLingui();
  const { name, email, phone, urgency, message, wanted, sentAt, expiresAt } = inquiry;
  return (
    <Card as="section" aria-labelledby="what-is-asked" className="mt-7">
      <h2 id="what-is-asked" className="text-2xl">
        <Trans>What is asked</Trans>
      </h2>
      <AskedWords message={message} />
      {wanted.length > 0 && (
        <ol className="mt-4 list-inside list-decimal">
          {wanted.map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the lines never move, and two may say the same.
            <li key={index} {...theirWords} className="wrap-anywhere">
              {line}
            </li>
          ))}
        </ol>
      )}
      <dl className="mt-6 grid gap-x-8 gap-y-4 border-line border-t pt-5 sm:grid-cols-2">
        <Fact label={t`Who asks`}>
          <bdi translate="no">{name}</bdi>
          <TextLink href={`mailto:${encodeURIComponent(email)}`} className="block">
            {email}
          </TextLink>
          {phone && (
            <TextLink href={callLink(phone)}>
              <bdi dir="ltr">{phone}</bdi>
            </TextLink>
          )}
        </Fact>
        <AskedFacts asked={inquiry} />
        <Fact label={t`How soon`}>{i18n._(urgencyNames[urgency])}</Fact>
        <Fact label={t`Sent`}>{momentInWords(sentAt, i18n)}</Fact>
        <Fact label={t`This link works until`}>{dayInWords(expiresAt, i18n)}</Fact>
      </dl>
    </Card>
  );
}

function WhatWasAnswered({ inquiry: { state, answer, quote } }: { inquiry: OpenInquiry }) {
  const { t, i18n } = useLingui();
  if (answer === '' && !quote && state !== 'declined') return null;
  const total = quote && <Amount from="vendor" cents={quote.totalCents} />;
  const until = quote?.validUntil && plainDay(quote.validUntil, i18n);
  return (
    <Card as="section" aria-labelledby="what-was-answered" className="mt-6">
      <h2 id="what-was-answered" className="text-2xl">
        <Trans>What the family has from you</Trans>
      </h2>
      {state === 'declined' && (
        <p className="mt-2">
          <Trans>That you cannot do this. If you can after all, answer below.</Trans>
        </p>
      )}
      {answer && (
        <p {...theirWords} className="mt-2 wrap-anywhere whitespace-pre-line">
          {answer}
        </p>
      )}
      {quote && (
        <>
          <ul className="mt-3 grid gap-1.5 border-line border-t pt-3">
            {quote.lines.map(({ name, cents, note }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a quote have no name of their own and never move.
              <li key={index} className="flex justify-between gap-4">
                <span {...theirWords} className="min-w-0 wrap-anywhere">
                  {name}
                  {note && <span className="block text-ink-2 text-sm">{note}</span>}
                </span>
                <Amount from="vendor" cents={cents} />
              </li>
            ))}
          </ul>
          <p className="mt-3 font-semibold">
            <Trans>Total: {total}</Trans>
          </p>
          {until && <p className="text-ink-2 text-sm">{t`Holds until ${until}`}</p>}
        </>
      )}
    </Card>
  );
}
