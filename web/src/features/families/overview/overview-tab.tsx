// How it stands with the plan and the family, in figures and lists.
import type { FamilyGroup } from '@evenlight/contract/families/group';
import { Trans, useLingui } from '@lingui/react/macro';
import { CircleCheck, ListChecks, MessagesSquare, NotebookPen, TrendingUp, TriangleAlert, Users } from 'lucide-react';
import { Card } from '../../../ui/base/card';
import { useKeptFocus } from '../../../ui/base/keep-focus';
import { properName, theirWords } from '../../../ui/base/their-words';
import { statusWords } from '../../plans/plan-words';
import type { FamilyChoice } from '../family-choices';
import { NoGroupYet } from '../no-group';
import { MailChoice } from '../notices/mail-choice';
import { NewCount } from '../notices/new-count';
import { ActivityList } from '../people/activity-list';
import { InviteDialog } from '../people/invite-dialog';
import { UrgentTasks } from '../tasks/urgent-tasks';
import { AllGroups } from './all-groups';
import { Tiles } from './tiles';

type Props = { chosen: FamilyChoice; choices: readonly FamilyChoice[] };

export function OverviewTab({ chosen, choices }: Props) {
  return (
    <div className="grid grid-cols-1 gap-8">
      <PlanTiles chosen={chosen} />
      {chosen.group ? <GroupOverview group={chosen.group} /> : <NoGroupYet planId={chosen.planId} />}
      <AllGroups groups={choices.flatMap(({ group }) => group ?? [])} />
    </div>
  );
}

function PlanTiles({ chosen: { status, group } }: { chosen: FamilyChoice }) {
  const { t, i18n } = useLingui();
  const { completedTasks = 0, tasks = 0, messages = 0 } = group?.counts ?? {};
  return (
    <Tiles
      tiles={[
        { icon: NotebookPen, name: t`Plan Status`, value: i18n._(statusWords[status]) },
        { icon: Users, name: t`Family Members`, value: group?.memberCount ?? 0 },
        { icon: ListChecks, name: t`Tasks`, value: `${completedTasks}/${tasks}` },
        { icon: MessagesSquare, name: t`Discussions`, value: messages },
      ]}
    />
  );
}

function GroupOverview({ group }: { group: FamilyGroup }) {
  const { t } = useLingui();
  const { completedTasks, tasks, urgentTasks } = group.counts;
  const percent = tasks === 0 ? 0 : Math.round((100 * completedTasks) / tasks);
  return (
    <section aria-labelledby="group-name" className="grid grid-cols-1 gap-5">
      <header className="flex flex-wrap items-center justify-between gap-4">
        <div>
          <h2
            id="group-name"
            {...properName}
            tabIndex={-1}
            data-keeps-focus
            className="wrap-anywhere text-2xl outline-none"
          >
            {group.name}
          </h2>
          {group.description && (
            <p {...theirWords} className="wrap-anywhere mt-1 max-w-[60ch] text-ink-2">
              {group.description}
            </p>
          )}
        </div>
        <InviteDialog />
      </header>
      <Tiles
        tiles={[
          { icon: TrendingUp, name: t`Overall progress`, value: `${percent}%` },
          { icon: Users, name: t`Active members`, value: group.memberCount },
          { icon: CircleCheck, name: t`Tasks done`, value: `${completedTasks}/${tasks}` },
          { icon: TriangleAlert, name: t`Urgent items`, value: urgentTasks },
        ]}
      />
      <div className="grid grid-cols-1 gap-5 lg:grid-cols-2">
        <Card as="section" aria-labelledby="recent-activity">
          <RecentActivity />
        </Card>
        <Card as="section" aria-labelledby="urgent-tasks">
          <h3 id="urgent-tasks" className="mb-4 text-xl">
            <Trans>Urgent Tasks</Trans>
          </h3>
          <UrgentTasks />
        </Card>
      </div>
    </section>
  );
}

function RecentActivity() {
  const place = useKeptFocus<HTMLDivElement>();
  return (
    <div ref={place} tabIndex={-1} className="outline-none">
      <h3 id="recent-activity" tabIndex={-1} data-keeps-focus className="mb-4 text-xl outline-none">
        <Trans>Recent Activity</Trans>
      </h3>
      <NewCount />
      <ActivityList />
      <MailChoice />
    </div>
  );
}
