// What the tools are, and where to begin.
import type { PlanId } from '@evenlight/contract/ids';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { FileText, History, ListChecks, type LucideIcon, MessagesSquare } from 'lucide-react';
import { Link } from 'react-router';
import { Card } from '../../ui/base/card';
import { IconTile } from '../../ui/base/icon-tile';
import { type WorkspaceTab, workspaceAddress } from './family-address';

type Tool = { part: WorkspaceTab; icon: LucideIcon; name: MessageDescriptor; words: MessageDescriptor };

const tools: Tool[] = [
  {
    part: 'messages',
    icon: MessagesSquare,
    name: msg`Family Discussion`,
    words: msg`Talk it over in one place, so that nobody has to repeat it on the phone.`,
  },
  {
    part: 'tasks',
    icon: ListChecks,
    name: msg`Shared Task Management`,
    words: msg`Who does what, and by when. What is done is done for everybody.`,
  },
  {
    part: 'documents',
    icon: FileText,
    name: msg`Document Sharing`,
    words: msg`Papers and photos the whole family needs, with their earlier versions.`,
  },
  {
    part: 'history',
    icon: History,
    name: msg`Activity Timeline`,
    words: msg`What has changed, who changed it, and the way back.`,
  },
];

const steps: MessageDescriptor[] = [
  msg`Create a family group for your plan.`,
  msg`Invite members by e-mail, or pass on the link.`,
  msg`Assign roles and tasks, so that everybody knows their part.`,
  msg`Work together: talk, decide, and see each other’s changes at once.`,
];

export function TeamCollaborationTab({ planId }: { planId: PlanId }) {
  const { i18n } = useLingui();
  return (
    <div className="grid grid-cols-1 gap-9">
      <ul className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        {tools.map(({ part, icon, name, words }) => (
          <Card as="li" key={part} className="grid grid-cols-1 content-start gap-3">
            <IconTile icon={icon} />
            <h2 className="text-xl">
              <Link to={workspaceAddress(planId, part)}>{i18n._(name)}</Link>
            </h2>
            <p className="text-ink-2">{i18n._(words)}</p>
          </Card>
        ))}
      </ul>
      <section aria-labelledby="getting-started">
        <h2 id="getting-started" className="text-2xl">
          <Trans>Getting Started</Trans>
        </h2>
        <ol className="mt-4 grid list-decimal gap-2 ps-6">
          {steps.map((step) => (
            <li key={step.id}>{i18n._(step)}</li>
          ))}
        </ol>
      </section>
    </div>
  );
}
