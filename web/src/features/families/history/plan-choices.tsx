// What the family has chosen, and what it costs. Every figure comes from the plan; none is typed here.
import { costOfPlan, estimateOf, sumsOfAdjustments } from '@evenlight/contract/estimates';
import type { Plan } from '@evenlight/contract/plans';
import { Trans, useLingui } from '@lingui/react/macro';
import { Fragment } from 'react';
import { Amount } from '../../../parts/amount';
import { OwnWords, ToldIn } from '../../../parts/own-words';
import { Fact } from '../../../ui/base/fact';
import { TextLink } from '../../../ui/base/text-link';
import { wayWords } from '../../catalogue/catalogue-words';
import { restingPlacePath } from '../../plans/chosen/pages-of-plan';

export function PlanChoices({ plan, isEditing }: { plan: Plan; isEditing: boolean }) {
  const { t, i18n } = useLingui();
  const { packageName, addons, venueName, venueLocation, lines } = plan;
  const { packageCents, addonCents, venueCents } = estimateOf(lines, { venueCents: plan.venueCost ?? 0 });
  const { confirmedCents } = sumsOfAdjustments(plan.adjustments);
  const places = [venueName, venueLocation].filter((words) => words !== null && words !== '').join(', ');
  return (
    <div className="grid gap-4 border-line border-t pt-5">
      <dl className="grid gap-x-6 gap-y-4 sm:grid-cols-2 lg:grid-cols-4">
        <Fact label={t`Package`}>
          <OwnWords of={plan}>{packageName}</OwnWords>
          <ToldIn of={plan} />
          <Price from="ours" cents={packageCents} />
        </Fact>
        {addons.length > 0 && (
          <Fact label={t`Add-ons`}>
            {addons.map((addon, place) => (
              <Fragment key={addon.name}>
                {place > 0 && ', '}
                <OwnWords of={addon}>{addon.name}</OwnWords>
              </Fragment>
            ))}
            <ToldIn of={addons} />
            <Price from="ours" cents={addonCents} />
          </Fact>
        )}
        <Fact label={t`Venue`}>
          {places ? <span translate="no">{places}</span> : t`Not chosen yet`}
          {places && <Price from="vendor" cents={venueCents} />}
        </Fact>
        {confirmedCents !== 0 && (
          <Fact label={t`Agreed with our team`}>
            <Amount from="ours" cents={confirmedCents} isSigned />
          </Fact>
        )}
        <Fact label={t`The plan comes to`} className="font-semibold">
          <Amount from="ours" cents={costOfPlan(plan)} />
        </Fact>
        <Fact label={t`What happens with the body`}>
          {i18n._(wayWords[plan.way])}
          <TextLink to={restingPlacePath(plan.id)} className="flex min-h-11 w-fit items-center">
            <Trans>The resting place</Trans>
          </TextLink>
        </Fact>
      </dl>
      {isEditing && (
        <p className="text-ink-2 text-sm">
          <Trans>Package and venue change when the family decides on them, or by whoever made the plan.</Trans>
        </p>
      )}
    </div>
  );
}

function Price(props: { from: 'ours' | 'vendor'; cents: number }) {
  return <Amount {...props} className="block text-ink-2" />;
}
