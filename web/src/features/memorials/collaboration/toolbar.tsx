// The bar of those who work on a memorial: whether they are connected, who else is here, and what is saved.
import type { Memorial } from '@evenlight/contract/memorials/memorial';
import { Trans, useLingui } from '@lingui/react/macro';
import { CircleDot, Save, Unplug, Users, Wifi } from 'lucide-react';
import type { ReactNode } from 'react';
import { Badge } from '../../../ui/base/badge';
import { Button } from '../../../ui/base/button';
import { Wrap } from '../../../ui/base/wrap';
import { AvatarGroup } from '../../../ui/status/avatar-group';
import { useActiveCollaborators, useIsOnline } from './presence/presence';
import { nameOf } from './words';

/** `none`: nothing was changed since the page came. */
type SaveState = {
  state: 'unsaved' | 'saved' | 'none';
  savedAt: Date | null;
  onSave: () => void;
  isSaving: boolean;
};

type Props = {
  memorial: Pick<Memorial, 'id' | 'isCollaborative'>;
  /** Null while nobody edits. */
  save: SaveState | null;
  share?: ReactNode;
};

export function CollaborationToolbar({ memorial, save, share }: Props) {
  const { t } = useLingui();
  const { data: people = [], isError } = useActiveCollaborators(memorial);
  const isConnected = useIsOnline() && !isError;
  return (
    <section aria-label={t`Collaboration toolbar`} className="border-line border-b bg-surface print:hidden">
      <Wrap className="flex flex-wrap items-center gap-x-4 gap-y-3 py-3">
        <Connection isConnected={isConnected} />
        {memorial.isCollaborative && (
          <Badge icon={Users}>
            <Trans>Collaborative</Trans>
          </Badge>
        )}
        {people.length > 0 && (
          <div className="flex items-center gap-2">
            <span className="text-ink-2 text-sm">
              <Trans>Here now</Trans>
            </span>
            <AvatarGroup people={people.map((person) => ({ id: person.id, name: nameOf(person) }))} />
          </div>
        )}
        <div className="ms-auto flex flex-wrap items-center gap-3 empty:hidden">
          {save && <SaveWords save={save} />}
          {share}
          {save && <SaveButton save={save} />}
        </div>
      </Wrap>
    </section>
  );
}

function Connection({ isConnected }: { isConnected: boolean }) {
  return (
    <span role="status" className="inline-flex">
      {isConnected ? (
        <Badge tone="ok" icon={Wifi}>
          <Trans>Connected</Trans>
        </Badge>
      ) : (
        <Badge tone="warn" icon={Unplug}>
          <Trans>Disconnected</Trans>
        </Badge>
      )}
    </span>
  );
}

function SaveWords({ save: { state, savedAt } }: { save: SaveState }) {
  const { i18n, t } = useLingui();
  const time = savedAt ? i18n.date(savedAt, { hour: 'numeric', minute: '2-digit' }) : '';
  return (
    <span role="status" className="inline-flex items-center gap-1.5 text-ink-2 text-ui">
      {state === 'unsaved' && (
        <>
          <CircleDot aria-hidden="true" className="size-4 text-gold" />
          <Trans>Unsaved changes</Trans>
        </>
      )}
      {state === 'saved' && t`Saved ${time}`}
      {state === 'none' && <Trans>No changes</Trans>}
    </span>
  );
}

function SaveButton({ save: { state, onSave, isSaving } }: { save: SaveState }) {
  return (
    <Button size="small" aria-disabled={state !== 'unsaved'} state={isSaving ? 'loading' : 'idle'} onClick={onSave}>
      {!isSaving && <Save aria-hidden="true" className="size-4.5" />}
      <Trans>Save</Trans>
    </Button>
  );
}
