// A memory is given to a memorial: chosen, signed, looked at, and only then sent.
import type { MemorialId, UserId } from '@evenlight/contract/ids';
import { giveMemory, type Memory } from '@evenlight/contract/self-care/memories';
import { Trans, useLingui } from '@lingui/react/macro';
import { Gift } from 'lucide-react';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { Refusal } from '../../../parts/refusal';
import { fieldProblemsOf, phraseFor } from '../../../platform/phrases';
import { Button } from '../../../ui/base/button';
import { ButtonLink } from '../../../ui/base/button-link';
import { properName, theirWords } from '../../../ui/base/their-words';
import { Form } from '../../../ui/forms/form';
import { SelectField } from '../../../ui/forms/select-field';
import { SubmitButton } from '../../../ui/forms/submit-button';
import { TextField } from '../../../ui/forms/text-field';
import { Dialog } from '../../../ui/overlays/dialog';
import { Notice } from '../../../ui/status/notice';
import { SkeletonList } from '../../../ui/status/skeleton';
import { useGiveMemory, useOwnMemorials } from '../queries';

type Props = { memory: Memory; userId: UserId; ownName: string };

export function GiveMemory(props: Props) {
  const { t } = useLingui();
  const [isOpen, setIsOpen] = useState(false);
  // Here, where it stays: the form goes as soon as the list knows of the gift, and would not hear that it is given.
  const giving = useGiveMemory();
  const { title } = props.memory;
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={(isOpening) => {
        if (isOpening) giving.reset();
        setIsOpen(isOpening);
      }}
      trigger={
        <Button variant="ghost" size="small" aria-label={t`Give to a memorial: ${title}`}>
          <Gift aria-hidden="true" className="size-4.5" />
          <Trans>Give to a memorial</Trans>
        </Button>
      }
      title={<Trans>Give this memory to a memorial</Trans>}
      description={
        <Trans>
          It is written into the guestbook of the page, where everybody who may visit the page can read it. Some
          families look at each entry first. Your own copy stays here.
        </Trans>
      }
    >
      <Memorials {...props} giving={giving} onDone={() => setIsOpen(false)} />
    </Dialog>
  );
}

type FormProps = Props & { giving: ReturnType<typeof useGiveMemory>; onDone: () => void };

function Memorials(props: FormProps) {
  const { data, isPending, error } = useOwnMemorials(props.userId);
  if (isPending) return <SkeletonList rows={1} />;
  if (error) return <Refusal error={error} />;
  const given = new Set(props.memory.givenTo.map(({ memorialId }) => memorialId));
  const left = data.filter(({ id, guestbook }) => !given.has(id) && guestbook !== 'closed');
  if (left.length > 0) return <GiveForm {...props} memorials={left} />;
  return (
    <Notice
      title={
        data.length > 0 ? (
          <Trans>There is no other memorial to give it to</Trans>
        ) : (
          <Trans>There is no memorial yet</Trans>
        )
      }
    >
      <p>
        <Trans>Here you can choose memorials that you made or help with, and whose guestbook is open.</Trans>
      </p>
      <ButtonLink to="/memorial-builder" variant="secondary" size="small" className="mt-3">
        <Trans>Make a memorial</Trans>
      </ButtonLink>
    </Notice>
  );
}

type Choice = { id: MemorialId; fullName: string };

function GiveForm({ memory, ownName, memorials, giving, onDone }: FormProps & { memorials: Choice[] }) {
  const { t, i18n } = useLingui();
  const { mutate, isPending, error } = giving;
  const phrase = phraseFor(error);
  return (
    <Form
      schema={giveMemory.body}
      defaultValues={{ memorialId: String(memorials[0]?.id ?? ''), authorName: ownName }}
      busy={isPending}
      problem={phrase && i18n._(phrase)}
      fieldProblems={fieldProblemsOf(error)}
      onSubmit={(body) => mutate({ params: { memoryId: memory.id }, body }, { onSuccess: onDone })}
    >
      <SelectField
        name="memorialId"
        label={t({ message: 'Memorial', context: 'memorial' })}
        options={memorials.map(({ id, fullName }) => ({ value: String(id), label: fullName, isName: true }))}
        isUnpraised
      />
      <TextField name="authorName" label={t`Signed with`} autoComplete="name" dir="auto" isUnpraised />
      <Preview memory={memory} />
      <div className="mt-2">
        <SubmitButton>
          <Trans>Give this memory</Trans>
        </SubmitButton>
      </div>
    </Form>
  );
}

function Preview({ memory: { title, words } }: { memory: Memory }) {
  const authorName: unknown = useWatch({ name: 'authorName' });
  return (
    <figure className="rounded-md bg-mist p-4">
      <figcaption className="font-semibold text-sm">
        <Trans>This is how it will be read</Trans>
      </figcaption>
      <blockquote {...theirWords} className="mt-2 whitespace-pre-wrap wrap-anywhere">
        {`${title}\n\n${words}`}
      </blockquote>
      <p {...properName} className="mt-2 wrap-anywhere text-ink-2">
        {String(authorName ?? '')}
      </p>
    </figure>
  );
}
