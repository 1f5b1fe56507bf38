import type { PlanCase } from '@evenlight/contract/cases';
import { costOfPlan } from '@evenlight/contract/estimates';
import type { Plan } from '@evenlight/contract/plans';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Amount } from '../../../../parts/amount';
import { MailAddress } from '../../../../parts/mail-address';
import { ToldIn } from '../../../../parts/own-words';
import { calendarDay } from '../../../../platform/dates';
import { Badge } from '../../../../ui/base/badge';
import { Card } from '../../../../ui/base/card';
import { Fact } from '../../../../ui/base/fact';
import { TextLink } from '../../../../ui/base/text-link';
import { PlanTitle, TraditionAndPackage } from '../../../plans/plan-names';
import { statusWords } from '../../../plans/plan-words';
import { wayInWords } from '../../../plans/ways/way-words';

const intents: Record<NonNullable<Plan['planIntent']>, MessageDescriptor> = {
  'at-need': msg`A death has occurred`,
  'plan-ahead': msg`Planning ahead`,
};

/** What is planned, and for whom to ask. */
export function CaseFacts({ plan, owner }: Pick<PlanCase, 'plan' | 'owner'>) {
  const { t, i18n } = useLingui();
  const { status, planIntent, personName, calledName, dateOfDeath, afterSunset, venueName, serviceDate, archivedAt } =
    plan;
  const day = serviceDate ? calendarDay(serviceDate, i18n) : t`Not chosen yet`;
  const death = dateOfDeath ? calendarDay(dateOfDeath, i18n) : t`Not said yet`;
  return (
    <>
      <h1 className="wrap-anywhere text-title">
        <PlanTitle plan={plan} />
      </h1>
      <p className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-2 text-ink-2">
        <Badge>{i18n._(statusWords[status])}</Badge>
        {archivedAt && <Badge tone="line">{t`Archived`}</Badge>}
        <TraditionAndPackage plan={plan} />
        <ToldIn of={plan} />
      </p>
      <Card className="mt-6">
        <dl className="grid gap-x-8 gap-y-4 sm:grid-cols-2 lg:grid-cols-3">
          <Contact owner={owner} />
          <Fact label={t`Situation`}>{planIntent ? i18n._(intents[planIntent]) : t`Not said yet`}</Fact>
          <Fact label={t`For`}>{personName || t`Not said yet`}</Fact>
          {calledName && <Fact label={t`The family calls them`}>{calledName}</Fact>}
          {planIntent !== 'plan-ahead' && (
            <Fact label={t`Date of death`}>{afterSunset ? t`${death}, after sunset` : death}</Fact>
          )}
          <Fact label={t`What happens with the body`}>{wayInWords(plan, i18n)}</Fact>
          <Fact label={t`Venue`}>{venueName ?? t`Not chosen yet`}</Fact>
          <Fact label={t`Service date`}>{day}</Fact>
          <Fact label={t`Total`}>
            <Amount from="ours" cents={costOfPlan(plan)} />
          </Fact>
          <Fact label={t`Plan number`}>{plan.number}</Fact>
        </dl>
      </Card>
    </>
  );
}

function Contact({ owner: { name, email, phone } }: Pick<PlanCase, 'owner'>) {
  const { t } = useLingui();
  return (
    <>
      <Fact label={t`Family contact`}>
        <bdi translate="no">{name}</bdi>
      </Fact>
      <Fact label={t`Email address`}>
        <TextLink href={`mailto:${email}`}>
          <MailAddress email={email} />
        </TextLink>
      </Fact>
      <Fact label={t`Phone number`}>
        {phone ? (
          <TextLink href={`tel:${phone.replace(/[^\d+]/g, '')}`}>
            <bdi dir="ltr">{phone}</bdi>
          </TextLink>
        ) : (
          t`Not given`
        )}
      </Fact>
    </>
  );
}
