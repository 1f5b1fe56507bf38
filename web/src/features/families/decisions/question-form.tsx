import { type DecisionKind, OPTION_MAX_LENGTH, QUESTION_MAX_LENGTH } from '@evenlight/contract/families/decisions';
import { Trans, useLingui } from '@lingui/react/macro';
import { WhileTyping } from '../../../parts/kept-form/kept-fields';
import { CallFailed } from '../../../platform/call';
import { fieldProblemsOf } from '../../../platform/phrases';
import { plainAmount } from '../../../platform/plain-amount';
import { ComboboxField } from '../../../ui/forms/combobox-field';
import { Form } from '../../../ui/forms/form';
import { SelectField } from '../../../ui/forms/select-field';
import { SubmitButton } from '../../../ui/forms/submit-button';
import { TextField } from '../../../ui/forms/text-field';
import { Notice } from '../../../ui/status/notice';
import { usePackages } from '../../catalogue/queries';
import { useFamilyPlan } from '../history/queries';
import { useVenueChoices } from './queries';
import { QuestionFields, type TypedQuestion } from './question-fields';

type Props = {
  kind: DecisionKind;
  atFirst: TypedQuestion;
  isBusy: boolean;
  error: unknown;
  problem: string | undefined;
  onTyped: (typed: Partial<TypedQuestion>) => void;
  onSend: (fields: QuestionFields) => void;
};

export function QuestionForm({ kind, atFirst, isBusy, error, problem, onTyped, onSend }: Props) {
  const { t } = useLingui();
  const { kind: _, ...defaultValues } = atFirst;
  // Said by its field: the time may go by while the rest is typed.
  const isLate = error instanceof CallFailed && error.problem?.code === 'decision.deadline_past';
  return (
    <Form
      aria-label={t`New question`}
      schema={QuestionFields}
      defaultValues={defaultValues}
      busy={isBusy}
      problem={isLate ? undefined : problem}
      fieldProblems={isLate ? { deadline: t`This moment has gone by. Choose a later one.` } : fieldProblemsOf(error)}
      onSubmit={onSend}
    >
      <WhileTyping onTyped={onTyped} />
      <TextField
        name="question"
        label={t`The question`}
        maxLength={QUESTION_MAX_LENGTH}
        autoComplete="off"
        dir="auto"
        isUnpraised
      />
      {kind === 'venues' && <VenueChoices />}
      {kind === 'packages' && <PackageChoices />}
      {kind === 'other' && <OwnWords />}
      <TextField
        name="deadline"
        type="datetime-local"
        label={t`Decided by (Pacific time)`}
        hint={t`Answers can be changed until then.`}
        isUnpraised
      />
      <SubmitButton className="justify-self-start">
        <Trans>Ask the family</Trans>
      </SubmitButton>
    </Form>
  );
}

function useChoiceLabels() {
  const { t } = useLingui();
  return [
    { name: 'first', label: t`First choice` },
    { name: 'second', label: t`Second choice` },
    { name: 'third', label: t`Third choice (optional)` },
  ];
}

function VenueChoices() {
  const { t } = useLingui();
  const labels = useChoiceLabels();
  const { data, isError } = useVenueChoices(true);
  const options = (data ?? []).map(({ id, name, location, minCost }) => {
    const price = plainAmount(minCost);
    return { value: id, label: t`${name}, ${location}, from ${price}` };
  });
  if (isError) return <NotRead />;
  return labels.map((texts) => (
    <ComboboxField key={texts.name} {...texts} options={options} placeholder={t`Choose a venue`} isUnpraised />
  ));
}

function PackageChoices() {
  const { t } = useLingui();
  const labels = useChoiceLabels();
  const plan = useFamilyPlan();
  const { packageTradition = null, way = 'undecided' } = plan.data ?? {};
  const { data, isError } = usePackages(packageTradition, way);
  // A simple offer of another way would change what happens with the body besides the package.
  const offers = (data ?? []).filter((offer) => offer.tier !== 'simple' || offer.way === way);
  const options = offers.map(({ tier, name, price }) => {
    const cost = plainAmount(price * 100);
    return { value: tier, label: t`${name}, ${cost}` };
  });
  if (isError || plan.isError) return <NotRead />;
  return labels.map((texts) => (
    <SelectField key={texts.name} {...texts} options={options} placeholder={t`Choose a package`} isUnpraised />
  ));
}

function NotRead() {
  return (
    <Notice tone="bad" role="alert">
      <Trans>
        What there is to choose from could not be read. What you typed stays here; close this and open it again.
      </Trans>
    </Notice>
  );
}

function OwnWords() {
  const { t } = useLingui();
  const labels = [...useChoiceLabels(), { name: 'fourth', label: t`Fourth choice (optional)` }];
  return labels.map((texts) => (
    <TextField key={texts.name} {...texts} maxLength={OPTION_MAX_LENGTH} autoComplete="off" dir="auto" isUnpraised />
  ));
}
