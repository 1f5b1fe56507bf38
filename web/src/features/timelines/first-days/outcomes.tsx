// What the page says when there is no next step to show.
import type { Plan } from '@evenlight/contract/plans';
import type { FirstDays } from '@evenlight/contract/timelines';
import { Trans } from '@lingui/react/macro';
import { CalendarDays, HeartHandshake, Sunrise } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { ButtonLink } from '../../../ui/base/button-link';
import { Card } from '../../../ui/base/card';
import { IconTile } from '../../../ui/base/icon-tile';
import { useKeptFocus } from '../../../ui/base/keep-focus';
import { timelinePath } from '../../plans/chosen/pages-of-plan';
import { WithOthers } from './with-others';

export function AllDone({ plan }: { plan: Plan }) {
  return (
    <Outcome icon={Sunrise} title={<Trans>The first steps are done</Trans>} action={<ToTimeline plan={plan} />}>
      <p>
        <Trans>You have carried a great deal in a short time.</Trans>
      </p>
      <p>
        <Trans>Rest, eat something, let people be near you. The timeline shows what comes later.</Trans>
      </p>
    </Outcome>
  );
}

export function AllWithOthers() {
  return (
    <Outcome icon={HeartHandshake} title={<Trans>The rest is with others</Trans>}>
      <p>
        <Trans>Everything that is left is with people you asked. You see it here as soon as they answer.</Trans>
      </p>
    </Outcome>
  );
}

/** For plans made ahead of time, and once the first days are over. */
export function NotTheseDays({ firstDays }: { firstDays: FirstDays }) {
  const { plan } = firstDays;
  const place = useKeptFocus<HTMLDivElement>();
  return (
    <div ref={place} tabIndex={-1} className="mt-7 grid gap-7 outline-none">
      <Outcome
        icon={CalendarDays}
        title={
          plan.planIntent === 'at-need' ? (
            <Trans>These first days are behind you</Trans>
          ) : (
            <Trans>This page is for the days after a death</Trans>
          )
        }
        action={<ToTimeline plan={plan} />}
      >
        <p>
          {plan.planIntent === 'at-need' ? (
            <Trans>What you did is kept. Everything that comes now is on the timeline.</Trans>
          ) : (
            <Trans>Nothing on it needs to be done for this plan now. The timeline shows what happens when.</Trans>
          )}
        </p>
      </Outcome>
      <WithOthers firstDays={firstDays} />
    </div>
  );
}

function ToTimeline({ plan }: { plan: Plan }) {
  return (
    <ButtonLink to={timelinePath(plan.id)}>
      <Trans>Go to the timeline</Trans>
    </ButtonLink>
  );
}

type Props = Pick<ComponentProps<typeof IconTile>, 'icon'> & {
  title: ReactNode;
  children: ReactNode;
  action?: ReactNode;
};

function Outcome({ icon, title, children, action }: Props) {
  return (
    <Card as="section" aria-labelledby="outcome" className="sm:p-9">
      {icon && <IconTile icon={icon} tone="gold" />}
      <h2 id="outcome" tabIndex={-1} data-keeps-focus className="mt-4 text-[1.9rem] leading-tight outline-none">
        {title}
      </h2>
      <div className="mt-3 grid max-w-[58ch] gap-2 text-ink-2 text-lg">{children}</div>
      {action && <div className="mt-6">{action}</div>}
    </Card>
  );
}
