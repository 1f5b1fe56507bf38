// What the timeline cannot do by itself, said kindly, with a way on.
import type { Plan } from '@evenlight/contract/plans';
import type { Timeline, TimelineNotice } from '@evenlight/contract/timelines';
import { canBeConfirmed } from '@evenlight/contract/timelines/unusual-ways';
import type { Way } from '@evenlight/contract/ways';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Button } from '../../ui/base/button';
import { ButtonLink } from '../../ui/base/button-link';
import { TextLink } from '../../ui/base/text-link';
import { Notice } from '../../ui/status/notice';
import { wayWords } from '../catalogue/catalogue-words';
import { stepPath } from '../plans/workflow/plan-steps';
import { GenerationFailed } from './generate-form';
import { useGenerate } from './use-generate';

export function Notices({ plan, timeline: { notices } }: { plan: Plan; timeline: Timeline }) {
  const shown = notices.filter((notice) => isWorthSaying(notice, plan));
  if (shown.length === 0) return null;
  return (
    <div className="grid max-w-[62ch] gap-3">
      {shown.map((notice) => (
        <Notice key={notice} className={tellsWhereToGo.includes(notice) ? 'print:hidden' : undefined}>
          {sentenceOf(notice, plan)}
        </Notice>
      ))}
    </div>
  );
}

// On paper there is nowhere to go.
const tellsWhereToGo: readonly TimelineNotice[] = ['date-of-death-missing', 'service-date-missing'];

/** Whoever plans ahead knows that nobody has died, and that no day is set. */
function isWorthSaying(notice: TimelineNotice, { planIntent }: Plan): boolean {
  // It stands by itself.
  if (notice === 'not-usual') return false;
  return !(tellsWhereToGo.includes(notice) && planIntent === 'plan-ahead');
}

function sentenceOf(notice: TimelineNotice, plan: Plan): ReactNode {
  switch (notice) {
    case 'not-usual':
      return null;
    case 'date-of-death-missing':
      return (
        <Trans>
          The date of death is not known here, so days counted from it are told in words. You can add it under “Change
          what is shown”.
        </Trans>
      );
    case 'service-date-missing':
      return (
        <Trans>
          There is no date for the service yet, so its days are told in words.{' '}
          <TextLink to={stepPath(plan.id, 'scheduling')}>Choose a date</TextLink>
        </Trans>
      );
    case 'papers-still-needed':
      return (
        <Trans>
          Preparation is not shown. The death still has to be registered and a permit obtained; our team sees to it with
          you.
        </Trans>
      );
    case 'no-ceremony':
      return (
        <Trans>With what you chose there is no ceremony in this timeline. That is all right if you want it so.</Trans>
      );
    case 'day-not-customary':
      return (
        <Trans>
          The service is on a day that your tradition usually keeps free. Ask your clergy, or{' '}
          <TextLink to={stepPath(plan.id, 'scheduling')}>look for another day</TextLink>.
        </Trans>
      );
  }
}

const notUsualTitles: Record<Way, MessageDescriptor> = {
  burial: msg`Burial is not usual in this tradition`,
  'green-burial': msg`Burial is not usual in this tradition`,
  cremation: msg`Cremation is not usual in this tradition`,
  'water-cremation': msg`Water cremation is not usual in this tradition`,
  donation: msg`Giving the body to science is not usual in this tradition`,
  elsewhere: wayWords.elsewhere,
  undecided: wayWords.undecided,
};

export function NotUsual({ plan, onMade }: { plan: Plan; onMade: () => void }) {
  const { i18n } = useLingui();
  const { mutate, isPending, error } = useGenerate(plan);
  const confirm = () => mutate({ customizations: { isUnusualWayConfirmed: true }, branch: '', onMade });
  return (
    <div className="grid max-w-[62ch] gap-5">
      <Notice title={plan.wayAgreed === null ? i18n._(notUsualTitles[plan.way]) : <Trans>Planned with you</Trans>}>
        <p className="mt-1">
          {plan.wayAgreed === null ? (
            <Trans>
              So we do not propose any days by ourselves. Families decide differently, and each for good reasons. Our
              team is glad to go through it with you and your clergy.
            </Trans>
          ) : (
            <Trans>
              Your tradition has no rites of its own for this way, so we propose none by ourselves. Our team is glad to
              plan the farewell with you and your clergy.
            </Trans>
          )}
        </p>
      </Notice>
      <GenerationFailed error={isPending ? null : error} />
      <div className="flex flex-wrap gap-3">
        <ButtonLink to="/contact">
          <Trans>Talk to somebody</Trans>
        </ButtonLink>
        {canBeConfirmed(plan) && (
          <Button variant="secondary" state={isPending ? 'loading' : 'idle'} onClick={confirm}>
            <Trans>We have decided on it. Generate Timeline</Trans>
          </Button>
        )}
      </div>
    </div>
  );
}
