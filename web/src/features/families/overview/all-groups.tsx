// All groups somebody belongs to, counted together.
import type { FamilyGroup } from '@evenlight/contract/families/group';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Activity, CircleDashed, Users, UsersRound } from 'lucide-react';
import { Link } from 'react-router';
import { Badge } from '../../../ui/base/badge';
import { Card } from '../../../ui/base/card';
import { properName } from '../../../ui/base/their-words';
import { tabAddress } from '../family-address';
import { pendingTasks } from '../tasks/task-progress';
import { Tiles } from './tiles';

export function AllGroups({ groups }: { groups: readonly FamilyGroup[] }) {
  const { t } = useLingui();
  if (groups.length === 0) return null;
  const sum = (figure: (group: FamilyGroup) => number) => groups.reduce((total, group) => total + figure(group), 0);
  return (
    <section aria-labelledby="family-groups" className="grid grid-cols-1 gap-5">
      <h2 id="family-groups" className="text-2xl">
        <Trans>Family Groups</Trans>
      </h2>
      <Tiles
        tiles={[
          { icon: UsersRound, name: t`Active Groups`, value: groups.length },
          { icon: Users, name: t`Total Members`, value: sum(({ memberCount }) => memberCount) },
          {
            icon: CircleDashed,
            name: t`Pending Tasks`,
            value: sum(({ counts }) => pendingTasks(counts)),
          },
          {
            icon: Activity,
            name: t`Recent Activity`,
            value: sum(({ counts }) => counts.recentActivities),
            note: t`Last 24 hours`,
          },
        ]}
      />
      <ul className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        {groups.map(({ id, planId, name, memberCount }) => (
          <Card as="li" key={id} className="flex flex-wrap items-center justify-between gap-3">
            <div className="min-w-0">
              <Link {...properName} to={tabAddress(planId, 'overview')} className="wrap-anywhere font-semibold">
                {name}
              </Link>
              <p className="text-ink-2 text-sm">
                <Plural value={memberCount} one="# member" other="# members" />
              </p>
            </div>
            <Badge tone="ok">
              <Trans context="family group">Active</Trans>
            </Badge>
          </Card>
        ))}
      </ul>
    </section>
  );
}
