import { languages, locales } from '@evenlight/contract/languages';
import {
  RESOURCE_BODY_MAX_LENGTH,
  RESOURCE_SUMMARY_MAX_LENGTH,
  RESOURCE_TITLE_MAX_LENGTH,
  resourceCategories,
  resourceTypes,
  TAGS_MAX,
} from '@evenlight/contract/resources';
import { type PackagedTradition, packagedTraditions } from '@evenlight/contract/traditions';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { CheckboxField } from '../../../ui/forms/checkbox-field';
import { DateField } from '../../../ui/forms/date-field';
import { SelectField } from '../../../ui/forms/select-field';
import { TextArea } from '../../../ui/forms/text-area';
import { TextField } from '../../../ui/forms/text-field';
import { categoryNames, typeNames } from '../words';

const traditionNames: Record<PackagedTradition, MessageDescriptor> = {
  christian: msg`Christian`,
  jewish: msg`Jewish`,
  muslim: msg`Muslim`,
  hindu: msg`Hindu`,
  buddhist: msg`Buddhist`,
  sikh: msg`Sikh`,
  secular: msg`Secular`,
};

/** The address and the language of a text stay as they were once it has been kept. */
export function TextFields({ isNew }: { isNew: boolean }) {
  const { t, i18n } = useLingui();
  return (
    <>
      {isNew && <WhichFields />}
      <TextField name="title" label={t`Title`} maxLength={RESOURCE_TITLE_MAX_LENGTH} isUnpraised />
      <TextArea name="summary" label={t`Summary`} rows={2} maxLength={RESOURCE_SUMMARY_MAX_LENGTH} />
      <div className="grid gap-3 sm:grid-cols-3">
        <SelectField
          name="category"
          label={t`Category`}
          isUnpraised
          options={resourceCategories.map((value) => ({ value, label: i18n._(categoryNames[value]) }))}
        />
        <SelectField
          name="type"
          label={t`Type`}
          isUnpraised
          options={resourceTypes.map((value) => ({ value, label: i18n._(typeNames[value]) }))}
        />
        <DateField name="reviewedOn" label={t`Reviewed on`} isUnpraised />
      </div>
      <TextField name="tags" label={t`Topics`} hint={t`Up to ${TAGS_MAX}, with commas between them`} isUnpraised />
      <TraditionBoxes />
      <TextField
        name="related"
        label={t`Neighbors`}
        hint={t`The last part of their addresses, with commas between them; up to three`}
        isUnpraised
      />
      <TextArea name="sources" label={t`Sources`} hint={t`One on each line`} rows={3} />
      <TextArea
        name="body"
        label={t`Text`}
        hint={t`Markdown: ## headings, lists, > quotes, **bold**, links to our own pages and to phone numbers. A video exercise ends with ## Steps, and lines such as: - 4 in: Breathe in`}
        rows={18}
        maxLength={RESOURCE_BODY_MAX_LENGTH}
        // A text of a thousand words must not push the buttons out of reach.
        className="[&_textarea]:max-h-[70dvh]"
      />
    </>
  );
}

function WhichFields() {
  const { t } = useLingui();
  return (
    <div className="grid gap-3 sm:grid-cols-[minmax(0,1fr)_14rem]">
      <TextField
        name="slug"
        label={t`Address`}
        hint={t`Small letters with dashes, such as a-quiet-evening. It stays as it is.`}
        isUnpraised
      />
      <SelectField
        name="language"
        label={t`Language`}
        isUnpraised
        options={languages.map((value) => ({ value, label: locales[value].name }))}
      />
    </div>
  );
}

function TraditionBoxes() {
  const { i18n } = useLingui();
  return (
    <fieldset>
      <legend className="font-semibold text-ui">
        <Trans>Traditions</Trans>
      </legend>
      <p className="mb-2 text-ink-2 text-sm">
        <Trans>None, if the text is for everybody.</Trans>
      </p>
      <div className="mb-3 flex flex-wrap gap-x-6 gap-y-2">
        {packagedTraditions.map((tradition) => (
          <CheckboxField key={tradition} name={`traditions.${tradition}`} label={i18n._(traditionNames[tradition])} />
        ))}
      </div>
    </fieldset>
  );
}
