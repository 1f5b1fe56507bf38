// /memorial/{id}: the page where a memorial is read by those who may, and worked on by its people.
import type { UserId } from '@evenlight/contract/ids';
import { MEMORIAL_PATH, type Memorial } from '@evenlight/contract/memorials/memorial';
import { mayOnMemorial } from '@evenlight/contract/memorials/rights';
import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useRef, useState } from 'react';
import { Button } from '../../../ui/base/button';
import { ButtonLink } from '../../../ui/base/button-link';
import { Wrap } from '../../../ui/base/wrap';
import { Tabs } from '../../../ui/overlays/tabs';
import { toasts } from '../../../ui/overlays/toast-store';
import { CollaborationSwitch } from '../collaboration/collaboration-switch';
import { CollaborationTab } from '../collaboration/collaboration-tab';
import { ContributeCard } from '../collaboration/contribute-card';
import { PeopleTab } from '../collaboration/people-tab';
import { CollaborationToolbar } from '../collaboration/toolbar';
import { useEditSession } from '../collaboration/use-edit-session';
import { EventsTab } from '../events/events-tab';
import { GuestbookTab } from '../guestbook/guestbook-tab';
import { ModerationPanel } from '../guestbook/moderation-panel';
import { AccessRequests } from '../keeping/access-requests';
import { MemorialDetails } from '../page/memorial-details';
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
import { KeepIt } from './keep-it';
import { useLeaveGuard } from './leave-guard';
import { NeedsScripts } from './needs-scripts';
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
          <Parts memorial={memorial} first={first} reading={<Reading memorial={memorial} first={first} />} />
        </>
      )}
    </div>
  );
}

type EditableProps = { memorial: Memorial; userId: UserId; first: FirstContent };

function Editable({ memorial, userId, first }: EditableProps) {
  const { t } = useLingui();
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
        failure.current = toasts.show({
          title: <Trans>Error</Trans>,
          description: isConflict ? (
            <Trans>Somebody else changed the same words. Both are shown; choose which to go on with.</Trans>
          ) : (
            <Trans>Failed to save changes</Trans>
          ),
          variant: 'destructive',
          isImportant: true,
        });
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
      <PageHeader memorial={memorial}>
        <ShareButton memorial={memorial} />
        <Button
          variant="secondary"
          className="noscript:hidden"
          onClick={() => (isEditing ? exit() : setWasOpened(true))}
        >
          {isEditing ? t`Exit Edit Mode` : t`Edit Memorial`}
        </Button>
        {memorial.address && (
          <ButtonLink to={`${MEMORIAL_PATH}/${memorial.address}`} variant="ghost">
            <Trans>See the page as visitors do</Trans>
          </ButtonLink>
        )}
      </PageHeader>
      {guard.dialog}
      <Parts
        memorial={memorial}
        first={first}
        reading={
          isEditing ? (
            <div className="grid gap-6">
              <EditForm memorial={memorial} edit={edit} onSave={save} />
              <PortraitEditor memorial={memorial} />
              <GalleryEditor memorialId={memorial.id} />
              {mayOnMemorial(memorial.role, 'settle') && <Settings memorial={memorial} />}
            </div>
          ) : (
            <Reading memorial={memorial} first={first} />
          )
        }
      />
    </>
  );
}

type PartsProps = { memorial: Memorial; first: FirstContent; reading: ReactNode };

function Parts({ memorial, first, reading }: PartsProps) {
  const { t } = useLingui();
  const isKeeper = mayOnMemorial(memorial.role, 'settle');
  return (
    <Wrap>
      <Tabs
        label={t`Parts of this memorial`}
        tabs={[
          {
            value: 'memorial',
            label: <Trans context="memorial">Memorial</Trans>,
            content: (
              <div className="grid items-start gap-10 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-14">
                <div className="min-w-0">{reading}</div>
                <div className="grid gap-6">
                  <MemorialDetails memorial={memorial}>
                    {isKeeper && <CollaborationSwitch memorial={memorial} className="mt-5 noscript:hidden" />}
                  </MemorialDetails>
                  <ContributeCard memorial={memorial} />
                  {mayOnMemorial(memorial.role, 'archive') && <KeepIt memorialId={memorial.id} />}
                </div>
              </div>
            ),
          },
          {
            value: 'guestbook',
            label: <Trans>Guestbook</Trans>,
            content: (
              <div className="grid gap-8">
                {(isKeeper || memorial.isDelegate) && (
                  <NeedsScripts>
                    <ModerationPanel memorial={memorial} />
                  </NeedsScripts>
                )}
                <GuestbookTab memorial={memorial} newest={first.entries ?? undefined} />
              </div>
            ),
          },
          {
            value: 'events',
            label: <Trans>Events</Trans>,
            content: <EventsTab memorial={memorial} first={first.events ?? undefined} />,
          },
          ...(memorial.isCollaborative && memorial.role
            ? [
                {
                  value: 'collaboration',
                  label: <Trans>Collaboration</Trans>,
                  content: (
                    <NeedsScripts>
                      <div className="grid gap-8">
                        {isKeeper && <AccessRequests memorial={memorial} />}
                        <CollaborationTab memorial={memorial} />
                      </div>
                    </NeedsScripts>
                  ),
                },
              ]
            : isKeeper
              ? [
                  {
                    value: 'people',
                    label: <Trans>People</Trans>,
                    content: (
                      <NeedsScripts>
                        <div className="grid gap-8">
                          <AccessRequests memorial={memorial} />
                          <PeopleTab memorial={memorial} />
                        </div>
                      </NeedsScripts>
                    ),
                  },
                ]
              : []),
        ]}
      />
    </Wrap>
  );
}
