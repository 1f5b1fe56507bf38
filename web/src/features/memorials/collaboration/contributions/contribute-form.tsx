// Bringing something to a memorial. What was typed stays until it has arrived.
import {
  CONTRIBUTION_DESCRIPTION_MAX_LENGTH,
  CONTRIBUTION_TITLE_MAX_LENGTH,
  ContributionType,
  contributionTypes,
} from '@evenlight/contract/memorials/collaboration';
import { BIOGRAPHY_MAX_LENGTH, type Memorial } from '@evenlight/contract/memorials/memorial';
import { z } from '@evenlight/contract/zod';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { KeptForm } from '../../../../parts/kept-form/kept-form';
import { fieldProblemsOf } from '../../../../platform/phrases';
import { Button } from '../../../../ui/base/button';
import { useFocusOnFirstField } from '../../../../ui/base/keep-focus';
import { SelectField } from '../../../../ui/forms/select-field';
import { SubmitButton } from '../../../../ui/forms/submit-button';
import { TextArea } from '../../../../ui/forms/text-area';
import { TextField } from '../../../../ui/forms/text-field';
import { toasts } from '../../../../ui/overlays/toast-store';
import { tellFailure } from '../toasts';
import { contributionNames } from '../words';
import { type ChosenPhoto, useContribute } from './contribution-queries';
import { PhotoChoice } from './photo-choice';

/** What is missing is told in one sentence of the specification's, so the form itself lets blanks pass. */
const Typed = z.object({
  contributionType: ContributionType,
  title: z.string().trim(),
  description: z.string().trim(),
  content: z.string().trim(),
});
type Typed = z.infer<typeof Typed>;

const empty: Typed = { contributionType: 'memory', title: '', description: '', content: '' };

type Props = { memorial: Pick<Memorial, 'id' | 'biography'>; onClose: () => void };

export function ContributeForm({ memorial, onClose }: Props) {
  const { t } = useLingui();
  const box = useFocusOnFirstField();
  const [photo, setPhoto] = useState<ChosenPhoto | null>(null);
  const [missing, setMissing] = useState<string[]>([]);
  const mutation = useContribute(memorial.id);
  const isIncomplete = missing.length > 0;
  const labels = { title: t`Title`, content: t`Your text` };
  const needed = useNeeded(labels);

  function isReady(typed: Typed): boolean {
    const blank = missingIn({ ...typed, hasPhoto: photo !== null });
    setMissing(blank);
    if (blank.length > 0) tellFailure(<Trans>Please fill in all required fields</Trans>);
    return blank.length === 0;
  }

  return (
    <div ref={box} className="mt-3">
      <KeptForm
        aria-labelledby="contribute-title"
        name={`contribution-${memorial.id}`}
        place="browser"
        schema={Typed}
        typed={Typed}
        defaultValues={empty}
        mutation={mutation}
        isReady={isReady}
        inputOf={({ contributionType, ...content }, idempotencyKey) => ({
          contributionType,
          content,
          photo,
          idempotencyKey,
        })}
        problem={isIncomplete ? t`Please fill in all required fields` : undefined}
        fieldProblems={
          isIncomplete ? Object.fromEntries(missing.map((name) => [name, needed[name]])) : faultsOf(mutation.error)
        }
        onStored={() => toasts.show({ title: t`Contribution submitted for review` })}
        onRefused={() => tellFailure(<Trans>Failed to submit contribution</Trans>)}
        onDone={onClose}
      >
        <WordsFields labels={labels} />
        <BeginWithStory biography={memorial.biography} />
        <PhotoChoice photo={photo} problem={missing.includes('photo') ? needed.photo : undefined} onChoose={setPhoto} />
        <div className="mt-2 flex flex-wrap gap-3">
          <SubmitButton>
            <Trans>Submit for review</Trans>
          </SubmitButton>
          <Button variant="secondary" onClick={onClose}>
            <Trans>Not now</Trans>
          </Button>
        </div>
      </KeptForm>
    </div>
  );
}

type Labels = { title: string; content: string };

function useNeeded({ title, content }: Labels): Record<string, string> {
  const { t } = useLingui();
  const isRequired = (label: string) => t`${label} is required`;
  return { title: isRequired(title), content: isRequired(content), photo: isRequired(t`A photo`) };
}

function WordsFields({ labels }: { labels: Labels }) {
  const { t, i18n } = useLingui();
  return (
    <>
      <SelectField
        name="contributionType"
        label={t`What would you like to bring?`}
        isUnpraised
        options={contributionTypes.map((value) => ({ value, label: i18n._(contributionNames[value]) }))}
      />
      <TextField name="title" label={labels.title} isRequired dir="auto" maxLength={CONTRIBUTION_TITLE_MAX_LENGTH} />
      <TextField
        name="description"
        label={t`Short description (optional)`}
        dir="auto"
        maxLength={CONTRIBUTION_DESCRIPTION_MAX_LENGTH}
      />
      <TextArea name="content" label={labels.content} isRequired dir="auto" maxLength={BIOGRAPHY_MAX_LENGTH} />
    </>
  );
}

/** Nobody should have to copy the whole life story by hand to mend one line of it. */
function BeginWithStory({ biography }: { biography: string }) {
  const form = useFormContext<Typed>();
  const { contributionType, content } = form.watch();
  if (contributionType !== 'biography_edit') return null;
  return (
    <div className="-mt-2 mb-3 grid justify-items-start gap-2 text-ink-2 text-sm">
      <p>
        <Trans>Your text takes the place of the life story, once a keeper approves it. The former one is kept.</Trans>
      </p>
      {biography && !content && (
        <Button
          variant="secondary"
          size="small"
          onClick={() => form.setValue('content', biography, { shouldDirty: true })}
        >
          <Trans>Begin with the story as it is</Trans>
        </Button>
      )}
    </div>
  );
}

/** The contract puts the words one level deeper than the form does. */
function faultsOf(error: unknown): Record<string, string> {
  const faults = Object.entries(fieldProblemsOf(error));
  return Object.fromEntries(faults.map(([name, words]) => [name.replace(/^content\.(?=.)/, ''), words]));
}

type Written = { contributionType: ContributionType; title: string; content: string; hasPhoto: boolean };

/** The names of what still has to be filled in. */
export function missingIn({ contributionType, title, content, hasPhoto }: Written): string[] {
  return [
    ...(title.trim() === '' ? ['title'] : []),
    ...(content.trim() === '' ? ['content'] : []),
    ...(contributionType === 'photo' && !hasPhoto ? ['photo'] : []),
  ];
}
