// /contact: every way to a person, and when somebody is there.
import { getOpeningHours } from '@evenlight/contract/desk';
import { getPublicKeptFigures, type KeptFigures } from '@evenlight/contract/queue';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaArgs,
  useActionData,
  useLoaderData,
} from 'react-router';
import { newId } from '../../../platform/new-id';
import { pageContext } from '../../../platform/page-context';
import { pageMeta } from '../../../platform/page-meta';
import { SectionHeading } from '../../../ui/base/section-heading';
import { Wrap } from '../../../ui/base/wrap';
import { Worry } from '../../support/crisis/worry';
import { ArrangeCall } from '../arrange-call';
import { MoreSupport } from '../more-support';
import { OpeningHours } from '../opening-hours';
import { useOpeningHours } from '../queries';
import { shareOf, waitInWords } from '../queue/kept-share';
import { WaysToReachUs } from '../ways-to-reach-us';
import { ContactForm } from './contact-form';
import { messageFromForm } from './message-from-form';

export async function loader({ context }: LoaderFunctionArgs) {
  const { api } = context.get(pageContext);
  const [hours, kept] = await Promise.all([
    api(getOpeningHours, {}),
    // Nobody is kept from writing to us because a figure is missing.
    api(getPublicKeptFigures, {}).catch(() => ({ thisMonth: null })),
  ]);
  return { hours, kept, idempotencyKey: newId() };
}

/**
 * The form, where the browser posts it by itself. What worked is told on this very page: an address to go on to would
 * say in the browser's history that somebody may be in danger.
 */
export async function action({ request, context }: ActionFunctionArgs) {
  const outcome = await messageFromForm(context.get(pageContext).api, await request.formData());
  return 'said' in outcome ? outcome : data(outcome, { status: 400 });
}

export function meta({ matches }: MetaArgs) {
  return pageMeta(matches, 'contact', {
    title: msg`Contact`,
    description: msg`Call, write or chat with {name}. We help families everywhere in the {serviceArea}.`,
  });
}

export default function ContactScreen() {
  const { idempotencyKey, kept, ...loaded } = useLoaderData<typeof loader>();
  const { data: hours } = useOpeningHours(loaded.hours);
  const outcome = useActionData<typeof action>();
  return (
    <Wrap className="py-12 sm:py-16">
      <SectionHeading
        level="h1"
        title={<Trans>Talk to somebody</Trans>}
        lead={<Trans>You do not need to know what to ask. Tell us where you are, and we will go from there.</Trans>}
      />
      <KeptSentence thisMonth={kept.thisMonth} className="mt-3 max-w-[62ch] text-ink-2" />
      <WaysToReachUs hours={hours} />
      <div className="mt-14 grid grid-cols-1 items-start gap-x-12 gap-y-14 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <ContactForm
          brand={hours.brand}
          idempotencyKey={idempotencyKey}
          refused={outcome && 'intent' in outcome ? outcome : undefined}
          posted={outcome && 'said' in outcome ? outcome.said : undefined}
          worry={(routes) => <Worry routes={routes} />}
        />
        <div className="grid grid-cols-1 gap-y-14">
          <ArrangeCall brand={hours.brand} />
          <section aria-labelledby="chat-hours">
            <h2 id="chat-hours" className="mb-4 text-2xl">
              <Trans>Chat hours</Trans>
            </h2>
            <OpeningHours hours={hours} />
          </section>
        </div>
      </div>
      <MoreSupport />
    </Wrap>
  );
}

/** How we kept our word this month, where whoever runs the house shows it. */
function KeptSentence({ thisMonth, className }: { thisMonth: KeptFigures | null; className?: string }) {
  const { t, i18n } = useLingui();
  const share = thisMonth && shareOf(thisMonth);
  if (share === null || !thisMonth || thisMonth.medianMinutes === null) return null;
  const wait = waitInWords(thisMonth.medianMinutes, i18n);
  return (
    <p className={className}>
      {t`This month we kept the time we promised to ${share}% of those who asked. Half of our answers came within ${wait}.`}
    </p>
  );
}
