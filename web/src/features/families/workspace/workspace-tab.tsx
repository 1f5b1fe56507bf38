// Where a family works on one plan. The plan's sheet and its papers are changed in 'Edit Mode'; tasks, messages and votes
// need no mode, only the role.
import type { PlanId } from '@evenlight/contract/ids';
import { msg, plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Eye, PencilLine } from 'lucide-react';
import { type ReactElement, useState } from 'react';
import { useSearchParams } from 'react-router';
import { Button } from '../../../ui/base/button';
import { PillLinks } from '../../../ui/base/pill-links';
import { useProofForPapers } from '../../documents/own-papers';
import { changesInWords } from '../../plans/history/change-phrases';
import { DecisionsTab } from '../decisions/decisions-tab';
import { DocumentsTab } from '../documents/documents-tab';
import { type WorkspaceTab as Part, workspaceAddress, workspaceTabIn, workspaceTabs } from '../family-address';
import { useFamily } from '../family-context';
import { HistoryTab } from '../history/history-tab';
import { MessagesTab } from '../messages/messages-tab';
import { useOutbox } from '../messages/outbox';
import { TeamTab } from '../people/team-tab';
import { TaskProgress } from '../tasks/task-progress';
import { TasksTab } from '../tasks/tasks-tab';
import { PlanCard } from './plan-card';

const partNames = {
  tasks: msg`Tasks`,
  messages: msg`Messages`,
  documents: msg`Documents`,
  decisions: msg`Decisions`,
  team: msg`Team`,
  history: msg`History`,
} satisfies Record<Part, unknown>;

const parts: Record<Part, (props: { isEditing: boolean }) => ReactElement> = {
  tasks: TasksTab,
  messages: MessagesTab,
  documents: Documents,
  decisions: DecisionsTab,
  team: TeamTab,
  history: ({ isEditing }) => <HistoryTab inWords={changesInWords} isEditing={isEditing} />,
};

/** Sharing one of the plan's papers asks for a proof of who is there. */
function Documents({ isEditing }: { isEditing: boolean }) {
  return <DocumentsTab isEditing={isEditing} proven={useProofForPapers()} />;
}

export function WorkspaceTab({ planId }: { planId: PlanId }) {
  const { t, i18n } = useLingui();
  const { group, may } = useFamily();
  const [address] = useSearchParams();
  const [isAsked, setAsked] = useState(false);
  // A role that was taken away meanwhile ends the editing.
  const isEditing = isAsked && may('addDocuments');
  const chosen = workspaceTabIn(address);
  const notSent = useOutbox().waiting.length;
  const wordsOf = (key: Part) =>
    key === 'messages' && notSent > 0 ? t`Messages · ${notSent} not sent` : i18n._(partNames[key]);
  const { unreadMessages, openDecisions } = group.counts;
  const counts: Partial<Record<Part, { value: number; words: string }>> = {
    messages: {
      value: unreadMessages,
      words: t`${plural(unreadMessages, { one: '# unread message', other: '# unread messages' })}`,
    },
    decisions: {
      value: openDecisions,
      words: t`${plural(openDecisions, { one: '# open question', other: '# open questions' })}`,
    },
  };
  const links = workspaceTabs.map((key) => ({
    key,
    to: workspaceAddress(planId, key),
    words: wordsOf(key),
    ...(counts[key] && { count: counts[key] }),
  }));
  const Shown = parts[chosen];
  return (
    <div className="grid grid-cols-1 gap-6">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <TaskProgress />
        {may('addDocuments') && (
          <Button variant="secondary" onClick={() => setAsked(!isEditing)}>
            {isEditing ? (
              <Eye aria-hidden="true" className="size-5" />
            ) : (
              <PencilLine aria-hidden="true" className="size-5" />
            )}
            {isEditing ? <Trans>View Mode</Trans> : <Trans>Edit Mode</Trans>}
          </Button>
        )}
      </div>
      <PlanCard isEditing={isEditing && may('editPlan')} onEdit={may('editPlan') ? () => setAsked(true) : undefined} />
      <PillLinks label={t`Parts of the workspace`} links={links} chosen={chosen} />
      <Shown isEditing={isEditing} />
    </div>
  );
}
