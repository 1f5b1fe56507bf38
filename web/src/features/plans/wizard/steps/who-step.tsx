// The first half of the first step: whom it is for. Nothing of it has to be answered.

import { NAME_MAX_LENGTH } from '@evenlight/contract/accounts';
import type { PlanningDraft } from '@evenlight/contract/drafts';
import { BRANCH_MAX_LENGTH, CALLED_NAME_MAX_LENGTH, knownRelations, PlanDetails } from '@evenlight/contract/plans';
import { PlanIntent } from '@evenlight/contract/traditions';
import { Way } from '@evenlight/contract/ways';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { ChoiceChips } from '../../../../ui/forms/choice-chips';
import { asKnownRelation, relationName } from '../../relation-words';
import { WayQuestion } from '../../ways/way-question';
import type { PlanningActions } from '../use-planning';
import { DraftTextField } from './draft-text-field';
import { IntentPictures } from './intent-pictures';

type Props = { draft: PlanningDraft; actions: Pick<PlanningActions, 'update' | 'chooseWay'> };

export function WhoStep({ draft, actions }: Props) {
  const { update, chooseWay } = actions;
  const place = useWhatCameEarly(actions);
  return (
    <div ref={place} className="grid max-w-2xl gap-4.5 sm:gap-7">
      <IntentPictures intent={draft.planIntent} onChoose={(planIntent) => update({ planIntent })} />
      <Names draft={draft} update={update} />
      <Relation draft={draft} update={update} />
      <WayQuestion way={draft.way} onChoose={chooseWay} />
    </div>
  );
}

type PartProps = { draft: PlanningDraft; update: PlanningActions['update'] };

// Names of people are written as they lead the pages later.
const nameLooks = '[&_input]:font-serif [&_input]:text-lg';

function Names({ draft: { personName, calledName, relation }, update }: PartProps) {
  const { t } = useLingui();
  const isMyself = relation === 'myself';
  return (
    // Side by side where both fit; letters may be twice as large.
    <div className="flex flex-wrap gap-x-3 gap-y-4">
      <DraftTextField
        name="personName"
        label={isMyself ? t`Your full name` : t`Their full name`}
        kept={personName}
        keepable={PlanDetails.shape.personName}
        maxLength={NAME_MAX_LENGTH}
        className={`grow-999 basis-40 ${nameLooks}`}
        onKeep={(text) => update({ personName: text })}
      />
      <DraftTextField
        name="calledName"
        label={isMyself ? t`You are called` : t`You call them`}
        kept={calledName}
        keepable={PlanDetails.shape.calledName}
        maxLength={CALLED_NAME_MAX_LENGTH}
        className={`grow basis-31 sm:basis-48 ${nameLooks}`}
        onKeep={(text) => update({ calledName: text })}
      />
    </div>
  );
}

function Relation({ draft: { relation, planIntent }, update }: PartProps) {
  const { t, i18n } = useLingui();
  const known = asKnownRelation(relation);
  const chosen = relation === '' ? null : (known ?? 'other');
  // Nobody plans for themselves after a death.
  const offered = knownRelations.filter(
    (one) => one !== 'myself' || planIntent === 'plan-ahead' || chosen === 'myself',
  );
  return (
    <div className="grid gap-4">
      <ChoiceChips
        name="relation"
        legend={<Trans>Who they are to you</Trans>}
        choices={offered.map((one) => ({ value: one, label: relationName(one, i18n) }))}
        value={chosen}
        onChoose={(one) => update({ relation: one })}
      />
      {chosen === 'other' && (
        <DraftTextField
          name="relation-words"
          label={t`In your own words`}
          hint={t`Such as aunt or neighbor. You can leave this open.`}
          kept={known ? '' : relation}
          keepable={PlanDetails.shape.relation}
          maxLength={BRANCH_MAX_LENGTH}
          className="max-w-xl"
          onKeep={(text) => update({ relation: text || 'other' })}
        />
      )}
    </div>
  );
}

/** Somebody may have chosen or typed while the page was still asleep. It counts. */
function useWhatCameEarly({ update, chooseWay }: Props['actions']) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const pressed = (name: string) =>
      place.current?.querySelector<HTMLInputElement>(`input[name=${name}]:checked:not([checked])`)?.value;
    // What stands there untouched is what the server wrote; this browser may keep something newer.
    function typed(field: 'personName' | 'calledName') {
      const box = place.current?.querySelector<HTMLInputElement>(`input[name=${field}]`);
      if (!box || box.value === box.defaultValue) return {};
      const { data } = PlanDetails.shape[field].safeParse(box.value.trim());
      return data === undefined ? {} : { [field]: data };
    }
    const intent = PlanIntent.safeParse(pressed('planIntent')).data;
    const relation = asKnownRelation(pressed('relation') ?? '');
    const early = {
      ...(intent ? { planIntent: intent } : {}),
      ...(relation ? { relation } : {}),
      ...typed('personName'),
      ...typed('calledName'),
    };
    if (Object.keys(early).length > 0) update(early);
    const way = Way.safeParse(pressed('way')).data;
    if (way) chooseWay(way);
  }, [update, chooseWay]);
  return place;
}
