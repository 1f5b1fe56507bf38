// What stands behind each tab, with a group and without.

import type { FamilyTab } from './family-address';
import type { FamilyChoice } from './family-choices';
import { NoGroupSelected } from './no-group';
import { OverviewTab } from './overview/overview-tab';
import { InvitationsTab } from './people/invitations-tab';
import { TeamCollaborationTab } from './team-collaboration-tab';
import { WorkspaceTab } from './workspace/workspace-tab';

type Props = { tab: FamilyTab; chosen: FamilyChoice; choices: readonly FamilyChoice[] };

export function TabPart({ tab, chosen, choices }: Props) {
  if (tab === 'overview') return <OverviewTab chosen={chosen} choices={choices} />;
  if (tab === 'team') return <TeamCollaborationTab planId={chosen.planId} />;
  if (!chosen.group) return <NoGroupSelected planId={chosen.planId} />;
  return tab === 'invitations' ? <InvitationsTab /> : <WorkspaceTab planId={chosen.planId} />;
}
