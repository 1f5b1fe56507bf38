// For traditions without packages, and families who follow more than one: a person, a form, or another tradition's
// packages to start from. Never a dead end.
import { phoneLink } from '@evenlight/contract/brand';
import type { PlanningDraft } from '@evenlight/contract/drafts';
import { PROMISE_HOURS } from '@evenlight/contract/promise-hours';
import { type PackagedTradition, packagedTraditions } from '@evenlight/contract/traditions';
import { Trans, useLingui } from '@lingui/react/macro';
import { MessageCircle, Phone } from 'lucide-react';
import { type ReactNode, type RefObject, useState } from 'react';
import { useHouse } from '../../../../parts/use-house';
import { plainAmount } from '../../../../platform/plain-amount';
import { ButtonLink } from '../../../../ui/base/button-link';
import { Card } from '../../../../ui/base/card';
import { Disclosure } from '../../../../ui/base/disclosure';
import { wordsOf } from '../../../catalogue/traditions';
import { type Answered, CustomRequestForm } from '../../custom-request/custom-request';
import { ChoiceCards } from '../choice-cards';

type StartProps = {
  /** Whose packages they started from, if they did. */
  from: PackagedTradition | null;
  onStartFrom: (tradition: PackagedTradition) => void;
};

type RequestProps = { draft: PlanningDraft; answered: RefObject<Answered> };

type Props = StartProps & RequestProps & { children: ReactNode };

export function OtherTradition({ draft, answered, from, onStartFrom, children }: Props) {
  return (
    <div className="grid grid-cols-1 gap-10">
      <Card as="section" aria-labelledby="concierge">
        <h2 id="concierge" className="text-2xl">
          <Trans>Tell us about your tradition</Trans>
        </h2>
        <ConciergeWay tradition={draft.branch} draft={draft} answered={answered} />
      </Card>
      <StartFrom from={from} onStartFrom={onStartFrom} />
      {children}
    </div>
  );
}

/** The request to the concierge, with the ways to a person beside it. */
function ConciergeWay({ tradition, draft, answered }: RequestProps & { tradition: string }) {
  const { supportPhone } = useHouse().hours.brand;
  const { planIntent, budget } = draft;
  const hours = PROMISE_HOURS;
  // What was said already need not be said again. It is read once: the form belongs to whoever fills it in.
  const [defaults] = useState({ tradition, planIntent, budget: budget === null ? '' : plainAmount(budget) });
  return (
    <>
      <p className="mt-2 max-w-[60ch] text-ink-2">
        <Trans>
          A person of our team builds a plan with you, in your own way, and answers within {hours} hours. There is no
          price list for it, because nothing is fixed before we have listened.
        </Trans>
      </p>
      <div className="mt-5 flex flex-wrap gap-3">
        <ButtonLink href={phoneLink(supportPhone)} variant="secondary">
          <Phone aria-hidden="true" className="size-4.5" />
          <Trans>Call us</Trans>
        </ButtonLink>
        <ButtonLink to="/contact" variant="secondary">
          <MessageCircle aria-hidden="true" className="size-4.5" />
          <Trans>Other ways to reach us</Trans>
        </ButtonLink>
      </div>
      <div className="mt-6 max-w-[38rem] border-line border-t pt-5">
        <CustomRequestForm defaults={defaults} answered={answered} />
      </div>
    </>
  );
}

function StartFrom({ from, onStartFrom }: StartProps) {
  const { t, i18n } = useLingui();
  return (
    <ChoiceCards
      name="packageTradition"
      columns={2}
      legend={<Trans>Browse another tradition’s packages</Trans>}
      hint={
        <Trans>As a place to start from. You can leave out what does not fit, and we change the rest with you.</Trans>
      }
      value={from}
      onChoose={onStartFrom}
      choices={packagedTraditions.map((id) => ({
        value: id,
        label: id === 'secular' ? t`Start from the Secular outline` : i18n._(wordsOf(id).name),
      }))}
    />
  );
}

export function MoreThanOneTradition(props: RequestProps) {
  // Once it was open it stays: what was typed is there when it is opened again.
  const [wasOpen, setWasOpen] = useState(false);
  return (
    <Disclosure title={<Trans>We follow more than one tradition</Trans>} onToggle={() => setWasOpen(true)}>
      {wasOpen && <ConciergeWay tradition="" {...props} />}
    </Disclosure>
  );
}
