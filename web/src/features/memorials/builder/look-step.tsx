import { type Memorial, memorialLooks } from '@evenlight/contract/memorials/memorial';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { Refusal } from '../../../parts/refusal';
import { RadioCards } from '../../../ui/forms/radio-cards';
import { lookWords } from '../privacy-words';
import { useChangeMemorial } from '../queries';
import type { Previewed } from './preview';
import { StepButtons } from './step-buttons';

type Props = {
  memorial: Memorial;
  back: string | null;
  /** Nothing is asked after it. */
  isLast: boolean;
  onTyped: (typed: Partial<Previewed>) => void;
  onKept: (memorial: Memorial) => void;
};

export function LookStep({ memorial, back, isLast, onTyped, onKept }: Props) {
  const { t, i18n } = useLingui();
  const [look, setLook] = useState(memorial.look);
  const change = useChangeMemorial(memorial.id);
  const navigate = useNavigate();

  function choose(value: string) {
    const chosen = memorialLooks.find((each) => each === value) ?? look;
    setLook(chosen);
    onTyped({ look: chosen });
  }

  const keep = (onSuccess: (kept: Memorial) => void) =>
    change.mutate({ look, version: memorial.version }, { onSuccess });
  return (
    <div className="grid gap-6">
      <Refusal error={change.error} />
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
      <StepButtons
        back={back}
        onBack={() => keep(() => back && navigate(back))}
        onNext={() => keep(onKept)}
        isBusy={change.isPending}
      >
        {isLast ? <Trans>Save</Trans> : undefined}
      </StepButtons>
    </div>
  );
}
