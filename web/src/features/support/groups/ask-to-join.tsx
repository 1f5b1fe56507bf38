// Asking for a seat, with a few words beforehand if somebody likes. What was typed stays until it is sent.
import { askToJoinGroup, GROUP_NOTE_MAX_LENGTH, type SupportGroup } from '@evenlight/contract/support/groups';
import { z } from '@evenlight/contract/zod';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { KeptForm } from '../../../parts/kept-form/kept-form';
import { Button } from '../../../ui/base/button';
import { SubmitButton } from '../../../ui/forms/submit-button';
import { TextArea } from '../../../ui/forms/text-area';
import { Dialog } from '../../../ui/overlays/dialog';
import { useAskToJoin } from './queries';

export function AskToJoin({ group }: { group: SupportGroup }) {
  const { t } = useLingui();
  const [isOpen, setIsOpen] = useState(false);
  const { name, seatsLeft } = group;
  const isFull = seatsLeft === 0;
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={setIsOpen}
      trigger={
        <Button size="small" aria-label={isFull ? t`Join the line: ${name}` : t`Request to join: ${name}`}>
          {isFull ? <Trans>Join the line</Trans> : <Trans>Request to join</Trans>}
        </Button>
      }
      title={<span dir="auto">{name}</span>}
      description={
        isFull ? (
          <Trans>
            All seats are taken. You will be in line, and we write to you as soon as a seat is free for you.
          </Trans>
        ) : (
          <Trans>
            We keep a seat for you, and a person of our team answers within 24 hours. You can take it back at any time.
          </Trans>
        )
      }
    >
      <NoteForm group={group} onAsked={() => setIsOpen(false)} />
    </Dialog>
  );
}

/** Notes from before stand there by themselves. */
const TypedNote = z.union([z.object({ note: z.string() }), z.string().transform((note) => ({ note }))]);

function NoteForm({ group: { id }, onAsked }: { group: SupportGroup; onAsked: () => void }) {
  const { t } = useLingui();
  const mutation = useAskToJoin(id);
  return (
    <KeptForm
      name="unsent-group-note"
      place="member-tab"
      part={id}
      schema={askToJoinGroup.body}
      typed={TypedNote}
      defaultValues={{ note: '' }}
      mutation={mutation}
      inputOf={(asked) => asked}
      onDone={onAsked}
    >
      <TextArea
        name="note"
        label={t`Anything the group’s host should know (optional)`}
        hint={t`Who died, what would help you, what you need to come. Our team and the host read it, nobody else.`}
        maxLength={GROUP_NOTE_MAX_LENGTH}
        rows={3}
        dir="auto"
        isUnpraised
      />
      <div className="mt-2">
        <SubmitButton>
          <Trans>Send the request</Trans>
        </SubmitButton>
      </div>
    </KeptForm>
  );
}
