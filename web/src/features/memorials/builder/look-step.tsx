// The last step: a look, and then the page is published or stays a draft.
import { type Memorial, type MemorialLook, memorialLooks } from '@evenlight/contract/memorials/memorial';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '../../../ui/base/button';
import { RadioCards } from '../../../ui/forms/radio-cards';
import { lookWords } from '../privacy-words';
import { useChangeMemorial, usePublish } from '../queries';
import { Refusal } from '../refusal';
import type { Previewed } from './preview';
import { BackButton } from './step-buttons';

type Props = {
  memorial: Memorial;
  back: string | null;
  onTyped: (typed: Partial<Previewed>) => void;
  onKept: (memorial: Memorial) => void;
};

export function LookStep({ memorial, back, onTyped, onKept }: Props) {
  const { t, i18n } = useLingui();
  const [look, setLook] = useState(memorial.look);
  const finish = useFinish(memorial);
  const navigate = useNavigate();

  function choose(value: string) {
    const chosen = memorialLooks.find((each) => each === value) ?? look;
    setLook(chosen);
    onTyped({ look: chosen });
  }

  const send = (isPublished: boolean) => finish.mutate({ look, isPublished }, { onSuccess: onKept });
  const goBack = () => finish.mutate({ look, isPublished: false }, { onSuccess: () => back && navigate(back) });
  return (
    <div className="grid gap-6">
      <Refusal error={finish.error} />
      <RadioCards
        name="look"
        label={t`Look`}
        columns={2}
        defaultValue={look}
        cards={memorialLooks.map((value) => ({
          value,
          label: i18n._(lookWords[value].title),
          description: i18n._(lookWords[value].about),
        }))}
        onValueChange={choose}
      />
      <div className="flex flex-wrap gap-3">
        {memorial.publishedAt ? (
          <Button state={finish.isPending ? 'loading' : 'idle'} onClick={() => send(false)}>
            <Trans>Save</Trans>
          </Button>
        ) : (
          <>
            <Button state={finish.isPending ? 'loading' : 'idle'} onClick={() => send(true)}>
              <Trans>Create Memorial</Trans>
            </Button>
            <Button variant="secondary" aria-disabled={finish.isPending} onClick={() => send(false)}>
              <Trans>Keep it as a draft</Trans>
            </Button>
          </>
        )}
        <BackButton back={back} onBack={goBack} isBusy={finish.isPending} />
      </div>
    </div>
  );
}

function useFinish({ id, version }: Memorial) {
  const change = useChangeMemorial(id);
  const publish = usePublish(id);
  return useMutation({
    mutationFn: async ({ look, isPublished }: { look: MemorialLook; isPublished: boolean }) => {
      const kept = await change.mutateAsync({ look, version });
      return isPublished ? publish.mutateAsync(undefined) : kept;
    },
  });
}
