// Ashes that are divided: each part with its place, and who keeps it or takes it there.
import { ASHES_PARTS_MAX, AshesPart, partPlaces, type RestingPlace } from '@evenlight/contract/resting-places';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { KeptForm } from '../../parts/kept-form/kept-form';
import { Button } from '../../ui/base/button';
import { SelectField } from '../../ui/forms/select-field';
import { SubmitButton } from '../../ui/forms/submit-button';
import { TextField } from '../../ui/forms/text-field';
import { SaveProblem } from './choice';
import { useSaveRest } from './queries';
import { partNames } from './rest-words';

export function AshesParts({ rest }: { rest: RestingPlace }) {
  const { t, i18n } = useLingui();
  const { parts } = rest.words;
  const removing = useSaveRest(rest.planId);
  const [isAdding, setIsAdding] = useState(parts.length === 0);
  const without = (place: number) => parts.filter((_, other) => other !== place);
  return (
    <div className="mt-5">
      <p className="text-ink-2 text-ui">
        <Trans>Each part needs a permit that names its place.</Trans>
      </p>
      {parts.length > 0 && (
        <ul className="mt-3 border-line border-t">
          {parts.map((part, place) => {
            const name = i18n._(partNames[part.place]);
            const about = [name, part.where, part.keeper].filter(Boolean).join(', ');
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: a part has no name of its own, and two may say the same
              <li key={place} className="flex items-center justify-between gap-4 border-line border-b py-2">
                <p className="min-w-0 wrap-anywhere">{about}</p>
                <Button
                  variant="ghost"
                  size="small"
                  className="shrink-0"
                  aria-label={t`Remove: ${about}`}
                  state={removing.isPending ? 'loading' : 'idle'}
                  onClick={() => removing.mutate({ words: { parts: without(place) }, begun: rest })}
                >
                  <Trans>Remove</Trans>
                </Button>
              </li>
            );
          })}
        </ul>
      )}
      <SaveProblem error={removing.error} />
      {parts.length >= ASHES_PARTS_MAX ? null : isAdding ? (
        <NewPart rest={rest} onStored={() => setIsAdding(false)} />
      ) : (
        <Button variant="secondary" size="small" className="mt-4" onClick={() => setIsAdding(true)}>
          <Trans>Add a part</Trans>
        </Button>
      )}
    </div>
  );
}

function NewPart({ rest, onStored }: { rest: RestingPlace; onStored: () => void }) {
  const { t, i18n } = useLingui();
  const save = useSaveRest(rest.planId);
  return (
    <KeptForm
      name={`resting-place-${rest.planId}`}
      part="part"
      aria-label={t`Add a part`}
      className="mt-4"
      schema={AshesPart}
      defaultValues={{ place: 'home', where: '', keeper: '' }}
      mutation={save}
      inputOf={(part) => ({ words: { parts: [...rest.words.parts, part] }, begun: rest })}
      onStored={onStored}
    >
      <SelectField
        name="place"
        isUnpraised
        label={t`Where this part goes`}
        options={partPlaces.map((place) => ({ value: place, label: i18n._(partNames[place]) }))}
      />
      <TextField name="where" isUnpraised label={t`Which place`} autoComplete="off" />
      <TextField name="keeper" isUnpraised label={t`Who keeps it, or takes it there`} autoComplete="off" />
      <SubmitButton variant="secondary" size="small">
        <Trans>Add this part</Trans>
      </SubmitButton>
    </KeptForm>
  );
}
