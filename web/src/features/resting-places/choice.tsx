import type { RestingPlace, RestingPlaceWords } from '@evenlight/contract/resting-places';
import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react/macro';
import { phraseFor } from '../../platform/phrases';
import { Notice } from '../../ui/status/notice';
import { ChoiceButtons } from '../plans/deciding/choice-buttons';
import { isChangedMeanwhile, useSaveRest } from './queries';

type Chosen =
  | 'cemetery'
  | 'ownershipPaper'
  | 'opening'
  | 'container'
  | 'stone'
  | 'ashes'
  | 'seaFrom'
  | 'landKind'
  | 'permission';

type Props<Field extends Chosen> = {
  rest: RestingPlace;
  field: Field;
  label: string;
  /** In the order in which they are offered. */
  names: Record<RestingPlaceWords[Field], MessageDescriptor>;
  choices: readonly RestingPlaceWords[Field][];
  isLabelShown?: boolean;
};

/** Saved with the tap. */
export function Choice<Field extends Chosen>({ rest, field, label, names, choices, isLabelShown }: Props<Field>) {
  const { mutate, isPending, variables, error } = useSaveRest(rest.planId);
  const underWay: Partial<Pick<RestingPlaceWords, Field>> | undefined = isPending ? variables.words : undefined;
  return (
    <div className="mt-3 first:mt-0">
      {isLabelShown && <p className="mb-2 font-semibold text-ui">{label}</p>}
      <ChoiceButtons
        label={label}
        choices={choices}
        words={names}
        chosen={underWay?.[field] ?? rest.words[field]}
        onChoose={(choice) => mutate({ words: { [field]: choice } })}
      />
      <SaveProblem error={error} />
    </div>
  );
}

/** Its place is always there, so that it is read out when it comes. */
export function SaveProblem({ error }: { error: unknown }) {
  const { t, i18n } = useLingui();
  const phrase = phraseFor(error);
  const newest = t`Somebody of the family answered this meanwhile, and you see their answer. If it is not right, choose again.`;
  return (
    <div role="status" className="mt-3 empty:hidden">
      {phrase && (
        <Notice tone={isChangedMeanwhile(error) ? 'warn' : 'bad'}>
          {isChangedMeanwhile(error) ? newest : i18n._(phrase)}
        </Notice>
      )}
    </div>
  );
}
