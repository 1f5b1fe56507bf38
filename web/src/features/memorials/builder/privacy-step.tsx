// The last step: who may see it. A draft has no answer yet, and nothing is shown to anybody else until there is one.
import { type Memorial, type MemorialPrivacy, memorialPrivacies } from '@evenlight/contract/memorials/memorial';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { Refusal } from '../../../parts/refusal';
import { Button } from '../../../ui/base/button';
import { RadioCards } from '../../../ui/forms/radio-cards';
import { SwitchField } from '../../../ui/forms/switch-field';
import { privacyWords } from '../privacy-words';
import { type MemorialInput, useChangeMemorial, usePublish } from '../queries';
import { BackButton } from './step-buttons';

type Props = { memorial: Memorial; back: string | null; onKept: (memorial: Memorial) => void };

export function PrivacyStep({ memorial, back, onKept }: Props) {
  const { t } = useLingui();
  const finish = useFinish(memorial);
  const isDraft = memorial.publishedAt === null;
  const [privacy, setPrivacy] = useState(answeredBefore(memorial));
  const [isMissing, setIsMissing] = useState(false);
  const [isListed, setIsListed] = useState(memorial.isListed);
  const [isCollaborative, setIsCollaborative] = useState(memorial.isCollaborative);
  const navigate = useNavigate();

  function keep(isPublished: boolean, onSuccess: (kept: Memorial) => void) {
    const settled = { ...(privacy && { privacy }), isListed: privacy === 'public' && isListed, isCollaborative };
    finish.mutate({ settled, isPublished }, { onSuccess });
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    setIsMissing(privacy === null);
    if (privacy) keep(isDraft, onKept);
    else event.currentTarget.querySelector<HTMLInputElement>('input[type=radio]')?.focus();
  }

  return (
    <form noValidate onSubmit={submit} className="grid gap-6">
      <Refusal error={finish.error} />
      <PrivacyCards isDraft={isDraft} isMissing={isMissing} privacy={privacy} onChoose={setPrivacy} />
      {privacy === 'public' && (
        <SwitchField
          name="isListed"
          label={t`Search engines may show it`}
          checked={isListed}
          onChange={({ target }) => setIsListed(target.checked)}
        />
      )}
      <SwitchField
        name="isCollaborative"
        label={t`Others may help`}
        hint={t`People you invite can bring photos and stories. You look at them before they are shown.`}
        checked={isCollaborative}
        onChange={({ target }) => setIsCollaborative(target.checked)}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" state={finish.isPending ? 'loading' : 'idle'}>
          {isDraft ? <Trans>Create Memorial</Trans> : <Trans>Save</Trans>}
        </Button>
        {isDraft && (
          <Button variant="secondary" aria-disabled={finish.isPending} onClick={() => keep(false, onKept)}>
            <Trans>Keep it as a draft</Trans>
          </Button>
        )}
        <BackButton back={back} onBack={() => keep(false, () => back && navigate(back))} isBusy={finish.isPending} />
      </div>
    </form>
  );
}

type CardsProps = {
  isDraft: boolean;
  isMissing: boolean;
  privacy: MemorialPrivacy | null;
  onChoose: (privacy: MemorialPrivacy | null) => void;
};

function PrivacyCards({ isDraft, isMissing, privacy, onChoose }: CardsProps) {
  const { t, i18n } = useLingui();
  return (
    <RadioCards
      name="privacy"
      label={t`Who can see it`}
      hint={
        isDraft
          ? t`Nobody else sees it before you answer. You can change this at any time.`
          : t`You can change this at any time.`
      }
      problem={isMissing && !privacy ? t`Please choose who can see it` : undefined}
      defaultValue={privacy ?? undefined}
      cards={memorialPrivacies.map((value) => ({
        value,
        label: i18n._(privacyWords[value].title),
        description: i18n._(privacyWords[value].about),
      }))}
      onValueChange={(value) => onChoose(memorialPrivacies.find((each) => each === value) ?? privacy)}
    />
  );
}

/** A draft is for invited people by itself: that alone is no answer of its maker. */
function answeredBefore({ publishedAt, privacy }: Memorial): MemorialPrivacy | null {
  return publishedAt === null && privacy === 'invited' ? null : privacy;
}

function useFinish({ id }: Memorial) {
  const change = useChangeMemorial(id);
  const publish = usePublish(id);
  return useMutation({
    mutationFn: async ({ settled, isPublished }: { settled: MemorialInput; isPublished: boolean }) => {
      const kept = await change.mutateAsync(settled);
      return isPublished ? publish.mutateAsync(undefined) : kept;
    },
  });
}
