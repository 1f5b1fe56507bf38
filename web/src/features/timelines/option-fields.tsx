import { eventCategories, priorityLevels, type Timeline, timeframes } from '@evenlight/contract/timelines';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useFormContext } from 'react-hook-form';
import { CheckboxField } from '../../ui/forms/checkbox-field';
import { RadioCards } from '../../ui/forms/radio-cards';
import { SelectField } from '../../ui/forms/select-field';
import { fieldOf, idleOptions } from './idle-options';
import type { Options } from './timeline-options';
import { categoryHints, categoryWords, priorityWords } from './timeline-words';

/** A choice that would add nothing for this family says so. */
export function OptionFields({ counts }: Pick<Timeline, 'counts'>) {
  const { t, i18n } = useLingui();
  const idle = idleOptions(counts, useFormContext<Options>().watch());
  return (
    <>
      <fieldset className="min-w-0">
        <legend className="mb-3 font-semibold text-ui">
          <Trans>What to show</Trans>
        </legend>
        <div className="grid gap-4 sm:grid-cols-2">
          {eventCategories.map((category) => (
            <CheckboxField
              key={category}
              name={fieldOf[category]}
              label={i18n._(categoryWords[category])}
              hint={
                idle.categories.includes(category)
                  ? t`There is nothing of it in your days with what you chose.`
                  : i18n._(categoryHints[category])
              }
            />
          ))}
        </div>
      </fieldset>
      <RadioCards
        name="priorityLevel"
        isRequired={false}
        label={t`How much of it`}
        columns={3}
        cards={priorityLevels.map((level) => ({
          value: level,
          label: i18n._(priorityWords[level].name),
          description: idle.levels.includes(level)
            ? t`For your family this adds nothing.`
            : i18n._(priorityWords[level].hint),
        }))}
      />
      <SelectField
        name="timeframe"
        isRequired={false}
        isUnpraised
        className="max-w-80"
        label={t`How far ahead, from the day of the service`}
        options={timeframes.map((days) => ({
          value: String(days),
          label: idle.timeframes.includes(days)
            ? t`${plural(days, { one: '# day', other: '# days' })} (adds nothing for your family)`
            : t`${plural(days, { one: '# day', other: '# days' })}`,
        }))}
      />
    </>
  );
}

/** Nothing of it is expected of anybody. */
export function CustomFields({ customs }: Pick<Timeline, 'customs'>) {
  if (customs.length === 0) return null;
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1 font-semibold text-ui">
        <Trans>Customs you can add</Trans>
      </legend>
      <p className="mb-3 text-ink-2 text-sm">
        <Trans>Add one only if your family keeps it.</Trans>
      </p>
      <div className="grid gap-4">
        {customs.map(({ key, title, description }) => (
          <CheckboxField key={key} name={`optIns.${key}`} label={title} hint={description} />
        ))}
      </div>
    </fieldset>
  );
}
