// The bar of those who work on a memorial: whether they are connected, who else is here, and what is saved.
import type { Memorial } from '@evenlight/contract/memorials/memorial';
import { Trans, useLingui } from '@lingui/react/macro';
import { CircleDot, Save, Unplug, Users, Wifi } from 'lucide-react';
import { Badge } from '../../../ui/base/badge';
import { Button } from '../../../ui/base/button';
import { Wrap } from '../../../ui/base/wrap';
import { AvatarGroup } from '../../../ui/status/avatar-group';
import { ShareButton } from '../sharing/share-button';
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
  memorial: Pick<Memorial, 'id' | 'isCollaborative' | 'address' | 'fullName' | 'privacy' | 'publishedAt' | 'role'>;
  /** Null while nobody edits. */
  save: SaveState | null;
};

export function CollaborationToolbar({ memorial, save }: Props) {
  const { t } = useLingui();
  const { data: people = [], isError } = useActiveCollaborators(memorial);
  const isConnected = useIsOnline() && !isError;
  return (
    <section
      aria-label={t`Collaboration toolbar`}
      className="border-line border-b bg-surface noscript:hidden print:hidden"
    >
      <Wrap className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
        <div className="flex flex-wrap items-center gap-x-2 gap-y-2 max-sm:w-full sm:gap-x-4">
          {/* Where faces leave little room beside them, the badges stand one below the other. */}
          <div className="flex flex-wrap items-center gap-1.5 max-sm:grow max-sm:basis-34 sm:gap-4">
            <Connection isConnected={isConnected} />
            {memorial.isCollaborative && (
              <Badge icon={Users}>
                <Trans>Collaborative</Trans>
              </Badge>
            )}
          </div>
          {people.length > 0 && (
            <div className="flex items-center gap-2">
              <span className="text-ink-2 text-sm max-sm:sr-only">
                <Trans>Here now</Trans>
              </span>
              <AvatarGroup people={people.map((person) => ({ id: person.id, name: nameOf(person) }))} />
            </div>
          )}
        </div>
        <div className="ms-auto flex flex-wrap items-center gap-x-2 gap-y-2 sm:gap-x-3">
          {save && <SaveWords save={save} />}
          <ShareButton memorial={memorial} size="small">
            {/* On a phone the bar would otherwise take a third row from the page. */}
            <span className="max-sm:sr-only">
              <Trans>Share</Trans>
            </span>
          </ShareButton>
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
