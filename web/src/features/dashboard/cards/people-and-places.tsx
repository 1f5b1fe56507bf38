// The cards that are there with or without a plan: somebody to talk to, support in grief.
import { Trans, useLingui } from '@lingui/react/macro';
import { BookOpen, HeartHandshake, UsersRound } from 'lucide-react';
import { PhoneHours } from '../../../parts/phone-hours';
import { ReachUs } from '../../../parts/reach-us';
import { useHouse } from '../../../parts/use-house';
import { ButtonLink } from '../../../ui/base/button-link';
import { BoardCard } from './board-card';

export function ConciergeCard() {
  const { t } = useLingui();
  const { name, conciergeName, conciergeTitle, phoneStaffedAroundTheClock } = useHouse().hours.brand;
  return (
    <BoardCard id="concierge-card" title={<Trans>Your Concierge</Trans>}>
      <p className="wrap-anywhere font-serif text-xl">{conciergeName ?? t`The ${name} concierge team`}</p>
      <p className="wrap-anywhere text-ink-2">{conciergeTitle ?? t`Here for your family`}</p>
      <p className="mt-3 text-ink-2">
        <PhoneHours isAroundTheClock={phoneStaffedAroundTheClock} />
      </p>
      <ReachUs
        className="mt-5"
        variant="secondary"
        greeting={t`Hello, I would like to talk to my concierge.`}
        call={<Trans>Call Now</Trans>}
        chat={<Trans>WhatsApp</Trans>}
      />
    </BoardCard>
  );
}

export function GriefSupportCard() {
  return (
    <BoardCard id="grief-card" title={<Trans>Grief Support</Trans>}>
      <p className="text-ink-2">
        <Trans>For you and everybody who grieves with you, now or much later.</Trans>
      </p>
      <div className="mt-5 grid gap-3">
        <ButtonLink to="/grief-support?tab=groups" variant="secondary" className="justify-start">
          <UsersRound aria-hidden="true" className="size-5" />
          <Trans>Support Groups</Trans>
        </ButtonLink>
        <ButtonLink to="/grief-support?tab=resources" variant="secondary" className="justify-start">
          <BookOpen aria-hidden="true" className="size-5" />
          <Trans>Grief Resources</Trans>
        </ButtonLink>
        <ButtonLink to="/grief-support?tab=counseling" variant="secondary" className="justify-start">
          <HeartHandshake aria-hidden="true" className="size-5" />
          <Trans>Counseling Services</Trans>
        </ButtonLink>
      </div>
    </BoardCard>
  );
}
