// What only the family knows. Everything may be left open; the timeline then says less.
import type { Plan } from '@evenlight/contract/plans';
import type { Timeline } from '@evenlight/contract/timelines';
import { Trans, useLingui } from '@lingui/react/macro';
import { useFormContext } from 'react-hook-form';
import { today } from '../../platform/dates';
import { CheckboxField } from '../../ui/forms/checkbox-field';
import { DateField } from '../../ui/forms/date-field';
import { SelectField } from '../../ui/forms/select-field';
import { branchName, knownBranches } from '../plans/branch-words';

type Props = { plan: Plan; timeline: Timeline };

export function QuestionFields({ plan, timeline: { questions, answers } }: Props) {
  const { t } = useLingui();
  const { faithTradition, planIntent } = plan;
  // Whoever plans for themselves is not asked when they have died.
  const isAhead = planIntent === 'plan-ahead';
  const isAsked = { branch: questions.includes('branch'), veteran: questions.includes('veteran') };
  const hasWifeQuestion = questions.includes('surviving-wife');
  const hasAny = !isAhead || isAsked.branch || isAsked.veteran || hasWifeQuestion || answers.isUnusualWayConfirmed;
  if (!hasAny) return null;
  return (
    <fieldset className="grid min-w-0 gap-4">
      <legend className="mb-1 font-semibold text-ui">
        <Trans>What helps us to get the days right</Trans>
      </legend>
      <p className="-mt-2 text-ink-2 text-sm">
        <Trans>Leave open what you do not know or do not want to say.</Trans>
      </p>
      {isAsked.branch && <BranchField plan={plan} />}
      {!isAhead && (
        <DateField
          name="dateOfDeath"
          className="max-w-80"
          label={t`Date of death`}
          isRequired={false}
          isUnpraised
          max={today()}
        />
      )}
      {!isAhead && faithTradition === 'jewish' && <SunsetField />}
      {isAsked.veteran && <CheckboxField name="isVeteran" label={t`They served in the armed forces`} />}
      {hasWifeQuestion && <CheckboxField name="hasSurvivingWife" label={t`He is survived by his wife`} />}
      {answers.isUnusualWayConfirmed && (
        <CheckboxField
          name="isUnusualWayConfirmed"
          label={t`We have chosen a way that is not usual in our tradition`}
        />
      )}
    </fieldset>
  );
}

function BranchField({ plan: { faithTradition } }: { plan: Plan }) {
  const { t, i18n } = useLingui();
  return (
    <SelectField
      name="branch"
      className="max-w-80"
      label={t`Your branch`}
      isRequired={false}
      isUnpraised
      placeholder={t`Another, or not sure`}
      options={knownBranches(faithTradition).map((branch) => ({ value: branch, label: branchName(branch, i18n) }))}
    />
  );
}

/** The day begins in the evening there, so that one hour can move every date by a day. */
function SunsetField() {
  const { t } = useLingui();
  const hasDay = Boolean(useFormContext().watch('dateOfDeath'));
  if (!hasDay) return null;
  return (
    <SelectField
      name="afterSunset"
      className="max-w-80"
      label={t`Was it after sunset?`}
      isRequired={false}
      isUnpraised
      placeholder={t`Not sure`}
      options={[
        { value: 'no', label: t`No, before sunset` },
        { value: 'yes', label: t`Yes, after sunset` },
      ]}
    />
  );
}
