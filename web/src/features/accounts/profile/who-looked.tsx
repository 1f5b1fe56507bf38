// Who of our team looked at what is somebody's own, and what they did for them.
import type { PlanId, UserId } from '@evenlight/contract/ids';
import { listTeamActions, type TeamAction, type TeamActionName } from '@evenlight/contract/team-actions';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../platform/call';
import { momentInWords } from '../../../platform/dates';
import { Button } from '../../../ui/base/button';
import { TextLink } from '../../../ui/base/text-link';
import { Loaded } from './loaded';
import { ProfileSection } from './profile-section';

const teamActionWords: Record<TeamActionName, MessageDescriptor> = {
  'plan.read_by_team': msg`Looked at your plan`,
  'plan.status_moved': msg`Took your plan a step on`,
  'schedule.blocked': msg`Booked a date for you`,
  'schedule.cancelled': msg`Gave a date back for you`,
  'adjustment.decided': msg`Answered about the price`,
  'documents.listed': msg`Looked at the list of your papers`,
  'document.uploaded': msg`Added a paper for you`,
  'document.downloaded': msg`Opened one of your papers`,
  'document.accepted': msg`Accepted a paper`,
  'document.sent_back': msg`Asked for another paper`,
  'refund.asked': msg`Gave money back`,
  'refund.declined': msg`Answered about a refund`,
  'promise.read': msg`Read what you asked us`,
  'promise.taken': msg`Took what you asked in hand`,
  'promise.released': msg`Passed what you asked back to the team`,
  'promise.handed': msg`Handed what you asked to a colleague`,
  'promise.note': msg`Wrote a note for the team`,
  'promise.answer': msg`Noted what you answered`,
  'promise.letter': msg`Wrote to you`,
  'promise.kept': msg`Answered what you asked`,
  'crisis_alert.read': msg`Read that you asked for a call`,
  'crisis_alert.taken': msg`Took on the call you asked for`,
  'crisis_alert.done': msg`Reached you after you asked for a call`,
  'group_request.read': msg`Read that you asked to join a group`,
  'group_request.confirmed': msg`Gave you a seat in a group`,
  'group_request.declined': msg`Answered that a group has no seat`,
  'memorial_report.read': msg`Read a report about a memorial of yours`,
  'memorial.report_answered': msg`Answered a report about a memorial of yours`,
  'consultation.moved_by_team': msg`Moved a talk with you`,
  'consultation.cancelled_by_team': msg`Cancelled a talk with you`,
};

const SHOWN_AT_FIRST = 10;

function useTeamActions(owner: UserId, planId?: PlanId) {
  return useQuery({
    queryKey: ['api', 'users', owner, 'team-actions', planId ?? 'all'],
    queryFn: () => call(listTeamActions, { query: planId ? { planId } : {} }),
    // Our team may have looked in this very minute.
    staleTime: 0,
  });
}

/** Of everything that is theirs, for the profile. */
export function WhoLooked({ userId }: { userId: UserId }) {
  return (
    <ProfileSection
      id="who-looked"
      title={<Trans>Who looked at your data</Trans>}
      lead={
        <Trans>
          Whenever somebody of our team looks at what is yours, or does something for you, it is written down.
        </Trans>
      }
    >
      <Loaded query={useTeamActions(userId)}>{(actions) => <AllTeamActions actions={actions} />}</Loaded>
    </ProfileSection>
  );
}

function AllTeamActions({ actions }: { actions: TeamAction[] }) {
  const { t } = useLingui();
  const [isAll, setIsAll] = useState(false);
  const count = actions.length;
  if (count === 0) return <NobodyYet />;
  return (
    <>
      <TeamActions actions={isAll ? actions : actions.slice(0, SHOWN_AT_FIRST)} />
      {!isAll && count > SHOWN_AT_FIRST && (
        <Button variant="secondary" className="mt-4" onClick={() => setIsAll(true)}>
          {t`Show all ${count}`}
        </Button>
      )}
    </>
  );
}

function NobodyYet() {
  return (
    <p className="text-ink-2">
      <Trans>Nobody of our team has looked at anything of yours so far.</Trans>
    </p>
  );
}

const SHOWN_ON_PLAN = 5;

/** The last of it, beside the plan that it is about. Nothing is said while there is nothing to tell. */
export function DoneForPlan({ userId, planId }: { userId: UserId; planId: PlanId }) {
  const query = useTeamActions(userId, planId);
  if (!query.isError && !query.data?.length) return null;
  return (
    <section aria-labelledby="team-actions" className="mt-12 max-w-[44rem] border-line border-t pt-8 print:hidden">
      <h2 id="team-actions" className="mb-4 text-2xl">
        <Trans>What our team did</Trans>
      </h2>
      <Loaded query={query}>
        {(actions) => (
          <>
            <TeamActions actions={actions.slice(0, SHOWN_ON_PLAN)} isOfOnePlan />
            <TextLink to="/profile#who-looked" className="mt-2 inline-flex min-h-11 items-center">
              <Trans>Everything that our team did</Trans>
            </TextLink>
          </>
        )}
      </Loaded>
    </section>
  );
}

function TeamActions({ actions, isOfOnePlan = false }: { actions: TeamAction[]; isOfOnePlan?: boolean }) {
  const { t, i18n } = useLingui();
  return (
    <ul>
      {actions.map(({ id, at, action, who, planTitle }) => (
        <li key={id} className="border-line border-b py-3 first:pt-0 last:border-b-0">
          <p className="font-semibold">{i18n._(teamActionWords[action])}</p>
          <p className="wrap-anywhere text-ink-2 text-ui">
            {[
              who ? t`${who}, concierge team` : t`Somebody who has left our team`,
              momentInWords(at, i18n),
              ...(planTitle && !isOfOnePlan ? [planTitle] : []),
            ].join(' · ')}
          </p>
        </li>
      ))}
    </ul>
  );
}
