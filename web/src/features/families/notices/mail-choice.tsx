// How often the group writes to somebody.
import { MailChoice as Choice, mailChoices } from '@evenlight/contract/families/notices';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { phraseFor } from '../../../platform/phrases';
import { SelectField } from '../../../ui/forms/select-field';
import { Notice } from '../../../ui/status/notice';
import { useFamilyNotices, useMailChoice } from './queries';

const choiceWords: Record<Choice, MessageDescriptor> = {
  'at-once': msg`At once, within a few minutes`,
  daily: msg`Once a day, in the morning`,
  quiet: msg`No mails`,
};

export function MailChoice() {
  const { t, i18n } = useLingui();
  const { data } = useFamilyNotices();
  const { mutate, variables, isPending, error } = useMailChoice();
  if (!data) return null;
  const phrase = phraseFor(error);
  return (
    <div className="mt-6 border-line border-t pt-5">
      <SelectField
        name="family-mails"
        label={t`Mails about what the others do`}
        isUnpraised
        value={isPending ? variables : data.mail}
        options={mailChoices.map((choice) => ({ value: choice, label: i18n._(choiceWords[choice]) }))}
        onChange={({ currentTarget }) => mutate(Choice.parse(currentTarget.value))}
      />
      <div role="status" className="mt-3 empty:hidden">
        {phrase && (
          <Notice tone="bad" title={<Trans>Your choice was not saved</Trans>}>
            {i18n._(phrase)}
          </Notice>
        )}
      </div>
    </div>
  );
}
