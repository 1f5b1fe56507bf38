import type { DocumentSlot, DocumentState } from '@evenlight/contract/documents';
import { Trans, useLingui } from '@lingui/react/macro';
import { CircleCheck, Clock, FileCheck, type LucideIcon, RotateCcw } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Badge } from '../../ui/base/badge';
import { stateWords } from './document-words';

type Look = { tone: ComponentProps<typeof Badge>['tone']; icon: LucideIcon };

const looks: Record<DocumentState, Look> = {
  checking: { tone: 'gold', icon: Clock },
  received: { tone: 'ok', icon: FileCheck },
  accepted: { tone: 'ok', icon: CircleCheck },
  'needs-another': { tone: 'warn', icon: RotateCcw },
};

export function StateBadge({ state }: { state: DocumentState }) {
  const { i18n } = useLingui();
  return <Badge {...looks[state]}>{i18n._(stateWords[state])}</Badge>;
}

/** How it stands with a paper, in a word or two. */
export function SlotBadges({ slot }: { slot: DocumentSlot }) {
  const [current] = slot.documents;
  return (
    <span className="flex flex-wrap gap-2">
      <Badge tone="line">
        <Need slot={slot} />
      </Badge>
      {current && <StateBadge state={current.state} />}
      {!current && slot.isNone && (
        <Badge tone="ok" icon={CircleCheck}>
          <Trans>There is none</Trans>
        </Badge>
      )}
    </span>
  );
}

function Need({ slot }: { slot: DocumentSlot }) {
  if (slot.isFromBefore) return <Trans>Not needed any more</Trans>;
  if (slot.isNeededLater) return <Trans>Needed later</Trans>;
  return slot.isRequired ? <Trans>Required</Trans> : <Trans>Optional</Trans>;
}
