import { type Memorial, memorialPrivacies } from '@evenlight/contract/memorials/memorial';
import { useLingui } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { RadioCards } from '../../../ui/forms/radio-cards';
import { SwitchField } from '../../../ui/forms/switch-field';
import { privacyWords } from '../privacy-words';
import { useChangeMemorial } from '../queries';
import { Refusal } from '../refusal';
import { StepButtons } from './step-buttons';

type Props = { memorial: Memorial; back: string | null; onKept: (memorial: Memorial) => void };

export function PrivacyStep({ memorial, back, onKept }: Props) {
  const { t, i18n } = useLingui();
  const change = useChangeMemorial(memorial.id);
  const [privacy, setPrivacy] = useState(memorial.privacy);
  const [isListed, setIsListed] = useState(memorial.isListed);
  const [isCollaborative, setIsCollaborative] = useState(memorial.isCollaborative);
  const navigate = useNavigate();

  function keep(onSuccess: (kept: Memorial) => void) {
    change.mutate({ privacy, isListed: privacy === 'public' && isListed, isCollaborative }, { onSuccess });
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    keep(onKept);
  }

  return (
    <form onSubmit={submit} className="grid gap-6">
      <Refusal error={change.error} />
      <RadioCards
        name="privacy"
        label={t`Who can see it`}
        hint={t`You can change this at any time.`}
        defaultValue={privacy}
        cards={memorialPrivacies.map((value) => ({
          value,
          label: i18n._(privacyWords[value].title),
          description: i18n._(privacyWords[value].about),
        }))}
        onValueChange={(value) => setPrivacy(memorialPrivacies.find((each) => each === value) ?? privacy)}
      />
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
      <StepButtons back={back} onBack={() => keep(() => back && navigate(back))} isBusy={change.isPending} />
    </form>
  );
}
