// /memorial/{id}: the page where a memorial is read by those who may, and worked on by its people.
import type { UserId } from '@evenlight/contract/ids';
import { MEMORIAL_PATH, type Memorial } from '@evenlight/contract/memorials/memorial';
import { mayOnMemorial } from '@evenlight/contract/memorials/rights';
import { Trans, useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { Button } from '../../../ui/base/button';
import { ButtonLink } from '../../../ui/base/button-link';
import { toasts } from '../../../ui/overlays/toast-store';
import { useEditSession } from '../collaboration/presence/hold-edit-session';
import { CollaborationToolbar } from '../collaboration/toolbar';
import { PageHeader } from '../page/page-header';
import { GalleryEditor } from '../photos/gallery-editor';
import { PortraitEditor } from '../photos/portrait-editor';
import { useMemorial, useNewsOfMemorial } from '../queries';
import { ScriptFonts } from '../scripts';
import { ShareButton } from '../sharing/share-button';
import { DraftNotice } from './draft-notice';
import { useEditFields } from './edit-fields';
import { EditForm } from './edit-form';
import type { FirstContent } from './first-content';
import { useLeaveGuard } from './leave-guard';
import { MemorialParts } from './memorial-parts';
import { Reading } from './reading';
import { Settings } from './settings';

type Props = { fromLoader: Memorial; first: FirstContent; userId: UserId | null };

export function ByIdPage({ fromLoader, first, userId }: Props) {
  const { data: memorial } = useMemorial(fromLoader);
  useNewsOfMemorial(memorial.id, memorial.role !== null);
  return (
    <div data-look={memorial.look} className="bg-paper pb-16 text-ink">
      <ScriptFonts text={`${memorial.fullName} ${memorial.biography}`} />
      {userId && mayOnMemorial(memorial.role, 'edit') ? (
        <Editable memorial={memorial} userId={userId} first={first} />
      ) : (
        <>
          {memorial.role && <CollaborationToolbar memorial={memorial} save={null} />}
          <DraftNotice memorial={memorial} />
          <PageHeader memorial={memorial}>
            <ShareButton memorial={memorial} />
          </PageHeader>
          <MemorialParts memorial={memorial} first={first} reading={<Reading memorial={memorial} first={first} />} />
        </>
      )}
    </div>
  );
}

type EditableProps = { memorial: Memorial; userId: UserId; first: FirstContent };

function Editable({ memorial, userId, first }: EditableProps) {
  const edit = useEditFields(memorial, userId);
  const failure = useRef<string>(undefined);
  // Words that were typed before a reload are shown where they were typed.
  const [wasOpened, setWasOpened] = useState<boolean | null>(null);
  const isEditing = wasOpened ?? edit.isRestored;
  useEditSession(memorial.id, isEditing && memorial.isCollaborative);
  const guard = useLeaveGuard(isEditing && edit.isDirty, edit.leave);

  function save() {
    edit.save({
      onSaved() {
        if (failure.current) toasts.dismiss(failure.current);
        toasts.show({ title: <Trans>Saved</Trans> });
      },
      onFailed({ isConflict }) {
        failure.current = tellNotSaved(isConflict);
      },
    });
  }

  function exit() {
    const close = () => setWasOpened(false);
    if (edit.isDirty) return guard.ask(close);
    close();
  }

  const state = edit.isDirty ? 'unsaved' : edit.savedAt ? 'saved' : 'none';
  return (
    <>
      <CollaborationToolbar
        memorial={memorial}
        save={{ state, savedAt: edit.savedAt, onSave: save, isSaving: edit.isSaving }}
      />
      <DraftNotice memorial={memorial} />
      <EditableHeader
        memorial={memorial}
        isEditing={isEditing}
        onSwitch={() => (isEditing ? exit() : setWasOpened(true))}
      />
      {guard.dialog}
      <MemorialParts
        memorial={memorial}
        first={first}
        reading={
          isEditing ? (
            <Editing memorial={memorial} edit={edit} onSave={save} />
          ) : (
            <Reading memorial={memorial} first={first} />
          )
        }
      />
    </>
  );
}

type HeaderProps = { memorial: Memorial; isEditing: boolean; onSwitch: () => void };

function EditableHeader({ memorial, isEditing, onSwitch }: HeaderProps) {
  const { t } = useLingui();
  return (
    <PageHeader memorial={memorial}>
      <ShareButton memorial={memorial} />
      <Button variant="secondary" className="noscript:hidden" onClick={onSwitch}>
        {isEditing ? t`Exit Edit Mode` : t`Edit Memorial`}
      </Button>
      {memorial.address && (
        <ButtonLink to={`${MEMORIAL_PATH}/${memorial.address}`} variant="ghost">
          <Trans>See the page as visitors do</Trans>
        </ButtonLink>
      )}
    </PageHeader>
  );
}

type EditingProps = { memorial: Memorial; edit: ReturnType<typeof useEditFields>; onSave: () => void };

function Editing({ memorial, edit, onSave }: EditingProps) {
  return (
    <div className="grid gap-6">
      <EditForm memorial={memorial} edit={edit} onSave={onSave} />
      <PortraitEditor memorial={memorial} />
      <GalleryEditor memorialId={memorial.id} />
      {mayOnMemorial(memorial.role, 'settle') && <Settings memorial={memorial} />}
    </div>
  );
}

function tellNotSaved(isConflict: boolean) {
  return toasts.show({
    title: <Trans>Error</Trans>,
    description: isConflict ? (
      <Trans>Somebody else changed the same words. Both are shown; choose which to go on with.</Trans>
    ) : (
      <Trans>Failed to save changes</Trans>
    ),
    variant: 'destructive',
    isImportant: true,
  });
}
